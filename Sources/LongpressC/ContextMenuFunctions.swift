import CGtk
import Gtk
import Longpress

/// See longpress.h.
@_cdecl("longpress_set_context_menu")
public nonisolated func setContextMenu(_ widget: UnsafeMutableRawPointer?, _ model: UnsafeMutableRawPointer?) {
    nonisolated(unsafe) let (widget, model) = (widget, model)
    call("longpress_set_context_menu") { () throws(Misuse) in
        let item = try Widget.validated(widget)
        guard let model = try MenuModel.validated(model, "model") else { throw Misuse("model is NULL") }
        item.warnOfReplacement(by: "longpress_set_context_menu", isEditMenu: false)
        item.giveContextMenu { _ in model }
    }
}

/// See longpress.h.
@_cdecl("longpress_set_context_menu_func")
public nonisolated func setContextMenuFunction(
    _ widget: UnsafeMutableRawPointer?, _ function: ContextMenuFunction?, _ data: UnsafeMutableRawPointer?,
    _ destroy: GDestroyNotify?
) {
    nonisolated(unsafe) let (widget, data) = (widget, data)
    let name = "longpress_set_context_menu_func"
    call(name) { () throws(Misuse) in
        let data = CallbackData(data, destroy)
        guard let function else { throw Misuse.noFunction }
        let item = try Widget.validated(widget)
        item.warnOfReplacement(by: name, isEditMenu: false)
        let weak = WeakObject(item)
        item.giveContextMenu { request in
            guard let item = weak.value else { return nil }
            let point = request.point ?? Point(x: 0, y: 0)
            return MenuModel.answered(
                function(item.raw, request.point == nil ? 0 : 1, point.x, point.y, data.pointer), to: name)
        }
    }
}

/// See longpress.h.
@_cdecl("longpress_set_list_menu_func")
public nonisolated func setListMenuFunction(
    _ list: UnsafeMutableRawPointer?, _ function: ListMenuFunction?, _ data: UnsafeMutableRawPointer?,
    _ destroy: GDestroyNotify?
) {
    nonisolated(unsafe) let (list, data) = (list, data)
    let name = "longpress_set_list_menu_func"
    call(name) { () throws(Misuse) in
        let data = CallbackData(data, destroy)
        guard let function else { throw Misuse.noFunction }
        let widget = try Widget.validated(list, "list")
        let (weak, extras) = (WeakObject(widget), MenuExtras.of(widget))
        let model = { (position: Int?) -> MenuModel? in
            guard let list = weak.value else { return nil }
            // `GTK_INVALID_LIST_POSITION` is the largest number.
            return MenuModel.answered(function(list.raw, position.map(guint.init) ?? .max, data.pointer), to: name)
        }
        if let tree = TreeView(widget) {
            widget.warnOfReplacement(by: name, isEditMenu: false)
            return tree.giveMenu(
                preview: { [weak extras] frame in
                    weak.value.flatMap { extras?.preview?.preview(in: frame, of: $0) }
                }, model: model)
        }
        guard let list = ItemList(widget) else { throw Misuse("list is \(widget), not a list") }
        list.warnOfReplacement(by: name, isEditMenu: false)
        list.contextMenu(
            preview: { [weak extras] index in
                guard let list = weak.value, let row = ItemList(list)?.row(at: index) else { return nil }
                return extras?.preview?.preview(of: row, in: list)
            }, model: model)
    }
}

/// See longpress.h.
@_cdecl("longpress_set_preview")
public nonisolated func setPreview(
    _ widget: UnsafeMutableRawPointer?, _ paintable: UnsafeMutableRawPointer?, _ cornerRadius: Double,
    _ function: PreviewFunction?, _ data: UnsafeMutableRawPointer?, _ destroy: GDestroyNotify?
) {
    nonisolated(unsafe) let (widget, paintable, data) = (widget, paintable, data)
    call("longpress_set_preview") { () throws(Misuse) in
        let data = CallbackData(data, destroy)
        let item = try Widget.validated(widget)
        if paintable != nil { try check(paintable, gdk_paintable_get_type(), "paintable is %, not a GdkPaintable") }
        MenuExtras.of(item).preview = ProvidedPreview(
            paintable, cornerRadius: cornerRadius, opening: function.map { ($0, data) })
    }
}

extension Widget {
    fileprivate func giveContextMenu(_ model: @escaping (ContextMenuRequest) -> MenuModel?) {
        let (weak, extras) = (WeakObject(self), MenuExtras.of(self))
        contextMenu(
            preview: { [weak extras] in weak.value.flatMap { extras?.preview?.preview(of: $0, in: $0) } }(),
            model: model)
    }
}

extension MenuModel {
    /// Returns the model that a function of the program has returned, taking over its reference.
    fileprivate static func answered(_ pointer: UnsafeMutableRawPointer?, to function: String) -> MenuModel? {
        guard let pointer else { return nil }
        guard lp_is_a(pointer, g_menu_model_get_type()) != 0 else {
            Toolkit.warn("\(function): func returned an object that is not a GMenuModel")
            return nil
        }
        return MenuModel(owning: pointer)
    }
}
