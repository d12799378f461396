import CGtk

/// A copy of Longpress in this process: a program and a library that it loads may each have one. Their classes differ, even if
/// they have the same names, so no copy may use an object or a mark that another one has attached to a widget.
package nonisolated struct LibraryCopy {
    private let number: Int

    /// This copy. Its number is taken in the whole process at its first use.
    package static let own: LibraryCopy = {
        let own = LibraryCopy(number: all.count + 1)
        _ = g_quark_from_string(own.mark)
        return own
    }()

    /// The copies that have taken a number.
    static var all: [LibraryCopy] {
        Array((1...).lazy.map(LibraryCopy.init).prefix { g_quark_try_string($0.mark) != 0 })
    }

    private var mark: String { "longpress-copy-\(number)" }

    /// Returns the name under which this copy attaches objects and marks.
    package func key(_ name: StaticString) -> String {
        let name = name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        return number == 1 ? name : "\(name)-\(number)"
    }
}
