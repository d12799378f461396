import CGtk
import Gtk
import Localization

/// What is wrong with a call of one of the library's functions.
struct Misuse: Error {
    let text: String

    init(_ text: String) { self.text = text }

    /// What has no function to call.
    static var noFunction: Misuse { Misuse("func is NULL") }
}

/// Does what a function of the library is for. A wrong call does nothing, and says so in one warning.
///
/// - Parameters:
///   - function: The function's name in C.
///   - body: What it does; called on the main thread alone, once GTK is initialized.
nonisolated func call(_ function: String, _ body: @MainActor () throws(Misuse) -> Void) {
    var misuse: Misuse?
    if lp_is_main_thread() == 0 {
        misuse = Misuse("it was called by another thread than the one that runs GTK")
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
    /// The widget that a program has handed over.
    static func given(_ pointer: UnsafeMutableRawPointer?, _ name: String = "widget") throws(Misuse) -> Widget {
        try check(pointer, gtk_widget_get_type(), "\(name) is %, not a widget")
        return unsafe Widget(gtkWidget: OpaquePointer(pointer!))
    }
}

extension MenuModel {
    /// The model that a program has handed over; nil for `NULL`.
    static func given(_ pointer: UnsafeMutableRawPointer?, _ name: String) throws(Misuse) -> MenuModel? {
        guard let pointer else { return nil }
        try check(pointer, g_menu_model_get_type(), "\(name) is %, not a GMenuModel")
        return unsafe MenuModel(gMenuModel: pointer)
    }
}

/// Finds out whether a pointer is an object of a type, as GTK's own functions do. In the text, “%” is what it is.
@MainActor func check(_ pointer: UnsafeMutableRawPointer?, _ type: GType, _ text: String) throws(Misuse) {
    guard lp_is_a(pointer, type) == 0 else { return }
    let kind = pointer.map { String(cString: lp_type_name($0)) } ?? "NULL"
    throw Misuse(text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: kind))
}
