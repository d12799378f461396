import CGtk

extension Object {
    /// Emits a signal of this object, with a text if it has such a parameter.
    package func emit(_ signal: String, _ text: String? = nil) { lp_emit(raw, signal, text) }
}
