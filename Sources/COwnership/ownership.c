#define _GNU_SOURCE

#include "ownership.h"

#include <sys/syscall.h>
#include <unistd.h>

typedef struct {
  gpointer pointer;
  GDestroyNotify release;
  /// The number of nested main loop callbacks that were running (`g_main_depth`).
  int depth;
} LpDue;

/// The objects that this thread still has to release.
static _Thread_local GArray *dues;

/// The number of nested pieces of work that this thread is doing.
static _Thread_local int works;

static gboolean lp_is_gtk_thread(void) {
  // Determined once per thread: the two system calls take longer than the rest of a release.
  static _Thread_local enum { unknown, gtk, other } thread;
  if (thread == unknown) thread = getpid() == (pid_t)syscall(SYS_gettid) ? gtk : other;
  return thread == gtk;
}

static void lp_add_due(gpointer pointer, GDestroyNotify release, int depth) {
  if (dues == NULL) dues = g_array_new(FALSE, FALSE, sizeof(LpDue));
  LpDue due = {pointer, release, depth};
  g_array_append_val(dues, due);
}

static gboolean lp_has_dues(int depth) {
  if (dues == NULL) return FALSE;
  for (guint i = 0; i < dues->len; i++)
    if (g_array_index(dues, LpDue, i).depth >= depth) return TRUE;
  return FALSE;
}

/// Releases everything that became due in callbacks at a depth or deeper, in order, and whatever becomes due by that.
static void lp_give_back_dues(int depth) {
  while (lp_has_dues(depth)) {
    GArray *all = dues;
    dues = NULL;
    for (guint i = 0; i < all->len; i++) {
      LpDue due = g_array_index(all, LpDue, i);
      if (due.depth >= depth) due.release(due.pointer);
      else lp_add_due(due.pointer, due.release, due.depth);
    }
    g_array_unref(all);
  }
}

// A loop that runs within a callback releases nothing of that callback: its calls haven't returned.
static gboolean lp_prepare_dues(GSource *source, gint *timeout) {
  *timeout = -1;
  return lp_has_dues(g_main_depth() + 1);
}
static gboolean lp_check_dues(GSource *source) { return lp_has_dues(g_main_depth() + 1); }
static gboolean lp_dispatch_dues(GSource *source, GSourceFunc callback, gpointer data) {
  lp_give_back_dues(g_main_depth());
  return G_SOURCE_CONTINUE;
}

static void lp_add_gtk_due(gpointer pointer, GDestroyNotify release) {
  static GSource *source;
  static GSourceFuncs functions;
  if (source == NULL) {
    functions = (GSourceFuncs){.prepare = lp_prepare_dues, .check = lp_check_dues, .dispatch = lp_dispatch_dues};
    source = g_source_new(&functions, sizeof(GSource));
    g_source_set_static_name(source, "longpress: what is due");
    g_source_set_priority(source, G_PRIORITY_HIGH);
    g_source_attach(source, NULL);
  }
  // Outside all callbacks the program is only starting; its main loop will release that too.
  lp_add_due(pointer, release, MAX(g_main_depth(), 1));
}

void lp_begin_work(void) { works++; }

void lp_end_work(void) {
  if (--works > 0) return;
  lp_give_back_dues(0);
}

void lp_give_back(gpointer pointer, GDestroyNotify release) {
  if (lp_is_gtk_thread()) lp_add_gtk_due(pointer, release);
  else if (works > 0) lp_add_due(pointer, release, 0);
  else release(pointer);
}

static gboolean lp_unref_later(gpointer object) {
  g_object_unref(object);
  return G_SOURCE_REMOVE;
}
static void lp_unref_on_gtk_thread(gpointer object) { g_idle_add(lp_unref_later, object); }

void lp_release(gpointer object) {
  if (!lp_is_gtk_thread()) return lp_give_back(object, lp_unref_on_gtk_thread);
  // If others hold references, as is usual, there is nothing to wait for.
  if (g_atomic_int_get((volatile gint *)&((GObject *)object)->ref_count) > 1) return g_object_unref(object);
  lp_add_gtk_due(object, g_object_unref);
}
