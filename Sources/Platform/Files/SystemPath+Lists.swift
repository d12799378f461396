nonisolated extension SystemPath {
    /// The paths of a C array of strings that ends with a null pointer.
    package static func list(_ strings: UnsafePointer<UnsafePointer<CChar>?>) -> [SystemPath] {
        var paths: [SystemPath] = []
        while let path = strings[paths.count] { paths.append(SystemPath(path)) }
        return paths
    }

    /// Calls a function with the paths as a C array of strings that ends with a null pointer, and is there for the call alone.
    package static func withStrings(
        of paths: [SystemPath], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void
    ) {
        let strings = paths.map { path in
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: path.characters.count)
            copy.initialize(from: path.characters, count: path.characters.count)
            return copy
        }
        defer { strings.forEach { $0.deallocate() } }
        var pointers = strings.map { UnsafePointer($0) as UnsafePointer<CChar>? } + [nil]
        body(&pointers)
    }
}
