import TestSupport

extension AppTestCase {
    /// The pictures beside the text.
    var gallery: Gallery { Gallery(test: self) }
}

/// The pictures beside the text, by their numbers from 1.
struct Gallery {
    let test: AppTestCase

    private var app: AppUnderTest { test.app }

    // MARK: Places

    /// Returns the picture at a place, counted from 1.
    func item(at number: Int) throws -> AccessibleNode {
        try app.waitFor("picture \(number)") {
            let items = try app.accessible.findAll(role: "grid cell").filter(\.isShowing)
            return items.count >= number ? items[number - 1] : nil
        }
    }

    /// Returns the centre of the picture at a place.
    func place(at number: Int) throws -> ScreenPoint { try item(at: number).screenRectangle.center }

    /// An empty place in the last row.
    var emptyCorner: ScreenPoint {
        get throws {
            let pane = try test.images.screenRectangle
            return ScreenPoint(x: pane.right - 60, y: try place(at: 5).y)
        }
    }

    // MARK: Visible state

    /// Returns the order of the pictures on the screen, as the first letters of their colours.
    func order() throws -> String {
        let names = try test.pictureNames
        let screen = try Screenshot.picture(of: TestDisplay.shared().bounds)
        return String(
            try names.map { name in
                let color = try screen.pixel(at: test.picture(name).screenRectangle.center)
                return GalleryTestCase.colors.first { color.isNear($0.color, tolerance: 40) }?.letter ?? "?"
            })
    }

    /// Waits until the pictures are in this order.
    func expectOrder(_ expected: String) throws {
        try TestSupport.waitFor("the order", value: { (try? order()) ?? "" }, until: { $0 == expected })
    }

    /// The numbers of the selected pictures.
    var selected: [Int] {
        get throws {
            let items = try app.accessible.findAll(role: "grid cell").filter(\.isShowing)
            return items.indices.filter { items[$0].has("selected") }.map { $0 + 1 }
        }
    }

    /// Waits until exactly these pictures are selected.
    func expectSelected(_ numbers: Int...) throws { try expectSelected(numbers) }

    /// Waits until exactly the pictures with these numbers, in order, are selected.
    func expectSelected(_ numbers: [Int]) throws {
        try TestSupport.waitFor("the selection", value: { try selected }, until: { $0 == numbers })
    }

    // MARK: Input

    /// Clicks a picture, optionally with a modifier, long enough after the previous click not to be a double click.
    func click(_ number: Int, holding modifier: String? = nil) throws {
        let place = try place(at: number)
        pause(milliseconds: 450)
        guard let modifier else { return app.pointer.click(at: place) }
        try app.keyboard.holding(modifier) {
            app.pointer.click(at: place)
            // Releases the modifier only after the app has processed the click.
            for _ in 0..<2 { _ = try app.accessible.children }
        }
    }

    /// Selects pictures by clicks.
    func select(_ first: Int, _ others: Int...) throws {
        try click(first)
        for number in others { try click(number, holding: "ctrl") }
        try expectSelected(([first] + others).sorted())
    }

    /// Opens the menu of the selected pictures by a secondary click on one of them.
    func openMenu(onSelected number: Int, of count: Int) throws {
        app.pointer.click(.secondary, at: try place(at: number))
        _ = try app.waitFor("the menu of \(count) images") {
            try test.openMenus.first { try $0.name == "\(count) Images" }
        }
    }
}
