import Glibc

/// One line on a terminal that is written over, and nothing into a file.
func showProgress(_ done: Int, of all: Int, _ what: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    writeError(done < all ? "\r\(what) \(done + 1) of \(all)" : "\r\u{1B}[K", terminator: "")
}
