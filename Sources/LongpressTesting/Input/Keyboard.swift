/// The display's keyboard. Its input is real, and goes to the focused window. A key never overtakes an earlier press of a
/// button.
public final class Keyboard {
    private let connection: XConnection
    private let manager: WindowManager
    private let keys: KeyTable
    private var held: [UInt8] = []

    init(_ connection: XConnection, _ manager: WindowManager) {
        (self.connection, self.manager) = (connection, manager)
        keys = KeyTable(connection)
    }

    /// Presses and releases a key with its modifiers, as in `ctrl+c`, `shift+F10`, `Menu`, `ctrl+question`.
    ///
    /// The key is a character or an X key name (`Return`, `Escape`, `Down`, `Page_Down`); modifiers are `ctrl`, `shift`, `alt`
    /// and `super`.
    ///
    /// - Parameters:
    ///   - combination: The key with its modifiers.
    ///   - milliseconds: How long the key is down. It counts as one press in any case: the key isn't repeated.
    public func press(_ combination: String, lasting milliseconds: UInt = 0) throws {
        let codes = try codes(of: combination)
        try manager.wait()
        strike(codes, lasting: milliseconds)
    }

    /// Holds a key with its modifiers while `body` runs. The display repeats the key, as it does for users.
    public func holding(_ combination: String, _ body: () throws -> Void) throws {
        let codes = try codes(of: combination)
        try manager.wait()
        defer { for code in codes.reversed() { up(code) } }
        for code in codes { down(code) }
        try body()
    }

    /// Returns the keys to press for a combination, in order.
    private func codes(of combination: String) throws -> [UInt8] {
        let parts = combination == "+" ? ["plus"] : combination.split(separator: "+").map(String.init)
        var codes = try parts.dropLast().map(keys.modifier)
        guard let last = parts.last else { throw TestFailure("no key in \"\(combination)\"") }
        if let modifier = try? keys.modifier(last) {
            codes.append(modifier)
        } else {
            let key = try keys.key(named: last)
            if key.shifted, !codes.contains(keys.shift) { codes.append(keys.shift) }
            codes.append(key.code)
        }
        return codes
    }

    /// Types a text, character by character. A line break is Return, a tab is Tab.
    public func type(_ text: String) throws {
        try manager.wait()
        for scalar in text.unicodeScalars {
            let key = try keys.key(for: scalar)
            strike(key.shifted ? [keys.shift, key.code] : [key.code])
            pause(milliseconds: 2)
        }
    }

    /// The names of the keys that are down according to the display.
    package var down: [String] { keys.down }

    /// Releases every key that is still held.
    public func releaseAll() {
        for code in held.reversed() { up(code) }
    }

    /// Presses keys one after another, each while those before it are held, and releases them all.
    ///
    /// The server gets all of it at once, so that no key stays down if the test stops for a while. The server may stop for a
    /// while too, with the key down, and would then take the key for held. For this reason it doesn't repeat the last key.
    private func strike(_ codes: [UInt8], lasting milliseconds: UInt = 0) {
        guard let last = codes.last else { return }
        Glance.forget()
        connection.setRepeat(of: last, false)
        for code in codes { _ = connection.x.fakeKey(connection.display, UInt32(code), 1, 0) }
        for code in codes.reversed() {
            _ = connection.x.fakeKey(connection.display, UInt32(code), 0, code == last ? milliseconds : 0)
        }
        if !keys.isModifier(last) { connection.setRepeat(of: last, true) }
        connection.sync()
    }

    private func down(_ code: UInt8) {
        Glance.forget()
        held.append(code)
        _ = connection.x.fakeKey(connection.display, UInt32(code), 1, 0)
        connection.sync()
    }

    private func up(_ code: UInt8) {
        Glance.forget()
        held.removeAll { $0 == code }
        _ = connection.x.fakeKey(connection.display, UInt32(code), 0, 0)
        connection.sync()
    }
}
