import Files
import Localization
import Platform

/// Words for the time of a change, for use within a sentence.
package nonisolated enum ChangeTime {
    /// Returns the date and time of a moment, with “today” or “yesterday” for those days.
    package static func words(for moment: Moment, _ now: Moment, hasHalfDays: Bool = Moment.hasHalfDays) -> String {
        let time = time(of: moment, hasHalfDays: hasHalfDays)
        switch moment.days(until: now) {
        case 0: return localized("today at {time}", ["time": time])
        case 1: return localized("yesterday at {time}", ["time": time])
        default:
            return localized(
                "on {date} at {time}", ["date": moment.formatted(localizedIn("date", "%B %-d, %Y")), "time": time])
        }
    }

    /// Returns the time of a moment, without the day.
    static func time(of moment: Moment, hasHalfDays: Bool) -> String {
        moment.formatted(
            hasHalfDays ? localizedIn("time up to 12", "%-I:%M %p") : localizedIn("time up to 24", "%-H:%M"))
    }
}
