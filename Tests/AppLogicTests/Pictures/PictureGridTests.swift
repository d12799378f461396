import Longpress
import Testing

@testable import LongpressApp

/// Where pictures stand in the pane, and what lies where.
@Suite("Grid of pictures")
struct PictureGridTests {
    private static let wide = Size(width: 4000, height: 3000)
    private static let tall = Size(width: 3000, height: 4000)

    private func grid(
        _ count: Int, width: Double = 420, height: Double = 500, rightToLeft: Bool = false
    ) -> PictureGrid {
        PictureGrid(
            (0..<count).map { $0.isMultiple(of: 3) ? Self.tall : Self.wide }, in: Size(width: width, height: height),
            isRightToLeft: rightToLeft)
    }

    @Test("One picture fills the pane but for a margin, and isn't enlarged")
    func one() {
        let grid = PictureGrid([Self.wide], in: Size(width: 424, height: 500))
        #expect(grid.frames == [Rectangle(x: 12, y: 98.5, width: 400, height: 303)])
        #expect(grid.height == 500)
        let small = PictureGrid([Size(width: 48, height: 32)], in: Size(width: 424, height: 500))
        #expect(small.frames[0].size == Size(width: 60, height: 44))
    }

    @Test(
        "Several stand in as many columns as there is room for",
        arguments: [
            (160.0, 1), (329.0, 1), (330.0, 2), (420.0, 2), (900.0, 5), (2000.0, 7),
        ])
    func reflow(width: Double, columns: Int) {
        #expect(grid(7, width: width).columns == columns)
    }

    @Test("No picture lies on another or outside the pane, and each keeps its shape", arguments: [2, 7, 200])
    func places(count: Int) {
        for width in stride(from: 40.0, through: 1600, by: 97) {
            let grid = grid(count, width: width)
            #expect(grid.frames.count == count)
            for (index, frame) in grid.frames.enumerated() {
                #expect(grid.cells[index].inset(by: -0.001).contains(frame))
                #expect(frame.minX >= 0 && frame.maxX <= max(width, 60) && frame.maxY <= grid.height)
                #expect(grid.frames[..<index].allSatisfy { !$0.intersects(frame.inset(by: 0.001)) })
                #expect((frame.height > frame.width) == index.isMultiple(of: 3) || frame.width < 50)
            }
        }
    }

    @Test("The first one stands at the right in right-to-left layout")
    func rightToLeft() {
        let (left, right) = (grid(5), grid(5, rightToLeft: true))
        for (one, other) in zip(left.frames, right.frames) {
            #expect(abs(one.minX - (420 - other.maxX)) < 0.001)
            #expect(one.minY == other.minY)
        }
        #expect(right.frames[0].minX > right.frames[1].minX)
    }

    @Test("What is at a point and in a rectangle")
    func hits() {
        let grid = grid(5)
        for (index, frame) in grid.frames.enumerated() {
            #expect(grid.index(at: Point(x: frame.midX, y: frame.midY)) == index)
        }
        #expect(grid.index(at: Point(x: 1, y: 1)) == nil)
        let whole = Rectangle(x: 0, y: 0, width: 420, height: grid.height)
        #expect(grid.indices(in: whole) == [0, 1, 2, 3, 4])
        #expect(grid.indices(in: grid.frames[3]) == [3])
    }

    @Test("Arrow keys go to the neighbours and stop at the ends")
    func arrows() {
        let grid = grid(5)
        let steps: [(PictureGrid.Step, from: Int, to: Int)] = [
            (.right, 0, 1), (.right, 1, 2), (.right, 4, 4), (.left, 0, 0), (.left, 3, 2), (.down, 0, 2), (.down, 2, 4),
            (.down, 3, 4), (.down, 4, 4), (.up, 4, 2), (.up, 1, 1), (.first, 3, 0), (.last, 1, 4),
        ]
        for (step, from, to) in steps { #expect(grid.index(step, from: from) == to, "\(step) from \(from)") }
        #expect(self.grid(5, rightToLeft: true).index(.left, from: 0) == 1)
        #expect(self.grid(5, rightToLeft: true).index(.right, from: 2) == 1)
    }

    @Test("What is dropped goes before the picture to the right of the pointer, or to the end")
    func insertion() throws {
        let grid = grid(5)
        func place(_ x: Double, _ y: Double) throws -> Int { try #require(grid.insertion(at: Point(x: x, y: y))).place }
        let rows = [0, 2, 4].map { grid.cells[$0].midY }
        #expect(try place(20, rows[0]) == 0)
        #expect(try place(210, rows[0]) == 1)
        #expect(try place(410, rows[0]) == 2)
        #expect(try place(20, rows[1]) == 2)
        #expect(try place(400, rows[2]) == 5)
        #expect(try place(20, 10_000) == 4)
        // At the end of a row the mark is there, though it is the same place as the start of the next one.
        let mark = try #require(grid.insertion(at: Point(x: 410, y: rows[0]))).mark
        #expect(mark.minX > grid.cells[1].maxX && mark.midY == rows[0])
        #expect(PictureGrid([], in: Size(width: 100, height: 100)).insertion(at: Point(x: 1, y: 1)) == nil)
    }

    @Test("In right-to-left layout it goes before the picture to the left")
    func insertionRightToLeft() throws {
        let grid = grid(4, rightToLeft: true)
        let y = grid.cells[0].midY
        #expect(try #require(grid.insertion(at: Point(x: 410, y: y))).place == 0)
        #expect(try #require(grid.insertion(at: Point(x: 10, y: y))).place == 2)
        let mark = try #require(grid.insertion(at: Point(x: 410, y: y))).mark
        #expect(mark.minX >= grid.cells[0].maxX)
    }

    @Test("In one column the mark lies between the rows")
    func insertionInAColumn() throws {
        let grid = grid(3, width: 200)
        let insertion = try #require(grid.insertion(at: Point(x: 100, y: grid.cells[1].midY - 1)))
        #expect(insertion.place == 1)
        #expect(insertion.mark.width == grid.cells[1].width && insertion.mark.maxY < grid.cells[1].minY)
        #expect(try #require(grid.insertion(at: Point(x: 100, y: 5000))).place == 3)
    }
}
