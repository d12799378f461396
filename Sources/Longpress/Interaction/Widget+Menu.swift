public import Gtk

extension Widget {
    /// The menu that holding, secondary click, double-tap, the Menu key and Shift+F10 open on this widget; nil for none.
    ///
    /// Setting it turns all of these on, whatever the widget is, and keeps GTK's own menu for it from opening. A widget that
    /// can't have the keyboard focus becomes focusable. The widget also needs a ``responder``, which is asked what can be done.
    /// The program's main loop may be any that runs GLib's.
    ///
    /// In debug builds, and in any with `G_MESSAGES_DEBUG=Longpress-Menus` in the environment, standard error says what keeps
    /// the menu from opening, a command out of it, or keys from opening it, once for each widget.
    public var menu: WidgetMenu? {
        get { attachedMenu?.menu }
        set {
            forgetWrittenEditMenu()
            guard let newValue else { return attach(nil, as: AttachedMenu.name) }
            Toolkit.joinMainLoop()
            guard attachedMenu == nil else {
                attachedMenu?.menu = newValue
                return
            }
            attach(AttachedMenu(newValue, on: self), as: AttachedMenu.name)
            makeFocusable()
        }
    }

    /// The responder that performs commands when this widget, or one inside it without a responder of its own, has the
    /// focus.
    ///
    /// The widget keeps its responder alive. The responder must not hold the widget strongly, unless it also outlives
    /// it, as a window's controller does.
    public var responder: (any Responder)? {
        get { attached(AttachedResponder.name, as: AttachedResponder.self)?.responder }
        set {
            Toolkit.joinMainLoop()
            attach(newValue.map(AttachedResponder.init), as: AttachedResponder.name)
        }
    }

    /// Has the Menu key open the menu of another widget while this one has the keyboard; nil for its own.
    package func leadMenuKey(to other: @escaping () -> Widget?) { attach(MenuKeyLead(other), as: MenuKeyLead.name) }

    /// The widget whose menu the Menu key opens.
    var menuKeyTarget: Widget? {
        attached(MenuKeyLead.name, as: MenuKeyLead.self)?.other() ?? nearestWithMenu
    }

    /// The responder of the nearest widget around this one that has one: the next in the chain.
    public var enclosingResponder: (any Responder)? {
        parent?.nearestResponder
    }

    /// The responder of this widget or of the nearest around it that has one.
    package var nearestResponder: (any Responder)? {
        selfAndAncestors.lazy.compactMap(\.responder).first
    }

    /// This widget, or the nearest around it in its window or popover, that has a menu.
    var nearestWithMenu: Widget? {
        selfAndAncestorsInNative.first { $0.menu != nil }
    }

    private var attachedMenu: AttachedMenu? { attached(AttachedMenu.name) }

    /// Whether another copy of Longpress in this program gave widgets their menus before this one gave any.
    package static var haveMenusOfAnotherCopy: Bool {
        !AttachedMenu.isUsed && Object.isAttachmentName(AttachedMenu.name)
    }
}

@MainActor private final class MenuKeyLead {
    static let name: StaticString = "longpress-menu-key"

    let other: () -> Widget?

    init(_ other: @escaping () -> Widget?) { self.other = other }
}

/// The menu as it hangs on its widget; it sees to it that the widget's window or popover listens.
@MainActor private final class AttachedMenu {
    static let name: StaticString = "longpress-menu"
    /// Whether there has been any yet.
    private(set) static var isUsed = false

    var menu: WidgetMenu
    private let rootChange: SignalConnection
    private let action: MenuAction

    init(_ menu: WidgetMenu, on widget: Widget) {
        self.menu = menu
        Self.isUsed = true
        let weak = WeakObject(widget)
        rootChange = widget.onRootChange { weak.value.map(WindowInteraction.install(around:)) }
        WindowInteraction.install(around: widget)
        BuiltInMenus.suppress(on: widget)
        // Whoever asks for it by name works without a pointer, and needs the keyboard in the menu.
        action = MenuAction(of: widget) {
            if let widget = weak.value { MenuPresenter.shared.open(on: widget, by: .keyboard) }
        }
        // Menus that close have the window laid out.
        TextView(widget)?.completesLayoutOfWindow()
        TextView(widget)?.pressesGoToNearestLine()
    }

    isolated deinit {
        rootChange.disconnect()
    }
}

private final class AttachedResponder {
    static let name: StaticString = "longpress-responder"

    let responder: any Responder

    init(_ responder: any Responder) {
        self.responder = responder
    }
}
