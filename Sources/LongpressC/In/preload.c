/* Loaded into a program by longpress-in: after a GTK 4 program has shown its first window, it gets these menus.
 *
 * A program may load GLib and GTK long after its start, such as one in Python. So this library links neither. Instead, the two
 * functions at the end override GLib's functions of the same name, and call them. */
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

/* Removes this library from the environment, so that other programs started by this one aren't affected. */
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

/* Returns the number of libraries loaded so far. */
static unsigned long long number_of_loads(void) {
  unsigned long long number = 0;
  dl_iterate_phdr(take_number, &number);
  return number;
}

/* GTK's handle, and a function of GTK or a library that it depends on, with its type. */
static void *gtk;
#define GTK(type, name) ((type)dlsym(gtk, #name))

static int is_begun;

/* Loads the library and gives the program its menus. */
static int begin(void *data) {
  (void)data;
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  void (*take_over)(void) = library ? (void (*)(void))dlsym(library, "longpress_take_over") : NULL;
  if (take_over) take_over();
  return 0;
}

/* Called when a window has shown its first frame, without having delayed it. Input to the window is processed after this. */
static void painted(void *clock, void *data) {
  (void)data;
  GTK(unsigned (*)(void *, int, unsigned, unsigned, void *, void *, void *), g_signal_handlers_disconnect_matched)
  (clock, 1 << 3 /* by its function */, 0, 0, NULL, (void *)painted, NULL);
  if (is_begun) return;
  is_begun = 1;
  GTK(void (*)(void *), gdk_display_flush)(GTK(void *(*)(void), gdk_display_get_default)());
  GTK(unsigned (*)(int, int (*)(void *), void *, void *), g_idle_add_full)(-100 /* before input */, begin, NULL, NULL);
}

/* Waits for the first frame of a window that is on screen. */
static void follow(void *window) {
  void *surface = GTK(void *(*)(void *), gtk_native_get_surface)(window);
  void *clock = surface ? GTK(void *(*)(void *), gdk_surface_get_frame_clock)(surface) : NULL;
  if (!clock) return;
  if (GTK(long long (*)(void *), gdk_frame_clock_get_frame_counter)(clock) >= 0) painted(clock, NULL);
  else
    GTK(unsigned long (*)(void *, const char *, void (*)(void *, void *), void *, void *, int), g_signal_connect_data)
  (clock, "after-paint", painted, NULL, NULL, 0);
}

/* Called for each widget that is mapped, until the program has its menus. */
static int mapped(void *hint, unsigned count, const void *values, void *data) {
  (void)hint, (void)count, (void)data;
  void *widget = GTK(void *(*)(const void *), g_value_get_object)(values);
  size_t window = GTK(size_t (*)(void), gtk_window_get_type)();
  if (GTK(int (*)(void *, size_t), g_type_check_instance_is_a)(widget, window)) follow(widget);
  return !is_begun;
}

/* Begins when a window has shown its first frame. */
static void begin_after_first_frame(void) {
  size_t type = GTK(size_t (*)(void), gtk_widget_get_type)();
  void *windows = GTK(void *(*)(void), gtk_window_get_toplevels)(), *window;
  for (unsigned each = 0; (window = GTK(void *(*)(void *, unsigned), g_list_model_get_item)(windows, each)); each++) {
    if (GTK(int (*)(void *), gtk_widget_get_mapped)(window)) follow(window);
    GTK(void (*)(void *), g_object_unref)(window);
  }
  /* The class's signals exist only after it is first used. */
  GTK(void *(*)(size_t), g_type_class_ref)(type);
  unsigned map = GTK(unsigned (*)(const char *, size_t), g_signal_lookup)("map", type);
  GTK(unsigned long (*)(unsigned, unsigned, int (*)(void *, unsigned, const void *, void *), void *, void *),
      g_signal_add_emission_hook)
  (map, 0, mapped, NULL, NULL);
}

/* Called at each turn of the main loop. Searches only if a library has been loaded since the last time. */
static void look(void) {
  static int is_done;
  static int (*is_initialized)(void);
  static unsigned long long seen;
  if (is_done) return;
  unsigned long long number = number_of_loads();
  if ((number == seen && !is_initialized) || getpid() != gettid()) return;
  seen = number;
  int error = errno;
  if (!gtk) gtk = loaded("libgtk-4.so.1");
  if (gtk) is_initialized = GTK(int (*)(void), gtk_is_initialized);
  if (is_initialized) {
    is_done = is_initialized();
    if (is_done) {
      forget();
      begin_after_first_frame();
    }
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
