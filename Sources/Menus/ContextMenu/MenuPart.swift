/// A part of a menu in a builder's braces.
public struct MenuPart {
    private enum Content {
        case element(ContextMenu.Element)
        case section(ContextMenu.Section)
        case divider
    }

    private let content: Content

    static func element(_ element: ContextMenu.Element) -> Self { Self(content: .element(element)) }
    static func section(_ section: ContextMenu.Section) -> Self { Self(content: .section(section)) }
    static var divider: Self { Self(content: .divider) }

    /// Returns the sections formed by parts: the written sections, and one for the elements between any two of them or between
    /// dividers.
    static func sections(of parts: [MenuPart]) -> [ContextMenu.Section] {
        var sections: [ContextMenu.Section] = []
        var loose: [ContextMenu.Element] = []
        func gather() {
            if !loose.isEmpty { sections.append(ContextMenu.Section(loose)) }
            loose = []
        }
        for part in parts {
            switch part.content {
            case .element(let element): loose.append(element)
            case .divider: gather()
            case .section(let section):
                gather()
                sections.append(section)
            }
        }
        gather()
        return sections
    }
}
