#pragma once

#include <longpress.h>
