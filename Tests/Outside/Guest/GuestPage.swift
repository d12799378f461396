import CGtk
import Gtk
import Longpress
import LongpressWeb

/// The program's web page, in a view created with WebKit's own functions, as in a program linked with WebKit.
@MainActor struct GuestPage {
    typealias Pointer = UnsafeMutablePointer<GtkWidget>
    private typealias New = @convention(c) () -> Pointer
    private typealias Load = @convention(c) (Pointer, UnsafePointer<CChar>) -> Void
    private typealias SetZoom = @convention(c) (Pointer, Double) -> Void

    /// WebKit's file name.
    nonisolated static let library = "libwebkitgtk-6.0.so.4"
    /// Whether the program was started with a page.
    nonisolated static var isRequested: Bool { CommandLine.arguments.contains("--web") }

    private let address: String
    private let zoom: Double

    /// The page that the program was started with, or `nil`.
    static var requested: GuestPage? {
        guard let option = CommandLine.arguments.firstIndex(of: "--web") else { return nil }
        let rest = CommandLine.arguments[(option + 1)...]
        return rest.first.map { GuestPage(address: $0, zoom: rest.dropFirst().first.flatMap(Double.init) ?? 1) }
    }

    /// Creates the view, with an edit menu that also has a command of the program's own, and passes it on to be added to the
    /// window.
    func show(_ put: (Pointer) -> Void) {
        let library = dlopen(Self.library, RTLD_NOW)!
        let pointer = unsafeBitCast(dlsym(library, "webkit_web_view_new"), to: New.self)()
        gtk_widget_set_vexpand(pointer, 1)
        put(pointer)
        unsafeBitCast(dlsym(library, "webkit_web_view_set_zoom_level"), to: SetZoom.self)(pointer, zoom)
        let view = WebView(Widget(gtkWidget: OpaquePointer(pointer)))!
        let responder = GuestWebResponder(view)
        responder.onFailure = { say("failed: \($0)") }
        view.responder = responder
        view.menu = .edit(EditMenu(custom: WebViewResponder.commands + [GuestWebResponder.note]))
        view.onLoad { if $0 { say("loaded") } }
        view.onProcessEnd { say("ended") }
        unsafeBitCast(dlsym(library, "webkit_web_view_load_uri"), to: Load.self)(pointer, address)
    }
}

/// A page's responder with a program's own command for the selection.
@MainActor final class GuestWebResponder: WebViewResponder {
    static let note = Command("take-note", title: "Take Note")

    private static let handlers: CommandHandlers<GuestWebResponder> = [
        note: .when({ $0.canPerform(.copy) }) { _ in say("noted") }
    ]

    override func handler(for command: Command) -> CommandHandler? {
        Self.handlers[command, for: self] ?? super.handler(for: command)
    }

    override func openLink(_ address: String) { say("opened \(address)") }
}

/// Prints a line on standard output, and flushes it.
@MainActor private func say(_ line: String) {
    print(line)
    fflush(nil)
}
