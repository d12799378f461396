import Menus
import Testing

@Suite("The shape of a preview")
struct PreviewShapeTests {
    private let source = Size(width: 100, height: 80)

    @Test("C26: a rectangle's corners become round; those of a round one grow with it", arguments: [0, 0.5, 1])
    func rectangles(progress: Double) {
        let size = Size(width: 100 + 100 * progress, height: 80 + 80 * progress)
        let radius = PreviewMotion.cornerRadius(at: progress)
        #expect(
            PreviewShape.automatic.corner(at: progress, of: size, from: source) == Size(width: radius, height: radius))
        let own = 8 * (1 + progress)
        #expect(
            PreviewShape.roundedRectangle(cornerRadius: 8).corner(at: progress, of: size, from: source)
                == Size(width: own, height: own))
    }

    @Test("no corner is rounder than the shape is large, and none is less than square")
    func limits() {
        let corner = PreviewShape.roundedRectangle(cornerRadius: 500).corner(at: 1, of: source, from: source)
        #expect(corner == Size(width: 40, height: 40))
        #expect(PreviewShape.roundedRectangle(cornerRadius: -1).corner(at: 1, of: source, from: source).width == 0)
        #expect(
            PreviewShape.roundedRectangle(cornerRadius: 4).corner(at: 1, of: source, from: Size(width: 0, height: 0))
                .width == 4)
    }

    @Test("an ellipse touches all four sides at any size")
    func ellipse() {
        #expect(PreviewShape.ellipse.corner(at: 0.3, of: source, from: source) == Size(width: 50, height: 40))
    }
}
