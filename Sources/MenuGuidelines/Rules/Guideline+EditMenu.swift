import Localization

// Each rule is documented by its own sentence.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Guideline {
    static let editMenu: [Guideline] = [
        standardCommands, textWebAndImageViews, holdMagnifies, opensAsFingerLifts, selectTakesWord,
        handlesExtendSelection, clipboardCommandsForSelection, programChoosesStandardCommands,
        positionBeforeShowing, programDefinesDoubleTap, fixedAppearance, applicableCommandsOnly,
        noCutOrCopyWithoutSelection, noSelectWithSelection, customViewsDecide, aboveOrBelowSelection,
        arrowAtTarget, holdOpensEditMenu, doubleTapSelectsWord, customViewsRespondToGestures,
        noDuplicateButtons, staticTextIsSelectable, selectionByWord, buttonTitlesAreNotSelectable,
        clipboardCommandsAreUndoable, noConfirmation, customCommands, styleCanBeCopied,
        otherContextsInActionSheet, customCommandsActOnSelection, customCommandsLast, fewCustomCommands,
        shortVerbs, initialCapital, titleCapitals,
    ]

    public static let standardCommands = Guideline(
        "E1", from: [.iPhone2010, .nsHipster],
        libraryText("An edit menu offers the standard commands Cut, Copy, Paste, Delete, Select and Select All."),
        note: "They come first, in this order.")

    public static let textWebAndImageViews = Guideline(
        "E2", libraryText("Text views, web views and image views can have an edit menu."),
        note: "Any widget can have one. In the app, the text, the captions and the selected region of an image in the "
            + "viewer have an edit menu; an image in the pane has a context menu.")

    public static let holdMagnifies = Guideline(
        "E3", from: [.iPhone2010],
        libraryText(
            "Touching and holding shows a magnified view for moving the insertion point or an end of the "
                + "selection."),
        note: "A loupe above the finger shows a live view of the line under the finger, and the insertion point "
            + "follows the finger.")

    public static let opensAsFingerLifts = Guideline(
        "E4", from: [.iPhone2010], libraryText("An edit menu appears when the finger lifts, if the item supports one."),
        note: "Holding and releasing a mouse button works the same way.")

    public static let selectTakesWord = Guideline(
        "E5", from: [.iPhone2010],
        libraryText("Select selects the word at the insertion point, or the item that the program defines."),
        note: "Words are defined by Unicode, in any script. The menu then opens again for the selection.")

    public static let handlesExtendSelection = Guideline(
        "E6", from: [.iPhone2010], libraryText("Dragging the handles at its ends extends a selection."),
        note: "There are two handles. The menu hides during a drag and returns afterwards, and at least one character "
            + "stays selected.")

    public static let clipboardCommandsForSelection = Guideline(
        "E7", from: [.iPhone2010], libraryText("When something is selected, Cut, Copy and Paste appear if they apply."),
        note: "After a selection by touch, these commands appear when the finger lifts.")

    public static let programChoosesStandardCommands = Guideline(
        "E8", libraryText("A program chooses which of the standard commands fit."),
        note: "An edit menu can contain any of them; by default it has all six.")

    public static let positionBeforeShowing = Guideline(
        "E9",
        libraryText(
            "A program can position the edit menu before it appears, so that it covers nothing important."),
        note: "The position is calculated before the menu appears. A program names the widgets that menus should not "
            + "cover.")

    public static let programDefinesDoubleTap = Guideline(
        "E10", libraryText("A program defines what a double tap selects."),
        note: "In text, a word; in a label, the whole text or a word, as in the app’s captions. A custom responder "
            + "defines what else a double tap selects.")

    public static let fixedAppearance = Guideline(
        "E11", libraryText("The colour and shape of an edit menu can’t be changed."),
        note: "It follows the system’s theme, and there is no API to restyle it.")

    public static let applicableCommandsOnly = Guideline(
        "E12", libraryText("An edit menu shows only the commands that apply."),
        note: "No command is dimmed. If no command applies, no menu opens, except that an empty text offers Insert "
            + "Emoji… instead.")

    public static let noCutOrCopyWithoutSelection = Guideline(
        "E13", libraryText("While nothing is selected, an edit menu has no Cut and no Copy."),
        note: "There is no Delete either.")

    public static let noSelectWithSelection = Guideline(
        "E14",
        libraryText("While something is selected, an edit menu has no Select, and while everything is, no Select All."),
        note: "This applies to texts, labels and fields of every kind.")

    public static let customViewsDecide = Guideline(
        "E15", libraryText("In a custom view, the program decides which commands apply."),
        note: "The responder is always asked; the library never guesses.")

    public static let aboveOrBelowSelection = Guideline(
        "E16",
        libraryText("An edit menu is above or below the insertion point or the selection, wherever there is room."),
        note: "It is above if it fits there, and over the selection if the selection fills the view.")

    public static let arrowAtTarget = Guideline(
        "E17", libraryText("An arrow on the edit menu shows what its commands apply to."),
        note: "The popover’s arrow points at the middle of the visible part of the selection.")

    public static let holdOpensEditMenu = Guideline(
        "E18", libraryText("Touch and hold is the main gesture that opens an edit menu."),
        note: "The system sets how long a hold takes, 500 ms by default. A press that moves farther than the system’s "
            + "threshold isn’t a hold.")

    public static let doubleTapSelectsWord = Guideline(
        "E19", libraryText("Double-tapping a word selects it and shows the edit menu at once."),
        note: "Typing then replaces the word: the menu takes the keyboard focus only if it was opened by keyboard.")

    public static let customViewsRespondToGestures = Guideline(
        "E20", libraryText("Custom views respond to both gestures."),
        note: "Setting a widget’s menu enables every way to open it, whatever the type of the widget.")

    public static let noDuplicateButtons = Guideline(
        "E21", libraryText("No button in the interface duplicates an edit command."),
        note: "The app has no such buttons beside its content; the menu bar lists every command.")

    public static let staticTextIsSelectable = Guideline(
        "E22",
        libraryText(
            "Useful static text, such as a caption, can be selected, but not a title or a tab label."),
        note: "A label is selectable if the program declares its text worth copying.")

    public static let selectionByWord = Guideline(
        "E23", libraryText("In text views, selection is by word unless the program decides otherwise."),
        note: "Select and a double tap select a word in any script, or an emoji.")

    public static let buttonTitlesAreNotSelectable = Guideline(
        "E24", libraryText("The titles of buttons can’t be selected."),
        note: "Content that can’t be selected offers neither Select nor Select All.")

    public static let clipboardCommandsAreUndoable = Guideline(
        "E25", libraryText("Copying and pasting can be undone and redone."),
        note: "Undo and Redo cover every change of text, style, direction, captions and images, and name it, as in "
            + "“Undo Paste”.")

    public static let noConfirmation = Guideline(
        "E26", libraryText("Edit commands run without confirmation."),
        note: "Their changes can be undone instead.")

    public static let customCommands = Guideline(
        "E27", from: [.iOS2011, .iOSKorean, .nsHipster],
        libraryText("A program can add commands of its own to the menu."),
        note: "The edition of 2010 says that a program can’t; the later editions prevail.")

    public static let styleCanBeCopied = Guideline(
        "E28", from: .laterEditions,
        libraryText("A custom command can, for example, copy the style of text instead of the text."),
        note: "The app has Copy Style and Paste Style.")

    public static let otherContextsInActionSheet = Guideline(
        "E29", from: [.iOS2011], libraryText("Actions that leave the current context are in an action sheet."),
        note: "Share… opens a sheet of destinations for the content.")

    public static let customCommandsActOnSelection = Guideline(
        "E30", from: .laterEditions, libraryText("A program’s own commands act directly on the selection."),
        note: "They go to the same responders as the standard commands, and the selection stays.")

    public static let customCommandsLast = Guideline(
        "E31", from: .laterEditions, libraryText("A program’s own commands are together, after all system commands."),
        note: "They come last, whatever their position in the menu’s declaration.")

    public static let fewCustomCommands = Guideline(
        "E32", from: .laterEditions, libraryText("A program adds few commands."),
        note: "An audit warns above four. A program can limit how many are visible at a time; the menu bar has all of "
            + "them.")

    public static let shortVerbs = Guideline(
        "E33", from: .laterEditions, libraryText("The label of a command is a short, precise verb."),
        note: "An audit warns above 24 letters; the sources give no number.")

    public static let initialCapital = Guideline(
        "E34", from: .laterEditions, libraryText("A label of one word begins with a capital letter."),
        note: "An audit checks it.")

    public static let titleCapitals = Guideline(
        "E35", from: .laterEditions,
        libraryText(
            "A label of several words has title-style capitals: on all of them but articles, coordinating "
                + "conjunctions, and prepositions of four or fewer letters."),
        note: "An audit checks it and suggests the correct capitals.")
}
