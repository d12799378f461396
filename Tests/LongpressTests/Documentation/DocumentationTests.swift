import Gtk
import Longpress
import TestSupport
import XCTest

/// The programs in the documentation do what it says: what stands here is what stands there (Longpress.docc, and the
/// comments of TextViewResponder and LabelResponder).
final class DocumentationTests: LongpressTestCase {
    func testTextView() throws {
        try MainActor.assumeIsolated {
            let view = TextView()
            view.responder = TextViewResponder(view)
            view.menu = .edit(EditMenu())

            view.buffer.text = "some text"
            try TestWindow.with(view) { window in
                XCTAssertTrue(MenuPresenter.shared.open(on: view))
                XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
            }
        }
    }

    func testCommandOfOnesOwn() throws {
        try MainActor.assumeIsolated {
            let view = TextView()
            view.responder = SearchingResponder(view)
            view.menu = .edit(EditMenu(custom: [SearchingResponder.search]))

            view.buffer.text = "some text"
            try TestWindow.with(view) { window in
                XCTAssertTrue(MenuPresenter.shared.open(on: view))
                XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
                view.buffer.select(0..<9)
                XCTAssertTrue(MenuPresenter.shared.open(on: view))
                XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut | Copy | Delete | Search")
            }
        }
    }

    func testItemWithAContextMenu() throws {
        try MainActor.assumeIsolated {
            let photo = Picture()
            photo.responder = PhotoResponder()
            photo.menu = .context(
                ContextMenu([
                    ContextMenu.Section(.command(PhotoResponder.open)),
                    ContextMenu.Section(.command(PhotoResponder.remove)),
                ]))

            try TestWindow.with(photo) { window in
                XCTAssertTrue(MenuPresenter.shared.open(on: photo))
                XCTAssertEqual(MenuOnScreen.outline(in: window), "Open\n—\nRemove (destructive)")
            }
        }
    }

    func testLabel() throws {
        try MainActor.assumeIsolated {
            let label = Label("text")
            label.isSelectable = true
            label.responder = LabelResponder(label)
            label.menu = .edit(EditMenu())

            let box = Box(.vertical)
            box.append(label)
            try TestWindow.with(box) { window in
                XCTAssertTrue(MenuPresenter.shared.open(on: label, by: .hold, at: Point(x: 1, y: 1)))
                XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy")
            }
        }
    }
}

private final class SearchingResponder: TextViewResponder {
    static let search = Command("search", title: "Search")

    override func canPerform(_ command: Command) -> Bool {
        command.id == Self.search.id ? view?.buffer.selection != nil : super.canPerform(command)
    }

    override func perform(_ command: Command) {
        guard command.id == Self.search.id else { return super.perform(command) }
        print("searching for the selection")
    }
}

private final class PhotoResponder: Responder {
    static let open = Command("open", title: "Open", icon: "document-open-symbolic")
    static let remove = Command("remove", title: "Remove", icon: "user-trash-symbolic", isDestructive: true)

    var canBecomeFirstResponder: Bool { true }
    func canPerform(_ command: Command) -> Bool { [Self.open, Self.remove].contains { $0.id == command.id } }
    func perform(_ command: Command) { print(command.title) }
}
