import Files
import Localization
import Platform

/// The settings while the program runs. They are read once, in parallel with the rest of the start, and written soon after each
/// change.
package final class SettingsStore {
    package private(set) var settings = StoredSettings()
    /// A message about the file for the user; `nil` if there is no problem.
    package private(set) var message: String?

    /// Called when the settings have been read later than the first window could wait for them.
    package var onLate: () -> Void = {}
    /// Called with a message when the settings can't be saved; not again until saving succeeds.
    package var onFailure: (String) -> Void = { _ in }

    private let file: SettingsFile
    private var reading: Worker<SettingsFile.Found>?
    /// The changes made before the settings were read, which are then repeated.
    private var early: [(inout StoredSettings) -> Void] = []
    /// Whether the file may be written. A file of a newer version, or one that can't be read, stays as it is.
    private var mayWrite = false
    private var isDirty = false
    private var timer: Timer?
    private var task: Task<Void, Never>?
    private var hasFailed = false
    private let complain: (String) -> Void

    /// The longest time for which the first window waits for the disk, in milliseconds.
    private static let timeLimit = 80
    /// The longest time for which the settings are awaited after that, in milliseconds.
    private static let latest = 2000
    /// The interval at which the program then checks whether they have been read, in milliseconds.
    private static let interval = 20
    /// The delay between a change and writing it, in milliseconds.
    private static let delay = 500

    /// Begins to read the settings. `complain` is called with a line for standard error.
    package init(_ file: SettingsFile = .usual, complain: @escaping (String) -> Void) {
        (self.file, self.complain) = (file, complain)
        reading = Worker { file.read() }
    }

    /// Applies the settings that were read. Until then, the defaults apply.
    package func begin() {
        guard let reading else { return }
        if let found = reading.value(within: Self.timeLimit) { return apply(found) }
        Task {
            let end = Clock.milliseconds + Self.latest
            while Clock.milliseconds < end {
                await MainLoop.pause(milliseconds: Self.interval)
                guard let found = reading.value(within: 0) else { continue }
                apply(found)
                return onLate()
            }
            useDefaults(because: localized("The disk isn’t responding."))
        }
    }

    private func apply(_ found: SettingsFile.Found) {
        reading = nil
        switch found {
        case .nothing: mayWrite = true
        case .settings(let found): (settings, mayWrite) = (found, true)
        case .newer:
            message = localized("The settings are from a newer version of Longpress. Changes won’t be saved.")
            complain(
                localized("the settings are from a newer version and won’t be changed: {path}", ["path": file.path]))
        case .setAside(let path):
            mayWrite = true
            message = localized(
                "The settings can’t be read and were reset. The old settings are in {path}", ["path": path]
            )
            complain(localized("the settings can’t be read. They were moved to {path}", ["path": path]))
        case .unusable(let reason):
            message = localized(
                "The settings can’t be read. Changes won’t be saved. {reason}", ["reason": reason])
            useDefaults(because: reason)
        }
        let changes = early
        early = []
        for body in changes { change(body) }
    }

    /// Continues with the defaults. The file stays as it is.
    private func useDefaults(because reason: String) {
        (reading, early) = (nil, [])
        complain(
            localized("the settings can’t be read: {path}. {reason}", ["path": file.path, "reason": reason]))
    }

    /// Changes the settings, and schedules writing them.
    package func change(_ body: @escaping (inout StoredSettings) -> Void) {
        if reading != nil { early.append(body) }
        let before = settings
        body(&settings)
        guard settings != before, mayWrite else { return }
        isDirty = true
        if timer?.isPending != true, task == nil {
            timer = MainLoop.after(milliseconds: Self.delay) { [weak self] in self?.write() }
        }
    }

    /// Whether all changes are on the disk.
    package var isAtRest: Bool { !isDirty && task == nil }

    /// Writes pending changes now, and waits until they are on the disk.
    package func flush() async {
        timer?.cancel()
        while !isAtRest {
            if task == nil { write() }
            await task?.value
        }
    }

    private func write() {
        timer?.cancel()
        guard task == nil else { return }
        isDirty = false
        task = Task { [file, settings] in
            do {
                try await Self.write(settings, to: file)
                hasFailed = false
            } catch {
                let reason = (error as? PlatformError)?.message ?? localized("It can’t be saved.")
                if !hasFailed {
                    complain(
                        localized(
                            "the settings can’t be saved: {path}. {reason}", ["path": file.path, "reason": reason]))
                    onFailure(localized("The settings can’t be saved. {reason}", ["reason": reason]))
                }
                hasFailed = true
            }
            task = nil
            if isDirty { write() }
        }
    }

    private static func write(_ settings: StoredSettings, to file: SettingsFile) async throws {
        try await BlockingWork.run(at: file.folder.asFile, isNeeded: true, timeLimit: FileWait.writing) { _ in
            try file.write(settings)
        }
    }
}
