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

        The rules that the menus keep, where each comes from, and how it is kept.

        ## Overview

        Phones have had edit menus and context menus for long, and those who made them wrote down what people may expect of \
        them. These are the rules that follow from what they wrote. Each has an id, by which the tests, an audit's findings \
        and comments in the code name it; no id ever becomes another rule's. In code they are ``MenuGuidelines/Guideline/all``, of \
        which this page is made.

        The sources, and what they are called below:

        \(list(Guideline.Source.allCases.map { "*\($0.shortTitle)*: \($0.title)" }))

        ### Where they disagree

        \(list(tensions))

        """
    }

    /// How the library decides where the sources contradict each other, or leave a question open.
    private static let tensions = [
        "The edition of 2010 says that a program can't add commands, the later ones say that it can. It can (E27).",
        """
        Edit commands have no buttons of their own (E21), yet every command of a context menu is also in the main interface \
        (C7). The menu bar lists everything, and there are no buttons for it beside the content.
        """,
        """
        An edit menu opens when the finger lifts (E4), a context menu while it is still held (C3). So lifting the finger \
        neither closes a context menu nor chooses anything in it where it was pressed.
        """,
        "Edit menus and context menus hide what doesn't apply (E12, C10); the menu bar dims it.",
        "Mouse, touch and keyboard all open the same menu of the same item. Holding the primary mouse button is a hold.",
    ]

    private static func section(_ subject: Guideline.Subject) -> String {
        let rows = Guideline.all.filter { $0.subject == subject }.map { rule in
            let sources = Guideline.Source.allCases.filter(rule.sources.contains).map(\.shortTitle)
            return row([rule.id, rule.sentence, sources.joined(separator: ", "), rule.note])
        }
        let head = [row(["Id", "Rule", "Source", "How it is kept"]), row(Array(repeating: "---", count: 4))]
        return "## \(subject.title)\n\n" + (head + rows).joined(separator: "\n") + "\n"
    }

    private static func list(_ items: [String]) -> String { items.map { "- \($0)" }.joined(separator: "\n") }

    private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
