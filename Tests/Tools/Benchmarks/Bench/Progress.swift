import Glibc

/// Shows the progress in one line that is overwritten. Writes only to a terminal, not to a file.
func showProgress(_ done: Int, of all: Int, _ what: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    writeError(done < all ? "\r\(what) \(done + 1) of \(all)" : "\r\u{1B}[K", terminator: "")
}
