import Menus

@testable import MenuGuidelines

/// A menu as it would open, and why its commands are visible or hidden.
struct ExplainedMenu {
    var menu: OpenedMenu
    var explanation: MenuExplanation?

    /// The area in which a test's menu opens: a view that fills a window of 600 × 400 points below a menu bar.
    static let room = Rectangle(x: 0, y: 0, width: 600, height: 400)

    /// Returns an edit menu as it would be composed for a responder, and placed at a target in the area.
    @MainActor static func edit(
        _ menu: EditMenu = EditMenu(), for responder: any Menus.Responder, editing: EditingState? = nil,
        by trigger: MenuTrigger = .hold, hold: OpenedMenu.Hold? = nil, follows: Command.ID? = nil,
        at target: Rectangle = Rectangle(x: 200, y: 200, width: 40, height: 16), keepClear: [Rectangle] = []
    ) -> ExplainedMenu {
        let items = menu.composed(for: responder).commands
        let placement = EditMenuPlacement.place(
            menu: Size(width: 160, height: 36), target: target, in: room, keepClear: keepClear)
        let opened = OpenedMenu(
            .edit(.init(menu, items: items, at: placement!)), by: trigger, hold: hold, follows: follows,
            in: .init(
                view: room, target: target, pressed: trigger == .keyboard ? nil : target.origin, room: room,
                keepClear: keepClear),
            for: .init(String(describing: type(of: responder)), editing: editing))
        return ExplainedMenu(
            menu: opened, explanation: ResponderChain(first: responder).explanation(of: menu))
    }

    /// Returns a context menu as it would be composed for a responder, and placed at a point in the area.
    @MainActor static func context(
        _ menu: ContextMenu, for responder: any Menus.Responder, by trigger: MenuTrigger = .secondaryClick,
        at point: Point = Point(x: 100, y: 100), height: Double = 200, keepClear: [Rectangle] = []
    ) -> ExplainedMenu {
        let anchor = Rectangle(x: point.x, y: point.y, width: 0, height: 0)
        let placement = ContextMenuPlacement.place(
            menu: Size(width: 180, height: height), at: anchor, in: room, keepClear: keepClear)
        let byKeyboard = trigger == .keyboard
        let seen = menu.composed(for: responder)
            .arranged(opensUpward: placement.opensUpward, byKeyboard: byKeyboard)
        let opened = OpenedMenu(
            .context(.init(menu, seen: seen, at: placement, wholeHeight: height, hasOutline: true)), by: trigger,
            in: .init(
                view: room, target: anchor, pressed: byKeyboard ? nil : point, room: room, keepClear: keepClear),
            for: .init(String(describing: type(of: responder))))
        return ExplainedMenu(
            menu: opened,
            explanation: ResponderChain(first: responder).explanation(
                of: menu, opensUpward: placement.opensUpward, byKeyboard: byKeyboard))
    }

    /// Changes the record of an edit menu.
    mutating func changeEdit(_ change: (inout OpenedMenu.Edit) -> Void) {
        guard case .edit(var edit) = menu.contents else { return }
        change(&edit)
        menu.contents = .edit(edit)
    }

    /// Changes the record of a context menu.
    mutating func changeContext(_ change: (inout OpenedMenu.Context) -> Void) {
        guard case .context(var context) = menu.contents else { return }
        change(&context)
        menu.contents = .context(context)
    }
}

extension Guideline {
    func state(of menu: ExplainedMenu, against menuBar: MenuBar? = nil) -> State {
        state(of: menu.menu, explanation: menu.explanation, against: menuBar)
    }

    /// Returns whether a menu keeps the rule.
    func verdict(of menu: ExplainedMenu, against menuBar: MenuBar? = nil) -> State.Verdict {
        state(of: menu, against: menuBar).verdict
    }
}
