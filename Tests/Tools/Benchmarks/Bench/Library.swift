import Glibc

/// A library that is loaded at run time, so that building the benchmark doesn't need its headers.
struct Library {
    private let file: String
    private let handle: UnsafeMutableRawPointer

    /// Loads a library by its file name.
    init(_ file: String) throws(Failure) {
        guard let handle = dlopen(file, RTLD_NOW) else { throw Failure("\(file) is missing") }
        (self.file, self.handle) = (file, handle)
    }

    /// Returns a function of the library, as the expected type.
    func find<Function>(_ name: String, as type: Function.Type = Function.self) throws(Failure) -> Function {
        guard let symbol = dlsym(handle, name) else { throw Failure("\(file) has no \(name)") }
        return unsafeBitCast(symbol, to: type)
    }

    /// Connects to the X server with this name, if the library is Xlib.
    func openDisplay(_ name: String) throws(Failure) -> OpaquePointer {
        let open: @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer? = try find("XOpenDisplay")
        guard let display = open(name) else { throw Failure("can't connect to the X server at \(name)") }
        return display
    }
}
