import Gtk
import Longpress
import LongpressAudit
import MenuGuidelines

/// The window with the guidelines, each with its state for the menu opened last. The notes can be used beside it.
final class GuidelinesWindow {
    private let window: WeakObject<Window>
    private weak var application: LongpressApplication?
    private let field = SearchField(name: localized("Search"))
    private let list = GuidelineList()
    private let message = Label()
    private let responder: EntryResponder
    private var following: Task<Void, Never>?
    private var waiting: Timer?
    private var showing: (rule: Guideline, demonstrator: Demonstrator)?

    /// The initial size, in points.
    private static let size = (width: 480, height: 640)
    /// The time to let a menu be drawn first, in milliseconds: three frames at 60 Hz.
    private static let delay = 50
    private static let key: StaticString = "guidelines-window"

    /// Opens the window, or brings it to the front.
    static func present(for application: LongpressApplication) {
        if let open = application.guidelines?.window.value { return open.present() }
        let window = Window()
        window.title = localized("Guidelines")
        window.setDefaultSize(width: size.width, height: size.height)
        let guidelines = GuidelinesWindow(application, in: window)
        window.attach(guidelines, as: key)
        application.guidelines = guidelines
        window.present()
    }

    private init(_ application: LongpressApplication, in window: Window) {
        self.application = application
        self.window = WeakObject(window)
        responder = EntryResponder(field)
        field.responder = responder
        field.menu = .edit(EditMenu())
        field.onChange { [weak self] in if let self { list.find(field.text) } }
        window.child = content
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] in self?.handle($0) ?? false }
        window.add(keys)
        for row in list.rows {
            row.onShow = { [weak self, weak row] in if let row { self?.showOrStop(row.rule) } }
        }
        window.onDestroy { [weak self] in self?.end() }
        let last = MenuPresenter.shared.lastOpened
        show(last, last.flatMap(MenuPresenter.shared.explanation))
        follow()
        field.grabFocus()
    }

    private var content: Widget {
        message.wraps = true
        message.horizontalAlignment = 0
        message.addStyle(GuidelineStyle.message)
        message.isVisible = false
        field.setMargins(horizontal: 14, vertical: 12)
        let content = Box(.vertical)
        content.append(field)
        content.append(message)
        content.append(Separator(.horizontal))
        list.widget.expandsVertically = true
        content.append(list.widget)
        return content
    }

    private func end() {
        following?.cancel()
        waiting?.cancel()
        showing?.demonstrator.cancel()
    }

    // MARK: The menu opened last

    private func follow() {
        let menus = MenuPresenter.shared.openedMenus
        following = Task { [weak self] in
            for await menu in menus { self?.willShow(menu) }
        }
    }

    /// Shows the states for a menu once the menu is on the screen: laying out all rows first would delay drawing it.
    private func willShow(_ menu: OpenedMenu) {
        let explanation = MenuPresenter.shared.explanation(of: menu)
        waiting?.cancel()
        waiting = MainLoop.after(milliseconds: Self.delay) { [weak self] in self?.show(menu, explanation) }
    }

    private func show(_ menu: OpenedMenu?, _ explanation: MenuExplanation?) {
        guard let menu else {
            list.summary.show(
                lines: localized("Open a menu in a note to see here which rules it follows."))
            return
        }
        var counts: [Guideline.State.Verdict: Int] = [:]
        for row in list.rows {
            let state = row.rule.state(of: menu, explanation: explanation, against: .longpress)
            row.show(state)
            counts[state.verdict, default: 0] += 1
        }
        list.showStates()
        let values = [
            "way": menu.trigger.title, "kept": "\(counts[.kept] ?? 0)", "broken": "\(counts[.broken] ?? 0)",
            "other": "\(counts[.notApplicable] ?? 0)",
        ]
        list.summary.show(
            lines: menu.isEditMenu
                ? localized(
                    "The last menu was an edit menu, opened by {way}. Passed: {kept}, failed: {broken}, not applicable: {other}.",
                    values)
                : localized(
                    "The last menu was a context menu, opened by {way}. Passed: {kept}, failed: {broken}, not applicable: {other}.",
                    values))
    }

    // MARK: Demonstrations

    private func showOrStop(_ rule: Guideline) {
        if let showing { return showing.demonstrator.cancel() }
        guard let demonstration = Demonstration.of(rule), let note = application?.lastUsedWindow else { return }
        showMessage(nil)
        let demonstrator = Demonstrator(window: note)
        showing = (rule, demonstrator)
        showButtons()
        Task { [weak self] in
            let outcome = await demonstrator.perform(demonstration)
            guard let self else { return }
            showing = nil
            showButtons()
            ended(with: outcome)
        }
    }

    private func showButtons() {
        for row in list.rows {
            row.show(showing == nil ? .none : row.rule == showing?.rule ? .this : .another)
        }
    }

    private func ended(with outcome: Demonstration.Outcome) {
        switch outcome {
        case .shown: window.value?.present()
        // The user has moved on to something else.
        case .interrupted: showMessage(localized("Stopped. Your note is unchanged."))
        case .impossible(let reason):
            showMessage(reason)
            window.value?.present()
        }
    }

    private func showMessage(_ text: String?) {
        message.isVisible = text != nil
        message.show(lines: text ?? "")
        if let text { message.announce(text) }
    }

    // MARK: Keys

    private func handle(_ key: Key) -> Bool {
        guard let window = window.value, !MenuPresenter.shared.isOpen(in: window), !key.alt else { return false }
        switch key.name.lowercased() {
        case "f" where key.control && !key.shift:
            field.grabFocus()
            field.select(0..<field.text.unicodeScalars.count)
        case "w" where key.control && !key.shift: window.close()
        case "escape" where key.isPlain:
            if list.search.isEmpty { window.close() } else { clear() }
        case "down" where key.isPlain && field.containsFocus: return list.focusFirst()
        case "up" where key.isPlain && list.hasFocusOnFirst: field.grabFocus()
        default: return false
        }
        return true
    }

    private func clear() {
        field.text = ""
        field.grabFocus()
    }
}
