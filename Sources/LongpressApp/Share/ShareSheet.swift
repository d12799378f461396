import Gtk
import Longpress

/// The sheet of targets for sharing text, pictures or notes (E29).
enum ShareSheet {
    /// How long the sheet waits for the list of programs, in milliseconds: short enough not to look like a fault.
    static let timeLimit = 1000

    /// Shows the sheet over a window. Calls `onFailure` with a sentence when an action fails.
    static func present(_ content: SharedContent, over window: Window, onFailure: @escaping (String) -> Void) async {
        let weak = WeakObject(window)
        var targets: [ActionSheet.Target] = []
        if await OpenWith.isFound(content) {
            targets.append(
                ActionSheet.Target(localized("Open With…"), icon: .named("document-open-symbolic")) {
                    weak.value?.afterMenu { await OpenWith.choose(content, over: $0, onFailure: onFailure) }
                })
        }
        if await Email.isPossible(content) {
            targets.append(
                ActionSheet.Target(localized("Email…"), icon: .named("mail-send-symbolic")) {
                    Email.compose(content, onFailure: onFailure)
                })
        }
        if case .text(let text, _) = content {
            targets.append(
                ActionSheet.Target(localized("Copy as Markdown"), icon: .named("edit-copy-symbolic")) {
                    text.offerMarkdown()
                })
        }
        targets.append(
            ActionSheet.Target(localized("Save Copy…"), icon: .named("document-save-as-symbolic")) {
                if let window = weak.value { SaveCopy.choose(content, over: window, onFailure: onFailure) }
            })
        ActionSheet(title: localized("Share"), targets: targets).present(over: window)
    }
}
