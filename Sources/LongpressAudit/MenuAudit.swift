public import Gtk
import Longpress
public import MenuGuidelines
public import Menus

/// Goes through the widgets of a window and finds where their menus depart from the guidelines.
///
/// One line of a program's tests holds all of its menus to them:
///
///     XCTAssertEqual(MenuAudit(of: window, against: menuBar).description, "")
///
/// A widget's context menu is looked at as it is for what is focused, and for the widget's middle. What a menu offers at other
/// positions, and the menus of widgets that don't show yet, are for another audit.
public struct MenuAudit: CustomStringConvertible {
    /// A departure, and the menu that it was found in.
    public struct Finding: Hashable, Sendable, CustomStringConvertible {
        /// The widget, by its class; nil for the menu bar, and for what concerns several menus.
        public var widget: String?
        /// The rule, and the fault.
        public var finding: MenuGuidelines.Finding

        /// Both on one line.
        public var description: String { (widget.map { "\($0): " } ?? "") + finding.description }
    }

    /// What was found, in the order of the widgets; first what concerns the menu bar.
    public private(set) var findings: [Finding] = []
    /// How many widgets have a menu.
    public private(set) var widgetCount = 0

    private var declared = DeclaredCommands()

    /// Looks at the menus of a widget and of all that is in it, most usefully of a window.
    ///
    /// - Parameters:
    ///   - root: The widget.
    ///   - menuBar: The program's main interface.
    public init(of root: Widget, against menuBar: MenuBar) {
        add(menuBar.audit, of: nil)
        declared.add(menuBar.commands)
        visit(root, against: menuBar)
        add(declared.findings, of: nil)
    }

    /// The findings, a line each; empty if there are none.
    public var description: String { findings.map(\.description).joined(separator: "\n") }

    private mutating func visit(_ widget: Widget, against menuBar: MenuBar) {
        if let menu = widget.currentMenu, widget.isMapped {
            widgetCount += 1
            let audit = WidgetAudit(of: menu, on: widget, against: menuBar)
            add(audit.findings, of: widget)
            declared.add(audit.commands)
        }
        for child in widget.children { visit(child, against: menuBar) }
    }

    private mutating func add(_ new: [MenuGuidelines.Finding], of widget: Widget?) {
        findings += new.map { Finding(widget: widget?.typeName, finding: $0) }
    }
}
