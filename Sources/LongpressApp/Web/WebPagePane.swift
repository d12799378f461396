import Gtk
import Longpress

/// Shows a web page in place of text and pictures, to be read only.
final class WebPagePane {
    let widget = Box(.vertical)
    private let view: WebView
    private let bar = Box(.horizontal, spacing: 8)
    /// Called when the person wants to go on with a copy of a page from elsewhere.
    var onEdit: () -> Void = {}

    /// Makes the pane; nil without WebKitGTK.
    init?(onFailure: @escaping (String) -> Void) {
        guard let view = WebView(isolated: ()) else { return nil }
        self.view = view
        view.setAccessibleName(Command.webPage.title)
        view.onNavigation { WebPage.mayGo(to: $0) }
        view.expandsVertically = true
        let responder = WebViewResponder(view)
        responder.onFailure = onFailure
        view.responder = responder
        view.menu = .edit(EditMenu(custom: WebViewResponder.commands))
        makeBar()
        widget.append(bar)
        widget.append(view)
    }

    private func makeBar() {
        bar.addStyle("longpress-message")
        let label = Label(localized("A page from elsewhere, as a browser shows it. Nothing was fetched for it."))
        label.wraps = true
        label.horizontalAlignment = 0
        label.expandsHorizontally = true
        bar.append(label)
        let edit = Button(label: Command.editCopy.title)
        edit.onClick { [weak self] in self?.onEdit() }
        bar.append(edit)
    }

    /// Shows a page, and whether it is from elsewhere.
    func show(_ html: String, isForeign: Bool) {
        bar.isVisible = isForeign
        view.load(html: html)
    }

    /// Gives the page the keyboard.
    func grabFocus() { _ = view.grabFocus() }
}
