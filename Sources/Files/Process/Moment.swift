import CGtk
import Platform

/// A moment, shown in the user's time zone.
package nonisolated struct Moment: Hashable, Comparable, Sendable {
    /// The seconds since the beginning of 1970, in universal time.
    package let seconds: Int

    package static var now: Moment { Moment(seconds: Int(g_get_real_time() / 1_000_000)) }

    package static func < (one: Moment, other: Moment) -> Bool { one.seconds < other.seconds }

    /// Returns the moment formatted by `g_date_time_format`, such as `%H:%M`, with the names of months in the process's language.
    package func formatted(_ form: String) -> String {
        guard let time = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
        defer { g_date_time_unref(time) }
        return String(freeing: g_date_time_format(time, form)) ?? ""
    }

    /// The number of the day in the local time zone, which increases by one each day.
    private var day: Int {
        guard let time = g_date_time_new_from_unix_local(gint64(seconds)) else { return 0 }
        defer { g_date_time_unref(time) }
        var (year, month, day) = (gint(0), gint(0), gint(0))
        g_date_time_get_ymd(time, &year, &month, &day)
        // Uses midnights of universal time, because its days all have the same number of seconds.
        guard let midnight = g_date_time_new_utc(year, month, day, 0, 0, 0) else { return 0 }
        defer { g_date_time_unref(midnight) }
        return Int(g_date_time_to_unix(midnight)) / 86400
    }

    /// Returns the number of midnights from this moment to another; negative if that is earlier.
    package func days(until other: Moment) -> Int { other.day - day }

    /// Whether the user's locale has a 12-hour clock.
    package static var hasHalfDays: Bool { lp_has_half_days() != 0 }
}

nonisolated extension File {
    /// Returns the time of a local file's last change; nil if there is no file, or the time is unknown.
    package func lastChange(_ cancellation: Cancellation) -> Moment? {
        guard let path = systemPath?.characters else { return nil }
        var state = stat()
        guard lp_stat_path(path, &state) >= 0 else { return nil }
        return Moment(seconds: Int(lp_modified(&state) / 1_000_000_000))
    }
}
