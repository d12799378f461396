import Files
import Localization

/// Words for the time of a note's last change, short enough for a list.
package nonisolated enum FolderDate {
    /// Returns the time if it was today, “Yesterday”, the day's name within a week, or the date.
    package static func words(for moment: Moment, _ now: Moment, hasHalfDays: Bool = Moment.hasHalfDays) -> String {
        switch moment.days(until: now) {
        case 0: ChangeTime.time(of: moment, hasHalfDays: hasHalfDays)
        case 1: localized("Yesterday")
        case 2..<7: moment.formatted("%A")
        default: moment.formatted(localizedIn("short date", "%b %-d, %Y"))
        }
    }
}
