import CGtk
import Gtk

/// The functions of WebKitGTK 6, loaded while the program runs: web views are there where the system has it, and the
/// program needs it neither to be built nor to start.
///
/// Their types are those in webkit/webkit.h and jsc/jsc.h; they have been the same since WebKitGTK 2.40. Objects are handed
/// over as plain pointers.
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

    /// The library, if the system has it; it is looked for once, and never unloaded. A variable of the environment names
    /// another file, or one that isn't there: tests are the same then whatever the machine has.
    static let shared = WebKitLibrary(fileName)

    nonisolated private static let fileName =
        g_getenv("LONGPRESS_WEBKIT").map { String(cString: $0) } ?? "libwebkitgtk-6.0.so.4"

    /// Loads it on another thread, where there is time for that: it and what it is linked with take a tenth of a second.
    static func prepare() async {
        _ = try? await BlockingWork.run(isNeeded: true) { _ in open(fileName) != nil }
    }

    /// Opens a library by way of GModule. What WebKit is linked with opens others by that as it is loaded: while another
    /// thread does the same, each would hold the lock that the other one waits for, GModule's or the loader's.
    nonisolated private static func open(_ name: String) -> UnsafeMutableRawPointer? {
        typealias Open = @convention(c) (Text, CInt) -> OpaquePointer?
        // GTK has it loaded. The flags are to bind late, and for nobody else.
        let open = dlsym(nil, "g_module_open").map { unsafeBitCast($0, to: Open.self) }
        if let open, open(name, 1 | 2) == nil { return nil }
        return dlopen(name, RTLD_LAZY | RTLD_LOCAL)
    }

    /// Loads the library of a file name; nil if there is none, or if it lacks a function.
    init?(_ name: String) {
        guard let library = Self.open(name) else { return nil }
        var isWhole = true
        func find<Function>(_ symbol: String, as type: Function.Type = Function.self) -> Function? {
            let found = dlsym(library, symbol).map { unsafeBitCast($0, to: type) }
            isWhole = isWhole && found != nil
            return found
        }
        let view = "webkit_web_view_"
        let viewType: TypeOf? = find(view + "get_type")
        let load: Load? = find(view + "load_html")
        let settings: Get? = find(view + "get_settings")
        let contentManager: Get? = find(view + "get_user_content_manager")
        let zoom: Number? = find(view + "get_zoom_level")
        let setZoom: SetNumber? = find(view + "set_zoom_level")
        let evaluate: Evaluate? = find(view + "evaluate_javascript")
        let finishEvaluation: Finish? = find(view + "evaluate_javascript_finish")
        let register: Register? = find("webkit_user_content_manager_register_script_message_handler")
        let execute: Execute? = find(view + "execute_editing_command")
        let makeSession: Make? = find("webkit_network_session_new_ephemeral")
        let makeProxy: MakeProxy? = find("webkit_network_proxy_settings_new")
        let freeProxy: Act? = find("webkit_network_proxy_settings_free")
        let setProxy: SetProxy? = find("webkit_network_session_set_proxy_settings")
        let address: GetText? = find("webkit_web_resource_get_uri")
        let readResource: Begin? = find("webkit_web_resource_get_data")
        let finishResource: FinishData? = find("webkit_web_resource_get_data_finish")
        let action: Get? = find("webkit_navigation_policy_decision_get_navigation_action")
        let navigationType: Enumeration? = find("webkit_navigation_action_get_navigation_type")
        let request: Get? = find("webkit_navigation_action_get_request")
        let requestAddress: GetText? = find("webkit_uri_request_get_uri")
        let ignore: Act? = find("webkit_policy_decision_ignore")
        let use: Act? = find("webkit_policy_decision_use")
        let isNull: Flag? = find("jsc_value_is_null")
        let isUndefined: Flag? = find("jsc_value_is_undefined")
        let isNumber: Flag? = find("jsc_value_is_number")
        let number: Number? = find("jsc_value_to_double")
        let flag: Flag? = find("jsc_value_to_boolean")
        let text: GetOwnedText? = find("jsc_value_to_string")
        let property: Property? = find("jsc_value_object_get_property")
        guard isWhole else { return nil }
        self.viewType = viewType!
        self.load = load!
        self.settings = settings!
        self.contentManager = contentManager!
        self.zoom = zoom!
        self.setZoom = setZoom!
        self.evaluate = evaluate!
        self.finishEvaluation = finishEvaluation!
        self.register = register!
        self.execute = execute!
        self.makeSession = makeSession!
        self.makeProxy = makeProxy!
        self.freeProxy = freeProxy!
        self.setProxy = setProxy!
        self.address = address!
        self.readResource = readResource!
        self.finishResource = finishResource!
        self.action = action!
        self.navigationType = navigationType!
        self.request = request!
        self.requestAddress = requestAddress!
        self.ignore = ignore!
        self.use = use!
        isNothing = [isNull!, isUndefined!]
        self.isNumber = isNumber!
        self.number = number!
        self.flag = flag!
        self.text = text!
        self.property = property!
    }
}
