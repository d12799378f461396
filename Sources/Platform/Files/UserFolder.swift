import CGtk
import Synchronization

/// A folder of the person's own, by the XDG base directories (0.8). The program keeps its state and settings there, and GTK
/// and the libraries below it look there for themes, fonts, key tables and programs, on the main thread.
package nonisolated enum UserFolder: String, CaseIterable, Sendable {
    /// With their usual names in the home folder.
    case home = "", configuration = ".config", data = ".local/share", state = ".local/state", cache = ".cache"

    /// Where each is. The environment is asked once: what it says may be changed afterwards.
    private static let paths: [UserFolder: SystemPath] = {
        let home = path(in: "HOME") ?? g_get_home_dir().map { SystemPath($0) } ?? SystemPath("/")
        return Dictionary(
            uniqueKeysWithValues: allCases.map {
                ($0, path(in: $0.variable) ?? ($0 == .home ? home : home.child($0.rawValue)))
            })
    }()

    /// Where it is, whether its disk answers or not.
    package var path: SystemPath { Self.paths[self]! }

    /// Where libraries look for it.
    package var pathForLibraries: SystemPath {
        Self.changed.withLock { $0.keys.contains(variable) } ? SystemPath(Self.nowhere) : path
    }

    private static func path(in variable: String) -> SystemPath? {
        g_getenv(variable).flatMap { g_path_is_absolute($0) != 0 ? SystemPath($0) : nil }
    }

    private var variable: String {
        switch self {
        case .home: "HOME"
        case .configuration: "XDG_CONFIG_HOME"
        case .data: "XDG_DATA_HOME"
        case .state: "XDG_STATE_HOME"
        case .cache: "XDG_CACHE_HOME"
        }
    }

    // MARK: Disks that don't answer

    /// The folders whose disks don't answer within some milliseconds, of those that are looked at; empty if all do.
    package static func silent(among folders: [UserFolder] = allCases, within milliseconds: Int) async -> [SystemPath] {
        var silent: [SystemPath] = []
        let passed = changed.withLock { $0 }
        // What was passed over isn't looked at by anything.
        for folder in folders where passed[folder.variable] == nil && !silent.contains(where: folder.path.isIn) {
            let path = folder.path
            do {
                try await BlockingWork.run(at: File(path), timeLimit: milliseconds) { look(at: path, $0) }
            } catch {
                silent.append(path)
            }
        }
        return silent
    }

    /// How long the start waits for a disk, in milliseconds.
    private static let patience = 400
    /// The path that libraries get for a folder whose disk doesn't respond: it doesn't exist, and nobody can create it, not even
    /// root. (The same is true below `/dev/null`, but libraries complain about a path through a file.)
    static let nowhere = "/proc/nonexistent"
    /// What has been changed of the environment, and what it was; nil for what wasn't there.
    private static let changed = Mutex<[String: SystemPath?]>([:])

    /// Looks whether the disks answer that the folders are on, and returns those whose disks don't, without those in
    /// another one of them: libraries find nothing there from now on, rather than wait without end. Call it before
    /// anything else asks for the folders.
    package static func passOverSilent() -> [SystemPath] {
        let all = allCases.map(\.path)
        var silent: Set<Int> = []
        var next = 0
        while next < all.count {
            if silent.contains(where: { all[next].isIn(all[$0]) }) {
                silent.insert(next)
                next += 1
                continue
            }
            guard let index = firstSilent(of: all, from: next) else { break }
            silent.insert(index)
            next = index + 1
        }
        for index in silent { allCases[index].pass() }
        return silent.sorted().filter { one in !silent.contains { $0 != one && all[one].isIn(all[$0]) } }
            .map { all[$0] }
    }

    /// The position in the list of the first folder whose disk doesn't answer; nil if all do.
    private static func firstSilent(of paths: [SystemPath], from first: Int) -> Int? {
        let answers = Answers()
        let work = Worker(looking: { cancellation in
            for path in paths[first...] {
                look(at: path, cancellation)
                answers.count.add(1, ordering: .relaxed)
            }
            return true
        })
        while true {
            let before = answers.count.load(ordering: .relaxed)
            if work.value(within: patience) != nil { return nil }
            if answers.count.load(ordering: .relaxed) == before { return first + before }
        }
    }

    private final class Answers: Sendable {
        let count = Atomic(0)
    }

    /// Looks at what is in a folder: a network's answers from memory what it is itself.
    private static func look(at path: SystemPath, _ cancellation: Cancellation) {
        guard !cancellation.isCancelled, let folder = g_dir_open(path.characters, 0, nil) else { return }
        _ = g_dir_read_name(folder)
        g_dir_close(folder)
    }

    private func pass() { Self.change(variable, to: SystemPath(Self.nowhere)) }

    /// Changes a variable of this program's environment. The programs that it starts get the old value.
    static func change(_ variable: String, to value: SystemPath) {
        let before = g_getenv(variable).map { SystemPath($0) }
        changed.withLock { if $0[variable] == nil { $0[variable] = .some(before) } }
        g_setenv(variable, value.characters, 1)
    }

    /// What programs that are started have in place of this one's environment: for them the folders are where they are. Nil
    /// is for what they don't have.
    package static var environmentOfOthers: [String: SystemPath?] { changed.withLock { $0 } }
}

extension File {
    /// Asks the disk what a file is like; what it says doesn't matter.
    package nonisolated func look(_ cancellation: Cancellation) {
        guard !cancellation.isCancelled, let path = systemPath?.characters else { return }
        var state = stat()
        _ = lp_stat_path(path, &state)
    }
}
