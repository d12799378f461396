// Weak references, which Swift can't put where GLib may find them.
#pragma once

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
