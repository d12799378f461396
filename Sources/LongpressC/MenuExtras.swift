import CGtk
import Gtk
import Longpress

/// What a program has set for the menu of a widget, in addition to the menu itself.
final class MenuExtras {
    private static let name: StaticString = "longpress-c-menu"

    /// The handler of the menu's events.
    var events: (function: EventFunction, data: CallbackData)?
    /// The preview of the menu's target.
    var preview: ProvidedPreview?

    private init() {}

    /// Returns the extras of a widget.
    static func of(_ widget: Widget) -> MenuExtras {
        if let known: MenuExtras = widget.attached(name) { return known }
        let extras = MenuExtras()
        widget.attach(extras, as: name)
        let weak = WeakObject(widget)
        widget.onMenuEvent { [weak extras] event in
            if let widget = weak.value { extras?.send(event, of: widget) }
        }
        return extras
    }

    private func send(_ event: MenuEvent, of widget: Widget) {
        guard let events else { return }
        switch event {
        case .willOpen: events.function(widget.raw, 0, nil, events.data.pointer)
        case .didOpen: events.function(widget.raw, 1, nil, events.data.pointer)
        case .didClose(let command):
            events.function(widget.raw, 2, command.map { ModelMenu.actionName(of: $0) }, events.data.pointer)
        }
    }
}
