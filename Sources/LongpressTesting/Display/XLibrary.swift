import Foundation

/// A number that identifies a window or an atom in the X server.
package typealias XID = UInt

/// The functions of Xlib and its test extension that the tests use. They are looked up at run time, so that nothing has to be
/// linked, or installed to build the tests.
package struct XLibrary: @unchecked Sendable {
    package typealias Display = OpaquePointer
    package typealias ErrorHandler = @convention(c) (Display?, UnsafeMutableRawPointer?) -> Int32
    package typealias Ints = UnsafeMutablePointer<Int32>
    package typealias IDs = UnsafeMutablePointer<XID>
    package typealias Text = UnsafePointer<CChar>
    package typealias Raw = UnsafeMutableRawPointer

    package let initThreads: @convention(c) () -> Int32
    package let openDisplay: @convention(c) (Text?) -> Display?
    package let closeDisplay: @convention(c) (Display) -> Int32
    package let setErrorHandler: @convention(c) (ErrorHandler?) -> ErrorHandler?
    package let sync: @convention(c) (Display, Int32) -> Int32
    package let flush: @convention(c) (Display) -> Int32
    package let pending: @convention(c) (Display) -> Int32
    package let connectionNumber: @convention(c) (Display) -> Int32
    package let nextEvent: @convention(c) (Display, Raw) -> Int32
    package let sendEvent: @convention(c) (Display, XID, Int32, Int, Raw) -> Int32
    package let selectInput: @convention(c) (Display, XID, Int) -> Int32
    package let free: @convention(c) (Raw?) -> Int32

    package let rootWindow: @convention(c) (Display) -> XID
    package let internAtom: @convention(c) (Display, Text, Int32) -> XID
    package let atomName: @convention(c) (Display, XID) -> UnsafeMutablePointer<CChar>?
    package let queryTree:
        @convention(c) (Display, XID, IDs, IDs, UnsafeMutablePointer<IDs?>, UnsafeMutablePointer<UInt32>)
            -> Int32
    package let windowAttributes: @convention(c) (Display, XID, Raw) -> Int32
    package let translate: @convention(c) (Display, XID, XID, Int32, Int32, Ints, Ints, IDs) -> Int32
    package let windowProperty:
        @convention(c) (
            Display, XID, XID, Int, Int, Int32, XID, IDs, Ints, UnsafeMutablePointer<UInt>,
            UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
        ) -> Int32
    package let changeProperty: @convention(c) (Display, XID, XID, XID, Int32, Int32, UnsafeRawPointer?, Int32) -> Int32
    package let grabPointer: @convention(c) (Display, XID, Int32, UInt32, Int32, Int32, XID, XID, UInt) -> Int32
    package let ungrabPointer: @convention(c) (Display, UInt) -> Int32
    package let queryPointer: @convention(c) (Display, XID, IDs, IDs, Ints, Ints, Ints, Ints, Ints) -> Int32
    package let inputFocus: @convention(c) (Display, IDs, Ints) -> Int32
    package let killClient: @convention(c) (Display, XID) -> Int32
    package let createSimpleWindow:
        @convention(c) (Display, XID, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> XID
    package let resizeWindow: @convention(c) (Display, XID, UInt32, UInt32) -> Int32
    package let destroyImage: @convention(c) (Raw) -> Int32
    package let image: @convention(c) (Display, XID, Int32, Int32, UInt32, UInt32, UInt, Int32) -> Raw?

    package let selectionOwner: @convention(c) (Display, XID) -> XID
    package let convertSelection: @convention(c) (Display, XID, XID, XID, XID, UInt) -> Int32
    package let setSelectionOwner: @convention(c) (Display, XID, XID, UInt) -> Int32

    package let stringToKeysym: @convention(c) (Text) -> XID
    package let keysymToKeycode: @convention(c) (Display, XID) -> UInt8
    package let keycodeToKeysym: @convention(c) (Display, UInt8, Int32, Int32) -> XID
    package let keysymToString: @convention(c) (XID) -> Text?
    package let queryKeymap: @convention(c) (Display, UnsafeMutablePointer<UInt8>) -> Int32
    package let displayKeycodes: @convention(c) (Display, Ints, Ints) -> Int32
    package let keyboardMapping: @convention(c) (Display, UInt8, Int32, Ints) -> IDs?
    package let changeKeyboardControl: @convention(c) (Display, UInt, UnsafePointer<Int32>) -> Int32
    package let changeKeyboardMapping: @convention(c) (Display, Int32, Int32, IDs, Int32) -> Int32

    package let keyboardExtension: @convention(c) (Display, Ints, Ints, Ints, Ints, Ints) -> Int32
    package let selectKeyboardEvents: @convention(c) (Display, UInt32, UInt, UInt) -> Int32

    package let fakeKey: @convention(c) (Display, UInt32, Int32, UInt) -> Int32
    package let fakeButton: @convention(c) (Display, UInt32, Int32, UInt) -> Int32
    package let fakeMotion: @convention(c) (Display, Int32, Int32, Int32, UInt) -> Int32

    /// The library, or the reason why it can't be loaded.
    package static let shared = Result { try XLibrary() }

    private init() throws {
        let x11 = try Self.open("libX11.so.6")
        let xtst = try Self.open("libXtst.so.6")
        func x<Function>(_ name: String) throws -> Function { try Self.function(name, of: x11) }
        func t<Function>(_ name: String) throws -> Function { try Self.function(name, of: xtst) }
        initThreads = try x("XInitThreads")
        openDisplay = try x("XOpenDisplay")
        closeDisplay = try x("XCloseDisplay")
        setErrorHandler = try x("XSetErrorHandler")
        sync = try x("XSync")
        flush = try x("XFlush")
        pending = try x("XPending")
        connectionNumber = try x("XConnectionNumber")
        nextEvent = try x("XNextEvent")
        sendEvent = try x("XSendEvent")
        selectInput = try x("XSelectInput")
        free = try x("XFree")
        rootWindow = try x("XDefaultRootWindow")
        internAtom = try x("XInternAtom")
        atomName = try x("XGetAtomName")
        queryTree = try x("XQueryTree")
        windowAttributes = try x("XGetWindowAttributes")
        translate = try x("XTranslateCoordinates")
        windowProperty = try x("XGetWindowProperty")
        changeProperty = try x("XChangeProperty")
        grabPointer = try x("XGrabPointer")
        ungrabPointer = try x("XUngrabPointer")
        queryPointer = try x("XQueryPointer")
        inputFocus = try x("XGetInputFocus")
        killClient = try x("XKillClient")
        createSimpleWindow = try x("XCreateSimpleWindow")
        resizeWindow = try x("XResizeWindow")
        image = try x("XGetImage")
        destroyImage = try x("XDestroyImage")
        selectionOwner = try x("XGetSelectionOwner")
        convertSelection = try x("XConvertSelection")
        setSelectionOwner = try x("XSetSelectionOwner")
        stringToKeysym = try x("XStringToKeysym")
        keysymToKeycode = try x("XKeysymToKeycode")
        keycodeToKeysym = try x("XkbKeycodeToKeysym")
        keysymToString = try x("XKeysymToString")
        queryKeymap = try x("XQueryKeymap")
        displayKeycodes = try x("XDisplayKeycodes")
        keyboardMapping = try x("XGetKeyboardMapping")
        changeKeyboardControl = try x("XChangeKeyboardControl")
        changeKeyboardMapping = try x("XChangeKeyboardMapping")
        keyboardExtension = try x("XkbQueryExtension")
        selectKeyboardEvents = try x("XkbSelectEvents")
        fakeKey = try t("XTestFakeKeyEvent")
        fakeButton = try t("XTestFakeButtonEvent")
        fakeMotion = try t("XTestFakeMotionEvent")
        _ = initThreads()
    }

    private static func open(_ name: String) throws -> UnsafeMutableRawPointer {
        guard let library = dlopen(name, RTLD_NOW | RTLD_GLOBAL) else {
            throw TestFailure("\(name) can't be loaded: install the X client libraries (libx11-6, libxtst6)")
        }
        return library
    }

    private static func function<Function>(_ name: String, of library: UnsafeMutableRawPointer) throws -> Function {
        guard let symbol = dlsym(library, name) else { throw TestFailure("\(name) isn't in the X client libraries") }
        return unsafeBitCast(symbol, to: Function.self)
    }
}
