import CGtk
import Localization
import Platform

extension File {
    /// The kind of a path that isn't a regular file.
    nonisolated enum SpecialKind {
        case folder, pipe, socket, device, other

        /// Makes the kind from a state; nil for a regular file.
        init?(_ state: stat) {
            switch state.st_mode & mode_t(S_IFMT) {
            case mode_t(S_IFREG): return nil
            case mode_t(S_IFDIR): self = .folder
            case mode_t(S_IFIFO): self = .pipe
            case mode_t(S_IFSOCK): self = .socket
            case mode_t(S_IFCHR), mode_t(S_IFBLK): self = .device
            default: self = .other
            }
        }

        /// A sentence that describes the kind, for the user.
        var sentence: String {
            switch self {
            case .folder: localized("It is a folder.")
            case .pipe: localized("It is a pipe.")
            case .socket: localized("It is a socket.")
            case .device: localized("It is a device.")
            case .other: localized("It isn’t a regular file.")
            }
        }
    }
}
