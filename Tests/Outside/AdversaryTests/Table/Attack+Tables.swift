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
            "It is displayed as a name and has no other effect, whether on the terminal, in a title or in a sentence.",
            by: "TerminalTests")
    }
}

extension MaliciousFile.Outcome {
    /// The outcome in words.
    var sentence: String {
        switch self {
        case .opens(_, _, let pictures, let words, _):
            (pictures == 0 ? "Opens" : "Opens with \(pictures == 1 ? "its image" : "its \(pictures) images")")
                + (words.map { ". A message says: “… \($0) …”." } ?? ".")
        case .refused(let reason): "Doesn’t open. A message says: “… \(reason.trimmingPoint) …”."
        }
    }
}

extension HostileClipboard.Outcome {
    /// The outcome in words.
    var sentence: String {
        switch self {
        case .pastes(_, let words):
            "Only the text is pasted." + (words.map { " A message says: “… \($0) …”." } ?? "")
        case .says(let words): "Nothing is pasted. A message says: “… \(words) …”."
        case .nothing: "Nothing happens."
        }
    }
}

extension HostileReply.Outcome {
    /// The outcome in words.
    var sentence: String {
        switch self {
        case .shows: "The reply is displayed, and more of it loads at its end. The window stays responsive."
        case .refused: "A message says that the word can’t be looked up."
        }
    }
}

extension String {
    /// The text without the full stop at its end.
    fileprivate var trimmingPoint: String { hasSuffix(".") ? String(dropLast()) : self }
}
