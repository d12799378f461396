// Weak references at a fixed address, which GLib needs and Swift can't provide.
#pragma once

/// Makes an empty weak reference.
static inline GWeakRef *lp_new_weak_ref(void) {
  GWeakRef *reference = g_new(GWeakRef, 1);
  g_weak_ref_init(reference, NULL);
  return reference;
}

/// Frees a weak reference made by `lp_new_weak_ref`.
static inline void lp_free_weak_ref(gpointer reference) {
  g_weak_ref_clear((GWeakRef *)reference);
  g_free(reference);
}
