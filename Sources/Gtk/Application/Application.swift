import CGtk

/// The running program.
public final class Application: Object {
    /// The accelerators last set for each action.
    private var accelerators: [String: [String]] = [:]

    /// Makes the program's application object.
    ///
    /// - Parameters:
    ///   - identifier: A reversed domain name, such as `org.example.App`.
    ///   - opensFiles: Whether files on the command line are passed to `onOpen`, in the running instance if there is one.
    public init(identifier: String, opensFiles: Bool = false) {
        let flags = opensFiles ? G_APPLICATION_HANDLES_OPEN : GApplicationFlags(rawValue: 0)
        Toolkit.adoptLanguage()
        super.init(owning: gtk_application_new(identifier, flags))
    }

    /// Runs the main loop until the last window closes or `quit` is called, and returns the exit status.
    @discardableResult
    public func run(arguments: [String] = CommandLine.arguments) -> Int32 {
        Toolkit.joinMainLoop()
        SilentPortal.preventWaiting()
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return g_application_run(typed(), gint(arguments.count), &pointers)
    }

    /// Whether the program runs independently of other instances with the same identifier and passes nothing on to them. Set this
    /// before calling `run`.
    package var isAlone: Bool {
        get { g_application_get_flags(typed()).rawValue & G_APPLICATION_NON_UNIQUE.rawValue != 0 }
        set {
            let flags = g_application_get_flags(typed()).rawValue
            let alone = G_APPLICATION_NON_UNIQUE.rawValue
            g_application_set_flags(typed(), GApplicationFlags(rawValue: newValue ? flags | alone : flags & ~alone))
        }
    }

    /// Activates an `app.` action in the running instance with the same identifier. Returns false if there is none: then this
    /// process is the instance, and `run` must still be called.
    package func performInRunning(_ action: String) -> Bool {
        SilentPortal.preventWaiting()
        guard g_application_register(typed(), nil, nil) != 0, g_application_get_is_remote(typed()) != 0 else {
            return false
        }
        g_action_group_activate_action(opaque, action, nil)
        if let bus = g_application_get_dbus_connection(typed()) { g_dbus_connection_flush_sync(bus, nil, nil) }
        return true
    }

    /// Ends the main loop.
    public func quit() { g_application_quit(typed()) }

    /// Calls a handler once, in the first instance, before anything is shown.
    public func onStartup(_ handler: @escaping () -> Void) {
        connect("startup") { _ in handler() }
    }

    /// Calls a handler when the program is started without files.
    public func onActivate(_ handler: @escaping () -> Void) {
        connect("activate") { _ in handler() }
    }

    /// Calls a handler when the program is started with files.
    public func onOpen(_ handler: @escaping ([File]) -> Void) {
        connect("open") { arguments in
            let count = arguments.int(1)
            guard let list = g_value_get_pointer(arguments.valuePointer(0)) else { return handler([]) }
            let files = list.assumingMemoryBound(to: OpaquePointer.self)
            handler((0..<count).map { File(files[$0]) })
        }
    }

    /// Calls a handler when the desktop session of the program is about to end. This requires a session manager on the session
    /// bus. Call this before `run`.
    public func onSessionEnd(_ handler: @escaping () -> Void) {
        // Without a session manager, GTK asks the portal and waits up to 25 s for its answer before the first window. From GTK
        // 4.22 on, it does so in any case.
        if has("register-session"), Self.hasSessionManager { set("register-session", true) }
        connect("query-end") { _ in handler() }
    }

    /// Whether one of the session managers that GTK knows is running (4.8, gtkapplication-dbus.c).
    private static var hasSessionManager: Bool {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        return lp_bus_has_owner(bus, "org.gnome.SessionManager") != 0
            || lp_bus_has_owner(bus, "org.xfce.SessionManager") != 0
    }

    /// Keeps the program running without a window until a matching `release`.
    public func hold() { g_application_hold(typed()) }

    /// Undoes a `hold`.
    public func release() { g_application_release(typed()) }

    /// Adds an action under the prefix `app.`.
    public func add(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }

    /// Sets the accelerators, such as `<Control>c`, that activate an action, such as `win.copy`.
    public func setAccelerators(_ accelerators: [String], for action: String) {
        // Each call makes GTK update the accelerators of all windows, although all windows of a kind set the same ones.
        guard self.accelerators[action] != accelerators else { return }
        self.accelerators[action] = accelerators
        withCStrings(accelerators) { gtk_application_set_accels_for_action(typed(), action, $0) }
    }

    /// The program's connection to the session bus; nil if there is none.
    package var bus: Object? {
        g_application_get_dbus_connection(typed()).map { Object(borrowing: UnsafeMutableRawPointer($0)) }
    }

    /// The window that was last active.
    public var activeWindow: Window? {
        gtk_application_get_active_window(typed()).map { Window(borrowing: UnsafeMutableRawPointer($0)) }
    }
}
