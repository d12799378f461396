import Foundation

/// The program that the build has made of the tests.
package enum TestProgram {
    /// The folder that it is in.
    package static var folder: String {
        get throws {
            let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return (program as NSString).deletingLastPathComponent
        }
    }
}
