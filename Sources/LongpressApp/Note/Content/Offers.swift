import Gtk

/// The forms in which a clipboard or drop offers the same thing, tried one after the other: a name promises nothing.
enum Offers {
    /// Returns what the first form comes to that has anything. One that fails gives way to the next; what the first
    /// threw is thrown if none has anything. At once that is `CancellationError`, and `TimeLimitReached`, as who
    /// doesn't answer for one form doesn't for another.
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
