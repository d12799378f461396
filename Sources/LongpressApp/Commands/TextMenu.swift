import Longpress
import MenuGuidelines

extension Command {
    /// Copies the style of the selected text (E28).
    static let copyStyle = Command(
        "copy-style", title: localized("Copy Style"), icon: .copy,
        shortcut: Shortcut("c", [.control, .alt]))
    /// Applies the copied style to the selected text (E28).
    static let pasteStyle = Command(
        "paste-style", title: localized("Paste Style"), icon: .paste,
        shortcut: Shortcut("v", [.control, .alt]))
}

extension Command {
    static let strikethrough = Command(
        "strikethrough", title: localized("Strikethrough"), icon: "format-text-strikethrough-symbolic",
        shortcut: Shortcut("x", [.control, .shift]), kind: .system)
    static let highlight = Command(
        "highlight", title: localized("Highlight"), shortcut: Shortcut("h", [.control, .shift]), kind: .system)
    static let code = Command("code", title: localized("Code"), shortcut: Shortcut("e", .control), kind: .system)

    /// Makes or changes a link.
    static let link = Command("link", title: localized("Link…"), shortcut: Shortcut("k", .control))

    /// The commands that turn letter styles on and off.
    static let letterStyles = textStyle + [strikethrough, highlight, code]
}

extension Command {
    static let titleStyle = paragraph("title", localized("Title"), "1")
    static let headingStyle = paragraph("heading", localized("Heading"), "2")
    static let subheadingStyle = paragraph("subheading", localized("Subheading"), "3")
    static let bodyStyle = paragraph("body", localized("Body"), "0")
    static let quotationStyle = paragraph("quotation", localized("Quotation"), "4")

    static let bulletedList = paragraph("bulleted-list", localized("Bulleted List"), "5")
    static let numberedList = paragraph("numbered-list", localized("Numbered List"), "6")
    static let dashedList = paragraph("dashed-list", localized("Dashed List"), "7")
    static let checklist = paragraph("checklist", localized("Checklist"), "8")
    /// Marks an item of a checklist as done.
    static let markDone = Command("mark-done", title: localized("Done"), shortcut: Shortcut("Return", .control))
    // Tab and Shift+Tab change the level, too. No menu shows them, because elsewhere these keys do other things.
    static let increaseLevel = Command(
        "increase-level", title: localized("Increase Level"), shortcut: Shortcut("bracketright", .control))
    static let decreaseLevel = Command(
        "decrease-level", title: localized("Decrease Level"), shortcut: Shortcut("bracketleft", .control))

    private static func paragraph(_ id: ID, _ title: String, _ key: String) -> Command {
        Command(id, title: title, shortcut: Shortcut(key, [.control, .alt]), kind: .system)
    }

    /// The commands for styles of paragraphs.
    static let paragraphStyles = [titleStyle, headingStyle, subheadingStyle, bodyStyle, quotationStyle]
    /// The commands for kinds of lists, and the one that marks an item as done.
    static let lists = [bulletedList, numberedList, dashedList, checklist, markDone]
}

extension Command {
    /// Copies the selected text as plain text only (R26).
    static let copyAsPlainText = Command(
        "copy-as-plain-text", title: localized("Plain Text"), icon: .copy)
    /// Copies the selected text as HTML only (R26).
    static let copyAsHTML = Command("copy-as-html", title: localized("HTML"), icon: .copy)
    /// Copies the selected text as Markdown only (R26).
    static let copyAsMarkdown = Command("copy-as-markdown", title: localized("Markdown"), icon: .copy)
}

extension ContextMenu.Submenu {
    /// The formats in which text can be copied.
    static let copyAs = ContextMenu.Submenu(
        title: localized("Copy As"), commands: [.copyAsPlainText, .copyAsHTML, .copyAsMarkdown])
}

extension Command {
    /// The styles of letters and paragraphs: a page of the edit menu's bar, a submenu of its list.
    static let format = Command("format", title: localized("Format"), icon: "font-x-generic-symbolic").page(
        [bold, italic, underline, strikethrough].map { $0.labelStyle(.iconOnly) },
        [copyStyle, pasteStyle, highlight],
        [titleStyle, headingStyle, subheadingStyle, bodyStyle],
        [bulletedList, numberedList, dashedList, checklist],
        [quotationStyle, code])
}

extension ContextMenu.Submenu {
    /// The styles of paragraphs.
    static let paragraphStyle = ContextMenu.Submenu(
        title: localized("Paragraph Style"), isSingleChoice: true, commands: Command.paragraphStyles)
    /// The commands for lists.
    static let list = ContextMenu.Submenu(
        title: localized("List"),
        sections: [
            ContextMenu.Section(Command.lists.map(ContextMenu.Element.command)),
            ContextMenu.Section(.command(.increaseLevel), .command(.decreaseLevel)),
        ])
}

extension EditMenu {
    /// The menu of the note's text: the standard commands, and a few of the program's own (E32).
    ///
    /// The commands for a misspelt word or an address come first, and don't count towards the limit. Tapping or clicking an
    /// underlined word shows only its suggestions.
    static let noteText = EditMenu(
        custom: Command.spelling + Command.links + [.format, .define, .searchOnly, .searchWith, .shareSelection],
        limit: EditMenu.mostCustomCommands)
}

extension ContextMenu.Submenu {
    /// The commands for spelling.
    static let spelling = ContextMenu.Submenu(
        title: localized("Spelling"), commands: Command.spelling + [.checkSpelling])
}
