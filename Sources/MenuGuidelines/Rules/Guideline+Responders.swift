import Localization

// Each rule is documented by its own sentence.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Guideline {
    static let responders: [Guideline] = [
        canBecomeFirstResponder, responderIsAsked, commandsUseClipboard, creatorTurnsMenuOn,
        gesturesBelongToView, gestureNeedsFirstResponder, targetRectangle, firstResponderBeforeMenu,
        singleController, answersDetermineContent, commandTravelsChain, performableCommandsOnly,
        copyWritesSelection, cutRemovesSelection, deleteKeepsClipboard, pasteConverts, selectTakesPart,
        selectAllTakesEverything, stylesAreToggles, writingDirection, titleAndAction,
        respondersAnswerForThemselves, lookUpAndSpelling, everyControlAnswersSecondaryClick,
        valuableContentCanBeCopied, richContentCopiesInSeveralWays, copyingIsConsideredEverywhere,
        pasteHandlesAnyInput,
    ]

    public static let canBecomeFirstResponder = Guideline(
        "R1", libraryText("A view must be able to become first responder to show its menu."),
        note: "A view whose responder can’t has no menu; debug builds report this on standard error.")

    public static let responderIsAsked = Guideline(
        "R2", libraryText("The responder is asked whether it can perform each command."),
        note: "Its answer alone determines which commands the menu bar dims and which ones edit menus and context "
            + "menus hide.")

    public static let commandsUseClipboard = Guideline(
        "R3", libraryText("Commands work on the clipboard."),
        note: "They use the desktop’s clipboard, which other programs share.")

    public static let creatorTurnsMenuOn = Guideline(
        "R4", libraryText("The code that creates a view turns its menu on, rather than the view itself."),
        note: "Setting the widget’s menu turns it on, and removing it turns it off.")

    public static let gesturesBelongToView = Guideline(
        "R5", libraryText("The gestures that open a menu belong to its view."),
        note: "A press goes to the innermost widget under it that has a menu.")

    public static let gestureNeedsFirstResponder = Guideline(
        "R6", libraryText("A gesture acts only after it is recognised and its view is first responder."),
        note: "A hold that has moved, or whose responder declines, opens nothing.")

    public static let targetRectangle = Guideline(
        "R7",
        libraryText(
            "A program can set the rectangle that a menu points at, and show and hide the menu with or without "
                + "animation."),
        note: "All of this is public API. The desktop’s setting decides whether anything is animated.")

    public static let firstResponderBeforeMenu = Guideline(
        "R8", libraryText("A view becomes first responder before its menu shows."),
        note: "If it declines, no menu opens, and the selection stays.")

    public static let singleController = Guideline(
        "R9", libraryText("A program has a single controller for its menus."),
        note: "There is one presenter, so at most one menu is open, whatever opened it.")

    public static let answersDetermineContent = Guideline(
        "R10", libraryText("The responders’ answers at that moment determine the content of a menu."),
        note: "They are asked each time, and no answer is stored.")

    public static let commandTravelsChain = Guideline(
        "R11",
        libraryText(
            "A command travels from the first responder up the chain until a responder handles it, and is "
                + "ignored if none does."),
        note: "If a command becomes unavailable while its menu is open, the user is notified.")

    public static let performableCommandsOnly = Guideline(
        "R12", libraryText("A command appears only if a responder in the chain can perform it now."),
        note: "By default, a responder performs no commands.")

    public static let copyWritesSelection = Guideline(
        "R13", libraryText("Copy converts the selection and writes it to the clipboard."),
        note: "Text is copied in its current state, as HTML, plain text and Markdown.")

    public static let cutRemovesSelection = Guideline(
        "R14", libraryText("Cut copies the selection to the clipboard and removes it from view and model."),
        note: "Content that can’t be edited offers no Cut.")

    public static let deleteKeepsClipboard = Guideline(
        "R15", libraryText("Delete removes the selection and writes nothing to the clipboard."),
        note: "It isn’t marked as destructive, because it can be undone.")

    public static let pasteConverts = Guideline(
        "R16", libraryText("Paste reads the clipboard, converts its content if necessary, and shows it."),
        note: "It reads the richest form that it supports. A secret, such as a password, can be pasted, but can’t be "
            + "copied or cut, and the boundaries of its words aren’t revealed.")

    public static let selectTakesPart = Guideline(
        "R17", libraryText("Select selects a part of the view’s content."),
        note: "In text, a word; in a label or a secret, the whole text.")

    public static let selectAllTakesEverything = Guideline(
        "R18", libraryText("Select All selects everything in the view."),
        note: "In a note, this is all of its text, or all of its images if they have the focus.")

    public static let stylesAreToggles = Guideline(
        "R19", libraryText("Bold, Italic and Underline are toggles."),
        note: "If nothing is selected, they apply to the text that is typed next. The menu bar shows whether they are "
            + "on.")

    public static let writingDirection = Guideline(
        "R20", libraryText("The writing direction can be set to left-to-right and to right-to-left."),
        note: "Each paragraph has its own direction.")

    public static let titleAndAction = Guideline(
        "R21", libraryText("A custom item is a title and an action."),
        note: "A command has a title and an id; a responder performs it.")

    public static let respondersAnswerForThemselves = Guideline(
        "R22", libraryText("Each responder answers for itself, by what it can do now."),
        note: "A command that isn’t the responder’s own goes to the next responder up the chain. If it is its own but "
            + "can’t be performed now, no responder performs it.")

    public static let lookUpAndSpelling = Guideline(
        "R23", libraryText("Looking up a word and correcting its spelling work by the same mechanism."),
        note: "Define, Open Link and spelling suggestions are commands like any other; the responder that performs a "
            + "suggestion gives it its current title.")

    public static let everyControlAnswersSecondaryClick = Guideline(
        "R24", libraryText("Every control has a defined response to a secondary click."),
        note: "Anywhere in the app’s window, a secondary click opens the menu of the item under it, or does nothing.")

    public static let valuableContentCanBeCopied = Guideline(
        "R25", libraryText("Valuable content can be copied."),
        note: "The app’s text, captions and images can be copied.")

    public static let richContentCopiesInSeveralWays = Guideline(
        "R26", libraryText("Rich content can be copied in several ways."),
        note: "Copy offers all forms at once, and Copy As a chosen one.")

    public static let copyingIsConsideredEverywhere = Guideline(
        "R27", libraryText("A program considers for all its content whether people want to copy it."),
        note: "The placeholder of a missing caption, for example, can’t be copied.")

    public static let pasteHandlesAnyInput = Guideline(
        "R28", libraryText("Paste handles any input."),
        note: "Unreadable input changes nothing, and the user is notified. Tests damage pages at random.")
}
