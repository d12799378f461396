import CGtk

/// A library loaded at run time. It is never unloaded.
package nonisolated struct LoadedLibrary {
    private let handle: UnsafeMutableRawPointer

    package init(_ handle: UnsafeMutableRawPointer) { self.handle = handle }

    /// Returns the function of a name, as a C function type that the caller must know; throws if there is none.
    package func function<Function>(_ name: String) throws -> Function {
        guard let address = dlsym(handle, name) else { throw MissingFunction() }
        return unsafeBitCast(address, to: Function.self)
    }

    private struct MissingFunction: Error {}
}
