import Foundation

/// The programs and folders that tests have left behind. They are ended and removed when the test process exits.
enum Leftovers {
    private struct State {
        var groups: Set<Int32> = []
        var folders: Set<String> = []
        var isWatching = false
    }

    nonisolated(unsafe) private static var state = State()
    private static let lock = NSLock()

    static func add(group: Int32) { change { $0.groups.insert(group) } }
    static func remove(group: Int32) { change { $0.groups.remove(group) } }
    static func add(folder: String) { change { $0.folders.insert(folder) } }
    static func remove(folder: String) { change { $0.folders.remove(folder) } }

    private static func change(_ body: (inout State) -> Void) {
        lock.withLock {
            body(&state)
            if !state.isWatching {
                state.isWatching = true
                atexit { Leftovers.clear() }
            }
        }
    }

    private static func clear() {
        RunningMainLoop.end()
        for group in state.groups { kill(-group, SIGKILL) }
        for folder in state.folders { try? FileManager.default.removeItem(atPath: folder) }
    }
}
