import CGtk

/// Opens the menu of a bar that was requested last, by trying repeatedly for about as long as a user would wait.
///
/// - Symptom: A press on a title of the menu bar does nothing. While another program has grabbed the pointer or the keyboard, as
///   a window manager does for the moment in which it handles a press, GTK hides the menu again before it is on screen.
/// - Versions: seen with 4.8.
/// - Source: gtkpopover.c, `gtk_popover_show`.
/// - Test: `MenuBarGrabTests`.
/// - Remove when: a popover that can't grab the pointer at once opens as soon as it can.
final class MenuBarOpener {
    /// The time between two tries, in milliseconds, and the maximum number of tries.
    private static let (pause, most) = (20, 50)

    /// Called when a menu is about to be shown.
    var opening: () -> Void = {}
    /// Called when a menu that was on screen has closed.
    var closed: () -> Void = {}
    private var isOnScreen = false
    private var isTrying = false
    private var tries = 0
    private var pending: Timer?

    /// Records that a menu has been shown. If it couldn't appear on screen, GTK hides it again at once.
    func shown(isOnScreen: Bool) {
        self.isOnScreen = isOnScreen
        if !isTrying { tries = 0 }
        pending?.cancel()
    }

    /// Records that a menu has been hidden, perhaps without having been on screen, and tries to open it again in that case.
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
