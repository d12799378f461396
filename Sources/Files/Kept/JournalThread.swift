import Platform

/// The thread on which unsaved work is written, and nothing else: whatever waits for a disk elsewhere, this doesn't.
@globalActor package actor JournalThread {
    package static let shared = JournalThread()
    private let thread = OwnThread()

    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
}
