import Gtk
import Longpress

/// The responder of a `GtkTreeView` with one menu for all of its rows. Other commands go to the view's previous responder.
final class TreeResponder: ContextMenuTarget {
    private let tree: WeakObject<Widget>
    private let own: (any Responder)?
    /// The row that the menu was opened for; nil for the empty space.
    private var mark: TreeMark?
    /// Whether a column title was pressed.
    private(set) var isOnTitles = false
    /// Observes the removal of rows while the menu may be open.
    private var changes: SignalConnection?

    init(_ tree: TreeView) {
        self.tree = WeakObject(tree.widget)
        own = (tree.widget.responder as? TreeResponder)?.own ?? tree.widget.responder
    }

    var nextResponder: (any Responder)? { own ?? tree.value?.enclosingResponder }

    var canBecomeFirstResponder: Bool { tree.value != nil }

    func becomeFirstResponder() -> Bool {
        _ = tree.value?.grabFocusIfNeeded()
        return canBecomeFirstResponder
    }

    func handler(for command: Command) -> CommandHandler? { nil }

    func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        (mark, isOnTitles) = (nil, false)
        changes?.disconnect()
        changes = nil
        guard let tree = view else { return }
        isOnTitles = point.map { !tree.isBelowTitles($0) } ?? false
        guard let row = point.map(tree.row) ?? tree.focusedRow else { return }
        tree.select(row)
        mark = tree.mark(row)
        changes = tree.onRowGone { [weak self] in MainLoop.soon { self?.rowGone() } }
    }

    /// Closes the menu if its row has been removed.
    private func rowGone() {
        guard let mark, mark.row == nil else { return }
        self.mark = nil
        tree.value.map(MenuPresenter.shared.close(for:))
    }

    private var view: TreeView? { tree.value.flatMap(TreeView.init) }

    /// The number of rows above the menu's row; nil for the empty space.
    var position: Int? { mark?.row.flatMap { view?.position(of: $0) } }

    /// The frame of the menu's row, in the view's coordinates.
    var frame: Rectangle? { mark?.row.flatMap { view?.frame(of: $0) } }
}

extension TreeView {
    /// Gives the view a context menu from a model for each row, by its position, and for the empty space.
    func giveMenu(preview: @escaping (Rectangle) -> ContextMenuPreview?, model: @escaping (Int?) -> MenuModel?) {
        let (target, weak) = (TreeResponder(self), WeakObject(widget))
        widget.responder = target
        widget.menu = .context { [weak target] _ in
            guard let target, !target.isOnTitles, let widget = weak.value, let model = model(target.position) else {
                return nil
            }
            var configuration = ContextMenuConfiguration(
                menu: ContextMenu(ModelMenus.of(widget).menu(model, for: widget).sections()),
                preview: target.frame.flatMap(preview))
            configuration.follow { [weak target] in target?.frame }
            return configuration
        }
    }
}
