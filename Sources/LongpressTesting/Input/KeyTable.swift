/// A table of the keys by character and name. It assigns spare keys to characters that no key produces.
final class KeyTable {
    struct Key {
        let code: UInt8
        let shifted: Bool
    }

    private let connection: XConnection
    private var keys: [XID: Key] = [:]
    private var spare: [UInt8] = []
    private let modifierNames = ["ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L", "super": "Super_L"]

    /// The upper 16 bits of the symbols of special keys, such as those for a music player (XF86keysym.h). Newer keyboard
    /// layouts have such symbols on almost all keys that older layouts leave free.
    private static let specialKeys: XID = 0x1008

    init(_ connection: XConnection) {
        self.connection = connection
        var rarelyUsed: [UInt8] = []
        var (least, most): (Int32, Int32) = (8, 255)
        _ = connection.x.displayKeycodes(connection.display, &least, &most)
        for code in least...most {
            let code = UInt8(code)
            let plain = connection.x.keycodeToKeysym(connection.display, code, 0, 0)
            let shifted = connection.x.keycodeToKeysym(connection.display, code, 0, 1)
            if plain == 0, shifted == 0 { spare.append(code) }
            if plain >> 16 == Self.specialKeys { rarelyUsed.append(code) }
            if plain != 0, keys[plain] == nil { keys[plain] = Key(code: code, shifted: false) }
            if shifted != 0, keys[shifted] == nil { keys[shifted] = Key(code: code, shifted: true) }
        }
        // Spare keys are taken from the end.
        spare = rarelyUsed + spare
    }

    /// The names of the keys that are down.
    var down: [String] {
        var bits = [UInt8](repeating: 0, count: 32)
        _ = connection.x.queryKeymap(connection.display, &bits)
        return (0..<256).filter { bits[$0 / 8] >> ($0 % 8) & 1 == 1 }.map { code in
            let symbol = connection.x.keycodeToKeysym(connection.display, UInt8(code), 0, 0)
            return connection.x.keysymToString(symbol).map { String(cString: $0) } ?? "key \(code)"
        }
    }

    var shift: UInt8 { connection.x.keysymToKeycode(connection.display, symbol("Shift_L")) }

    func modifier(_ name: String) throws -> UInt8 {
        guard let key = modifierNames[name.lowercased()] else { throw TestFailure("\(name) isn't a modifier") }
        return connection.x.keysymToKeycode(connection.display, symbol(key))
    }

    /// Returns whether a key is a modifier. Displays don't repeat modifiers.
    func isModifier(_ code: UInt8) -> Bool {
        modifierNames.values.contains { connection.x.keysymToKeycode(connection.display, symbol($0)) == code }
    }

    func key(named name: String) throws -> Key {
        if name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first { return try key(for: scalar) }
        let symbol = symbol(name)
        guard symbol != 0 else { throw TestFailure("there is no key named \"\(name)\"") }
        return try key(making: symbol)
    }

    func key(for scalar: Unicode.Scalar) throws -> Key {
        switch scalar {
        case "\n", "\r": try key(named: "Return")
        case "\t": try key(named: "Tab")
        case " "..."~", "\u{A0}"..."\u{FF}": try key(making: XID(scalar.value))
        default: try key(making: XID(scalar.value) | 0x0100_0000)
        }
    }

    private func symbol(_ name: String) -> XID {
        connection.x.stringToKeysym(name)
    }

    private func key(making symbol: XID) throws -> Key {
        if let known = keys[symbol] { return known }
        guard !spare.isEmpty else { throw TestFailure("no spare key is left for key symbol \(symbol)") }
        // The spare key keeps its new meaning, because resetting it could take effect before the program reads the press.
        let code = spare.removeLast()
        var both: [XID] = [symbol, symbol]
        _ = connection.x.changeKeyboardMapping(connection.display, Int32(code), 2, &both, 1)
        connection.sync()
        let key = Key(code: code, shifted: false)
        keys[symbol] = key
        return key
    }
}
