// The C library's translation functions, which Swift's own module of it lacks, and the file functions that find catalogues.
#pragma once

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Writes a line on standard error.
static inline void lp_tell(const char *line) {
  fputs(line, stderr);
  fflush(stderr);
}
