import Glibc

/// The functions of Xlib that the benchmark needs, loaded at run time so that building it doesn't need X11 headers.
struct Xlib: Sendable {
    typealias Display = OpaquePointer
    typealias Window = UInt

    let closeDisplay: @convention(c) (Display) -> Int32
    let setErrorHandler: @convention(c) (ErrorHandler?) -> OpaquePointer?
    let defaultRootWindow: @convention(c) (Display) -> Window
    let setWindowBackground: @convention(c) (Display, Window, UInt) -> Int32
    let clearWindow: @convention(c) (Display, Window) -> Int32
    let sync: @convention(c) (Display, Int32) -> Int32
    let moveWindow: @convention(c) (Display, Window, Int32, Int32) -> Int32
    let queryTree: QueryTree
    let getGeometry: GetGeometry
    let getAttributes: @convention(c) (Display, Window, UnsafeMutableRawPointer) -> Int32
    let getImage: GetImage
    let getPixel: @convention(c) (OpaquePointer, Int32, Int32) -> UInt
    let destroyImage: @convention(c) (OpaquePointer) -> Int32
    let free: @convention(c) (UnsafeMutableRawPointer) -> Int32

    typealias ErrorHandler = @convention(c) (Display?, UnsafeMutableRawPointer?) -> Int32
    /// Display and window; root, parent, children and their number.
    typealias QueryTree =
        @convention(c) (
            Display, Window, UnsafeMutablePointer<Window>, UnsafeMutablePointer<Window>,
            UnsafeMutablePointer<UnsafeMutablePointer<Window>?>, UnsafeMutablePointer<UInt32>
        ) -> Int32
    /// Display and window; root, x, y, width, height, border width and depth.
    typealias GetGeometry =
        @convention(c) (
            Display, Window, UnsafeMutablePointer<Window>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>,
            UnsafeMutablePointer<UInt32>
        ) -> Int32
    /// Display, window, x, y, width, height, planes and format.
    typealias GetImage =
        @convention(c) (Display, Window, Int32, Int32, UInt32, UInt32, UInt, Int32) -> OpaquePointer?

    init() throws(Failure) {
        let library = try Library("libX11.so.6")
        closeDisplay = try library.find("XCloseDisplay")
        setErrorHandler = try library.find("XSetErrorHandler")
        defaultRootWindow = try library.find("XDefaultRootWindow")
        setWindowBackground = try library.find("XSetWindowBackground")
        clearWindow = try library.find("XClearWindow")
        sync = try library.find("XSync")
        moveWindow = try library.find("XMoveWindow")
        queryTree = try library.find("XQueryTree")
        getGeometry = try library.find("XGetGeometry")
        getAttributes = try library.find("XGetWindowAttributes")
        getImage = try library.find("XGetImage")
        getPixel = try library.find("XGetPixel")
        destroyImage = try library.find("XDestroyImage")
        free = try library.find("XFree")
    }

    /// Connects to the X server with this name.
    func openDisplay(_ name: String) throws(Failure) -> Display {
        try Library("libX11.so.6").openDisplay(name)
    }
}
