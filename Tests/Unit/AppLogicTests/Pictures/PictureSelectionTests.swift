import Testing

@testable import LongpressApp

/// The selected pictures after each action of the user.
@Suite("Selection of pictures")
struct PictureSelectionTests {
    private let order = [1, 2, 3, 4, 5]

    private func selection(_ changes: (inout PictureSelection) -> Void) -> PictureSelection {
        var selection = PictureSelection()
        changes(&selection)
        return selection
    }

    @Test("A click selects one alone")
    func click() {
        let selection = selection {
            $0.select(2)
            $0.select(4)
        }
        #expect(selection.selected == [4] && selection.cursor == 4)
    }

    @Test("A click with Control adds a picture, and another removes it")
    func toggle() {
        var selection = selection {
            $0.select(2)
            $0.toggle(4)
        }
        #expect(selection.selected == [2, 4])
        selection.toggle(2)
        #expect(selection.selected == [4] && selection.cursor == 2)
        selection.toggle(4)
        #expect(selection.selected.isEmpty)
    }

    @Test("Shift selects a range from where the last click was, and nothing else")
    func range() {
        var selection = selection {
            $0.select(3)
            $0.extend(to: 5, in: order)
        }
        #expect(selection.selected == [3, 4, 5])
        selection.extend(to: 2, in: order)
        #expect(selection.selected == [2, 3] && selection.cursor == 2)
        selection.extend(to: 3, in: order)
        #expect(selection.selected == [3])
    }

    @Test("With nothing selected, a range begins at the clicked picture")
    func rangeFromNothing() {
        var selection = selection { $0.extend(to: 2, in: order) }
        #expect(selection.selected == [2])
        selection.extend(to: 4, in: order)
        #expect(selection.selected == [2, 3, 4])
        selection.clear()
        selection.extend(to: 5, in: order)
        #expect(selection.selected == [5])
    }

    @Test(
        "The picture that takes the place of removed ones is selected",
        arguments: [
            ([1], [2]), ([2], [3]), ([5], [4]), ([2, 3], [4]), ([1, 5], [4]), ([1, 3], [4]), ([4, 5], [3]),
            ([1, 2, 3, 4, 5], []),
        ])
    func removal(gone: [Int], then: [Int]) {
        var selection = selection { $0.select(gone) }
        selection.adapt(from: order, to: order.filter { !gone.contains($0) })
        #expect(selection.selected == Set(then))
        #expect(selection.cursor == then.first)
    }

    @Test("The rest of the selection stays when pictures are removed, added or moved")
    func others() {
        var selection = selection { $0.select([2, 4]) }
        selection.adapt(from: order, to: [5, 4, 3, 2, 1, 6])
        #expect(selection.selected == [2, 4])
        selection.adapt(from: [5, 4, 3, 2, 1, 6], to: [5, 3, 2, 1, 6])
        #expect(selection.selected == [2] && selection.cursor == 2)
        selection.adapt(from: [5, 3, 2, 1, 6], to: [5, 2, 1, 6])
        #expect(selection.selected == [2])
    }

    @Test("A picture that doesn't exist can't be selected")
    func keep() {
        var selection = PictureSelection()
        selection.select([1, 2, 3])
        selection.keep([1, 2])
        #expect(selection.selected == [1, 2] && selection.cursor == nil)
        selection.extend(to: 2, in: [1, 2])
        #expect(selection.selected == [2] && selection.cursor == 2)
    }
}
