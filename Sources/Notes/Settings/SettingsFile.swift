import Files
import Localization
import Platform

/// The file with the settings. For use off the main thread: every call waits for the disk.
package nonisolated struct SettingsFile: Sendable {
    package let folder: StateFolder

    /// The user's settings file.
    package static let usual = SettingsFile(folder: .configuration("longpress"))

    private static let name: FileName = "settings"
    private static let damagedName: FileName = "settings.damaged"
    /// The maximum size in bytes: a hundred times what there is to store.
    private static let byteLimit = 4 << 20

    /// The result of reading the file.
    package enum Found: Equatable, Sendable {
        /// There is no file yet.
        case nothing
        case settings(StoredSettings)
        /// A newer version of the program wrote the file.
        case newer
        /// The file was damaged, and has been moved to the given path.
        case setAside(String)
        /// The file can't be read or moved, for the given reason.
        case unusable(String)
    }

    /// The path of the file, for messages.
    package var path: String { "\(folder.path)/\(Self.name)" }

    /// Reads the file, and sets a damaged one aside.
    package func read() -> Found {
        let bytes: [UInt8]
        do {
            guard try folder.names().contains(Self.name) else { return .nothing }
            bytes = try folder.read(Self.name, limit: Self.byteLimit)
        } catch {
            return .unusable((error as? PlatformError)?.message ?? localized("It can’t be read."))
        }
        do {
            return .settings(try StoredSettings(bytes))
        } catch StoredSettings.Problem.newer {
            return .newer
        } catch {
            return setAside()
        }
    }

    private func setAside() -> Found {
        // Files set aside earlier stay as they are.
        guard let taken = try? Set(folder.names()),
            let name = Self.damagedName.numbered.lazy.prefix(1000).first(where: { !taken.contains($0) })
        else {
            return .unusable(localized("It is damaged."))
        }
        do {
            try folder.rename(Self.name, name)
            return .setAside("\(folder.path)/\(name)")
        } catch {
            return .unusable(localized("It is damaged."))
        }
    }

    /// Writes the file atomically. Throws `PlatformError`.
    package func write(_ settings: StoredSettings) throws {
        try folder.make()
        try folder.replace(Self.name, with: settings.bytes)
    }
}
