/// Writes line ends of a kind, piece by piece.
package struct LineEndWriter {
    private let kind: LineEnd
    /// Whether the last piece ended with a carriage return, which the next one may continue.
    private var hasReturn = false

    package init(_ kind: LineEnd) { self.kind = kind }

    /// Returns the bytes to write for a piece of a note's text.
    package mutating func convert(_ text: [UInt8]) -> [UInt8] {
        guard kind != .lineFeed else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count + text.count / 16)
        for byte in text {
            if byte == 0x0A {
                result += bytes(for: hasReturn ? .both : .lineFeed)
                hasReturn = false
                continue
            }
            if hasReturn { result += bytes(for: .carriageReturn) }
            hasReturn = byte == 0x0D
            if !hasReturn { result.append(byte) }
        }
        return result
    }

    /// Returns the bytes to write after the last piece.
    package mutating func finish() -> [UInt8] {
        defer { hasReturn = false }
        return hasReturn ? bytes(for: .carriageReturn) : []
    }

    private func bytes(for end: LineEnd) -> [UInt8] {
        switch end {
        case kind: [0x0A]
        case .lineFeed: kind == .both ? [0x0D, 0x0A] : [0x0D]
        case .both: [0x0D, 0x0A]
        case .carriageReturn: [0x0D]
        }
    }
}
