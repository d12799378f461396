import Files
import Localization
import Platform

/// The wording of the question about notes left by a program that ended unexpectedly.
package nonisolated struct RecoveryQuestion: Equatable, Sendable {
    package let title: String
    package let message: String

    /// The maximum number of notes that are named. Nobody reads more, and the window must have room for the answers, too.
    package static let maxNotes = 6

    /// Creates the question about notes, given their names and, if known, the times of their last changes.
    package init(about notes: [(name: String, lastChange: Moment?)], now: Moment = .now) {
        if notes.count == 1, let note = notes.first {
            title = localized("Recover “{name}”?", ["name": note.name])
            let reason = localized("Longpress quit before the changes were saved.")
            let time = note.lastChange.map {
                localized("Last changed {time}.", ["time": ChangeTime.words(for: $0, now)])
            }
            message = ([reason] + (time.map { [$0] } ?? [])).joined(separator: " ")
            return
        }
        title = localizedPlural("Recover {count} note?", "Recover {count} notes?", count: notes.count)
        let named = notes.count > Self.maxNotes ? notes.prefix(Self.maxNotes - 1) : notes[...]
        let reason = localized("Longpress quit before their changes were saved.")
        var lines = named.map { note in
            guard let lastChange = note.lastChange else { return localized("“{name}”", ["name": note.name]) }
            return localized(
                "“{name}”, last changed {time}", ["name": note.name, "time": ChangeTime.words(for: lastChange, now)])
        }
        let rest = notes.count - named.count
        if rest > 0 { lines.append(localizedPlural("… and {count} more.", "… and {count} more.", count: rest)) }
        message = "\(reason)\n\n" + lines.joined(separator: "\n")
    }

    /// What is known about the time of a note's last change.
    package struct Age: Equatable, Sendable {
        /// By the system clock, which can be set.
        package var lastChange: Moment?
        /// By the monotonic clock, which orders the changes of one boot.
        package var uptime: Uptime?
    }

    /// Returns notes in the order in which the question names them, the last changed first. Notes of one boot stay together, in
    /// the order of the monotonic clock, because the system clock may have been set in between.
    package static func sorted<Note>(_ notes: [Note], by age: (Note) -> Age) -> [Note] {
        // Each note without an uptime is a group of its own.
        let groups = Dictionary(grouping: notes.enumerated()) { number, note in
            age(note).uptime.map(\.start).flatMap { $0.isEmpty ? nil : $0 } ?? "\(number)"
        }.values.map { $0.map(\.element) }
        return groups.map { group in
            let latest = group.compactMap { age($0).lastChange }.max()
            let ordered = group.sorted { age($0).uptime?.microseconds ?? 0 > age($1).uptime?.microseconds ?? 0 }
            return (latest, ordered)
        }.sorted { one, other in
            guard let latest = one.0 else { return false }
            return other.0.map { $0 < latest } ?? true
        }.flatMap(\.1)
    }
}
