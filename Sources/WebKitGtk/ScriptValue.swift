import CGtk
import Gtk

/// A value that a web page's script returns or posts.
public final class ScriptValue: Object {
    private let library: WebKitLibrary

    init(owning pointer: UnsafeMutableRawPointer, of library: WebKitLibrary) {
        self.library = library
        super.init(owning: pointer)
    }

    init(borrowing pointer: UnsafeMutableRawPointer, of library: WebKitLibrary) {
        self.library = library
        super.init(borrowing: pointer)
    }

    /// Whether it is `null` or `undefined`.
    public var isNothing: Bool { library.isNothing.contains { $0(raw) != 0 } }

    /// The number; nil if it isn't one.
    public var number: Double? { library.isNumber(raw) != 0 ? library.number(raw) : nil }

    /// The value converted to a Boolean by JavaScript's rules.
    public var flag: Bool { library.flag(raw) != 0 }

    /// The value as text; nil for `null` and `undefined`.
    public var text: String? {
        isNothing ? nil : String(freeing: library.text(raw))
    }

    /// Returns a property of an object; nil for `null` and `undefined`.
    public subscript(name: String) -> ScriptValue? {
        guard !isNothing, let pointer = library.property(raw, name) else { return nil }
        let value = ScriptValue(owning: pointer, of: library)
        return value.isNothing ? nil : value
    }
}
