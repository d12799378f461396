import LongpressWeb
import Notes

/// The note as a browser shows it, in place of text and pictures.
extension NoteWindow {
    var isPageShown: Bool { webPage?.widget.isVisible ?? false }

    /// Shows the note as its file would be, or the text again.
    func togglePage() {
        if isPageShown { return hidePage() }
        window.finishComposing()
        Task {
            await Self.preparePages()
            if !isPageShown, webPagePane() != nil { showPage() }
        }
    }

    /// Has what shows pages be loaded, for which the windows would wait otherwise.
    static func preparePages() async { await WebView.prepare() }

    /// The page from elsewhere as long as the note is still that, or else the note's own.
    private func showPage() {
        if let page = foreignPage, !note.history.isModified { show(page) } else { showNoteAsPage() }
    }

    /// Shows the text and the pictures again.
    func hidePage() {
        rendering?.cancel()
        rendering = nil
        guard isPageShown else { return }
        MenuPresenter.shared.close(in: window)
        // Hidden in a stack it would still be there for assistive tools.
        panes.isVisible = true
        webPage?.widget.isVisible = false
        text.view.grabFocus()
        setNeedsValidation()
    }

    /// Shows a page that another program has made, if it can be.
    func showForeign(_ page: [UInt8]) {
        guard page.count <= WebPage.byteLimit, WebView.isAvailable else { return }
        foreignPage = page
        show(page)
    }

    /// Shows the page anew, if it is shown: the note is another one by now.
    func pageNeedsUpdate() {
        if isPageShown { showPage() }
    }

    /// The note is kept elsewhere: it isn't the page from elsewhere any more if saving it loses nothing.
    func pageLocationChanged() {
        guard store.location.foreign == nil, foreignPage != nil else { return }
        foreignPage = nil
        pageNeedsUpdate()
    }

    /// Whether there is a page from elsewhere of which a copy can be edited.
    var canEditCopy: Bool { foreignPage != nil && store.reading == nil }

    /// Goes on with what the note can hold of a page from elsewhere, apart from its file.
    func editCopy() {
        let name = store.name
        foreignPage = nil
        hidePage()
        store.setTitle(name)
        store.adopt(.unsaved)
    }

    /// Makes the text larger or smaller by a number of steps, and the page with it; nil gives both their usual size.
    func resizeText(by steps: Int?) {
        text.resize(by: steps)
        webPage?.size = text.textSize
    }

    private func webPagePane() -> WebPagePane? {
        if let webPage { return webPage }
        guard let pane = WebPagePane(onFailure: { [weak self] in self?.show($0) }) else {
            show(
                localized(
                    "To show web pages, install WebKitGTK (package {package}).", ["package": WebView.package]))
            return nil
        }
        pane.size = text.textSize
        pane.widget.isVisible = false
        pages.append(pane.widget)
        webPage = pane
        return pane
    }

    private func showNoteAsPage() {
        rendering?.cancel()
        rendering = Task { [weak self] in
            guard let self else { return }
            do {
                let page = try await store.snapshot().0.page(title: store.location.title ?? store.name)
                try Task.checkCancellation()
                guard page.count <= WebPage.byteLimit else {
                    return show(localized("The note is too large to show as a web page."))
                }
                await load(page)
            } catch is CancellationError {
            } catch {
                show(localized("The note can’t be shown as a web page. {reason}", ["reason": "\(error)"]))
            }
        }
    }

    private func show(_ page: [UInt8]) {
        rendering?.cancel()
        rendering = Task { [weak self] in await self?.load(page) }
    }

    private func load(_ page: [UInt8]) async {
        guard let html = try? await WebPage.guarded(page), !Task.isCancelled, let pane = webPagePane() else { return }
        pane.show(html)
        guard !isPageShown else { return }
        closeFinder()
        pane.widget.isVisible = true
        panes.isVisible = false
        pane.grabFocus()
        setNeedsValidation()
    }
}
