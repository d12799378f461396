public import Gtk

/// A list of targets over its window, for actions that leave the window, such as sharing.
///
/// The sheet covers all of the window's content: it is centred in a wide window, and at the bottom of a narrow one. Until the
/// user has chosen or cancelled, neither the keyboard nor the pointer reaches anything else in the window.
///
///     ActionSheet(
///         title: "Share",
///         targets: [ActionSheet.Target("Email…", icon: .named("mail-send-symbolic")) { print("writing an email") }]
///     ).present(over: window)
public struct ActionSheet {
    /// One target of the sheet.
    public struct Target {
        /// The picture before a target's name.
        public enum Icon {
            /// An icon of the theme, by its name.
            case named(String)
            /// The icon of an installed program.
            case program(Program)
        }

        /// The label. End it with “…” if the action needs further input before it does anything.
        public var name: String
        /// The picture before the label; nil for none.
        public var icon: Icon?
        /// Whether the action can't be undone. The row shows this.
        public var isDestructive: Bool
        /// The action, performed after the sheet has closed and the focus is back where it was.
        public var action: () -> Void

        /// Creates a target.
        public init(
            _ name: String, icon: Icon? = nil, isDestructive: Bool = false, action: @escaping () -> Void
        ) {
            self.name = name
            self.icon = icon
            self.isDestructive = isDestructive
            self.action = action
        }
    }

    /// The purpose of the sheet, shown at its top and read by screen readers.
    public var title: String
    /// Additional text below the title, such as the consequences of a choice; nil for none.
    public var message: String?
    /// The targets from top to bottom. “Cancel” is added below them.
    public var targets: [Target]
    /// The title of the button that cancels, such as “Later” for a question that is asked again; nil for “Cancel”.
    public var cancelTitle: String?
    /// Called, at the same time as a target's action would be, if the sheet closes without a choice: when the user cancels, when
    /// another sheet replaces it, and when its window is destroyed.
    public var onCancel: () -> Void

    /// Creates a sheet.
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

    /// Shows the sheet over the content of a window, and closes any open menu.
    ///
    /// If the window already shows a sheet, this one replaces it at once. Without targets, nothing is shown.
    ///
    /// Any window works, whatever its content: the sheet doesn't modify it.
    public func present(over window: Window) {
        guard !targets.isEmpty else { return }
        Toolkit.joinMainLoop()
        MenuPresenter.shared.close()
        let isFollowing = SheetPresentation.of(window) != nil
        SheetPresentation.of(window)?.remove()
        window.attach(SheetPresentation(self, over: window, isFollowing: isFollowing), as: SheetPresentation.name)
    }

    /// Returns whether a window shows a sheet that waits for a choice.
    public static func isPresented(in window: Window) -> Bool {
        SheetPresentation.of(window)?.isOpen ?? false
    }

    /// Cancels the sheet that a window shows, like Escape. Does nothing if there is none.
    public static func cancel(in window: Window) {
        SheetPresentation.of(window)?.close()
    }
}

extension Native {
    /// Whether an action sheet must be answered before anything else in the window can be used.
    var hasActionSheet: Bool { window.map(ActionSheet.isPresented) ?? false }
}
