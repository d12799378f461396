import Dispatch

/// The state of a wait between two checks.
struct Waiting {
    private let description: String
    private let seconds: Double
    private let start = DispatchTime.now()
    private var least: Double
    /// How long to wait before the next check.
    private(set) var milliseconds = 0.0

    init(for description: String, upTo seconds: Double, every milliseconds: Double) {
        (self.description, self.seconds, least) = (description, seconds, milliseconds)
    }

    /// Checks a value once. Returns it if it passes the test, `nil` if it doesn't, and throws if the time is over.
    mutating func look<Value>(at value: () throws -> Value, until test: (Value) throws -> Bool) throws -> Value? {
        let look = DispatchTime.now()
        var seen = "something that disappeared before it could be read"
        do {
            let (value, passes) = try Glance.at(thoroughly: start.elapsed > 0.25) {
                let value = try value()
                return (value, try test(value))
            }
            if passes { return value }
            seen = "\(value)"
        } catch let error as DBusError where error.isObjectError {
            // The object disappeared during the check, for example an item of a menu that is rebuilt. The next check sees its
            // successor.
        }
        if start.elapsed >= seconds {
            throw TestFailure("waited \(seconds) s for \(description); last seen: \(seen)")
        }
        // The checks take at most a third of the time, to leave the rest to the program under test, and become less frequent
        // the longer the wait lasts.
        milliseconds = max(least, min(look.elapsed * 2000, 100))
        least = max(milliseconds, min(milliseconds * 1.25, 40))
        return nil
    }
}
