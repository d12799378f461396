import LongpressWeb

/// A read-only web page in the place of text and pictures.
final class WebPagePane {
    let widget = Box(.vertical)
    private let view: WebView

    /// Makes the pane; nil without WebKitGTK.
    init?(onFailure: @escaping (String) -> Void) {
        guard let view = WebView(isolated: ()) else { return nil }
        self.view = view
        // From WebKitGTK 2.52 on, only the page has an accessible name, and the view takes none.
        if view.supportsAccessibleName { view.setAccessibleName(Command.webPage.title) }
        view.expandsVertically = true
        let responder = WebViewResponder(view)
        responder.onFailure = onFailure
        view.responder = responder
        view.menu = .edit(EditMenu(custom: WebViewResponder.commands))
        widget.append(view)
    }

    func show(_ html: String) { view.load(html: html) }

    /// The zoom of the page, in percent.
    var size: Int {
        get { Int((view.zoom * 100).rounded()) }
        set { view.zoom = Double(newValue) / 100 }
    }

    func grabFocus() { _ = view.grabFocus() }
}
