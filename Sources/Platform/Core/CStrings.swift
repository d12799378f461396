import CGtk

/// Calls a function with an array of C strings that ends with a null pointer and is valid only during the call.
package nonisolated func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    withCStrings(strings.map { Array($0.utf8CString) }, body)
}

/// Calls a function in the same way with strings that need not be text, each ending with a zero.
package nonisolated func withCStrings<Result>(
    _ strings: [[CChar]], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    var pointers = strings.map { UnsafePointer(strdup($0)) } + [nil]
    defer { pointers.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
    return body(&pointers)
}
