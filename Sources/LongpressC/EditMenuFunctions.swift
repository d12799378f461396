import CGtk
import Gtk
import Longpress
import LongpressWeb

/// See longpress.h.
@_cdecl("longpress_set_edit_menu")
public nonisolated func setEditMenu(_ widget: UnsafeMutableRawPointer?, _ commands: UnsafeMutableRawPointer?) {
    nonisolated(unsafe) let (widget, commands) = (widget, commands)
    call("longpress_set_edit_menu") { () throws(Misuse) in
        let item = try Widget.validated(widget)
        let model = try MenuModel.validated(commands, "commands")
        item.warnOfReplacement(by: "longpress_set_edit_menu", isEditMenu: true)
        item.giveEditMenu(model)
    }
}

extension Widget {
    /// Gives the widget an edit menu with the commands of a model or, without one, of its `extra-menu`.
    func giveEditMenu(_ model: MenuModel? = nil) {
        if responder == nil, let field = Editable(self) { responder = EntryResponder(leavingUndoToGtk: field) }
        guard let page = WebView(self) else { return editMenu(model) }
        if responder == nil { responder = WebViewResponder(page) }
        editMenu(model, with: WebViewResponder.commands)
    }

    /// Warns if the new menu replaces one of the other kind, and removes that menu's responder.
    func warnOfReplacement(by function: String, isEditMenu: Bool) {
        let (old, new) = isEditMenu ? ("context", "edit") : ("edit", "context")
        switch menu {
        case .edit where !isEditMenu, .context where isEditMenu: responder = nil
        default: return
        }
        Toolkit.warn("\(function): the \(new) menu of \(self) replaces its \(old) menu")
    }
}
