import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Commands that a program adds to its edit menus.
final class CustomCommandTests: LongpressTestCase {
    /// A responder for a text whose program can change the selection to upper case.
    private final class CapitalsResponder: TextViewResponder {
        static let capitals = Command("capitals", title: "Capitals")

        private static let handlers: CommandHandlers<CapitalsResponder> = [
            capitals: .with({ $0.view?.buffer.selection }) { responder, range in
                guard let buffer = responder.view?.buffer else { return }
                buffer.replaceSelection(with: buffer.text(in: range).uppercased())
            }
        ]

        override func handler(for command: Command) -> CommandHandler? {
            Self.handlers[command, for: self] ?? super.handler(for: command)
        }
    }

    /// There is no question or panel in between.
    func testE30CustomCommandActsDirectlyOnTheSelection() throws {
        let menu = EditMenu(custom: [CapitalsResponder.capitals])
        try TestWindow.withText("some text", menu: menu) { view, window in
            view.responder = CapitalsResponder(view)
            XCTAssertTrue(MenuPresenter.shared.open(on: view))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
            view.buffer.select(5..<9)
            XCTAssertTrue(MenuPresenter.shared.open(on: view))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut | Copy | Delete | Select All | Capitals")
            try MenuOnScreen.choose("Capitals", in: window)
            try waitUntil("the capitals") { view.buffer.text == "some TEXT" }
            XCTAssertEqual(OpenWindows.all.count, 1)
        }
    }
}
