import Formats
import Localization

/// Another program's file that could lose something if the note were saved under its name, described in words for the user.
package nonisolated struct ForeignFile: Equatable, Sendable {
    /// A message that names the kind of file, the parts that can't be kept, and the effect of saving.
    package let message: String

    private static var saving: String { localized("Saving creates a new file.") }

    /// Creates one from its message.
    init(message: String) { self.message = message }

    /// Creates one for a page that differs from what writing the note read from it would produce.
    init(_ page: HTMLReader.Document) {
        var sentences = [
            page.isMarkedAsOwn
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

    /// Creates one for a text whose bytes in UTF-8 differ from those of its file.
    init(text bytes: [UInt8], isWide: Bool) {
        let hasZeros = !isWide && bytes.contains(0)
        self.init(
            message: hasZeros
                ? localized("This file has characters that text can’t contain. Saving creates a new file without them.")
                : localized(
                    "This file isn’t encoded in UTF-8. Saving creates a new file in UTF-8."))
    }

    /// Creates one for a text with lines too long to be laid out, which are divided on screen. `other` is what else applies to
    /// its file.
    init(dividing other: ForeignFile?) {
        guard let other else {
            self.init(
                message: localized(
                    "The longest lines are divided on screen. The file keeps them whole; Save creates a new file."))
            return
        }
        // The other message already says what saving does.
        let sentence = localized("The longest lines are divided on screen; the file keeps them whole.")
        self.init(message: other.message + " " + sentence)
    }

    /// Creates one for a note with pictures that can't be shown and so can't be written again. `other` is what else applies to
    /// its file.
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
