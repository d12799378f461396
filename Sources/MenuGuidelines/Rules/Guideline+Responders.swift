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
        note: "One whose responder can’t has no menu; in debug builds standard error says so.")

    public static let responderIsAsked = Guideline(
        "R2", libraryText("The responder is asked whether it can perform each command."),
        note: "Its answer dims the menu bar and hides in edit menus and context menus; there is no other.")

    public static let commandsUseClipboard = Guideline(
        "R3", libraryText("Commands work on the clipboard."),
        note: "It is the desktop’s own, which other programs share.")

    public static let creatorTurnsMenuOn = Guideline(
        "R4", libraryText("Whoever creates a view turns its menu on, rather than the view itself."),
        note: "Setting the widget’s menu turns it on, and taking it away turns it off.")

    public static let gesturesBelongToView = Guideline(
        "R5", libraryText("The gestures that open a menu belong to its view."),
        note: "A press is for the innermost widget with a menu that is under it.")

    public static let gestureNeedsFirstResponder = Guideline(
        "R6", libraryText("A gesture acts only after it is recognised and its view is first responder."),
        note: "A hold that has moved, or whose responder declines, opens nothing.")

    public static let targetRectangle = Guideline(
        "R7",
        libraryText(
            "A program can set the rectangle that a menu points at, and show and hide the menu with or without "
                + "animation."),
        note: "All of that is public. Whether anything is animated is for the desktop’s setting to say.")

    public static let firstResponderBeforeMenu = Guideline(
        "R8", libraryText("A view becomes first responder before its menu shows."),
        note: "If it declines, no menu opens, and what is selected stays.")

    public static let singleController = Guideline(
        "R9", libraryText("A program has a single controller for its menus."),
        note: "There is one presenter, so that at most one menu is open, whatever opened it.")

    public static let answersDetermineContent = Guideline(
        "R10", libraryText("The responders’ answers at that moment determine the content of a menu."),
        note: "They are asked each time, and no answer is kept.")

    public static let commandTravelsChain = Guideline(
        "R11",
        libraryText(
            "A command travels from the first responder up the chain until a responder handles it, and is "
                + "ignored if none does."),
        note: "If a command stops being possible while its menu is open, the person is told.")

    public static let performableCommandsOnly = Guideline(
        "R12", libraryText("A command appears only if a responder in the chain can perform it now."),
        note: "A responder that says nothing for itself can do nothing.")

    public static let copyWritesSelection = Guideline(
        "R13", libraryText("Copy converts the selection and writes it to the clipboard."),
        note: "A text is offered as it was at that moment, as HTML, plain text and Markdown.")

    public static let cutRemovesSelection = Guideline(
        "R14", libraryText("Cut copies the selection to the clipboard and removes it from view and model."),
        note: "What can’t be edited offers no Cut.")

    public static let deleteKeepsClipboard = Guideline(
        "R15", libraryText("Delete removes the selection and writes nothing to the clipboard."),
        note: "It isn’t shown as destructive: it can be undone.")

    public static let pasteConverts = Guideline(
        "R16", libraryText("Paste reads the clipboard, converts its content if necessary, and shows it."),
        note: "It takes the richest form that is understood. What is secret, such as a password, can be pasted, "
            + "but is never copied or cut, nor told by where its words end.")

    public static let selectTakesPart = Guideline(
        "R17", libraryText("Select selects a part of the view’s content."),
        note: "A word in a text, all of it in a label or a secret.")

    public static let selectAllTakesEverything = Guideline(
        "R18", libraryText("Select All selects everything in the view."),
        note: "Of a note that is all of its text, or all of its pictures if these have the focus.")

    public static let stylesAreToggles = Guideline(
        "R19", libraryText("Bold, Italic and Underline are toggles."),
        note: "With nothing selected they are for what is typed next. The menu bar shows whether they are on.")

    public static let writingDirection = Guideline(
        "R20", libraryText("The writing direction can be set to left-to-right and to right-to-left."),
        note: "It is set for each paragraph.")

    public static let titleAndAction = Guideline(
        "R21", libraryText("A custom item is a title and an action."),
        note: "A command has a title and an id; a responder performs it.")

    public static let respondersAnswerForThemselves = Guideline(
        "R22", libraryText("Each responder answers for itself, by what it can do now."),
        note: "What isn’t its own is asked of the next one up the chain. What is, and can’t be done now, nobody does.")

    public static let lookUpAndSpelling = Guideline(
        "R23", libraryText("Looking up a word and correcting its spelling work by the same mechanism."),
        note: "Define, Open Link and spelling suggestions are commands like any other; a suggestion is titled for the "
            + "moment by the responder that performs it.")

    public static let everyControlAnswersSecondaryClick = Guideline(
        "R24", libraryText("Every control has a defined response to a secondary click."),
        note: "Anywhere in the app’s window it opens the menu of what is there, or does nothing at all.")

    public static let valuableContentCanBeCopied = Guideline(
        "R25", libraryText("Valuable content can be copied."),
        note: "The app’s text, captions and pictures can.")

    public static let richContentCopiesInSeveralWays = Guideline(
        "R26", libraryText("Rich content can be copied in several ways."),
        note: "Copy offers all forms at once, and Copy As a chosen one.")

    public static let copyingIsConsideredEverywhere = Guideline(
        "R27", libraryText("A program considers for all its content whether people want to copy it."),
        note: "The words that stand in for a missing caption, for example, can’t be copied.")

    public static let pasteHandlesAnyInput = Guideline(
        "R28", libraryText("Paste handles any input."),
        note: "What can’t be read changes nothing, and the person is told. Tests damage pages at random.")
}
