import Testing

@testable import Files
@testable import Notes

/// The words for a day in a list.
struct FolderDateTests {
    private static let day = 86400
    /// Noon of a Wednesday, in any time zone.
    private static let now: Moment = {
        let moment = Moment(seconds: 1_763_550_000)
        let hours = Int(moment.formatted("%-H")) ?? 0
        return Moment(seconds: moment.seconds + (12 - hours) * 3600)
    }()

    @Test(arguments: [(0, "11:"), (1, "Yesterday"), (2, "Mon"), (6, "Thu"), (7, "Nov 12, 2025"), (-3, "Nov 22, 2025")])
    func closerDatesAreShorter(days: Int, words: String) {
        let moment = Moment(seconds: Self.now.seconds - days * Self.day - 3600)
        #expect(FolderDate.words(for: moment, Self.now, hasHalfDays: false).hasPrefix(words))
    }
}
