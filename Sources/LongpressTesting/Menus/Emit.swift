import CGtk
package import Platform

/// Emits a signal without arguments.
@MainActor
package func emit(_ signal: String, on object: Object) {
    var value = GValue()
    g_value_init(&value, lp_type_of(object.raw))
    g_value_set_object(&value, object.raw)
    g_signal_emitv(&value, g_signal_lookup(signal, lp_type_of(object.raw)), 0, nil)
    g_value_unset(&value)
}
