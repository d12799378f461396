import CGtk
import Synchronization

/// A folder of the user, by the XDG base directories (0.8). The program stores its state and settings there, and GTK and the
/// libraries below it look there for themes, fonts, key tables and programs, on the main thread.
package nonisolated enum UserFolder: String, CaseIterable, Sendable {
    /// The values are the usual names in the home folder.
    case home = "", configuration = ".config", data = ".local/share", state = ".local/state", cache = ".cache"

    /// The paths of the folders. The environment is read once, because it may be changed afterwards.
    private static let paths: [UserFolder: SystemPath] = {
        let home = path(in: "HOME") ?? g_get_home_dir().map { SystemPath($0) } ?? SystemPath("/")
        return Dictionary(
            uniqueKeysWithValues: allCases.map {
                ($0, path(in: $0.variable) ?? ($0 == .home ? home : home.child($0.rawValue)))
            })
    }()

    /// The path, whether its disk responds or not.
    package var path: SystemPath { Self.paths[self]! }

    /// The path at which libraries look for the folder.
    package var pathForLibraries: SystemPath {
        isPassedOver ? SystemPath(Self.nowhere) : path
    }

    /// Whether the folder is skipped, so that libraries find nothing there.
    package var isPassedOver: Bool { Self.changed.withLock { $0.keys.contains(variable) } }

    /// Skips the folder: from now on libraries find nothing there.
    package func passOver() { Self.change(variable, to: SystemPath(Self.nowhere)) }

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

    /// The path that libraries get for a folder whose disk doesn't respond: it doesn't exist, and not even root can create it.
    /// (The same is true below `/dev/null`, but libraries complain about a path through a file.)
    static let nowhere = "/proc/nonexistent"
    /// The changed environment variables with their previous values; nil for those that weren't set.
    private static let changed = Mutex<[String: SystemPath?]>([:])

    /// Changes a variable of this program's environment. The programs that it starts get the old value.
    package static func change(_ variable: String, to value: SystemPath) {
        let before = g_getenv(variable).map { SystemPath($0) }
        changed.withLock { if $0[variable] == nil { $0[variable] = .some(before) } }
        g_setenv(variable, value.characters, 1)
    }

    /// The original values of changed variables, for the environment of programs that are started: for them the folders are at
    /// their real paths. Nil stands for a variable that wasn't set.
    package static var otherProgramsEnvironment: [String: SystemPath?] { changed.withLock { $0 } }
}
