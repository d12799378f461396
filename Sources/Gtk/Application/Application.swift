import CGtk

/// The running program.
public final class Application: Object {
    /// The keys of each action, as they were set last.
    private var accelerators: [String: [String]] = [:]

    /// Makes the program's application object.
    ///
    /// - Parameters:
    ///   - identifier: A reversed domain name, such as `org.example.App`.
    ///   - opensFiles: Whether files on the command line are handed to `onOpen`, in the running instance if there is one.
    public init(identifier: String, opensFiles: Bool = false) {
        let flags = opensFiles ? G_APPLICATION_HANDLES_OPEN : GApplicationFlags(rawValue: 0)
        Toolkit.takeUpLanguage()
        super.init(owning: gtk_application_new(identifier, flags))
    }

    /// Runs the main loop until the last window closes or `quit` is called, and returns the exit status.
    @discardableResult
    public func run(arguments: [String] = CommandLine.arguments) -> Int32 {
        Toolkit.joinMainLoop()
        SilentPortal.isNotWaitedFor()
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return g_application_run(typed(), gint(arguments.count), &pointers)
    }

    /// Whether it runs beside others of the same identifier, and hands nothing over to them. To be set before `run`.
    package var isAlone: Bool {
        get { g_application_get_flags(typed()).rawValue & G_APPLICATION_NON_UNIQUE.rawValue != 0 }
        set {
            let flags = g_application_get_flags(typed()).rawValue
            let alone = G_APPLICATION_NON_UNIQUE.rawValue
            g_application_set_flags(typed(), GApplicationFlags(rawValue: newValue ? flags | alone : flags & ~alone))
        }
    }

    /// Has the program that runs already, of the same identifier, do one of its `app.` actions. False if there is none:
    /// then this is the one that runs, and `run` is still to be called.
    package func performInRunning(_ action: String) -> Bool {
        SilentPortal.isNotWaitedFor()
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

    /// Calls a handler when the session that the program runs in is about to end, where the desktop tells (its session
    /// manager must be on the session bus). To be called before `run`.
    public func onSessionEnd(_ handler: @escaping () -> Void) {
        // Where there is no manager GTK asks the portal, and waits for its answer, up to 25 s, before the first window. From
        // GTK 4.22 on it does all that in any case.
        if has("register-session"), Self.hasSessionManager { set("register-session", true) }
        connect("query-end") { _ in handler() }
    }

    /// Whether there is one of the session managers that GTK knows (4.8, gtkapplication-dbus.c).
    private static var hasSessionManager: Bool {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        return lp_bus_has_owner(bus, "org.gnome.SessionManager") != 0
            || lp_bus_has_owner(bus, "org.xfce.SessionManager") != 0
    }

    /// Keeps the program running without a window until a matching `release`.
    public func hold() { g_application_hold(typed()) }

    /// Takes a `hold` back.
    public func release() { g_application_release(typed()) }

    /// Adds an action under the prefix `app.`.
    public func add(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }

    /// Sets the keys, such as `<Control>c`, that run an action, such as `win.copy`.
    public func setAccelerators(_ accelerators: [String], for action: String) {
        // GTK has all windows look at their keys again for each, though every window of a kind sets the same.
        guard self.accelerators[action] != accelerators else { return }
        self.accelerators[action] = accelerators
        withCStrings(accelerators) { gtk_application_set_accels_for_action(typed(), action, $0) }
    }

    /// The session bus that the program is on; nil if there is none.
    package var bus: Object? {
        g_application_get_dbus_connection(typed()).map { Object(borrowing: UnsafeMutableRawPointer($0)) }
    }

    /// The window that was last active.
    public var activeWindow: Window? {
        gtk_application_get_active_window(typed()).map { Window(borrowing: UnsafeMutableRawPointer($0)) }
    }
}
