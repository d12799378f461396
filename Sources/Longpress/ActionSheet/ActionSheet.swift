public import Gtk

/// A list of places that something can go to, upon the window that it is in: for actions that lead out of it.
///
/// The sheet lies over all of the window's content: in the middle of a wide window, at the bottom of a narrow one. Until the
/// person has chosen or cancelled, neither the keyboard nor the pointer reaches anything else in the window.
///
///     ActionSheet(
///         title: "Share",
///         targets: [ActionSheet.Target("Email…", icon: .named("mail-send-symbolic")) { print("writing an email") }]
///     ).present(over: window)
public struct ActionSheet {
    /// One place to go to.
    public struct Target {
        /// A picture before a target's name.
        public enum Icon {
            /// An icon of the theme, by its name.
            case named(String)
            /// The icon of an installed program.
            case program(Program)
        }

        /// The label. It ends in “…” if more has to be said before anything is done.
        public var name: String
        /// The picture before the label; none if nil.
        public var icon: Icon?
        /// Whether it can't be taken back, which is shown.
        public var isDestructive: Bool
        /// The action performed once the sheet is closed and the focus is back where it was.
        public var action: () -> Void

        /// Makes a target.
        public init(
            _ name: String, icon: Icon? = nil, isDestructive: Bool = false, action: @escaping () -> Void
        ) {
            self.name = name
            self.icon = icon
            self.isDestructive = isDestructive
            self.action = action
        }
    }

    /// The purpose of the sheet, shown at its top and read out by assistive tools.
    public var title: String
    /// Additional text below the title, such as the consequences of a choice; none if nil.
    public var message: String?
    /// The targets from top to bottom. “Cancel” is added below them.
    public var targets: [Target]
    /// The title of the button that cancels, such as “Later” for a question that is asked again; nil for “Cancel”.
    public var cancelTitle: String?
    /// Called, as a target's action would be, if the sheet goes and no target was chosen: when the person cancels, when
    /// another sheet takes its place, and when its window is gone.
    public var onCancel: () -> Void

    /// Makes a sheet.
    public init(
        title: String, message: String? = nil, targets: [Target], cancelTitle: String? = nil,
        onCancel: @escaping () -> Void = {}
    ) {
        self.title = title
        self.message = message
        self.targets = targets
        self.cancelTitle = cancelTitle
        self.onCancel = onCancel
    }

    /// Shows the sheet over the content of a window, and closes any menu that is open.
    ///
    /// A sheet that the window already shows goes; this one takes its place at once. Nothing is shown
    /// without targets.
    ///
    /// Any window will do, whatever it has for content: that isn't touched.
    public func present(over window: Window) {
        guard !targets.isEmpty else { return }
        Toolkit.joinMainLoop()
        MenuPresenter.shared.close()
        let isFollowing = SheetPresentation.of(window) != nil
        SheetPresentation.of(window)?.remove()
        window.attach(SheetPresentation(self, over: window, isFollowing: isFollowing), as: SheetPresentation.name)
    }

    /// Whether a window shows a sheet that waits for an answer.
    public static func isPresented(in window: Window) -> Bool {
        SheetPresentation.of(window)?.isOpen ?? false
    }

    /// Takes the sheet that a window shows away, as Escape does; nothing happens if there is none.
    public static func cancel(in window: Window) {
        SheetPresentation.of(window)?.close()
    }
}

extension Native {
    /// Whether an action sheet must be answered before anything else in the window can be used.
    var hasActionSheet: Bool { window.map(ActionSheet.isPresented) ?? false }
}
