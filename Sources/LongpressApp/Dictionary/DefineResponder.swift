import Documents
import Gtk
import Longpress

/// Looks up the selected words of a text in a dictionary (R23).
final class DefineResponder: Responder {
    private static let handlers: CommandHandlers<DefineResponder> = [
        .define: .when({ $0.canDefine }) { $0.define() }
    ]

    private let view: WeakObject<TextView>
    private let next: any Responder
    private var lookup: Task<Void, Never>?
    /// Called with a message when a word can't be looked up.
    var onFailure: (String) -> Void = { _ in }

    init(_ view: TextView, next: any Responder) {
        (self.view, self.next) = (WeakObject(view), next)
    }

    var nextResponder: (any Responder)? { next }

    /// The selected words; nil if a dictionary can't have them.
    private var words: String? {
        guard let buffer = view.value?.buffer, let selection = buffer.selection,
            selection.count <= DictionaryServer.longestWord
        else { return nil }
        let text = buffer.text(in: selection)
        let words = text.wordsOnOneLine
        return text.contains(where: \.isNewline) || !words.contains(where: \.isLetter) ? nil : words
    }

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    private var canDefine: Bool {
        guard words != nil else { return false }
        Dictionaries.shared.look()
        return Dictionaries.shared.isAvailable
    }

    private func define() {
        guard let words else { return }
        lookup?.cancel()
        lookup = Task {
            do {
                let definitions = try await DictionaryServer.definitions(of: words)
                guard !Task.isCancelled, let view = view.value, let window = view.window,
                    let selection = view.buffer.selection,
                    let target = view.convert(view.bounds(of: selection), to: window)
                else { return }
                DefinitionPopover.show(definitions, of: words, at: target, in: window)
            } catch is CancellationError {
            } catch {
                let reason = (error as? PlatformError)?.message ?? localized("The dictionary isn’t responding.")
                onFailure(localized("“{words}” can’t be looked up. {reason}", ["words": words, "reason": reason]))
            }
        }
    }
}
