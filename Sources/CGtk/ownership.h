// When what C has lent is given back.
//
// Swift may end an object right after its last use: after its pointer has been read, and before the C call that it was
// read for has returned. So nothing that a pointer may still lead to is given back at once. On GTK's thread it waits
// until the main loop comes round, elsewhere until the work that the thread does is over, as in an autorelease pool.
//
// Each Swift file that calls these functions gets its own copy of their variables, so only GivingBack.swift does.
#pragma once

typedef struct {
  gpointer pointer;
  GDestroyNotify release;
  /// How many of the main loop's callbacks were running, one in another (`g_main_depth`).
  int depth;
} LpDue;

/// What this thread has still to give back.
static inline GArray **lp_dues(void) {
  static _Thread_local GArray *dues;
  return &dues;
}

/// The work that this thread is doing, one within another.
static inline int *lp_works(void) {
  static _Thread_local int works;
  return &works;
}

static inline gboolean lp_is_gtk_thread(void) {
  // Asked once for each thread: the two calls of the system take longer than everything else that letting go takes.
  static _Thread_local enum { unknown, gtk, other } thread;
  if (thread == unknown) thread = getpid() == (pid_t)syscall(SYS_gettid) ? gtk : other;
  return thread == gtk;
}

static inline void lp_add_due(gpointer pointer, GDestroyNotify release, int depth) {
  GArray **dues = lp_dues();
  if (*dues == NULL) *dues = g_array_new(FALSE, FALSE, sizeof(LpDue));
  LpDue due = {pointer, release, depth};
  g_array_append_val(*dues, due);
}

static inline gboolean lp_has_dues(int depth) {
  GArray *dues = *lp_dues();
  if (dues == NULL) return FALSE;
  for (guint i = 0; i < dues->len; i++)
    if (g_array_index(dues, LpDue, i).depth >= depth) return TRUE;
  return FALSE;
}

/// Gives back what has become due in callbacks at a depth or deeper, in order, and what becomes due by that.
static inline void lp_give_back_dues(int depth) {
  while (lp_has_dues(depth)) {
    GArray *all = *lp_dues();
    *lp_dues() = NULL;
    for (guint i = 0; i < all->len; i++) {
      LpDue due = g_array_index(all, LpDue, i);
      if (due.depth >= depth) due.release(due.pointer);
      else lp_add_due(due.pointer, due.release, due.depth);
    }
    g_array_unref(all);
  }
}

// A loop that runs within a callback gives back nothing of that callback's: its calls haven't returned.
static gboolean lp_prepare_dues(GSource *source, gint *timeout) {
  *timeout = -1;
  return lp_has_dues(g_main_depth() + 1);
}
static gboolean lp_check_dues(GSource *source) { return lp_has_dues(g_main_depth() + 1); }
static gboolean lp_dispatch_dues(GSource *source, GSourceFunc callback, gpointer data) {
  lp_give_back_dues(g_main_depth());
  return G_SOURCE_CONTINUE;
}

static inline void lp_add_gtk_due(gpointer pointer, GDestroyNotify release) {
  static GSource *source;
  static GSourceFuncs functions;
  if (source == NULL) {
    functions = (GSourceFuncs){.prepare = lp_prepare_dues, .check = lp_check_dues, .dispatch = lp_dispatch_dues};
    source = g_source_new(&functions, sizeof(GSource));
    g_source_set_static_name(source, "longpress: what is due");
    g_source_set_priority(source, G_PRIORITY_HIGH);
    g_source_attach(source, NULL);
  }
  // Outside all callbacks a program only starts; its loop comes round for that, too.
  lp_add_due(pointer, release, MAX(g_main_depth(), 1));
}

/// Begins work on a thread other than GTK's.
static inline void lp_begin_work(void) { (*lp_works())++; }

/// Ends it, and gives back what has become due meanwhile.
static inline void lp_end_work(void) {
  if (--*lp_works() > 0) return;
  lp_give_back_dues(0);
}

/// Gives something back once no call that was made for its owner can be using it.
static inline void lp_give_back(gpointer pointer, GDestroyNotify release) {
  if (lp_is_gtk_thread()) lp_add_gtk_due(pointer, release);
  else if (*lp_works() > 0) lp_add_due(pointer, release, 0);
  else release(pointer);
}

static gboolean lp_unref_later(gpointer object) {
  g_object_unref(object);
  return G_SOURCE_REMOVE;
}
static void lp_unref_on_gtk_thread(gpointer object) { g_idle_add(lp_unref_later, object); }

/// Drops a reference to a GObject in the same way. A widget must end on GTK's thread, yet the Swift object that holds it
/// may end on any.
static inline void lp_release(gpointer object) {
  if (!lp_is_gtk_thread()) return lp_give_back(object, lp_unref_on_gtk_thread);
  // Others keep it: the usual case, in which there is nothing to wait for.
  if (g_atomic_int_get((volatile gint *)&((GObject *)object)->ref_count) > 1) return g_object_unref(object);
  lp_add_gtk_due(object, g_object_unref);
}

/// Makes an empty weak reference.
static inline GWeakRef *lp_new_weak_ref(void) {
  GWeakRef *reference = g_new(GWeakRef, 1);
  g_weak_ref_init(reference, NULL);
  return reference;
}

/// Ends one that `lp_new_weak_ref` made.
static inline void lp_free_weak_ref(gpointer reference) {
  g_weak_ref_clear((GWeakRef *)reference);
  g_free(reference);
}
