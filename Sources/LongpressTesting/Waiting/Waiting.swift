import Dispatch

/// What is waited for, between two looks at it.
struct Waiting {
    private let description: String
    private let seconds: Double
    private let start = DispatchTime.now()
    private var least: Double
    /// How long to wait before the next look.
    private(set) var milliseconds = 0.0

    init(for description: String, upTo seconds: Double, every milliseconds: Double) {
        (self.description, self.seconds, least) = (description, seconds, milliseconds)
    }

    /// Looks at a value: returns it if it passes a test, and throws if the time is over.
    mutating func look<Value>(at value: () throws -> Value, until test: (Value) throws -> Bool) throws -> Value? {
        let look = DispatchTime.now()
        var seen = "something that was gone before it could be looked at"
        do {
            let (value, passes) = try Glance.at(thoroughly: start.elapsed > 0.25) {
                let value = try value()
                return (value, try test(value))
            }
            if passes { return value }
            seen = "\(value)"
        } catch let error as DBusError where error.isOfObject {
            // It went during the look, as an item of a menu that is composed anew: what is there now is looked at.
        }
        if start.elapsed >= seconds {
            throw TestFailure("waited \(seconds) s for \(description); last seen: \(seen)")
        }
        // Looking takes no more than a third of the time from what is waited for, and what hasn't come soon is looked for
        // more seldom.
        milliseconds = max(least, min(look.elapsed * 2000, 100))
        least = max(milliseconds, min(milliseconds * 1.25, 40))
        return nil
    }
}
