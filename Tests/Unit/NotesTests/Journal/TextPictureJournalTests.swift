import RichText
import Testing

@testable import Notes

/// Pictures in the text, in the journal from which unsaved work is recovered.
struct TextPictureJournalTests {
    @Test("are read as written, and damaged ones make a damaged file")
    func roundTrip() {
        var text = RichText("one\n", .init(styles: [.bold]))
        text.append(RichText(TextPicture(id: 7, size: .small), .init(direction: .rightToLeft, paragraph: .quotation)))
        text.append("\ntwo", .init(link: "https://example.org"))
        #expect(RichText(journalBytes: text.journalBytes) == text)
        var records = JournalRecords()
        records.add("picture", "7 huge")
        records.add("r", TextPicture.character)
        #expect(RichText(journalBytes: records.finished()) == nil)
    }
}
