import Files
import Localization
import Platform

/// When something was changed, in words that stand within a sentence.
package nonisolated enum ChangeTime {
    /// The day and the time of a moment; the day by its name if it is today or yesterday.
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

    /// The time of a moment, without the day.
    static func time(of moment: Moment, hasHalfDays: Bool) -> String {
        moment.formatted(
            hasHalfDays ? localizedIn("time up to 12", "%-I:%M %p") : localizedIn("time up to 24", "%-H:%M"))
    }
}
