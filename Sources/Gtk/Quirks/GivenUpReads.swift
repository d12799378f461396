import CGtk

/// Has the reads of the clipboard that were given up take the first answers, so that the one that counts gets its own.
///
/// - Symptom: After a program that didn't answer, what the next one has on the clipboard is never pasted. Cancelling a read
///   doesn't end it, and GDK keeps it waiting for ever; it then takes the next answer of the same type for its own, whoever
///   that was for.
/// - Versions: seen with 4.8, on X11.
/// - Source: gdkselectioninputstream-x11.c.
/// - Test: `OtherProgramsClipboardTests.testOwnerThatNeverAnswersIsGivenUpAfterTheTimeLimitAndTheNextOneIsRead`.
/// - Remove when: a cancelled read from an owner that has stalled ends.
extension Clipboard {
    /// The reads that have been given up.
    static let givenUp = GivenUpCalls()

    /// Asks once more for each read that was given up: the first answers go to those, the next to the one that counts.
    /// As many as were given up are then waiting again.
    func askAgain(_ ask: (@escaping GAsyncReadyCallback) -> Void) {
        for _ in 0..<Self.givenUp.count { ask { _, _, _ in } }
    }
}
