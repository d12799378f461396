import Gtk

/// The forms in which a clipboard or drop offers the same content, tried in order: the name of a form guarantees nothing.
enum Offers {
    /// Returns the value of the first form that has one. A form that fails gives way to the next; if none has a value, the first
    /// error is thrown. `CancellationError` and `TimeLimitReached` are thrown at once, because an owner that doesn't answer for
    /// one form doesn't answer for another.
    static func first<Value>(_ forms: [() async throws -> Value?]) async throws -> Value? {
        var failure: (any Error)?
        for form in forms {
            do {
                if let value = try await form() { return value }
            } catch let error where error is CancellationError || error is TimeLimitReached {
                throw error
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
        return nil
    }
}
