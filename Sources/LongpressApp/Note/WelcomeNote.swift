import Gtk
import Notes

/// The note that opens when the program is started without a file: a text that a user might have written, with a word to try the
/// menu on.
enum WelcomeNote {
    /// The text, with its title first.
    static var text: RichText {
        var text = RichText(localized("The Road on the Lake"), .init(styles: [.bold]))
        for (number, paragraph) in paragraphs.enumerated() {
            text.append(number == 0 ? "\n" : "\n\n")
            // Every other part is enclosed in asterisks.
            for (index, part) in paragraph.split(separator: "*", omittingEmptySubsequences: false).enumerated() {
                text.append(String(part), .init(styles: index.isMultiple(of: 2) ? [] : [.italic]))
            }
        }
        return text
    }

    /// The word to try is the one in asterisks, which becomes italic.
    private static let paragraphs = [
        localized(
            "On a still night the moon lies in a lake as round and white as in the sky. Then a breeze comes up and breaks it "
                + "into *glitter* (double-click that word, or right-click or hold it, to see what else can be done with it), "
                + "and a road of light runs across the water, straight to where you stand."),
        localized(
            "Every ripple is a small mirror, and each leans a little differently. Only those that happen to lean the right way "
                + "send the moonlight to your eyes: a few of them far out to the sides, more and more toward the middle. "
                + "Together they make the road. The rougher the water, the wider it gets."),
        localized(
            "It is yours alone. Somebody a hundred steps along the shore sees another road, on other ripples, which leads to "
                + "them. And sailors read the wind in it: where it suddenly grows wider, a gust is on its way."),
    ]

    /// The pictures with their captions.
    static var pictures: [(picture: LoadedPicture, caption: String)] {
        prepare()
        return zip(decodings, captions).compactMap { decoding, caption in decoding.value.map { ($0, caption) } }
    }

    private static let captions = [
        localized("A still night: the lake keeps the moon whole"),
        localized("A breeze: every ripple shows a piece of it"),
    ]

    private static var decodings: [Worker<LoadedPicture?>] = []

    /// Begins to decode the pictures, which were drawn for this program (data/night-lake.svg, data/moon-road.svg).
    static func prepare() {
        guard decodings.isEmpty else { return }
        let level = Thumbnails.levels[1]
        decodings = [
            (localized("Night Lake"), PackageResources.night_lake_png),
            (localized("Road of Moonlight"), PackageResources.moon_road_png),
        ].map { name, bytes in Worker { try? PictureFile.loadNow(bytes, name: "\(name).png", level: level) } }
    }
}
