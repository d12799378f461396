import CGtk

extension Object {
    /// Emits a signal of this object's, with a text if it takes one.
    package func emit(_ signal: String, _ text: String? = nil) {
        let type = lp_type_of(raw)
        var values = [GValue(), GValue()]
        g_value_init(&values[0], type)
        g_value_set_object(&values[0], raw)
        if let text {
            g_value_init(&values[1], lp_type_string())
            g_value_set_string(&values[1], text)
        }
        g_signal_emitv(values, g_signal_lookup(signal, type), 0, nil)
        for index in 0..<(text == nil ? 1 : 2) { g_value_unset(&values[index]) }
    }
}
