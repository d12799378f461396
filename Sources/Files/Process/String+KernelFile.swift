import CGtk
import Platform

extension String {
    /// Makes the text of a file that the kernel generates without waiting for a disk; nil if there is none.
    package nonisolated init?(ofKernelFile path: String) {
        var text: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents(path, &text, nil, nil) != 0 else { return nil }
        self.init(freeing: text)
    }
}
