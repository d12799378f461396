import Glibc

/// A library that is found when the benchmark runs, so that building it needs no headers of it.
struct Library {
    private let file: String
    private let handle: UnsafeMutableRawPointer

    /// Loads a library by its file's name.
    init(_ file: String) throws(Failure) {
        guard let handle = dlopen(file, RTLD_NOW) else { throw Failure("\(file) is missing") }
        (self.file, self.handle) = (file, handle)
    }

    /// A function of it, as the type that is expected.
    func find<Function>(_ name: String, as type: Function.Type = Function.self) throws(Failure) -> Function {
        guard let symbol = dlsym(handle, name) else { throw Failure("\(file) has no \(name)") }
        return unsafeBitCast(symbol, to: type)
    }

    /// Connects to the X server of this name, if it is Xlib.
    func openDisplay(_ name: String) throws(Failure) -> OpaquePointer {
        let open: @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer? = try find("XOpenDisplay")
        guard let display = open(name) else { throw Failure("can't connect to the X server at \(name)") }
        return display
    }
}
