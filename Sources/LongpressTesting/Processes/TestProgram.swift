import Foundation

/// The program that contains the tests.
package enum TestProgram {
    /// The folder of the program.
    package static var folder: String {
        get throws {
            let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return (program as NSString).deletingLastPathComponent
        }
    }
}
