import Longpress
import Testing

@testable import LongpressApp
@testable import Notes

/// The places of pictures in the pane, and which picture is at a point.
@Suite("Grid of pictures")
struct PictureGridTests {
    private static let wide = Size(width: 4000, height: 3000)
    private static let tall = Size(width: 3000, height: 4000)

    /// A picture's id doesn't depend on its place.
    private static func id(_ index: Int) -> NotePicture.ID { 100 - 7 * index }

    private func grid(
        _ count: Int, width: Double = 420, height: Double = 500, rightToLeft: Bool = false
    ) -> PictureGrid {
        PictureGrid(
            (0..<count).map { (Self.id($0), $0.isMultiple(of: 3) ? Self.tall : Self.wide) },
            in: Size(width: width, height: height), isRightToLeft: rightToLeft)
    }

    private func frames(_ grid: PictureGrid) -> [Rectangle] { grid.pictures.compactMap(grid.frame) }

    private func frame(_ index: Int, of grid: PictureGrid) throws -> Rectangle {
        try #require(grid.frame(of: Self.id(index)))
    }

    @Test("One picture fills the pane's width or height, less a margin, and isn't enlarged")
    func one() {
        let grid = PictureGrid([(7, Self.wide)], in: Size(width: 424, height: 500))
        #expect(frames(grid) == [Rectangle(x: 12, y: 12, width: 400, height: 303)])
        let low = PictureGrid([(7, Self.wide)], in: Size(width: 424, height: 120))
        #expect(frames(low) == [Rectangle(x: 150, y: 12, width: 124, height: 96)])
        let small = PictureGrid([(7, Size(width: 48, height: 32))], in: Size(width: 424, height: 500))
        #expect(small.frame(of: 7) == Rectangle(x: 182, y: 12, width: 60, height: 44))
        let banner = PictureGrid([(7, Size(width: 4000, height: 100))], in: Size(width: 424, height: 500))
        #expect(banner.frame(of: 7) == Rectangle(x: 12, y: 12, width: 400, height: 109))
    }

    @Test("When one of two is removed, the other stays in its corner, or moves to the first's")
    func oneOfTwo() throws {
        let both = grid(2)
        for index in 0..<2 {
            let left = PictureGrid([(Self.id(index), Self.wide)], in: Size(width: 420, height: 500))
            #expect(try frame(index, of: left).minX == frame(0, of: both).minX)
            #expect(try frame(index, of: left).minY == frame(0, of: both).minY)
        }
    }

    /// Returns the frames of each row.
    private func rows(_ grid: PictureGrid) -> [[Rectangle]] {
        var rows: [[Rectangle]] = []
        for frame in frames(grid) {
            if let last = rows.last?.last, last.minY == frame.minY {
                rows[rows.count - 1].append(frame)
            } else {
                rows.append([frame])
            }
        }
        return rows
    }

    @Test("Pictures in a row are equally high and fill the pane's width, and rows are about equally high")
    func full() {
        for width in stride(from: 160.0, through: 1600, by: 97) {
            let rows = rows(grid(60, width: width))
            for (number, row) in rows.enumerated() {
                #expect(Set(row.map(\.height)).count == 1)
                for (one, next) in zip(row, row.dropFirst()) {
                    #expect(abs(next.minX - one.maxX - PictureGrid.spacing) < 0.001)
                }
                #expect(row[0].minX == PictureGrid.margin)
                let isFull = abs(row[row.count - 1].maxX - (width - PictureGrid.margin)) < 0.001
                #expect(isFull || number == rows.count - 1)
                if width > 400 { #expect((90...270).contains(row[0].height), "\(row[0].height) of \(width)") }
            }
            #expect(rows[rows.count - 1][0].height <= rows[rows.count - 2][0].height * 1.6)
        }
    }

    @Test("Pictures of any shape and size are in the pane, without overlapping")
    func shapes() {
        let sizes: [Size] = [(1, 1), (16, 16), (1, 5000), (5000, 1), (48, 32), (4000, 3000), (300, 300), (64, 64)].map {
            Size(width: $0.0, height: $0.1)
        }
        for count in 1...24 {
            for width in [40.0, 160, 420, 1300] {
                let items = (0..<count).map { ($0, sizes[$0 * 5 % sizes.count]) }
                let grid = PictureGrid(items, in: Size(width: width, height: 300))
                let frames = frames(grid)
                for (index, frame) in frames.enumerated() {
                    #expect(frame.minX >= 0 && frame.maxX <= max(width, 60) + 0.001, "\(frame) of \(width)")
                    #expect(frame.width >= 1 && frame.height >= 1)
                    #expect(frames[..<index].allSatisfy { !$0.intersects(frame.inset(by: 0.001)) })
                }
            }
        }
        let icons = PictureGrid((0..<6).map { ($0, Size(width: 32, height: 32)) }, in: Size(width: 420, height: 300))
        #expect(frames(icons).allSatisfy { $0.height == 44 }, "small ones are not enlarged")
    }

    @Test("No picture lies on another or outside the pane, and each keeps its shape", arguments: [2, 7, 200])
    func places(count: Int) throws {
        for width in stride(from: 40.0, through: 1600, by: 97) {
            let grid = grid(count, width: width)
            let frames = frames(grid)
            #expect(frames.count == count)
            for (index, frame) in frames.enumerated() {
                #expect(frame.minX >= 0 && frame.maxX <= max(width, 60) && frame.maxY <= grid.height)
                #expect(frames[..<index].allSatisfy { !$0.intersects(frame.inset(by: 0.001)) })
                #expect((frame.height > frame.width) == index.isMultiple(of: 3) || frame.width < 50)
            }
        }
    }

    @Test("The first picture is at the right in right-to-left layout")
    func rightToLeft() {
        let (left, right) = (frames(grid(5)), frames(grid(5, rightToLeft: true)))
        for (one, other) in zip(left, right) {
            #expect(abs(one.minX - (420 - other.maxX)) < 0.001)
            #expect(one.minY == other.minY)
        }
        #expect(right[0].minX > right[1].minX)
    }

    @Test("The picture at a point and the pictures in a rectangle are found")
    func hits() {
        let grid = grid(5)
        for id in grid.pictures {
            let frame = grid.frames[id] ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
            #expect(grid.picture(at: Point(x: frame.midX, y: frame.midY)) == id)
            #expect(grid.pictures(in: frame) == [id])
        }
        #expect(grid.picture(at: Point(x: 1, y: 1)) == nil)
        let whole = Rectangle(x: 0, y: 0, width: 420, height: grid.height)
        #expect(grid.pictures(in: whole) == (0..<5).map(Self.id))
    }

    @Test("A removed picture's place is empty, and the others are where they were")
    func gone() throws {
        var kept = grid(5)
        let before = kept
        kept.keep([Self.id(1), Self.id(3), Self.id(4), 1000])
        #expect(kept.pictures == [1, 3, 4].map(Self.id))
        for index in 0..<5 {
            let frame = try #require(before.frame(of: Self.id(index)))
            let isThere = ![0, 2].contains(index)
            #expect(kept.frame(of: Self.id(index)) == (isThere ? frame : nil))
            #expect(kept.picture(at: Point(x: frame.midX, y: frame.midY)) == (isThere ? Self.id(index) : nil))
        }
        #expect(kept.picture(.right, from: Self.id(0)) == nil)
        #expect(kept.picture(.right, from: Self.id(1)) == Self.id(3))
        // A dropped picture is inserted before the next one that still exists.
        let rows = try [0, 2, 4].map { try frame($0, of: before).midY }
        func next(_ x: Double, _ y: Double) -> Int? { kept.insertion(at: Point(x: x, y: y))?.next }
        #expect(next(20, rows[0]) == Self.id(1))
        #expect(next(410, rows[0]) == Self.id(3))
        #expect(next(20, rows[1]) == Self.id(3))
        #expect(next(410, rows[1]) == Self.id(4))
        #expect(next(410, rows[2]) == nil)
        kept.keep([])
        #expect(kept.insertion(at: Point(x: 1, y: 1)) == nil)
    }

    @Test("Arrow keys go to the neighbours and stop at the ends")
    func arrows() {
        let grid = grid(5)
        let steps: [(PictureGrid.Step, from: Int, to: Int)] = [
            (.right, 0, 1), (.right, 1, 2), (.right, 4, 4), (.left, 0, 0), (.left, 3, 2), (.down, 0, 2), (.down, 2, 4),
            (.down, 3, 4), (.down, 4, 4), (.up, 4, 2), (.up, 1, 1), (.first, 3, 0), (.last, 1, 4),
        ]
        for (step, from, to) in steps {
            #expect(grid.picture(step, from: Self.id(from)) == Self.id(to), "\(step) from \(from)")
        }
        let mirrored = self.grid(5, rightToLeft: true)
        #expect(mirrored.picture(.left, from: Self.id(0)) == Self.id(1))
        #expect(mirrored.picture(.right, from: Self.id(2)) == Self.id(1))
    }

    /// Returns the index before which a picture dropped at a point is inserted; the number of pictures means the end.
    private func place(_ x: Double, _ y: Double, in grid: PictureGrid) throws -> Int? {
        let next = try #require(grid.insertion(at: Point(x: x, y: y))).next
        return next.map { grid.pictures.firstIndex(of: $0) } ?? grid.pictures.count
    }

    @Test("A dropped picture goes before the one to the right of the pointer, or to the end")
    func insertion() throws {
        let grid = grid(5)
        func place(_ x: Double, _ y: Double) throws -> Int? { try self.place(x, y, in: grid) }
        let rows = try [0, 2, 4].map { try frame($0, of: grid).midY }
        #expect(try place(20, rows[0]) == 0)
        #expect(try place(210, rows[0]) == 1)
        #expect(try place(410, rows[0]) == 2)
        #expect(try place(20, rows[1]) == 2)
        #expect(try place(400, rows[2]) == 5)
        #expect(try place(20, 10_000) == 4)
        // At the end of a row the mark is at that end, although the index is that of the next row's start.
        let mark = try #require(grid.insertion(at: Point(x: 410, y: rows[0]))).mark
        #expect(try mark.minX > frame(1, of: grid).maxX && mark.midY == rows[0])
        #expect(PictureGrid([], in: Size(width: 100, height: 100)).insertion(at: Point(x: 1, y: 1)) == nil)
    }

    @Test("In right-to-left layout it goes before the one to the left")
    func insertionRightToLeft() throws {
        let grid = grid(4, rightToLeft: true)
        let y = try frame(0, of: grid).midY
        #expect(try place(410, y, in: grid) == 0)
        #expect(try place(10, y, in: grid) == 2)
        let mark = try #require(grid.insertion(at: Point(x: 410, y: y))).mark
        #expect(try mark.minX >= frame(0, of: grid).maxX)
    }

    @Test("In one column the insertion mark is between the rows")
    func insertionInAColumn() throws {
        let grid = grid(3, width: 120)
        let middle = try frame(1, of: grid)
        let insertion = try #require(grid.insertion(at: Point(x: 60, y: middle.midY - 1)))
        #expect(insertion.next == Self.id(1))
        #expect(insertion.mark.width == middle.width && insertion.mark.maxY < middle.minY)
        #expect(try place(100, 5000, in: grid) == 3)
    }
}
