import CGtk

/// A library that has been loaded while the program runs. It is never unloaded.
package nonisolated struct LoadedLibrary {
    private let handle: UnsafeMutableRawPointer

    package init(_ handle: UnsafeMutableRawPointer) { self.handle = handle }

    /// The function of that name, of a C type that the caller knows; throws if there is none.
    package func function<Function>(_ name: String) throws -> Function {
        guard let address = dlsym(handle, name) else { throw MissingFunction() }
        return unsafeBitCast(address, to: Function.self)
    }

    private struct MissingFunction: Error {}
}
