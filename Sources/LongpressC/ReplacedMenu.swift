import CGtk
import Gtk
import Longpress

/// A GTK context menu that the program has just asked to open, and the Longpress menu that replaces it.
///
/// GTK's menu stays hidden. The program receives its `closed` signal, and notifications of changes of its properties, only when
/// the replacement has closed. So a program that resets the menu's target when the menu becomes visible or hidden does that once,
/// afterwards.
final class ReplacedMenu {
    private let popover: Widget
    private let owner: Widget
    private let model: MenuModel
    private let trigger: MenuTrigger

    /// Takes over a popover menu that is about to open. Returns false if GTK should open it as usual, because it is no context
    /// menu or contains widgets of the program's own.
    static func replace(_ popover: Widget) -> Bool {
        guard let menu = ReplacedMenu(popover) else { return false }
        g_object_freeze_notify(popover.typed())
        // The grab of GTK's own menu has the same effect. Otherwise a widget around this one may open a menu by the same press.
        menu.owner.window?.claimPressForMenu()
        // The program may still set the menu's position and content.
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
        // Its actions are looked up from the popover.
        if popover.parent == owner, let target = popover.pointedAt,
            owner.openContextMenu(model, actionsOf: popover, for: target, by: trigger, onClose: { self.end() })
        {
            return
        }
        // None of its commands is available.
        end()
    }

    private func end() {
        g_object_thaw_notify(popover.typed())
        popover.emit("closed")
        // Keeps the popover alive until the actions of the menu are no longer observed.
        MainLoop.whenIdle { _ = self }
    }
}
