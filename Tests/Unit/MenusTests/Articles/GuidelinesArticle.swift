import Foundation
import Menus

@testable import MenuGuidelines

/// The documentation's article *Guidelines*, generated from the list of rules.
enum GuidelinesArticle {
    /// The whole text.
    static var text: String {
        ([opening] + Guideline.Subject.allCases.map(section)).joined(separator: "\n") + "\n"
    }

    private static var opening: String {
        """
        # Guidelines

        The rules that the menus follow, with their sources and how the library follows them.

        ## Overview

        Phones have had edit menus and context menus for a long time, and their makers wrote down what people can expect of \
        these menus. The rules below follow from those guidelines. Tests, audit findings and code comments refer to each rule by \
        its id, which is never reused for another rule. This page is generated from ``MenuGuidelines/Guideline/all``.

        The sources and their short names below:

        \(list(Guideline.Source.allCases.map { "*\($0.shortTitle)*: \($0.title)" }))

        ### Conflicts between the sources

        \(list(tensions))

        """
    }

    /// How the library decides where the sources contradict each other, or leave a question open.
    private static let tensions = [
        "The edition of 2010 says that a program can't add commands; the later editions say that it can. The library allows it (E27).",
        """
        Edit commands have no buttons of their own (E21), but every command of a context menu is also in the main interface \
        (C7). The menu bar lists every command, and there are no buttons for them beside the content.
        """,
        """
        An edit menu opens when the finger lifts (E4), but a context menu opens while the press is still held (C3). So lifting \
        the finger where the press began neither closes a context menu nor chooses an item.
        """,
        "Edit menus and context menus hide commands that don't apply (E12, C10); the menu bar dims them.",
        "Mouse, touch and keyboard all open the same menu for the same item. Holding the primary mouse button counts as a hold.",
    ]

    private static func section(_ subject: Guideline.Subject) -> String {
        let rows = Guideline.all.filter { $0.subject == subject }.map { rule in
            let sources = Guideline.Source.allCases.filter(rule.sources.contains).map(\.shortTitle)
            return row([rule.id, rule.sentence, sources.joined(separator: ", "), rule.note])
        }
        let head = [row(["Id", "Rule", "Source", "How it is followed"]), row(Array(repeating: "---", count: 4))]
        return "## \(subject.title)\n\n" + (head + rows).joined(separator: "\n") + "\n"
    }

    private static func list(_ items: [String]) -> String { items.map { "- \($0)" }.joined(separator: "\n") }

    private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
