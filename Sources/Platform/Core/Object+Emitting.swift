import CGtk

extension Object {
    /// Emits a signal of this object's, with a text if it takes one.
    package func emit(_ signal: String, _ text: String? = nil) { lp_emit(raw, signal, text) }
}
