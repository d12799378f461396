/// A system call of saving that fails.
struct SavingFault: Sendable {
    /// The failing calls and their errors, in strace's syntax.
    let injection: String
    /// The reason in the message; `nil` if the note is saved nevertheless.
    let reason: String?

    private init(_ injection: String, _ reason: String?) { (self.injection, self.reason) = (injection, reason) }

    static let all = [
        // The written content may not be on disk.
        SavingFault("fsync:error=EIO", "Input/output error"),
        SavingFault("fsync:error=ENOSPC", "The disk is full."),
        SavingFault("fsync:error=EDQUOT", "Disk quota exceeded"),
        // The file is written, but can't be renamed.
        SavingFault("rename,renameat,renameat2:error=EACCES", "You don’t have permission to write there."),
        SavingFault("rename,renameat,renameat2:error=EROFS", "The location is read-only."),
        SavingFault("rename,renameat,renameat2:error=EIO", "Input/output error"),
        // The file can't get its old mode: it is written in place.
        SavingFault("fchmod:error=EPERM", nil),
        // The file can't be locked while it is written: some network folders don't support locks.
        SavingFault("flock:error=ENOLCK", nil),
    ]
}
