import CGtk
import Gtk

/// The functions of WebKitGTK 6, loaded at run time: web views are available where it is installed, and a program needs it
/// neither to build nor to start.
///
/// Their types are those in webkit/webkit.h and jsc/jsc.h, which haven't changed since WebKitGTK 2.40. Objects are passed as
/// plain pointers.
struct WebKitLibrary {
    typealias Raw = UnsafeMutableRawPointer
    typealias Text = UnsafePointer<CChar>
    typealias OwnedText = UnsafeMutablePointer<CChar>
    typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?

    typealias TypeOf = @convention(c) () -> GType
    typealias Make = @convention(c) () -> Raw?
    typealias Get = @convention(c) (Raw) -> Raw?
    typealias Act = @convention(c) (Raw) -> Void
    typealias Enumeration = @convention(c) (Raw) -> CInt
    typealias Number = @convention(c) (Raw) -> Double
    typealias SetNumber = @convention(c) (Raw, Double) -> Void
    typealias Flag = @convention(c) (Raw) -> gboolean
    typealias GetText = @convention(c) (Raw) -> Text?
    typealias GetOwnedText = @convention(c) (Raw) -> OwnedText?
    typealias Property = @convention(c) (Raw, Text) -> Raw?
    typealias Load = @convention(c) (Raw, Text, Text?) -> Void
    typealias Execute = @convention(c) (Raw, Text) -> Void
    typealias Register = @convention(c) (Raw, Text, Text?) -> gboolean
    typealias Evaluate =
        @convention(c) (Raw, Text, gssize, Text?, Text?, OpaquePointer?, GAsyncReadyCallback?, gpointer?) -> Void
    typealias Finish = @convention(c) (Raw, OpaquePointer?, Failure) -> Raw?
    typealias Begin = @convention(c) (Raw, OpaquePointer?, GAsyncReadyCallback?, gpointer?) -> Void
    typealias FinishData = @convention(c) (Raw, OpaquePointer?, UnsafeMutablePointer<gsize>?, Failure) -> OwnedText?
    typealias MakeProxy = @convention(c) (Text?, UnsafePointer<Text?>?) -> Raw?
    typealias SetProxy = @convention(c) (Raw, CInt, Raw?) -> Void

    let viewType: TypeOf
    let load: Load
    let settings: Get
    let contentManager: Get
    let zoom: Number
    let setZoom: SetNumber
    let evaluate: Evaluate
    let finishEvaluation: Finish
    let register: Register
    let execute: Execute
    let makeSession: Make
    let makeProxy: MakeProxy
    let freeProxy: Act
    let setProxy: SetProxy
    let address: GetText
    let readResource: Begin
    let finishResource: FinishData
    let action: Get
    let navigationType: Enumeration
    let request: Get
    let requestAddress: GetText
    let ignore: Act
    let use: Act
    let isNothing: [Flag]
    let isNumber: Flag
    let number: Number
    let flag: Flag
    let text: GetOwnedText
    let property: Property

    /// The library, if the system has it. It is searched once and never unloaded. The environment variable `LONGPRESS_WEBKIT`
    /// names a different file, or one that doesn't exist, so that tests don't depend on the machine.
    static let shared = WebKitLibrary(fileName)

    nonisolated private static let fileName =
        g_getenv("LONGPRESS_WEBKIT").map { String(cString: $0) } ?? "libwebkitgtk-6.0.so.4"

    /// Loads the library on another thread. Loading it and its dependencies takes a tenth of a second.
    static func prepare() async {
        _ = try? await BlockingWork.run(isNeeded: true) { _ in open(fileName) != nil }
    }

    /// Opens a library through GModule. WebKit's dependencies open other libraries that way while they are loaded. If another
    /// thread did the same at that time, each would hold the lock that the other one waits for, GModule's or the loader's.
    nonisolated private static func open(_ name: String) -> UnsafeMutableRawPointer? {
        typealias Open = @convention(c) (Text, CInt) -> OpaquePointer?
        // GTK has loaded GModule. The flags mean lazy and local binding.
        let open = dlsym(nil, "g_module_open").map { unsafeBitCast($0, to: Open.self) }
        if let open, open(name, 1 | 2) == nil { return nil }
        return dlopen(name, RTLD_LAZY | RTLD_LOCAL)
    }

    /// Loads the library from a file; nil if there is none, or if a function is missing.
    init?(_ name: String) {
        guard let library = Self.open(name), let whole = try? Self(LoadedLibrary(library)) else { return nil }
        self = whole
    }

    private init(_ library: LoadedLibrary) throws {
        let view = "webkit_web_view_"
        viewType = try library.function(view + "get_type")
        load = try library.function(view + "load_html")
        settings = try library.function(view + "get_settings")
        contentManager = try library.function(view + "get_user_content_manager")
        zoom = try library.function(view + "get_zoom_level")
        setZoom = try library.function(view + "set_zoom_level")
        evaluate = try library.function(view + "evaluate_javascript")
        finishEvaluation = try library.function(view + "evaluate_javascript_finish")
        register = try library.function("webkit_user_content_manager_register_script_message_handler")
        execute = try library.function(view + "execute_editing_command")
        makeSession = try library.function("webkit_network_session_new_ephemeral")
        makeProxy = try library.function("webkit_network_proxy_settings_new")
        freeProxy = try library.function("webkit_network_proxy_settings_free")
        setProxy = try library.function("webkit_network_session_set_proxy_settings")
        address = try library.function("webkit_web_resource_get_uri")
        readResource = try library.function("webkit_web_resource_get_data")
        finishResource = try library.function("webkit_web_resource_get_data_finish")
        action = try library.function("webkit_navigation_policy_decision_get_navigation_action")
        navigationType = try library.function("webkit_navigation_action_get_navigation_type")
        request = try library.function("webkit_navigation_action_get_request")
        requestAddress = try library.function("webkit_uri_request_get_uri")
        ignore = try library.function("webkit_policy_decision_ignore")
        use = try library.function("webkit_policy_decision_use")
        isNothing = [try library.function("jsc_value_is_null"), try library.function("jsc_value_is_undefined")]
        isNumber = try library.function("jsc_value_is_number")
        number = try library.function("jsc_value_to_double")
        flag = try library.function("jsc_value_to_boolean")
        text = try library.function("jsc_value_to_string")
        property = try library.function("jsc_value_object_get_property")
    }
}
