import Gtk

struct MenuSubject {
    let widget: WeakObject<Widget>
    /// The window or popover that contains the widget.
    let window: WeakObject<Native>
    /// The responder that gets the commands first.
    let responder: any Responder
    /// The gesture or key that opens the menu.
    let trigger: MenuTrigger
    /// The position that was pressed, in the widget's coordinates; nil for the selection, or the widget.
    let point: Point?
    /// Whether a finger opens the menu.
    let isTouch: Bool
    /// The hold that opened the menu, if known.
    var hold: OpenedMenu.Hold?
    /// The command, chosen in a previous menu, that this menu follows.
    var follows: Command.ID?
    /// The text mark that the menu is for, if any.
    var mark: TextMark?
    /// The page of the widget's menu that is shown instead of the menu.
    var page: EditMenu?
    /// The menu that opens instead of the widget's own.
    private(set) var guest: GuestMenu?
    /// The rectangles that the menu itself keeps clear, in the widget's coordinates.
    var keepClear: [Rectangle] = []
    /// The preferred direction of an edit menu's arrow.
    var arrowDirection = EditMenu.ArrowDirection.automatic

    /// The position that was pressed, in the window's coordinates.
    var pressed: Point? {
        guard let point, let widget = widget.value, let window = window.value else { return nil }
        return widget.convert(point, to: window)
    }

    /// Makes the responder of a widget in a window, or of its guest menu, first responder. Returns nil if the responder can't, or
    /// declines: it has no menu then.
    static func becomingFirst(
        _ widget: Widget, by trigger: MenuTrigger, at point: Point?, with guest: GuestMenu? = nil
    ) -> MenuSubject? {
        guard let window = widget.native, let responder = guest?.responder ?? widget.nearestResponder,
            responder.canBecomeFirstResponder, responder.becomeFirstResponder()
        else {
            MenuFault.reportNoFirstResponder(of: widget)
            return nil
        }
        return MenuSubject(
            widget: WeakObject(widget), window: WeakObject(window), responder: responder, trigger: trigger,
            point: point, isTouch: trigger.isPress && WindowInteraction.of(window)?.isTouch == true, guest: guest)
    }

    /// Lets the responder adapt its selection to the press, if it is a target for this kind of menu. Calls the handler
    /// afterwards, at once unless another process is asked, with whether there is anything to open a menu for.
    func prepare(for menu: WidgetMenu, whenReady handler: @escaping (Bool) -> Void = { _ in }) {
        let target: (any MenuTarget)? =
            switch menu {
            case .edit: responder as? any EditMenuTarget
            // The point is in the item's coordinates. A text around the item would mistake it for a position in the text.
            case .context: responder as? any ContextMenuTarget
            }
        if let target = target as? any AskingMenuTarget {
            target.prepareMenu(at: point, by: trigger, whenReady: handler)
        } else {
            target?.prepareMenu(at: point, by: trigger)
            handler(true)
        }
    }
}
