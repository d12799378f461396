import Menus
import Randomness
import Testing

@Suite("The pictures of a preview")
struct PreviewStackTests {
    private let frame = Rectangle(x: 10, y: 20, width: 200, height: 100)

    @Test("C21: one picture is shown whole and without distortion, as large as fits")
    func one() {
        let wide = PreviewStack([Size(width: 4000, height: 2000)])
        #expect(wide.size(within: Size(width: 300, height: 300)) == Size(width: 300, height: 150))
        #expect(wide.cards(in: frame, spread: 1) == [PreviewStack.Card(frame: frame, angle: 0)])
        let high = PreviewStack([Size(width: 50, height: 100)])
        #expect(high.size(within: Size(width: 300, height: 300)) == Size(width: 150, height: 300))
        #expect(
            high.cards(in: frame, spread: 0)
                == [PreviewStack.Card(frame: Rectangle(x: 85, y: 20, width: 50, height: 100), angle: 0)])
    }

    @Test("C25: several lie straight upon each other at first, then fan out")
    func several() {
        let stack = PreviewStack(Array(repeating: Size(width: 20, height: 10), count: 5))
        #expect(stack.cards(in: frame, spread: 0).map(\.frame) == [frame, frame, frame])
        let cards = stack.cards(in: frame, spread: 1)
        #expect(cards.map(\.angle) == [0, -5, 5])
        #expect(cards.allSatisfy { $0.frame.width < 200 && $0.frame.midX == frame.midX && $0.frame.midY == frame.midY })
    }

    @Test("C21: the frame is as large as the largest needs in each direction")
    func size() {
        let stack = PreviewStack([Size(width: 20, height: 10), Size(width: 10, height: 20)])
        #expect(stack.size(within: Size(width: 200, height: 200)) == Size(width: 200, height: 200))
        #expect(PreviewStack([]).size(within: Size(width: 200, height: 200)) == Size(width: 0, height: 0))
        #expect(PreviewStack([Size(width: 0, height: 5)]).pictures.isEmpty)
    }

    @Test("C21: no corner is outside the frame, and no picture is distorted", arguments: 0..<300)
    func inside(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pictures = (0..<3).map { _ in
            Size(width: random.points(1...400), height: random.points(1...400))
        }
        let stack = PreviewStack(pictures)
        let frame = Rectangle(x: 0, y: 0, width: random.points(50...500), height: random.points(50...500))
        for (card, picture) in zip(stack.cards(in: frame, spread: 1), pictures) {
            #expect(abs(card.frame.width * picture.height - card.frame.height * picture.width) < 1e-6 * 160_000)
            // The sine and cosine of five degrees.
            let (sine, cosine) = card.angle == 0 ? (0, 1) : (0.08715574274765817, 0.9961946980917455)
            #expect(card.frame.width * cosine + card.frame.height * sine <= frame.width + 0.01)
            #expect(card.frame.width * sine + card.frame.height * cosine <= frame.height + 0.01)
        }
    }
}
