import CGtk
import Gtk
import Longpress

/// A context menu of GTK's own that the program has just asked to open, and ours in its place.
///
/// GTK's stays hidden: the program is told that it has closed (`closed`) once ours has, and hears of changes of its properties only
/// then. So whoever resets what the menu was for as it becomes visible or hidden does that once, after it.
final class ReplacedMenu {
    private let popover: Widget
    private let owner: Widget
    private let model: MenuModel
    private let trigger: MenuTrigger

    /// Takes over a popover menu that is about to open. False if it is to open as ever: it is no context menu, or there are
    /// widgets of the program's own in it.
    static func takes(_ popover: Widget) -> Bool {
        guard let menu = ReplacedMenu(popover) else { return false }
        g_object_freeze_notify(popover.typed())
        // As the grab of GTK's own menu does. Otherwise a widget around this one may open a menu of its own by the same press.
        menu.owner.window?.takePressForMenu()
        // The program may go on to say where it is to open, and what is in it.
        MainLoop.soon { menu.show() }
        return true
    }

    private init?(_ popover: Widget) {
        let trigger: MenuTrigger? =
            switch LatestInput.kind {
            case .secondaryPress: .secondaryClick
            case .hold: .hold
            case .menuKey: .keyboard
            case .other: nil
            }
        guard let trigger, !popover.isBuiltInMenu, let model = popover.popoverMenuModel, !model.hasWidgets,
            let owner = popover.parent, owner.isMapped,
            !owner.selfAndAncestors.contains(where: \.holdsPopoverMenus)
        else { return nil }
        (self.popover, self.owner, self.model, self.trigger) = (popover, owner, model, trigger)
    }

    private func show() {
        // Its actions are found from the popover on.
        if popover.parent == owner, let target = popover.pointedAt,
            owner.openContextMenu(model, actionsOf: popover, for: target, by: trigger, onClose: { self.end() })
        {
            return
        }
        // Nothing in it makes sense now.
        end()
    }

    private func end() {
        g_object_thaw_notify(popover.typed())
        popover.emit("closed")
        // Until the actions of the menu aren't followed from it any more.
        MainLoop.whenIdle { _ = self }
    }
}
