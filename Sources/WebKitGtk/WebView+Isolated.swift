import CGtk
import Gtk

extension WebView {
    /// Makes a view for a page that is handed to it: nothing is fetched for it, nothing is kept of it, no script of it runs, it
    /// opens nothing, and it stays where it is. Nil without WebKitGTK.
    public convenience init?(isolated: Void) {
        guard let library = WebKitLibrary.shared, let session = library.makeSession() else { return nil }
        defer { g_object_unref(session) }
        // What the page's policy doesn't cover, such as a connection made beforehand, ends at a proxy that isn't there.
        let proxy = library.makeProxy("http://127.0.0.1:9", nil)
        library.setProxy(session, 2, proxy)
        if let proxy { library.freeProxy(proxy) }
        self.init(library, in: session)
        openNothing()
        stayInPlace()
        guard let settings = library.settings(raw).map({ Object(borrowing: $0) }) else { return }
        for name in ["enable-javascript-markup", "allow-file-access-from-file-urls", "enable-webgl", "enable-media"]
        where settings.has(name) {
            settings.set(name, false)
        }
    }

    /// Has WebKit open no dialog, and nothing else outside the page, for what is pressed in it. To a handler that answers
    /// that it has seen to a request, and then lets it go, the request is one that was cancelled.
    private func openNothing() {
        for signal in [
            "run-file-chooser", "run-color-chooser", "print", "script-dialog", "permission-request",
            "show-notification", "enter-fullscreen",
        ] {
            connectBoolean(signal) { _ in true }
        }
        // A tooltip holds the window until it has laid out its text, a megabyte of it too.
        connectBoolean("query-tooltip") { arguments in
            g_signal_stop_emission_by_name(arguments.emitter, "query-tooltip")
            return false
        }
    }

    /// Lets the view go nowhere but to another part of the page. A page needs no script to ask for more: one that leads to
    /// an empty page, by a link or by itself, would be gone.
    private func stayInPlace() {
        let page = PageAddress()
        attach(page, as: PageAddress.key)
        let library = library
        connectBoolean("decide-policy") { [weak page] arguments in
            // The first two kinds are about pages (WebKitPolicyDecisionType), the second of them in windows of their own.
            let kind = arguments.enumeration(1)
            guard kind < 2, let decision = arguments.pointer(0) else { return false }
            let action = library.action(decision)
            let address = action.flatMap(library.request).flatMap(library.requestAddress).map { String(cString: $0) }
            // A link that was clicked is the first (WebKitNavigationType).
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
