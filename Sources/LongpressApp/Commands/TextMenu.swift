import Longpress
import MenuGuidelines

extension Command {
    /// Remembers how the selected text looks (E28).
    static let copyStyle = Command(
        "copy-style", title: localized("Copy Style"), icon: .copy,
        shortcut: Shortcut("c", [.control, .alt]))
    /// Makes the selected text look like that (E28).
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

    /// Makes a link, or changes one.
    static let link = Command("link", title: localized("Link…"), shortcut: Shortcut("k", .control))

    /// The toggles of how letters look.
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
    /// Ticks what is done.
    static let markDone = Command("mark-done", title: localized("Done"), shortcut: Shortcut("Return", .control))
    // Tab and Shift+Tab do so, too, which no menu shows: elsewhere they are for other things.
    static let increaseLevel = Command(
        "increase-level", title: localized("Increase Level"), shortcut: Shortcut("bracketright", .control))
    static let decreaseLevel = Command(
        "decrease-level", title: localized("Decrease Level"), shortcut: Shortcut("bracketleft", .control))

    private static func paragraph(_ id: ID, _ title: String, _ key: String) -> Command {
        Command(id, title: title, shortcut: Shortcut(key, [.control, .alt]), kind: .system)
    }

    /// What a paragraph can be.
    static let paragraphStyles = [titleStyle, headingStyle, subheadingStyle, bodyStyle, quotationStyle]
    /// The kinds of lists, and whether an item of one is done.
    static let lists = [bulletedList, numberedList, dashedList, checklist, markDone]
}

extension Command {
    /// Puts the selected text on the clipboard as plain text and nothing else (R26).
    static let copyAsPlainText = Command(
        "copy-as-plain-text", title: localized("Plain Text"), icon: .copy)
    /// Puts the selected text on the clipboard as HTML and nothing else (R26).
    static let copyAsHTML = Command("copy-as-html", title: localized("HTML"), icon: .copy)
    /// Puts the selected text on the clipboard as Markdown and nothing else (R26).
    static let copyAsMarkdown = Command("copy-as-markdown", title: localized("Markdown"), icon: .copy)
}

extension ContextMenu.Submenu {
    /// The forms in which text can be copied.
    static let copyAs = ContextMenu.Submenu(
        title: localized("Copy As"), commands: [.copyAsPlainText, .copyAsHTML, .copyAsMarkdown])
}

extension Command {
    /// How the selected text looks, and what its paragraphs are: a page of the edit menu's bar, a submenu of its list.
    static let format = Command("format", title: localized("Format"), icon: "font-x-generic-symbolic").page(
        [bold, italic, underline, strikethrough].map { $0.labelStyle(.iconOnly) },
        [copyStyle, pasteStyle, highlight],
        [titleStyle, headingStyle, subheadingStyle, bodyStyle],
        [bulletedList, numberedList, dashedList, checklist],
        [quotationStyle, code])
}

extension ContextMenu.Submenu {
    /// What a paragraph can be.
    static let paragraphStyle = ContextMenu.Submenu(
        title: localized("Paragraph Style"), isSingleChoice: true, commands: Command.paragraphStyles)
    /// What can be done about lists.
    static let list = ContextMenu.Submenu(
        title: localized("List"),
        sections: [
            ContextMenu.Section(Command.lists.map(ContextMenu.Element.command)),
            ContextMenu.Section(.command(.increaseLevel), .command(.decreaseLevel)),
        ])
}

extension EditMenu {
    /// The menu of the note's text: the standard commands, and of the program's own no more than are few (E32).
    ///
    /// Those for a misspelt word and for an address come before them, and take no place from them. A tap or click on an
    /// underlined word shows its suggestions alone.
    static let noteText = EditMenu(
        custom: Command.spelling + Command.links + [.format, .define, .searchOnly, .searchWith, .shareSelection],
        limit: EditMenu.mostCustomCommands)
}

extension ContextMenu.Submenu {
    /// What can be done about spelling.
    static let spelling = ContextMenu.Submenu(
        title: localized("Spelling"), commands: Command.spelling + [.checkSpelling])
}
