extension Attack {
    /// The attacks by disks.
    static let disks = [
        Attack(
            .disk, "a disk that refuses a step of saving",
            "The person is told why. The file is as it was, the note stays unsaved, and nothing is left beside the file.",
            by: "SavingFaultTests.testARefusedStepOfSavingLosesNothing"),
        Attack(
            .disk, "a disk that refuses a step after the file has been touched",
            "The person is told, and can save again. Nothing is said of another program.",
            by: "SavingFaultTests.testAFailedFolderSyncIsNotAnotherProgramsChange",
            "SavingFaultTests.testARestoredFileIsNotAnotherProgramsChange"),
        Attack(
            .disk, "every call of saving that fails, in every way",
            "The file is the old one or the new one, whole. Saving again works, and nothing is left beside it.",
            by: "WritingFaultTests"),
        Attack(
            .disk, "every call of keeping unsaved work that fails, in every way",
            "What was kept before is still there, or what was to be kept. Keeping it again works.",
            by: "JournalFaultTests"),
        Attack(
            .disk, "a disk without room", "The person is told, nothing is lost, and saving goes on once there is room.",
            by: "FullDiskTests"),
        Attack(
            .disk, "a disk that may only be read", "The person is told, and can save the note elsewhere.",
            by: "SavingFaultTests.testANoteOnAReadOnlyDiskCanBeSavedElsewhere"),
        Attack(
            .disk, "a note that only some may read, with attributes",
            "After saving, the same people may read it and nobody else, and its attributes are the same.",
            by: "AccessTests.testSavingKeepsPermissionsAndAttributes"),
        Attack(
            .disk, "a disk that no longer answers",
            "Other notes are kept safe and saved, other files open, and the program starts and ends. Saving there can be "
                + "cancelled.",
            by: "StalledDiskTests"),
        Attack(
            .disk, "a notes folder on a disk that no longer answers",
            "The list says so. Reading, searching, opening, renaming and moving to the trash can be cancelled or tried again, "
                + "and other notes go on.",
            by: "StalledFolderTests"),
        Attack(
            .disk, "a disk with the person’s own folders that doesn’t answer",
            "The program starts and goes on without what is kept there, and says so. What is elsewhere opens and is saved. "
                + "Menus, icons and pointers don’t wait for it.",
            by: "StalledHomeTests"),
        Attack(
            .disk, "settings that come late, or never",
            "The first window doesn’t wait for them. They count once they are there, and are never overwritten unread.",
            by: "SlowSettingsTests"),
    ]

    /// The ways in which everything may end.
    static let ends = [
        Attack(
            .disk, "a power cut at any moment of saving", "The file is the old note or the new one, whole.",
            by: "PowerCutSavingTests"),
        Attack(
            .disk, "a power cut at any moment of keeping unsaved work",
            "The next start offers what was kept before, or what was to be kept, whole.", by: "PowerCutJournalTests"),
        Attack(
            .disk, "a program that is killed at any moment",
            "The file is whole, and nothing is lost that was written more than two seconds before.", by: "KillTests"),
        Attack(
            .disk, "a program that is killed while it writes a file in place",
            "What the file was is beside it, and the next start says so.", by: "InterruptedSavingTests"),
        Attack(
            .disk, "a program that is killed right after it has saved a note, in its file or another one",
            "The next start opens the file and doesn’t offer the note again.", by: "KilledAfterSavingTests"),
        Attack(
            .disk, "a program that is killed right after a recovered note has been kept anew",
            "The next start offers the note once: the newer state, or the older one if the newer can’t be read.",
            by: "KilledRecoveryTests", "KilledDuringRecoveryTests"),
        Attack(
            .disk, "a power cut or a full disk while several images are saved, or a note on another machine",
            "Each file is there whole under its name, or not at all. What was there stays until then.",
            by: "PowerCutSavingTests.testPowerCutsWhileSavingAPictureAmongOthersByRenaming", "RemoteWritingTests"),
        Attack(
            .disk, "unsaved work that can’t be read, or only in part",
            "It stays where it is or is put aside, the person is told where, and whatever can be read comes back.",
            by: "RecoveryTests"),
    ]
}
