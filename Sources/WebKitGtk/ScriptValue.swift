import CGtk
import Gtk

/// What a script of a web page answers, or tells.
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

    /// The number; nil if it is none.
    public var number: Double? { library.isNumber(raw) != 0 ? library.number(raw) : nil }

    /// The value as a script takes it for true or false.
    public var flag: Bool { library.flag(raw) != 0 }

    /// The value as text; nil if it is nothing.
    public var text: String? {
        isNothing ? nil : String(freeing: library.text(raw))
    }

    /// One of an object's values; nil if it is nothing.
    public subscript(name: String) -> ScriptValue? {
        guard !isNothing, let pointer = library.property(raw, name) else { return nil }
        let value = ScriptValue(owning: pointer, of: library)
        return value.isNothing ? nil : value
    }
}
