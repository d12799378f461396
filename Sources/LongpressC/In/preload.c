/* Loaded into a program by longpress-in: once the program has initialized GTK 4 and runs its main loop, it has these menus.
 *
 * The program may load GLib and GTK long after its start, as one in Python does. So this library links neither. Instead, the two
 * functions at the end replace GLib's of the same name, and call these. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void *loaded(const char *library) { return dlopen(library, RTLD_LAZY | RTLD_NOLOAD); }

static void *glib(const char *function) {
  static void *library;
  if (!library) library = loaded("libglib-2.0.so.0");
  return library ? dlsym(library, function) : NULL;
}

/* Removes this library from the environment, so that programs that this one starts are left alone. */
static void forget(void) {
  const char *own = getenv("LONGPRESS_PRELOAD"), *all = getenv("LD_PRELOAD");
  if (!own || !all) return;
  size_t length = strlen(own);
  char *rest = calloc(strlen(all) + 1, 1);
  if (!rest) return;
  for (const char *part = all; *part;) {
    size_t size = strcspn(part, ": ");
    if (size && !(size == length && !strncmp(part, own, length))) {
      if (*rest) strcat(rest, ":");
      strncat(rest, part, size);
    }
    part += size + strspn(part + size, ": ");
  }
  if (*rest) setenv("LD_PRELOAD", rest, 1);
  else unsetenv("LD_PRELOAD");
  unsetenv("LONGPRESS_PRELOAD");
  free(rest);
}

static void say_why_not(const char *toolkit) {
  fprintf(stderr, "longpress-in: %s uses %s, not GTK 4, and keeps its own menus.\n", program_invocation_short_name, toolkit);
  forget();
}

static int take_number(struct dl_phdr_info *info, size_t size, void *number) {
  (void)size;
  *(unsigned long long *)number = info->dlpi_adds;
  return 1;
}

/* How many libraries have been loaded so far. */
static unsigned long long number_of_loads(void) {
  unsigned long long number = 0;
  dl_iterate_phdr(take_number, &number);
  return number;
}

static void take_over(void) {
  void *library = dlopen("liblongpress.so.0", RTLD_NOW | RTLD_LOCAL);
  void (*begin)(void) = library ? (void (*)(void))dlsym(library, "longpress_take_over") : NULL;
  forget();
  if (begin) begin();
}

/* Called at each turn of the main loop. Nothing is looked for unless a library has been loaded since it was last. */
static void look(void) {
  static int is_done;
  static int (*is_initialized)(void);
  static unsigned long long seen;
  if (is_done) return;
  unsigned long long number = number_of_loads();
  if ((number == seen && !is_initialized) || getpid() != gettid()) return;
  seen = number;
  int error = errno;
  void *gtk = is_initialized ? NULL : loaded("libgtk-4.so.1");
  if (gtk) is_initialized = (int (*)(void))dlsym(gtk, "gtk_is_initialized");
  if (is_initialized) {
    is_done = is_initialized();
    if (is_done) take_over();
  } else {
    const char *others[][2] = {
        {"libgtk-3.so.0", "GTK 3"}, {"libQt6Core.so.6", "Qt"}, {"libQt5Core.so.5", "Qt"}, {"libgtk-x11-2.0.so.0", "GTK 2"}};
    for (size_t other = 0; !is_done && other < sizeof others / sizeof *others; other++) {
      is_done = loaded(others[other][0]) != NULL;
      if (is_done) say_why_not(others[other][1]);
    }
  }
  errno = error;
}

int g_main_context_iteration(void *context, int may_block) {
  static int (*next)(void *, int);
  if (!next) next = (int (*)(void *, int))glib("g_main_context_iteration");
  look();
  return next(context, may_block);
}

void g_main_loop_run(void *loop) {
  static void (*next)(void *);
  if (!next) next = (void (*)(void *))glib("g_main_loop_run");
  look();
  next(loop);
}
