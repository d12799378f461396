import CGtk
import Gtk

extension WebView {
    /// Runs a script in this library's own script world.
    ///
    /// Scripts run in the order of the calls, and before editing commands that are executed later.
    ///
    /// - Parameters:
    ///   - script: The script.
    ///   - milliseconds: The time limit. A script that exceeds it isn't stopped, but its result is ignored.
    ///   - handler: Called once, later, with the value of the script's last expression, or with nil if it failed, if the page's
    ///     process ended, or if the time limit was exceeded.
    public func evaluate(_ script: String, within milliseconds: Int, _ handler: @escaping (ScriptValue?) -> Void) {
        let call = ScriptCall(library, handler)
        call.limit = MainLoop.after(milliseconds: milliseconds) { call.answer(nil) }
        library.evaluate(
            raw, script, -1, Self.world, nil, nil,
            { view, result, data in
                nonisolated(unsafe) let (view, result, data) = (view!, result, data!)
                MainActor.assumeIsolated {
                    Unmanaged<ScriptCall>.fromOpaque(data).takeRetainedValue().finish(view, result)
                }
            }, Unmanaged.passRetained(call).toOpaque())
    }

    /// Calls a handler with the messages that scripts in this library's own world post to the message handler `longpress`.
    public func onMessage(_ handler: @escaping (ScriptValue) -> Void) {
        guard let manager = library.contentManager(raw).map({ Object(borrowing: $0) }),
            library.register(manager.raw, Self.world, Self.world) != 0
        else { return }
        let library = library
        manager.connect("script-message-received::\(Self.world)") { arguments in
            if let value = arguments.pointer(0) { handler(ScriptValue(borrowing: value, of: library)) }
        }
    }
}

private final class ScriptCall {
    private let library: WebKitLibrary
    private var handler: ((ScriptValue?) -> Void)?
    var limit: Timer?

    init(_ library: WebKitLibrary, _ handler: @escaping (ScriptValue?) -> Void) {
        self.library = library
        self.handler = handler
    }

    func finish(_ view: UnsafeMutablePointer<GObject>, _ result: OpaquePointer?) {
        let value = try? throwing { library.finishEvaluation(UnsafeMutableRawPointer(view), result, $0) }
        answer(value.flatMap { $0 }.map { ScriptValue(owning: $0, of: library) })
    }

    func answer(_ value: ScriptValue?) {
        limit?.cancel()
        let handler = handler
        self.handler = nil
        handler?(value)
    }
}
