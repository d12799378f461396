extension Attack {
    /// The attacks with tests of their own.
    static let single = documents + pages + programs + disks + ends

    private static let documents = [
        Attack(
            .file, "every way in which a page, a drawing or Markdown names a file, an address or a program",
            "Nothing is fetched, read or run, neither as it is opened nor as it is shown, pasted or saved.",
            by: "ReachTests.testDocumentsCauseNoFetchesAndNoFileReads"),
        Attack(
            .file, "100,000 pages, damaged at random", "Each is read to its end, and none ends the program.",
            by: "HTMLFuzzTests"),
        Attack(
            .file, "200 notes at once", "Each takes as long as the one before, and the windows answer meanwhile.",
            by: "ManyAtOnceTests.testOpeningManyNotesTakesLinearTime", "OpeningTurnsTests.testManyNotes",
            "TimerTurnTests"),
        Attack(
            .reply, "a definition that is longer than anybody reads", "More of it comes as one scrolls to its end.",
            by: "HostileReplyTests.testMoreOfADefinitionIsLoadedAtItsEnd"),
    ]

    private static let pages = [
        Attack(
            .page, "elements with the names of what the menu’s script reads",
            "The menu opens as on any page, and the page’s process ends with the program.",
            by: "AppPageClobberingTests", "WebFormClobberingTests", "WebPageClobberingTests"),
        Attack(
            .page, "links, forms and reloads that lead away from the page, and fields that open a dialog",
            "The page goes nowhere and opens nothing.", by: "AppPageEscapeTests.testThePageCannotNavigateOrOpenAnything"
        ),
        Attack(
            .page, "a tooltip as long as a book", "The window answers all the while.",
            by: "AppPageTooltipTests.testALongTooltipDoesNotBlockTheWindow"),
        Attack(
            .page, "a page that doesn’t answer", "It is given up.",
            by: "WebBadPageTests.testAnUnresponsivePageTimesOut"),
        Attack(
            .page, "a page whose process ends", "Its menu goes with it.",
            by: "WebBadPageTests.testAProcessThatEndsClosesItsMenu"),
        Attack(
            .page, "a page of a million nodes", "Its menu opens.",
            by: "WebManyNodesTests.testTheMenuOpensOnAPageOfAMillionNodes"),
        Attack(
            .page, "links to scripts, files and data", "None is opened.",
            by: "WebLinkTests.testScriptsFilesAndDataAreNeverOpened"),
    ]

    private static let programs = [
        Attack(
            .argument, "all of that in the name of a note",
            "Its window’s title and the questions about it show the name, and the rest of the sentence stays as it was.",
            by: "HostileNameTests.testTitleAndQuestionsShowTheNameHarmlessly"),
        Attack(
            .argument, "the same in messages and among the recent notes", "The name is shown as a name there, too.",
            by: "HostileRecentTests.testMessageAndMenuShowTheNameHarmlessly"),
        Attack(
            .argument, "a note’s name that is a line of a message’s head, a command, an option or a path",
            "Email… and Open With… hand it over as a name, and nothing else.",
            by: "HandedNameTests.testHostileNamesAreHandedOverAsNamesOnly"),
        Attack(
            .argument, "thousands of files that aren’t there",
            "One message, or one line on the terminal, names the first ones. The windows answer meanwhile.",
            by: "ManyAtOnceTests.testManyMissingFilesAreReportedInOneMessage",
            "ManyAtOnceTests.testManyMissingFilesAloneAreReportedInOneLine",
            "ManyAtOnceTests.testReportingMissingFilesTakesLinearTime",
            "OpeningTurnsTests.testThousandsOfMissingFiles"),
        Attack(
            .desktop, "20,000 changes of its style", "The window takes over the last one, and answers meanwhile.",
            by: "RestlessDesktopTests.testTheLastOfTwentyThousandChangesIsApplied",
            "AppearancePortalTests.testThousandsOfChangesAreTakenInShortTurns"),
        Attack(
            .desktop, "settings that another program says have changed", "They are left alone.",
            by: "AppearancePortalTests.testAnotherProgramChangesNothing"),
        Attack(
            .desktop, "thousands of edit menus, and a day of typing",
            "The memory that the program takes stays within bounds, and so does the journal.", by: "SoakTests"),
    ]
}
