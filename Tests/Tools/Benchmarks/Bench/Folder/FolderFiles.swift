import Glibc

/// A folder with many notes of a few paragraphs, half of them HTML pages, half plain text, each a second older than the one
/// before.
final class FolderFiles {
    let path: String

    /// The search text. Each letter of it halves the number of matching notes, spread over the whole folder.
    static let search = "moon"
    /// A sentence without the letter m.
    private static let sentence =
        "The road of light on the water is yours alone: whoever stands a hundred steps along the shore sees another. "
    private static let paragraphs = 12

    init(of count: Int) throws(Failure) {
        path = try makeTemporaryFolder()
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        for number in 0..<count {
            let isPage = number / 16 % 2 == 0
            let name = "\(path)/note \(number + 1).\(isPage ? "html" : "txt")"
            let text = Self.text(number)
            try writeText(isPage ? NoteFile.page(text, title: "note") : text.joined(separator: "\n"), to: name)
            let date = timespec(tv_sec: time.tv_sec - number, tv_nsec: 0)
            utimensat(AT_FDCWD, name, [date, date], 0)
        }
    }

    private static func word(_ number: Int) -> String {
        for (divisor, word) in [(16, "moon"), (8, "moor"), (4, "moth"), (2, "mast")]
        where number.isMultiple(of: divisor) { return word }
        return "lake"
    }

    private static func text(_ number: Int) -> [String] {
        (0..<paragraphs).map { "\($0 + number) \(sentence)\($0 == paragraphs - 1 ? word(number) : "")" }
    }

    deinit { removeFolder(path) }
}
