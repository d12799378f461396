package import XCTest

extension XCTestCase {
    /// As in `PointerTests.HeldKeyTests.testAHeldKeyRepeats`.
    package var fullName: String {
        "\(String(reflecting: type(of: self))).\(name.split(separator: ".").last ?? "")"
    }
}
