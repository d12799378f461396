import Glibc

/// A time on the monotonic clock, in nanoseconds.
typealias Instant = UInt64

/// Returns the current time on the monotonic clock.
func now() -> Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Returns the time since an earlier point, in milliseconds.
func milliseconds(since start: Instant) -> Double {
    Double(now() - start) / 1_000_000
}

/// Calls a function every `interval` microseconds until it returns an answer. Returns `nil` if there is none within `seconds`.
func repeatedly<Answer, Problem: Error>(
    seconds: Double, every interval: UInt32, _ answer: () throws(Problem) -> Answer?
) throws(Problem) -> Answer? {
    let start = now()
    while true {
        if let answer = try answer() { return answer }
        if milliseconds(since: start) > seconds * 1000 { return nil }
        usleep(interval)
    }
}
