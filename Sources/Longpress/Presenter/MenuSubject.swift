import Gtk

struct MenuSubject {
    let widget: WeakObject<Widget>
    /// The window or popover that it is in.
    let window: WeakObject<Native>
    /// The responder that its commands go to first.
    let responder: any Responder
    /// The gesture or key that opens the menu.
    let trigger: MenuTrigger
    /// The position that was pressed, in the widget's coordinates; nil for what is selected, or the widget.
    let point: Point?
    /// Whether a finger opens the menu.
    let isTouch: Bool
    /// The hold that opens it, as far as it is known.
    var hold: OpenedMenu.Hold?
    /// The command that was chosen in a menu which this one follows.
    var follows: Command.ID?
    /// The mark in a text that it is about alone.
    var mark: TextMark?
    /// The page of its widget's menu that shows in the menu's place.
    var page: EditMenu?
    /// The menu that opens in place of the widget's own.
    private(set) var guest: GuestMenu?
    /// What the menu itself is to keep clear, in the widget's coordinates.
    var keepClear: [Rectangle] = []
    /// Where the arrow of an edit menu had better point.
    var arrowDirection = EditMenu.ArrowDirection.automatic

    /// The position that was pressed, in the window's coordinates.
    var pressed: Point? {
        guard let point, let widget = widget.value, let window = window.value else { return nil }
        return widget.convert(point, to: window)
    }

    /// Has the responder of a widget in a window, or of its guest, become first responder. One that can't, or declines, has no
    /// menu: nil.
    static func becomingFirst(
        _ widget: Widget, by trigger: MenuTrigger, at point: Point?, with guest: GuestMenu? = nil
    ) -> MenuSubject? {
        guard let window = widget.native, let responder = guest?.responder ?? widget.nearestResponder,
            responder.canBecomeFirstResponder, responder.becomeFirstResponder()
        else {
            MenuFault.tellWhyNoneIsFirst(of: widget)
            return nil
        }
        return MenuSubject(
            widget: WeakObject(widget), window: WeakObject(window), responder: responder, trigger: trigger,
            point: point, isTouch: trigger.isPress && WindowInteraction.of(window)?.isTouch == true, guest: guest)
    }

    /// Has the responder adapt its selection to what was pressed, if it is told of presses for such a menu. The handler
    /// is called once that is done, at once unless another process is asked: with whether there is anything to open a
    /// menu for.
    func prepare(for menu: WidgetMenu, whenReady handler: @escaping (Bool) -> Void = { _ in }) {
        let target: (any MenuTarget)? =
            switch menu {
            case .edit: responder as? any EditMenuTarget
            // A text around an item isn't told where in the item that was: it would take it for a position in itself.
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
