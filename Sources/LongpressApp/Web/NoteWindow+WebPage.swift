import LongpressWeb
import Notes

/// Showing the note as a browser does, instead of text and pictures.
extension NoteWindow {
    var isPageShown: Bool { webPage?.widget.isVisible ?? false }

    /// Shows the note as a web page, or its text again.
    func togglePage() {
        if isPageShown { return hidePage() }
        window.finishComposing()
        Task {
            await Self.preparePages()
            if !isPageShown, webPagePane() != nil { showPage() }
        }
    }

    /// Loads the web engine in the background, because the windows would block while it loads.
    static func preparePages() async { await WebView.prepare() }

    /// Shows the page from another program while the note still corresponds to it, otherwise the note's own page.
    private func showPage() {
        if let page = foreignPage, !note.history.isModified { show(page) } else { showNoteAsPage() }
    }

    /// Shows the text and the pictures again.
    func hidePage() {
        rendering?.cancel()
        rendering = nil
        guard isPageShown else { return }
        MenuPresenter.shared.close(in: window)
        // Hidden in a stack, they would still be visible to assistive technologies.
        panes.isVisible = true
        webPage?.widget.isVisible = false
        text.view.grabFocus()
        setNeedsValidation()
    }

    /// Shows a page that another program has made, if possible.
    func showForeign(_ page: [UInt8]) {
        guard page.count <= WebPage.byteLimit, WebView.isAvailable else { return }
        foreignPage = page
        show(page)
    }

    /// Updates the page after the note has changed, if the page is visible.
    func pageNeedsUpdate() {
        if isPageShown { showPage() }
    }

    /// Updates the page after the note's location has changed. If saving the note loses nothing, it no longer stands for another
    /// program's page.
    func pageLocationChanged() {
        guard store.location.foreign == nil, foreignPage != nil else { return }
        foreignPage = nil
        pageNeedsUpdate()
    }

    /// Whether the note shows another program's page, a copy of which can be edited.
    var canEditCopy: Bool { foreignPage != nil && store.reading == nil }

    /// Continues with the parts of another program's page that a note can hold, independently of the page's file.
    func editCopy() {
        let name = store.name
        foreignPage = nil
        hidePage()
        store.setTitle(name)
        store.adopt(.unsaved)
    }

    /// Makes the text and the page larger or smaller by a number of steps; nil gives both their usual size.
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
