import TestSupport

extension AppTestCase {
    /// Holds a key for longer than any display waits before it repeats one, and expects one letter of it.
    func expectAHeldKeyToTypeOnce() throws {
        try write("")
        // Longer than any of them waits before it repeats a key: 660 ms at most.
        try app.keyboard.holding("a") { pause(milliseconds: 1000) }
        try app.keyboard.type("b")
        try expectText("ab")
    }
}
