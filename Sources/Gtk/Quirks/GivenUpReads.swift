import CGtk

/// Repeats clipboard reads that were abandoned, so that they receive the first replies and the current read receives its own.
///
/// - Symptom: After a program that owns the clipboard hasn't replied, the content of the next owner is never pasted. Cancelling a
///   read doesn't end it: GDK keeps it waiting for ever. It then takes the next reply of the same type, even if that was for
///   another read.
/// - Versions: seen with 4.8, on X11.
/// - Source: gdkselectioninputstream-x11.c.
/// - Test: `OtherProgramsClipboardTests.testAnUnresponsiveOwnerTimesOutAndTheNextOneIsRead`.
/// - Remove when: a cancelled read from an unresponsive owner ends.
extension Clipboard {
    /// The reads that have been abandoned.
    static let abandoned = AbandonedCalls()

    /// Repeats the request once for each abandoned read: the first replies go to the abandoned reads, the next one to the current
    /// read. Afterwards, the same number of reads is waiting again.
    func retry(_ ask: (@escaping GAsyncReadyCallback) -> Void) {
        for _ in 0..<Self.abandoned.count { ask { _, _, _ in } }
    }
}
