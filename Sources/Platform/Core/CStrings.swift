import CGtk

/// Calls a function with an array of C strings that ends with a null pointer, and is there for the call alone.
package nonisolated func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    withCStrings(strings.map { Array($0.utf8CString) }, body)
}

/// The same for strings that need not be text, each with a zero at its end.
package nonisolated func withCStrings<Result>(
    _ strings: [[CChar]], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    var pointers = strings.map { UnsafePointer(strdup($0)) } + [nil]
    defer { pointers.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
    return body(&pointers)
}
