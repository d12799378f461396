package import XCTest

extension XCTestCase {
    /// The full name of the test, as in `PointerTests.HeldKeyTests.testAHeldLetterRepeats`.
    package var fullName: String {
        "\(String(reflecting: type(of: self))).\(name.split(separator: ".").last ?? "")"
    }
}
