/// A system call of a program, as reported by strace.
public struct SystemCall: Sendable, CustomStringConvertible {
    /// The thread that made the call.
    public let thread: Int32
    /// The name of the call.
    public let name: String
    /// The arguments, as strace writes them.
    public let arguments: [String]
    /// The result; -1 if the call failed.
    public let result: Int

    /// The call without its thread, for messages.
    public var description: String {
        let words = arguments.map { argument in
            guard let bytes = Self.bytes(argument) else { return argument }
            return bytes.count > 80 ? "\(bytes.count) bytes" : "“\(String(decoding: bytes, as: UTF8.self))”"
        }
        return "\(name)(\(words.joined(separator: ", "))) = \(result)"
    }

    /// Returns an argument as a number; 0 if it isn't one.
    public func number(_ index: Int) -> Int { arguments.indices.contains(index) ? Int(arguments[index]) ?? 0 : 0 }

    /// Returns an argument as a file mode, which strace writes in octal digits.
    public func mode(_ index: Int) -> UInt32 {
        arguments.indices.contains(index) ? UInt32(arguments[index], radix: 8) ?? 0 : 0
    }

    /// Returns the bytes of an argument.
    public func bytes(_ index: Int) -> [UInt8] {
        arguments.indices.contains(index) ? Self.bytes(arguments[index]) ?? [] : []
    }

    /// Returns an argument as text, such as a path.
    public func text(_ index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

    /// Returns whether an argument has a flag.
    public func has(_ flag: String, _ index: Int) -> Bool {
        arguments.indices.contains(index) && arguments[index].split(separator: "|").contains { $0 == flag }
    }

    private static func bytes(_ argument: String) -> [UInt8]? {
        guard argument.hasPrefix("\""), argument.hasSuffix("\"") else { return nil }
        return argument.dropFirst().dropLast().split(separator: "\\x").map { UInt8($0, radix: 16) ?? 0 }
    }

    // MARK: Reading

    /// Parses the output of strace with the options `-f -xx`, and returns the calls in the order in which they ended.
    public static func all(in log: String) -> [SystemCall] {
        var begun: [Substring: Substring] = [:]
        return log.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 1)
            guard words.count == 2, let thread = Int32(words[0]) else { return nil }
            var rest = words[1].drop { $0 == " " }
            // A call of another thread interrupts this one's line.
            if let start = rest.firstRange(of: " <unfinished ...>") {
                begun[words[0]] = rest[..<start.lowerBound]
                return nil
            }
            if rest.hasPrefix("<... "), let end = rest.firstRange(of: " resumed>") {
                rest = (begun.removeValue(forKey: words[0]) ?? "") + rest[end.upperBound...]
            }
            return SystemCall(thread: thread, String(rest))
        }
    }

    private init?(thread: Int32, _ text: String) {
        guard let open = text.firstIndex(of: "("), let equals = text.ranges(of: " = ").last,
            let close = text[..<equals.lowerBound].lastIndex(of: ")"), open < close
        else { return nil }
        self.thread = thread
        name = String(text[..<open])
        // No argument of the traced calls contains a list with a comma, and all text is in hexadecimal digits.
        arguments = text[text.index(after: open)..<close].split(separator: ",").map {
            String($0.drop { $0 == " " })
        }
        result = Int(text[equals.upperBound...].prefix { $0 == "-" || $0.isNumber }) ?? -1
    }
}
