import CGtk

/// Sees to it that the menu of a bar that was asked for last comes up, by trying it again for as long as somebody would wait
/// for it.
///
/// - Symptom: A press on a title of the menu bar does nothing. While another program has the pointer or the keyboard to
///   itself, as a window manager has for the moment in which it deals with a press, GTK takes the menu away again before it
///   is on the screen.
/// - Versions: seen with 4.8.
/// - Source: gtkpopover.c, `gtk_popover_show`.
/// - Test: `MenuBarGrabTests`.
/// - Remove when: a popover that can't have the pointer to itself at once opens as soon as it can.
final class MenuBarOpener {
    /// Milliseconds from one try to the next, and how many there are.
    private static let (pause, most) = (20, 50)

    /// Called when a menu is about to be shown.
    var opening: () -> Void = {}
    /// Called when a menu that was on the screen has closed.
    var closed: () -> Void = {}
    private var isOnScreen = false
    private var isTrying = false
    private var tries = 0
    private var pending: Timer?

    /// A menu has been shown; one that couldn't be put on the screen GTK hides again at once.
    func shown(isOnScreen: Bool) {
        self.isOnScreen = isOnScreen
        if !isTrying { tries = 0 }
        pending?.cancel()
    }

    /// It has been hidden, perhaps without ever having been on the screen.
    func hidden(_ item: WeakObject<Widget>) {
        if isOnScreen { closed() }
        guard !isOnScreen, tries < Self.most else { return }
        tries += 1
        pending?.cancel()
        pending = MainLoop.after(milliseconds: Self.pause) { [weak self] in self?.tryAgain(item) }
    }

    private func tryAgain(_ item: WeakObject<Widget>) {
        guard let title = item.value, title.window?.isActive == true else { return }
        isTrying = true
        gtk_widget_activate(title.widget)
        isTrying = false
    }
}
