import CGtk

extension String {
    /// The text of a C string, which is freed by that; nil for none.
    package nonisolated init?(freeing text: UnsafeMutablePointer<CChar>?) {
        guard let text else { return nil }
        defer { g_free(text) }
        self.init(cString: text)
    }

    /// The text of a file that the kernel makes up, which nothing waits for; nil if there is none.
    package nonisolated init?(ofKernelFile path: String) {
        var text: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents(path, &text, nil, nil) != 0 else { return nil }
        self.init(freeing: text)
    }
}
