public import Gtk

extension Widget {
    /// The menu that holding, secondary click, double tap, the Menu key and Shift+F10 open on this widget; nil for none.
    ///
    /// Setting it enables all of these for any type of widget, and keeps GTK's own menu from opening. A widget that can't have
    /// the keyboard focus becomes focusable. The widget also needs a ``responder``, which is asked what can be done. The program
    /// may use any main loop that also runs GLib's.
    ///
    /// In debug builds, and in any build with `G_MESSAGES_DEBUG=Longpress-Menus` in the environment, standard error reports what
    /// keeps the menu from opening, a command out of it, or keys from opening it, once per widget.
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

    /// The responder that performs commands while this widget, or a descendant without a responder of its own, has the focus.
    ///
    /// The widget keeps its responder alive. The responder must not hold the widget strongly, unless it outlives the widget
    /// anyway, as a window's controller does.
    public var responder: (any Responder)? {
        get { attached(AttachedResponder.name, as: AttachedResponder.self)?.responder }
        set {
            Toolkit.joinMainLoop()
            attach(newValue.map(AttachedResponder.init), as: AttachedResponder.name)
        }
    }

    /// Makes the Menu key open another widget's menu while this one has the keyboard focus. If the closure returns nil, it opens
    /// its own.
    package func redirectMenuKey(to other: @escaping () -> Widget?) {
        attach(MenuKeyRedirect(other), as: MenuKeyRedirect.name)
    }

    /// The widget whose menu the Menu key opens.
    var menuKeyTarget: Widget? {
        attached(MenuKeyRedirect.name, as: MenuKeyRedirect.self)?.other() ?? nearestWithMenu
    }

    /// The responder of the nearest ancestor that has one: the next in the chain.
    public var enclosingResponder: (any Responder)? {
        parent?.nearestResponder
    }

    /// The responder of this widget or of the nearest ancestor that has one.
    package var nearestResponder: (any Responder)? {
        selfAndAncestors.lazy.compactMap(\.responder).first
    }

    /// This widget, or the nearest ancestor in the same window or popover, that has a menu.
    var nearestWithMenu: Widget? {
        selfAndAncestorsInNative.first { $0.menu != nil }
    }

    private var attachedMenu: AttachedMenu? { attached(AttachedMenu.name) }

    /// Whether another copy of Longpress in this program gave a widget a menu before this one did.
    package static var haveMenusOfAnotherCopy: Bool {
        !AttachedMenu.isUsed && Object.isAttachmentName(AttachedMenu.name)
    }
}

@MainActor private final class MenuKeyRedirect {
    static let name: StaticString = "longpress-menu-key"

    let other: () -> Widget?

    init(_ other: @escaping () -> Widget?) { self.other = other }
}

/// The menu attached to a widget. It makes the widget's window or popover listen for input.
@MainActor private final class AttachedMenu {
    static let name: StaticString = "longpress-menu"
    /// Whether any has been created yet.
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
        // The action is for users without a pointer, such as those of screen readers, who need the keyboard focus in the menu.
        action = MenuAction(of: widget) {
            if let widget = weak.value { MenuPresenter.shared.open(on: widget, by: .keyboard) }
        }
        // The window is laid out again when a menu closes.
        TextView(widget)?.completeWindowLayout()
        TextView(widget)?.sendPressesToNearestLine()
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
