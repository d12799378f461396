// The C library's translations, which Swift's own module of it lacks, and the file and folder that they are found by.
#pragma once

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Writes a whole line on standard error.
static inline void lp_tell(const char *line) {
  fputs(line, stderr);
  fflush(stderr);
}
