/// A way of writing an item's number (CSS Counter Styles, level 3).
struct CounterStyle: Sendable {
    /// The way in which symbols form a number.
    enum System: Sendable {
        /// The symbols repeat cyclically.
        case cyclic
        /// Each symbol stands for one number, counted from the first.
        case fixed(first: Int)
        /// The symbols are digits.
        case numeric
        /// The symbols are digits without a zero: z is followed by aa.
        case alphabetic
        /// The symbols are doubled, then tripled, and so on.
        case symbolic
        /// The symbols' weights, in the same order, add up.
        case additive([Int])
        /// East Asian numbers, with signs for tens, hundreds and so on.
        case eastAsian(EastAsianNumber)
    }

    var system: System
    var symbols: [String]
    var prefix = ""
    var suffix = ". "
    var negative = "-"
    /// The numbers that can be written. All others are in decimal.
    var range: ClosedRange<Int>
    /// The minimum number of digits, and the symbol that fills them up.
    var pad: (length: Int, symbol: String) = (0, "0")

    /// The maximum number of symbols in a number: longer ones are unusable.
    private static let longest = 64

    /// Creates a style of a system.
    init(_ system: System, _ symbols: [String], suffix: String = ". ", range: ClosedRange<Int>? = nil) {
        (self.system, self.symbols, self.suffix) = (system, symbols, suffix)
        self.range =
            range
            ?? {
                switch system {
                case .alphabetic, .symbolic: 1...Int.max
                case .additive: 0...Int.max
                case .cyclic, .fixed, .numeric: Int.min...Int.max
                case .eastAsian: -9999...9999
                }
            }()
    }

    /// Returns an item's mark.
    func mark(_ number: Int) -> String {
        prefix + text(number) + suffix
    }

    /// Returns a number without the prefix and suffix of a mark.
    func text(_ number: Int) -> String {
        if let text = written(number) { return text }
        return isEastAsian ? CounterStyle.named("cjk-decimal", among: [:]).text(number) : "\(number)"
    }

    /// Whether numbers that the style can't write are in East Asian digits.
    private var isEastAsian: Bool {
        switch system {
        case .eastAsian: true
        case .fixed: suffix == "、"
        default: false
        }
    }

    /// Returns a number as text; `nil` if the style can't write it.
    private func written(_ number: Int) -> String? {
        guard range.contains(number) else { return nil }
        if case .eastAsian(let kind) = system { return kind.text(number) }
        guard !symbols.isEmpty, let size = Int(exactly: number.magnitude) else { return nil }
        switch system {
        case .cyclic: return symbols[((number - 1) % symbols.count + symbols.count) % symbols.count]
        case .fixed(let first):
            let position = number.subtractingReportingOverflow(first)
            return position.overflow || !symbols.indices.contains(position.partialValue)
                ? nil : symbols[position.partialValue]
        default: break
        }
        guard let text = unsigned(size) else { return nil }
        var filled = text
        // The negative sign counts as digits here.
        let length = text.count + (number < 0 ? negative.count : 0)
        if length < pad.length { filled = String(repeating: pad.symbol, count: pad.length - length) + text }
        return number < 0 ? negative + filled : filled
    }

    private func unsigned(_ number: Int) -> String? {
        var rest = number
        var digits: [String] = []
        switch system {
        case .numeric:
            guard symbols.count > 1 else { return nil }
            repeat {
                digits.append(symbols[rest % symbols.count])
                rest /= symbols.count
            } while rest > 0
            return digits.reversed().joined()
        case .alphabetic:
            guard symbols.count > 1, number > 0 else { return nil }
            while rest > 0 {
                rest -= 1
                digits.append(symbols[rest % symbols.count])
                rest /= symbols.count
            }
            return digits.reversed().joined()
        case .symbolic:
            guard number > 0 else { return nil }
            let count = (number - 1) / symbols.count + 1
            guard count <= Self.longest else { return nil }
            return String(repeating: symbols[(number - 1) % symbols.count], count: count)
        case .additive(let weights):
            for (weight, symbol) in zip(weights, symbols) {
                if weight == 0 {
                    if number == 0 { return symbol }
                    continue
                }
                let count = rest / weight
                guard count + digits.count <= Self.longest else { return nil }
                digits += Array(repeating: symbol, count: count)
                rest -= count * weight
            }
            return rest == 0 && !digits.isEmpty ? digits.joined() : nil
        default: return nil
        }
    }
}

// MARK: Style sheets

extension CounterStyle {
    private static let maxSymbols = 512
    private static let longestSymbol = 16

    /// Reads an `@counter-style` rule; `nil` if it can't be read.
    init?(_ declarations: [CSSParser.Declaration]) {
        var named: [String: [CSSToken]] = [:]
        for declaration in declarations { named[declaration.name] = declaration.values }
        func texts(_ name: String) -> [String]? {
            named[name].map { tokens in
                tokens.prefix(2 * Self.maxSymbols).compactMap { token in
                    switch token {
                    case .string(let text), .word(let text): text.utf8.count <= Self.longestSymbol ? text : nil
                    default: nil
                    }
                }
            }
        }
        var symbols = texts("symbols") ?? []
        let system = texts("system") ?? ["symbolic"]
        switch system.first?.lowercased() {
        case "cyclic": self.init(.cyclic, symbols)
        case "fixed": self.init(.fixed(first: system.dropFirst().first.flatMap { Int($0) } ?? 1), symbols)
        case "numeric": self.init(.numeric, symbols)
        case "alphabetic": self.init(.alphabetic, symbols)
        case "symbolic": self.init(.symbolic, symbols)
        case "additive":
            let parts = texts("additive-symbols") ?? []
            var weights: [Int] = []
            symbols = []
            for index in stride(from: 0, to: parts.count - 1, by: 2) {
                guard let weight = Int(parts[index]) ?? Int(parts[index + 1]), weight >= 0 else { return nil }
                weights.append(weight)
                symbols.append(Int(parts[index]) == nil ? parts[index] : parts[index + 1])
            }
            self.init(.additive(weights), symbols)
        case "extends": self = CounterStyle.named(system.dropFirst().first ?? "", among: [:])
        default: return nil
        }
        prefix = texts("prefix")?.first ?? prefix
        suffix = texts("suffix")?.first ?? suffix
        negative = texts("negative")?.first ?? negative
        if let parts = texts("pad"), parts.count == 2, let length = parts.lazy.compactMap({ Int($0) }).first {
            pad = (min(length, Self.longest), parts.first { Int($0) == nil } ?? "0")
        }
    }
}
