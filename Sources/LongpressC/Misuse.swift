import CGtk
import Gtk
import Localization

/// An invalid call of one of the library's functions.
struct Misuse: Error {
    let text: String

    init(_ text: String) { self.text = text }

    /// The function argument is `NULL`.
    static var noFunction: Misuse { Misuse("func is NULL") }
}

/// Runs the body of a library function. An invalid call does nothing but write one warning.
///
/// - Parameters:
///   - function: The function's name in C.
///   - body: The function's effect. Called only on the main thread, and only after GTK is initialized.
nonisolated func call(_ function: String, _ body: @MainActor () throws(Misuse) -> Void) {
    var misuse: Misuse?
    if lp_is_main_thread() == 0 {
        misuse = Misuse("it was called on a different thread than GTK's")
    } else if gtk_is_initialized() == 0 {
        misuse = Misuse("GTK is not initialized yet")
    } else {
        misuse = MainActor.assumeIsolated {
            do throws(Misuse) {
                try body()
                return nil
            } catch { return error }
        }
    }
    if let misuse { lp_log_warning("Longpress", ShownText.line("\(function): \(misuse.text)")) }
}

extension Widget {
    /// Returns the widget passed by a program.
    static func validated(_ pointer: UnsafeMutableRawPointer?, _ name: String = "widget") throws(Misuse) -> Widget {
        try check(pointer, gtk_widget_get_type(), "\(name) is %, not a widget")
        return unsafe Widget(gtkWidget: OpaquePointer(pointer!))
    }
}

extension MenuModel {
    /// Returns the model passed by a program; nil for `NULL`.
    static func validated(_ pointer: UnsafeMutableRawPointer?, _ name: String) throws(Misuse) -> MenuModel? {
        guard let pointer else { return nil }
        try check(pointer, g_menu_model_get_type(), "\(name) is %, not a GMenuModel")
        return unsafe MenuModel(gMenuModel: pointer)
    }
}

/// Checks that a pointer is an object of a type, like GTK's own functions. “%” in the text is replaced by the actual type.
@MainActor func check(_ pointer: UnsafeMutableRawPointer?, _ type: GType, _ text: String) throws(Misuse) {
    guard lp_is_a(pointer, type) == 0 else { return }
    let kind = pointer.map { String(cString: lp_type_name($0)) } ?? "NULL"
    throw Misuse(text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: kind))
}
