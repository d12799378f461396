// The connection to the display, checked before GDK does: GDK exits the program as soon as the connection is lost.
#pragma once

#include <dlfcn.h>
#include <gtk/gtk.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Returns the file descriptor of a display's connection, or -1 if it isn't known. The functions are looked up at run time:
/// those for X11 are deprecated since GTK 4.18 without a replacement, and either backend may be missing.
static inline int lp_display_descriptor(GdkDisplay *display) {
  typedef void *(*Connection)(GdkDisplay *);
  typedef int (*Descriptor)(void *);
  gboolean is_x11 = strcmp(G_OBJECT_TYPE_NAME(display), "GdkX11Display") == 0;
  gboolean is_wayland = strcmp(G_OBJECT_TYPE_NAME(display), "GdkWaylandDisplay") == 0;
  if (!is_x11 && !is_wayland) return -1;
  Connection connection;
  Descriptor descriptor;
  *(void **)&connection = dlsym(NULL, is_x11 ? "gdk_x11_display_get_xdisplay" : "gdk_wayland_display_get_wl_display");
  *(void **)&descriptor = dlsym(NULL, is_x11 ? "XConnectionNumber" : "wl_display_get_fd");
  return connection && descriptor ? descriptor(connection(display)) : -1;
}

typedef struct {
  GSource source;
  GPollFD poll;
  void (*lost)(void);
} LpHangUp;

static inline void lp_hang_up_look(GSource *source) {
  LpHangUp *watch = (LpHangUp *)source;
  struct pollfd now = {watch->poll.fd, 0, 0};
#ifdef POLLRDHUP
  now.events |= POLLRDHUP;
#else
  now.events |= 0x2000;
#endif
  if (poll(&now, 1, 0) > 0) watch->lost();
}

static gboolean lp_hang_up_prepare(GSource *source, gint *timeout) {
  *timeout = -1;
  lp_hang_up_look(source);
  return FALSE;
}

static gboolean lp_hang_up_check(GSource *source) {
  if (((LpHangUp *)source)->poll.revents) lp_hang_up_look(source);
  return FALSE;
}

static gboolean lp_hang_up_dispatch(GSource *source, GSourceFunc callback, gpointer data) { return G_SOURCE_CONTINUE; }

// The connection may also be lost during a call to the display: Xlib then calls a handler, and exits the program as soon as
// that returns.

typedef int (*LpIOErrorHandler)(void *display);

/// The handler that was set before, GDK's, which is called after this one.
static inline LpIOErrorHandler *lp_io_error_before(void) {
  static LpIOErrorHandler before;
  return &before;
}
static inline void (**lp_io_error_lost(void))(void) {
  static void (*lost)(void);
  return &lost;
}
static int lp_io_error(void *display) {
  // Ends the program after 5 seconds if the handler needs the display after all and hangs.
  alarm(5);
  (*lp_io_error_lost())();
  LpIOErrorHandler before = *lp_io_error_before();
  if (before) return before(display);
  exit(1);
}

/// Calls a function when a call to an X server fails because the connection is lost, before GDK exits the program.
static inline void lp_watch_io_errors(GdkDisplay *display, void (*lost)(void)) {
  LpIOErrorHandler (*set)(LpIOErrorHandler);
  if (strcmp(G_OBJECT_TYPE_NAME(display), "GdkX11Display") != 0) return;
  *(void **)&set = dlsym(NULL, "XSetIOErrorHandler");
  if (!set) return;
  *lp_io_error_lost() = lost;
  *lp_io_error_before() = set(lp_io_error);
}

/// Calls a function when the other end of a descriptor is closed, and again every time the main loop checks it from then on.
/// It runs before any other source checks the descriptor: GDK does so in its own prepare and check functions, and exits the
/// program there.
static inline void lp_watch_hang_up(int descriptor, void (*lost)(void)) {
  static GSourceFuncs functions = {lp_hang_up_prepare, lp_hang_up_check, lp_hang_up_dispatch, NULL, NULL, NULL};
  GSource *source = g_source_new(&functions, sizeof(LpHangUp));
  LpHangUp *watch = (LpHangUp *)source;
  watch->poll.fd = descriptor;
  watch->poll.events = G_IO_IN | G_IO_HUP | G_IO_ERR;
  watch->lost = lost;
  g_source_set_priority(source, G_PRIORITY_HIGH * 10);
  g_source_add_poll(source, &watch->poll);
  g_source_attach(source, NULL);
  g_source_unref(source);
}
