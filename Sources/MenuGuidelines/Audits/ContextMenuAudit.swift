public import Menus

extension ContextMenu {
    /// The maximum number of rows that still counts as few, without those of submenus.
    package static let maxRows = 12
    /// The approximate maximum number of groups that can be taken in at a glance.
    package static let maxSections = 3

    /// Returns the menu's violations of the guidelines; none if it follows them. It is meant for a program's tests.
    ///
    /// - Parameter menuBar: The program's main interface, which must have every item, too.
    public func audit(against menuBar: MenuBar) -> [Finding] {
        var findings: [Finding] = []
        let rows = sections.reduce(0) { $0 + $1.elements.count }
        if rows > Self.maxRows { findings.append(Finding(.fewItems, "\(rows) rows; keep to \(Self.maxRows)")) }
        if sections.count > Self.maxSections {
            findings.append(Finding(.fewGroups, "\(sections.count) groups; keep to \(Self.maxSections)"))
        }
        findings += menuBar.missing(from: commands).map(Finding.notInMenuBar)
        for submenu in submenus where submenu.title.isEmpty {
            findings.append(Finding(.submenuTitlesDescribe, "a submenu has no title"))
        }
        for title in commands.map(\.title) + submenus.map(\.title) {
            findings += LabelGuidelines.findings(title, length: .shortLabels, capitals: .shortLabels)
        }
        return findings
    }

    private var submenus: [Submenu] {
        sections.flatMap(\.elements).compactMap { element in
            if case .submenu(let submenu) = element { submenu } else { nil }
        }
    }
}
