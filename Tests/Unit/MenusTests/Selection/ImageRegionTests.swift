import Menus
import Testing

@Suite("Turning a region with its picture")
struct ImageRegionTests {
    private let whole = ImageRegion(x: 0, y: 0, width: 4, height: 3)
    private let region = ImageRegion(x: 1, y: 0, width: 2, height: 1)

    @Test("E2: four quarters, and two mirrors, are the region itself")
    func around() {
        var (turned, picture) = (region, whole)
        for _ in 0..<4 { (turned, picture) = (turned.turnedRight(in: picture), picture.turnedRight(in: picture)) }
        #expect(turned == region && picture == whole)
        #expect(region.mirrored(in: whole).mirrored(in: whole) == region)
    }

    @Test("E2: a quarter with the clock takes the top to the right")
    func quarter() {
        #expect(region.turnedRight(in: whole) == ImageRegion(x: 2, y: 1, width: 1, height: 2))
        #expect(ImageRegion(x: 0, y: 1, width: 1, height: 2).mirrored(in: whole).x == 3)
    }

    @Test("E2: the region never extends beyond the picture")
    func intersection() {
        #expect(
            ImageRegion(x: 2, y: 2, width: 9, height: 9).intersection(whole)
                == ImageRegion(x: 2, y: 2, width: 2, height: 1))
        #expect(ImageRegion(x: 4, y: 0, width: 1, height: 1).intersection(whole) == nil)
    }
}
