import XCTest

@testable import Gtk
@testable import Platform

/// What a clipboard or a drop offers is determined from its types.
final class ContentSourceTests: GtkTestCase {
    private func check(_ types: [String], files: Bool, picture: Bool, text: Bool, line: UInt = #line) {
        let source = FakeSource(types: types)
        XCTAssertEqual(source.offersFiles, files, line: line)
        XCTAssertEqual(source.offersPicture, picture, line: line)
        XCTAssertEqual(source.offersText, text, line: line)
    }

    func testAnEmptySourceOffersNothing() { check([], files: false, picture: false, text: false) }

    func testTextTypesOfferText() {
        check(["text/plain"], files: false, picture: false, text: true)
        check(["text/plain;charset=utf-8"], files: false, picture: false, text: true)
        check(["text/html"], files: false, picture: false, text: false)
    }

    func testPictureTypesOfferAPicture() {
        check(["image/png", "image/bmp"], files: false, picture: true, text: false)
    }

    func testFileListsOfferFilesAndText() {
        check(["text/uri-list", "text/plain"], files: true, picture: false, text: true)
    }

    func testOtherTypesOfferNothing() {
        check(["application/octet-stream", "x-image/png"], files: false, picture: false, text: false)
    }
}

private final class FakeSource: ContentSource {
    let types: [String]

    init(types: [String]) { self.types = types }

    func read(_ types: [String], limit: Int) async throws -> (bytes: [UInt8], type: String) { ([], "") }

    func readFiles() async throws -> [File] { [] }
}
