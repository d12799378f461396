import CGtk
import Gtk

extension WebView {
    /// Creates a view for a page passed as HTML. The view fetches nothing, stores nothing, runs no scripts of the page, opens
    /// nothing and doesn't navigate. Nil without WebKitGTK.
    public convenience init?(isolated: Void) {
        guard let library = WebKitLibrary.shared, let session = library.makeSession() else { return nil }
        defer { g_object_unref(session) }
        // Anything that the page's policy doesn't cover, such as a preconnection, ends at a proxy that doesn't exist.
        let proxy = library.makeProxy("http://127.0.0.1:9", nil)
        library.setProxy(session, 2, proxy)
        if let proxy { library.freeProxy(proxy) }
        self.init(library, in: session)
        openNothing()
        forbidNavigation()
        guard let settings = library.settings(raw).map({ Object(borrowing: $0) }) else { return }
        for name in ["enable-javascript-markup", "allow-file-access-from-file-urls", "enable-webgl", "enable-media"]
        where settings.has(name) {
            settings.set(name, false)
        }
    }

    /// Keeps WebKit from opening dialogs, or anything else outside the page, for presses in it. If a handler returns true and
    /// then releases the request, the request is cancelled.
    private func openNothing() {
        for signal in [
            "run-file-chooser", "run-color-chooser", "print", "script-dialog", "permission-request",
            "show-notification", "enter-fullscreen",
        ] {
            connectBoolean(signal) { _ in true }
        }
        // A tooltip blocks the window until its text is laid out, even if that is a megabyte long.
        connectBoolean("query-tooltip") { arguments in
            g_signal_stop_emission_by_name(arguments.emitter, "query-tooltip")
            return false
        }
    }

    /// Lets the view navigate only to other parts of the page. A page needs no script to navigate: a link or a refresh to an
    /// empty page would make this one disappear.
    private func forbidNavigation() {
        let page = PageAddress()
        attach(page, as: PageAddress.key)
        let library = library
        connectBoolean("decide-policy") { [weak page] arguments in
            // The first two kinds concern pages (`WebKitPolicyDecisionType`), the second of them pages in new windows.
            let kind = arguments.enumeration(1)
            guard kind < 2, let decision = arguments.pointer(0) else { return false }
            let action = library.action(decision)
            let address = action.flatMap(library.request).flatMap(library.requestAddress).map { String(cString: $0) }
            // The first navigation type is a clicked link (`WebKitNavigationType`).
            let isLink = action.map(library.navigationType) == 0
            if kind == 0, page?.mayGo(to: address ?? "", byLink: isLink) == true {
                library.use(decision)
            } else {
                library.ignore(decision)
            }
            return true
        }
    }
}
