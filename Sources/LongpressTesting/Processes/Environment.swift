import Foundation

/// Returns the value of an environment variable if it is set and not empty.
func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}
