public import Gtk

extension Window {
    /// Says which widgets menus in this window should leave uncovered where there is room, such as the menu
    /// bar and other controls. It is asked each time a menu opens; the widget that the menu is for is left out.
    public func keepMenusClear(of widgets: @escaping () -> [Widget]) {
        attach(KeepClear(widgets), as: KeepClear.name)
    }

    /// The rectangles to keep clear, in this window's coordinates.
    fileprivate func ownRectanglesToKeepClear(for widget: Widget) -> [Rectangle] {
        guard let list: KeepClear = attached(KeepClear.name) else { return [] }
        let all = list.widgets().filter { $0.isMapped && $0 != widget }.compactMap { $0.visibleBounds(in: self) }
        // A wide one counts as a bar along the room. In the part of the window that the display leaves, what isn't one of the
        // window mustn't.
        let (part, whole) = (menuBounds.width / 2, contentBounds.width / 2)
        return all.filter { $0.width <= part || $0.width > whole }
    }
}

extension Native {
    /// The rectangles that the window wants kept clear, in this window's or popover's coordinates.
    fileprivate func rectanglesToKeepClear(for widget: Widget) -> [Rectangle] {
        guard let window, let origin = origin(in: window) else { return [] }
        return window.ownRectanglesToKeepClear(for: widget).map { $0.offset(x: -origin.x, y: -origin.y) }
    }
}

extension MenuSubject {
    /// What a menu for this subject is to keep clear, in its window's coordinates: what the window does, and the menu itself.
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
