import Gtk
import Longpress

/// Asks for a name in a popover beside the item that it is for.
final class NamePrompt {
    private let field = Entry()
    private let button: Button
    private let problem = Label()
    private let submit: (String) async -> String?
    private weak var popover: Popover?
    private var task: Task<Void, Never>?

    /// Asks for a name.
    ///
    /// - Parameters:
    ///   - title: The purpose of the name, which is also the button's label.
    ///   - name: The initial name, which is selected.
    ///   - submit: Takes the name. Returns why another name is needed; nil if this one is accepted.
    static func show(
        _ title: String, name: String, at target: Rectangle, in window: Window,
        submit: @escaping (String) async -> String?
    ) {
        let prompt = NamePrompt(title, name: name, submit: submit)
        let content = prompt.content(title)
        let popover = TextPopover.show(content, named: title, at: target, in: window)
        prompt.popover = popover
        // The prompt lives as long as its content.
        content.attach(prompt, as: "longpress-name-prompt")
        prompt.field.grabFocus()
        prompt.field.select(0..<name.unicodeScalars.count)
    }

    private init(_ title: String, name: String, submit: @escaping (String) async -> String?) {
        (button, self.submit) = (Button(label: title), submit)
        field.text = name
        field.setAccessibleName(localized("Name"))
        field.responder = EntryResponder(field)
        field.menu = .edit(EditMenu())
    }

    private func content(_ title: String) -> Widget {
        let content = Box(.vertical, spacing: 8)
        content.setMargins(horizontal: 6, vertical: 6)
        let heading = Label(line: title)
        heading.addStyle("heading")
        field.setWidth(least: 20, usual: 28)
        button.addStyle("suggested-action")
        problem.addStyle("error")
        problem.wraps = true
        problem.limitWidth(characters: 28)
        problem.isVisible = false
        for child in [heading, field, problem, button] as [Widget] { content.append(child) }
        field.onActivate { [weak self] in self?.answer() }
        button.onClick { [weak self] in self?.answer() }
        return content
    }

    private func answer() {
        let name = field.text
        guard task == nil, name.contains(where: { !$0.isWhitespace }) else { return }
        button.isSensitive = false
        task = Task {
            let reason = await submit(name)
            task = nil
            button.isSensitive = true
            guard let reason else {
                popover?.close()
                return
            }
            problem.show(lines: reason)
            problem.isVisible = true
            problem.announce(reason)
        }
    }
}
