extension Attack {
    /// The attacks by disks.
    static let disks = [
        Attack(
            .disk, "a failing system call during saving",
            "A message says why. The file keeps its old content, the note stays unsaved, and no temporary file is left.",
            by: "SavingFaultTests.testARefusedStepOfSavingLosesNothing"),
        Attack(
            .disk, "a failing system call after the file has been changed",
            "The error is reported, and saving again works. The change isn’t attributed to another program.",
            by: "SavingFaultTests.testAFailedFolderSyncIsNotAnotherProgramsChange",
            "SavingFaultTests.testARestoredFileIsNotAnotherProgramsChange"),
        Attack(
            .disk, "every system call for writing a file failing in turn, in every way",
            "The file has all of its old or all of its new content. Saving again works, and no temporary file is left.",
            by: "WritingFaultTests"),
        Attack(
            .disk, "every system call for backing up unsaved work failing in turn, in every way",
            "Either the previous backup or the new one is there, complete. Backing up again works.",
            by: "JournalFaultTests"),
        Attack(
            .disk, "a full disk", "The error is reported, nothing is lost, and saving works once there is room.",
            by: "FullDiskTests"),
        Attack(
            .disk, "a read-only disk", "The error is reported, and the note can be saved elsewhere.",
            by: "SavingFaultTests.testANoteOnAReadOnlyDiskCanBeSavedElsewhere"),
        Attack(
            .disk, "a note with an access list and extended attributes",
            "After saving, the same users can read the note and no one else, and its attributes are unchanged.",
            by: "AccessTests.testSavingKeepsPermissionsAndAttributes"),
        Attack(
            .disk, "a disk that no longer responds",
            "Other notes are backed up and saved, other files open, and the program starts and quits. Saving to that disk "
                + "can be cancelled.",
            by: "StalledDiskTests"),
        Attack(
            .disk, "a notes folder on a disk that no longer responds",
            "The list says so. Reading, searching, opening, renaming and moving to the trash can be cancelled or tried again, "
                + "and other notes aren’t affected.",
            by: "StalledFolderTests"),
        Attack(
            .disk, "the user’s own folders on a disk that doesn’t respond",
            "The program starts and works without the files there, and says so. Files elsewhere can be opened and saved. "
                + "Menus, icons and pointers don’t wait for the disk.",
            by: "StalledHomeTests"),
        Attack(
            .disk, "settings that load late or never",
            "The first window doesn’t wait for them. They apply once they are loaded, and are never overwritten unread.",
            by: "SlowSettingsTests"),
    ]

    /// The ways in which the program or the machine may stop.
    static let ends = [
        Attack(
            .disk, "a power cut at any moment during saving", "The file has all of its old or all of its new content.",
            by: "PowerCutSavingTests"),
        Attack(
            .disk, "a power cut at any moment while unsaved work is backed up",
            "The next start offers either the previous backup or the new one, complete.", by: "PowerCutJournalTests"),
        Attack(
            .disk, "the program killed at any moment",
            "The file is complete, and nothing that was written more than two seconds before is lost.", by: "KillTests"
        ),
        Attack(
            .disk, "the program killed while it writes a file in place",
            "The file’s previous content is in a file beside it, and the next start says so.",
            by: "InterruptedSavingTests"),
        Attack(
            .disk, "the program killed right after it has saved a note, in its own file or another one",
            "The next start opens the file and doesn’t offer the note again.", by: "KilledAfterSavingTests"),
        Attack(
            .disk, "the program killed right after it has backed up a recovered note again",
            "The next start offers the note once: the newer version, or the older one if the newer can’t be read.",
            by: "KilledRecoveryTests", "KilledDuringRecoveryTests"),
        Attack(
            .disk, "a power cut or a full disk while several images, or a note on another machine, are saved",
            "Under each name is a complete file or none. An existing file stays until it is replaced.",
            by: "PowerCutSavingTests.testPowerCutsWhileSavingAPictureAmongOthersByRenaming", "RemoteWritingTests"),
        Attack(
            .disk, "unsaved work that is wholly or partly unreadable",
            "It stays where it is or is moved aside, a message says where, and everything that can be read is recovered.",
            by: "RecoveryTests"),
    ]
}
