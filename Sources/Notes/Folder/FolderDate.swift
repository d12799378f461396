import Files
import Localization

/// When a note was changed, in as few words as a list has room for.
package nonisolated enum FolderDate {
    /// The time if it was today, the day's name within a week, or the date.
    package static func words(for moment: Moment, _ now: Moment, hasHalfDays: Bool = Moment.hasHalfDays) -> String {
        switch moment.days(until: now) {
        case 0: ChangeTime.time(of: moment, hasHalfDays: hasHalfDays)
        case 1: localized("Yesterday")
        case 2..<7: moment.formatted("%A")
        default: moment.formatted(localizedIn("short date", "%b %-d, %Y"))
        }
    }
}
