extension Attack {
    /// Malicious files that are opened.
    static let files = [
        ("testMaliciousPagesDoNoHarm", MaliciousPages.all), ("testMaliciousPicturesDoNoHarm", MaliciousPictures.all),
        ("testMaliciousTextsDoNoHarm", MaliciousTexts.all),
        ("testUnreadableFilesAreRefused", StrangeFiles.all),
    ].flatMap { test, files in
        files.map { Attack(.file, $0.what, $0.outcome.sentence, by: "MaliciousFileTests.\(test)") }
    }

    /// Clipboard contents that are pasted.
    static let clipboards = HostileClipboard.all.map {
        Attack(
            .clipboard, $0.what, $0.outcome.sentence,
            by: "HostileClipboardTests.testHostileContentIsPastedSafelyOrRefused")
    }

    /// Replies of a dictionary.
    static let replies = HostileReply.all.map {
        Attack(.reply, $0.what, $0.outcome.sentence, by: "HostileReplyTests.testHostileRepliesAreShownOrRefused")
    }

    /// Names of options, files and the language.
    static let names = HostileWords.all.map {
        Attack(
            .argument, "a name with \($0.what)",
            "It is shown as a name and does nothing: not on the terminal, in a title or in a sentence.",
            by: "TerminalTests")
    }
}

extension MaliciousFile.Outcome {
    /// The outcome in words.
    var sentence: String {
        switch self {
        case .opens(_, _, let pictures, let words, _):
            (pictures == 0 ? "Opens" : "Opens, with its picture")
                + (words.map { ". The window says so: “… \($0) …”." } ?? ".")
        case .refused(let reason): "Isn’t opened. The person is told why: “… \(reason.trimmingPoint) …”."
        }
    }
}

extension HostileClipboard.Outcome {
    /// The outcome in words.
    var sentence: String {
        switch self {
        case .pastes(_, let words):
            "Its text is pasted, and nothing else." + (words.map { " A message says so: “… \($0) …”." } ?? "")
        case .says(let words): "Nothing is pasted. A message says why: “… \(words) …”."
        case .nothing: "Nothing happens."
        }
    }
}

extension HostileReply.Outcome {
    /// The outcome in words.
    var sentence: String {
        switch self {
        case .shows: "The definition is shown, more of it as one scrolls. The window answers all the while."
        case .refused: "A message says that the word can’t be looked up."
        }
    }
}

extension String {
    /// The text without the full stop at its end.
    fileprivate var trimmingPoint: String { hasSuffix(".") ? String(dropLast()) : self }
}
