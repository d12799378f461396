extension Attack {
    /// The attacks with tests of their own.
    static let single = documents + pages + programs + disks + ends

    private static let documents = [
        Attack(
            .file, "every kind of reference to a file, an address or a program in a page, a drawing or Markdown",
            "Nothing is fetched, read or run when the document is opened, shown, pasted or saved.",
            by: "ReachTests.testDocumentsCauseNoFetchesAndNoFileReads"),
        Attack(
            .file, "100,000 randomly damaged pages", "Each is read to its end, and none crashes the program.",
            by: "HTMLFuzzTests"),
        Attack(
            .file, "200 notes opened at once", "Each takes as long as the one before, and the windows stay responsive.",
            by: "ManyAtOnceTests.testOpeningManyNotesTakesLinearTime", "OpeningTurnsTests.testManyNotes",
            "TimerTurnTests"),
        Attack(
            .reply, "a very long definition", "More of it loads when its end is reached.",
            by: "HostileReplyTests.testMoreOfADefinitionIsLoadedAtItsEnd"),
    ]

    private static let pages = [
        Attack(
            .page, "elements named like the properties and functions that the menu’s script uses",
            "The menu opens as on any other page, and the page’s process ends with the program.",
            by: "AppPageClobberingTests", "WebFormClobberingTests", "WebPageClobberingTests"),
        Attack(
            .page, "links, forms and reloads that lead away from the page, and fields that open a dialog",
            "The page doesn’t navigate, and opens nothing.",
            by: "AppPageEscapeTests.testThePageCannotNavigateOrOpenAnything"
        ),
        Attack(
            .page, "a tooltip the length of a book", "The window stays responsive.",
            by: "AppPageTooltipTests.testALongTooltipDoesNotBlockTheWindow"),
        Attack(
            .page, "a page that doesn’t respond", "The request for its menu times out.",
            by: "WebBadPageTests.testAnUnresponsivePageTimesOut"),
        Attack(
            .page, "a page whose process ends while its menu is open", "The menu closes.",
            by: "WebBadPageTests.testAProcessThatEndsClosesItsMenu"),
        Attack(
            .page, "a page with a million nodes", "The menu opens.",
            by: "WebManyNodesTests.testTheMenuOpensOnAPageOfAMillionNodes"),
        Attack(
            .page, "links to scripts, files and data", "None of them is opened.",
            by: "WebLinkTests.testScriptsFilesAndDataAreNeverOpened"),
    ]

    private static let programs = [
        Attack(
            .argument, "all of these in the name of a note",
            "The window’s title and the questions about the note display it as a name and leave the rest of the text unchanged.",
            by: "HostileNameTests.testTitleAndQuestionsShowTheNameHarmlessly"),
        Attack(
            .argument, "the same name in messages and in the menu of recent notes",
            "It is displayed as a name there, too.",
            by: "HostileRecentTests.testMessageAndMenuShowTheNameHarmlessly"),
        Attack(
            .argument, "a note’s name that looks like an email header, a command, an option or a path",
            "Email… and Open With… pass it on as a name and nothing else.",
            by: "HandedNameTests.testHostileNamesAreHandedOverAsNamesOnly"),
        Attack(
            .argument, "thousands of missing files",
            "One message, or one line on the terminal, names the first ones. The windows stay responsive.",
            by: "ManyAtOnceTests.testManyMissingFilesAreReportedInOneMessage",
            "ManyAtOnceTests.testManyMissingFilesAloneAreReportedInOneLine",
            "ManyAtOnceTests.testReportingMissingFilesTakesLinearTime",
            "OpeningTurnsTests.testThousandsOfMissingFiles"),
        Attack(
            .desktop, "20,000 changes of the desktop’s appearance",
            "The window applies the last one, and stays responsive.",
            by: "RestlessDesktopTests.testTheLastOfTwentyThousandChangesIsApplied",
            "AppearancePortalTests.testThousandsOfChangesAreTakenInShortTurns"),
        Attack(
            .desktop, "changes of the desktop’s settings, reported by another program", "They are ignored.",
            by: "AppearancePortalTests.testAnotherProgramChangesNothing"),
        Attack(
            .desktop, "thousands of edit menus, and a day of typing",
            "The program’s memory and the journal stay within bounds.", by: "SoakTests"),
    ]
}
