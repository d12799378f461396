import CGtk

extension String {
    /// Makes the text of a C string, and frees that; nil for a null pointer.
    package nonisolated init?(freeing text: UnsafeMutablePointer<CChar>?) {
        guard let text else { return nil }
        defer { g_free(text) }
        self.init(cString: text)
    }
}
