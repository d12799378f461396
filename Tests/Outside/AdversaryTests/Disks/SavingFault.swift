/// A step of saving that the system refuses.
struct SavingFault: Sendable {
    /// The calls that fail, and how, in strace's words.
    let injection: String
    /// What the person is told; nil if the note is saved all the same.
    let reason: String?

    private init(_ injection: String, _ reason: String?) { (self.injection, self.reason) = (injection, reason) }

    static let all = [
        // What is written may not be on the disk.
        SavingFault("fsync:error=EIO", "Input/output error"),
        SavingFault("fsync:error=ENOSPC", "The disk is full."),
        SavingFault("fsync:error=EDQUOT", "Disk quota exceeded"),
        // It is there, but can't get its name.
        SavingFault("rename,renameat,renameat2:error=EACCES", "You don’t have permission to write there."),
        SavingFault("rename,renameat,renameat2:error=EROFS", "The location is read-only."),
        SavingFault("rename,renameat,renameat2:error=EIO", "Input/output error"),
        // It can't have the mode that the file had: it is written in place.
        SavingFault("fchmod:error=EPERM", nil),
        // It can't be told to be somebody's who is writing it: some network folders can't.
        SavingFault("flock:error=ENOLCK", nil),
    ]
}
