import CGtk
import Gtk
import Longpress
import LongpressAudit

/// See longpress.h.
@_cdecl("longpress_set_event_func")
public nonisolated func setEventFunction(
    _ widget: UnsafeMutableRawPointer?, _ function: EventFunction?, _ data: UnsafeMutableRawPointer?,
    _ destroy: GDestroyNotify?
) {
    nonisolated(unsafe) let (widget, data) = (widget, data)
    call("longpress_set_event_func") { () throws(Misuse) in
        let data = CallbackData(data, destroy)
        MenuExtras.of(try Widget.validated(widget)).events = function.map { ($0, data) }
    }
}

/// See longpress.h.
@_cdecl("longpress_unset_menu")
public nonisolated func unsetMenu(_ widget: UnsafeMutableRawPointer?) {
    nonisolated(unsafe) let widget = widget
    call("longpress_unset_menu") { () throws(Misuse) in
        let item = try Widget.validated(widget)
        guard item.menu != nil else { throw Misuse("\(item) has no menu") }
        MenuPresenter.shared.close(for: item)
        (item.menu, item.responder) = (nil, nil)
    }
}

/// See longpress.h.
@_cdecl("longpress_open_menu")
@discardableResult
public nonisolated func openMenu(_ widget: UnsafeMutableRawPointer?) -> gboolean {
    nonisolated(unsafe) let widget = widget
    nonisolated(unsafe) var isOpen = false
    call("longpress_open_menu") { () throws(Misuse) in
        let item = try Widget.validated(widget)
        guard item.menu != nil else { throw Misuse("\(item) has no menu") }
        isOpen = MenuPresenter.shared.open(on: item, by: .keyboard)
    }
    return isOpen ? 1 : 0
}

/// See longpress.h.
@_cdecl("longpress_close_menu")
public nonisolated func closeMenu() {
    call("longpress_close_menu") { () throws(Misuse) in MenuPresenter.shared.close() }
}

/// See longpress.h.
@_cdecl("longpress_update_menu")
public nonisolated func updateMenu() {
    call("longpress_update_menu") { () throws(Misuse) in MenuPresenter.shared.reloadVisibleMenu() }
}

/// See longpress.h.
@_cdecl("longpress_audit")
public nonisolated func audit(_ widget: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
{
    nonisolated(unsafe) let widget = widget
    var findings: [String] = []
    call("longpress_audit") { () throws(Misuse) in
        // The menu bar isn't audited: the program may have one, or something else instead.
        let all = MenuAudit(of: try Widget.validated(widget), against: MenuBar(menus: [])).findings
        findings = all.filter { $0.widget != nil && $0.finding.rule != .alsoInMainInterface }.map(\.description)
    }
    let texts = roomForTexts(findings.count)
    for (index, finding) in findings.enumerated() { texts[index] = g_strdup(finding) }
    return texts
}

/// See longpress.h.
@_cdecl("longpress_explain")
public nonisolated func explain() -> UnsafeMutablePointer<CChar>? {
    var explanation: String?
    call("longpress_explain") { () throws(Misuse) in
        let presenter = MenuPresenter.shared
        explanation = presenter.lastOpened.flatMap(presenter.explanation)?.description
    }
    return explanation.flatMap { g_strdup($0) }
}

/// Allocates an array for texts and the terminating `NULL`, which GLib frees.
nonisolated private func roomForTexts(_ count: Int) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    g_malloc0_n(gsize(count + 1), gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride))
        .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
}
