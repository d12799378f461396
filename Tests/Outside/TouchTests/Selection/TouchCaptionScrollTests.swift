import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A finger on the selected picture's caption, which is an overlay of the pane, scrolls the pane, and doesn't affect the
/// caption's text.
final class TouchCaptionScrollTests: TouchTestCase {
    override var arguments: [String] { ["captions.html"] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>"#
        let picture = "data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())"
        let figures = (1...9).map {
            "<figure><img src='\(picture)' alt=''><figcaption>These are the words of \($0)</figcaption></figure>"
        }
        try home.write(
            "<!DOCTYPE html><meta charset='utf-8'><p>A text.</p>\(figures.joined())", to: "captions.html")
    }

    func testThePaneFollowsAFingerOnACaption() throws {
        try app.windows.resize(try window, width: 900, height: 460)
        _ = try Screenshot.settled()
        let name = "These are the words of 1"
        try touch.tap(at: try picture(name).screenPoint)
        try TestSupport.waitFor("the caption", value: { try caption.text }, until: { $0 == name })
        _ = try Screenshot.settled()
        let words = try caption.screenRectangle.center
        for way in [-60, 60] {
            waitForNewSuccession()
            let (before, start) = (try picture(name).screenRectangle.y, way > 0 ? words.moved(y: -60) : words)
            try touch.begin(at: start)
            try touch.move(to: start.moved(y: way), steps: 20, milliseconds: 250)
            try TestSupport.waitFor(
                "the pane to follow by \(way)", value: { try picture(name).screenRectangle.y - before },
                until: { abs($0 - way) <= 1 })
            // The finger rests, so that scrolling doesn't continue.
            pause(milliseconds: 200)
            try touch.end()
            try expectNoMenu()
            XCTAssertEqual(try caption.selectedText, "")
            try app.waitUntil("the caption with its picture") {
                try abs(self.caption.screenRectangle.center.y - words.y - (way < 0 ? way : 0)) <= 2
            }
        }
        try expectNothingOpens("scrolling") {}
        XCTAssertEqual(try caption.text, name, "the swipe started editing")
    }
}
