import Platform

/// The thread on which unsaved work is written, and nothing else, so that work waiting for a disk elsewhere doesn't delay it.
@globalActor package actor JournalThread {
    package static let shared = JournalThread()
    private let thread = DedicatedThread()

    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
}
