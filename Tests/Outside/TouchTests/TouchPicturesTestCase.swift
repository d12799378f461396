import TestSupport
import XCTest

@testable import Driving

/// A note of nine pictures, the left half of each black, on a touch screen.
class TouchPicturesTestCase: TouchTestCase {
    static let files = (1...9).map { "\($0).svg" }

    override var arguments: [String] { Self.files }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        for file in Self.files {
            try home.write(
                #"<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="200" height="300"/></svg>"#,
                to: file)
        }
    }
}
