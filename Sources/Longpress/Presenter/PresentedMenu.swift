import Gtk

/// A menu on screen. It says what an input means for it, and leaves to the presenter what follows from that.
protocol PresentedMenu: AnyObject {
    var kind: MenuPresenter.Kind { get }
    /// The menu's name for assistive tools.
    var name: String { get }
    /// The announcement of a screen reader when it opens without the keyboard; its name unless there is more to say.
    var announcement: String { get }
    /// What it is about, and what opened it.
    var subject: MenuSubject { get }
    /// What shows in it and where, as a value; nil if what it is about isn't to be seen any more.
    var record: OpenedMenu? { get }
    /// Brings it on the screen, once.
    func show()
    /// Is to be composed of another menu from now on; false if that can't take its place.
    func replace(with menu: WidgetMenu) -> Bool
    /// Composes it again, in its place. Returns whether anything in it still makes sense; if not, it is to be closed.
    func refresh() -> Bool
    /// Says where the press is that opened it and is still held, in the window's coordinates.
    func slide(to point: Point)
    /// Says that this press is let go; returns what it has chosen by that.
    func lift() -> Command?
    /// Takes it off the screen, once and for all, and puts the focus back where it was.
    func hide()
    /// The button of a command's item; of the submenu that holds it, as long as that is closed. Nil if there is none.
    func button(for command: Command.ID) -> Button?
    /// All that it has, to show as a list in its place, with the keyboard on a command if it is in the menu; nil if it shows
    /// everything, or nothing of it makes sense any more.
    func expanded(startingAt start: Command.ID?) -> (any PresentedMenu)?
    /// Says what a key means, which has moved the keyboard in the menu already, if it does that.
    func handle(_ key: Key) -> KeyMeaning
}

extension PresentedMenu {
    var announcement: String { name }
    var window: WeakObject<Native> { subject.window }

    func expanded(startingAt start: Command.ID?) -> (any PresentedMenu)? { nil }
}
