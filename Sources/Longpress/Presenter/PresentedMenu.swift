import Gtk

/// A menu on screen. It interprets input and leaves the consequences to the presenter.
protocol PresentedMenu: AnyObject {
    var kind: MenuPresenter.Kind { get }
    /// The menu's name for assistive technologies.
    var name: String { get }
    /// What screen readers announce when it opens without the keyboard: its name, unless there is more to say.
    var announcement: String { get }
    /// What the menu is for, and how it was opened.
    var subject: MenuSubject { get }
    /// A record of its contents and placement; nil if its target isn't visible any more.
    var record: OpenedMenu? { get }
    /// Shows the menu. Called once.
    func show()
    /// Replaces the menu that it is composed from. Returns false if that is of a different kind.
    func replace(with menu: WidgetMenu) -> Bool
    /// Composes the menu again, in place. Returns false if no command is available any more: it has to be closed then.
    func refresh() -> Bool
    /// Reports the position of the held press that opened the menu, in the window's coordinates.
    func slide(to point: Point)
    /// Reports the release of that press. Returns the command that it has chosen.
    func lift() -> Command?
    /// Hides the menu for good, and returns the focus.
    func hide()
    /// Returns the button of a command's item, or of the closed submenu that contains it; nil if there is none.
    func button(for command: Command.ID) -> Button?
    /// Returns a list of all commands to replace the menu, with the focus on a command if the keyboard is in the menu. Returns
    /// nil if the menu already shows everything, or no command is available any more.
    func expanded(startingAt start: Command.ID?) -> (any PresentedMenu)?
    /// Returns the meaning of a key. Keys that move within the menu have been applied already.
    func handle(_ key: Key) -> KeyMeaning
}

extension PresentedMenu {
    var announcement: String { name }
    var window: WeakObject<Native> { subject.window }

    func expanded(startingAt start: Command.ID?) -> (any PresentedMenu)? { nil }
}
