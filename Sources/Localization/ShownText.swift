/// Makes text from outside safe to show: names of files, options, variables, messages of libraries and other programs, and
/// errors that quote any of these.
///
/// The result can't send commands to a terminal, add lines of its own, or change the direction of the words around it. Each
/// scalar that can't be shown as it is becomes one visible sign. Text that has already been made safe isn't changed again.
package enum ShownText {
    /// Returns the text on one line, as for a title, a menu item, or a line on standard error.
    package static func line(_ text: String) -> String { fit(text, keepsBreaks: false) }

    /// Returns the text with its own line breaks and tabs, as for a message in several lines.
    package static func lines(_ text: String) -> String { fit(text, keepsBreaks: true) }

    /// Returns the program's own text with values for its names in braces, each on one line and with a direction of its own. A
    /// name without a value stays as it is, and a value whose name isn't in the text is left out, so that a translation can't
    /// do harm. Values aren't searched for names.
    package static func filled(_ text: String, _ values: [String: String]) -> String {
        Placeholders.fill(text, values)
    }

    private static func fit(_ text: String, keepsBreaks: Bool) -> String {
        if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
        func stays(_ scalar: Unicode.Scalar) -> Bool { keepsBreaks && (scalar == "\n" || scalar == "\t") }
        guard text.unicodeScalars.contains(where: { $0.isIsolating || sign(for: $0) != nil && !stays($0) }) else {
            return text
        }
        var scalars: [Unicode.Scalar] = []
        // An isolate without an end would include the text that follows, and an end without a beginning would close the
        // isolate around the text.
        var open: [Int] = []
        for scalar in text.unicodeScalars {
            var scalar = stays(scalar) ? scalar : sign(for: scalar) ?? scalar
            if scalar == isolateEnd {
                if open.popLast() == nil { scalar = unknown }
            } else if scalar.isIsolating {
                open.append(scalars.count)
            } else if scalar == "\n" {
                for index in open { scalars[index] = unknown }
                open = []
            }
            scalars.append(scalar)
        }
        for index in open { scalars[index] = unknown }
        var fit = String.UnicodeScalarView()
        fit.append(contentsOf: scalars)
        return String(fit)
    }

    /// The sign that replaces a scalar which isn't shown as it is: a control character, a line break, or one that changes the
    /// direction of all that follows. Nil for any other scalar.
    private static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        // Unicode has pictures of control characters.
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: "\u{2421}"
        case 0x85, 0x2028, 0x2029: "\u{2424}"
        case 0x80...0x9F, 0x202A...0x202E, 0x206A...0x206F, 0xFFF9...0xFFFB: unknown
        default: nil
        }
    }

    private static let unknown: Unicode.Scalar = "\u{FFFD}"
    static let isolateEnd: Unicode.Scalar = "\u{2069}"

    // MARK: Directions

    /// Returns a line in a directional isolate, so that it can stand among words of the program without changing their order.
    static func isolated(_ line: String) -> String { "\u{2068}\(line)\u{2069}" }

    /// Returns whether a text contains right-to-left letters or characters that set a direction.
    static func mayTurn(_ text: String) -> Bool {
        !text.utf8.allSatisfy { $0 < 0x80 }
            && text.unicodeScalars.contains { scalar in
                switch scalar.value {
                case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
                case 0x200F: true
                default: scalar.isIsolating
                }
            }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar begins or ends a directional isolate.
    fileprivate var isIsolating: Bool { 0x2066...0x2069 ~= value }
}
