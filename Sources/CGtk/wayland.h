// The Wayland pointer: functions that GDK's public interface lacks.
#pragma once

#include <dlfcn.h>
#include <gtk/gtk.h>
#include <stdint.h>
#include <string.h>

/// GDK's number of a button that no mouse has: that of the evdev code for a joystick's first button.
#define LP_NO_BUTTON 21
#define LP_NO_BUTTON_CODE 0x120

static inline gboolean lp_is_wayland(GdkDisplay *display) {
  return strcmp(G_OBJECT_TYPE_NAME(display), "GdkWaylandDisplay") == 0;
}

/// Returns whether a compositor offers a global object; false on any other display.
static inline gboolean lp_wayland_offers(GdkDisplay *display, const char *global) {
  if (!lp_is_wayland(display)) return FALSE;
  typedef gboolean (*Query)(GdkDisplay *, const char *);
  Query query;
  *(void **)&query = dlsym(NULL, "gdk_wayland_display_query_registry");
  return query && query(display, global);
}

/// Reports to GDK, as a compositor does, that the button LP_NO_BUTTON is released. GDK ends its grab of the pointer if no
/// other button is down, and delivers the release. The functions are looked up at run time: GTK may have been built without
/// Wayland.
static inline void lp_wayland_release_no_button(GdkDevice *device, guint32 time) {
  // The first members of wl_pointer_listener (wayland.xml); the events at its end aren't sent to a pointer of an older version.
  typedef struct {
    void (*enter)(void), (*leave)(void), (*motion)(void);
    void (*button)(void *data, void *pointer, uint32_t serial, uint32_t time, uint32_t code, uint32_t state);
    void (*axis)(void);
    void (*frame)(void *data, void *pointer);
  } Listener;
  void *(*pointer_of)(GdkDevice *), *(*data_of)(void *);
  const void *(*listener_of)(void *);
  *(void **)&pointer_of = dlsym(NULL, "gdk_wayland_device_get_wl_pointer");
  *(void **)&data_of = dlsym(NULL, "wl_proxy_get_user_data");
  *(void **)&listener_of = dlsym(NULL, "wl_proxy_get_listener");
  void *pointer = pointer_of && data_of && listener_of ? pointer_of(device) : NULL;
  const Listener *listener = pointer ? listener_of(pointer) : NULL;
  if (!listener || !listener->button || !listener->frame) return;
  void *data = data_of(pointer);
  // Completes the pending frame of an earlier input first.
  listener->frame(data, pointer);
  listener->button(data, pointer, 0, time, LP_NO_BUTTON_CODE, 0);
  listener->frame(data, pointer);
}
