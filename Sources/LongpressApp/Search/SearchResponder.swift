import Documents
import Gtk
import Longpress

/// Searches for the selected words of a text with other programs.
final class SearchResponder: Responder {
    private static let handlers = CommandHandlers<SearchResponder>(
        Command.searchPrograms.enumerated().map { index, command in
            (command, .with({ $0.other(index) }, title: { $0.other(index)?.provider.title }) { $0.search($1) })
        }
    ).merging([
        .searchWeb: .with({ $0.request(SearchPrograms.shared.first(.web)) }) { $0.search($1) },
        .translate: .with({ $0.request(SearchPrograms.shared.first(.translation)) }) { $0.search($1) },
        .searchOnly: .with({ $0.only }, title: { $0.only?.provider.title }) { $0.search($1) },
        .searchWith: .when({ $0.words != nil && SearchPrograms.shared.offered.count > 1 }) { _ in },
    ])

    private let view: WeakObject<TextView>
    private let next: any Responder
    /// Called with a message when a program can't search.
    var onFailure: (String) -> Void = { _ in }

    init(_ view: TextView, next: any Responder) {
        (self.view, self.next) = (WeakObject(view), next)
    }

    /// The words to search for, and the program to do it.
    private struct Request {
        let words: String
        let provider: SearchProvider
    }

    var nextResponder: (any Responder)? { next }

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    /// The maximum number of characters to search for: more than anyone reads on one page.
    private static let longest = 5000

    /// The selected words; nil if there are none, or too many.
    private var words: String? {
        guard let buffer = view.value?.buffer, let selection = buffer.selection, selection.count <= Self.longest else {
            return nil
        }
        let words = buffer.text(in: selection).wordsOnOneLine
        return words.contains { $0.isLetter || $0.isNumber } ? words : nil
    }

    private func request(_ provider: SearchProvider?) -> Request? {
        guard let provider, let words else { return nil }
        return Request(words: words, provider: provider)
    }

    private func other(_ index: Int) -> Request? {
        let others = SearchPrograms.shared.others
        return request(others.indices.contains(index) ? others[index] : nil)
    }

    private var only: Request? {
        let offered = SearchPrograms.shared.offered
        return request(offered.count == 1 ? offered[0] : nil)
    }

    private func search(_ request: Request) {
        Task {
            do {
                try await request.provider.search(for: request.words)
            } catch {
                let reason = (error as? PlatformError)?.message ?? ""
                onFailure(
                    localized(
                        "“{program}” couldn’t start the search. {reason}",
                        ["program": request.provider.name, "reason": reason]))
            }
        }
    }
}
