import CGtk

extension String {
    /// The text of a C string, which is freed by that; nil for none.
    package nonisolated init?(freeing text: UnsafeMutablePointer<CChar>?) {
        guard let text else { return nil }
        defer { g_free(text) }
        self.init(cString: text)
    }
}
