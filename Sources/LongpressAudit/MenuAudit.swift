public import Gtk
import Longpress
public import MenuGuidelines
public import Menus

/// Checks the menus of all widgets in a window against the guidelines.
///
/// One line in a program's tests checks all of its menus:
///
///     XCTAssertEqual(MenuAudit(of: window, against: menuBar).description, "")
///
/// A widget's context menu is checked as it is for the focused item, and for the centre of the widget. Menus at other positions,
/// and of widgets that aren't visible yet, need another audit.
public struct MenuAudit: CustomStringConvertible {
    /// A violation of a guideline, and the menu in which it was found.
    public struct Finding: Hashable, Sendable, CustomStringConvertible {
        /// The class of the widget; nil for the menu bar, and for findings about several menus.
        public var widget: String?
        /// The guideline and the violation.
        public var finding: MenuGuidelines.Finding

        /// The widget and the finding on one line.
        public var description: String { (widget.map { "\($0): " } ?? "") + finding.description }
    }

    /// The findings, in the order of the widgets; those about the menu bar come first.
    public private(set) var findings: [Finding] = []
    /// The number of widgets with a menu.
    public private(set) var widgetCount = 0

    private var declared = DeclaredCommands()

    /// Checks the menus of a widget and its descendants, usually of a window.
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

    /// The findings, one per line; empty if there are none.
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
