public import Gtk

extension Window {
    /// Sets the widgets that menus in this window should not cover if there is enough room, such as the menu bar and other
    /// controls. The closure is called each time a menu opens. The widget that the menu is for is left out.
    public func keepMenusClear(of widgets: @escaping () -> [Widget]) {
        attach(KeepClear(widgets), as: KeepClear.name)
    }

    /// Returns the rectangles to keep clear, in this window's coordinates.
    fileprivate func ownRectanglesToKeepClear(for widget: Widget) -> [Rectangle] {
        guard let list: KeepClear = attached(KeepClear.name) else { return [] }
        let all = list.widgets().filter { $0.isMapped && $0 != widget }.compactMap { $0.visibleBounds(in: self) }
        // Menu placement treats wide rectangles as bars across the room. If the display leaves only part of the window, a widget
        // may be wide in that part without being a bar of the window. Such widgets are left out.
        let (part, whole) = (menuBounds.width / 2, contentBounds.width / 2)
        return all.filter { $0.width <= part || $0.width > whole }
    }
}

extension Native {
    /// Returns the rectangles that the window keeps clear, in this window's or popover's coordinates.
    fileprivate func rectanglesToKeepClear(for widget: Widget) -> [Rectangle] {
        guard let window, let origin = origin(in: window) else { return [] }
        return window.ownRectanglesToKeepClear(for: widget).map { $0.offset(x: -origin.x, y: -origin.y) }
    }
}

extension MenuSubject {
    /// The rectangles that a menu for this subject should keep clear, in its window's coordinates: the window's and the menu's
    /// own.
    var rectanglesToKeepClear: [Rectangle] {
        guard let widget = widget.value, let window = window.value else { return [] }
        return window.rectanglesToKeepClear(for: widget) + keepClear.compactMap { widget.convert($0, to: window) }
    }
}

private final class KeepClear {
    static let name: StaticString = "longpress-keep-clear"

    let widgets: () -> [Widget]

    init(_ widgets: @escaping () -> [Widget]) {
        self.widgets = widgets
    }
}
