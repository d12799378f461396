import Formats
import Localization

/// Another program's file, of which saving the note under its name could lose something; in words for the person.
package nonisolated struct ForeignFile: Equatable, Sendable {
    /// A message that names the kind of file, the parts that can't be kept, and the effect of saving.
    package let message: String

    private static var saving: String { localized("Saving creates a new file.") }

    /// One that is known for what was said of it.
    init(message: String) { self.message = message }

    /// A page that isn't what writing the note read from it would give.
    init(_ page: HTMLReader.Document) {
        var sentences = [
            page.isMarkedAsOurs
                ? localized("This note was changed by another program.")
                : localized("This page was made by another program.")
        ]
        if !page.isComplete {
            sentences.append(
                localized("Only the beginning could be read, because the content is nested too deeply."))
        }
        if let losses = page.losses.sentence { sentences.append(losses) }
        self.init(message: (sentences + [Self.saving]).joined(separator: " "))
    }

    /// A text that in UTF-8 has other bytes than its file.
    init(text bytes: [UInt8], isWide: Bool) {
        let hasZeros = !isWide && bytes.contains(0)
        self.init(
            message: hasZeros
                ? localized("This file has characters that text can’t contain. Saving creates a new file without them.")
                : localized(
                    "This file isn’t encoded in UTF-8. Saving creates a new file in UTF-8."))
    }

    /// A text with lines too long to be laid out, which are divided to be shown; what is true of its file besides.
    init(dividing other: ForeignFile?) {
        guard let other else {
            self.init(
                message: localized(
                    "The longest lines are divided on screen. The file keeps them whole; Save creates a new file."))
            return
        }
        // What saving does has been said then.
        let sentence = localized("The longest lines are divided on screen; the file keeps them whole.")
        self.init(message: other.message + " " + sentence)
    }

    /// A note with pictures that can't be shown, and so not be written again, which is true of its file besides.
    init?(_ other: ForeignFile?, failures: [PictureFailure]) {
        var lines = other.map { [$0.message] } ?? []
        if !failures.isEmpty {
            lines.append(localized("Some images can’t be shown; the file keeps them."))
            lines += failures.map { localized("“{name}”: {reason}", ["name": $0.name, "reason": $0.reason]) }
        }
        guard !lines.isEmpty else { return nil }
        self.init(message: lines.joined(separator: "\n"))
    }
}
