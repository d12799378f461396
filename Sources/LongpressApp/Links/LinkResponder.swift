import Gtk
import Longpress

/// Opens and copies the addresses in a text (R23).
///
/// An address is never more than what can be read in the text, and of a kind that a browser, a mail program or a telephone
/// opens: ``RichText/TextAddress`` finds no others.
final class LinkResponder: Responder {
    private static let handlers: CommandHandlers<LinkResponder> = [
        .openLink: .with({ $0.address }, title: { $0.address.flatMap(title) }) { $0.open($1) },
        .copyLink: .with({ $0.address }) { _, address in Clipboard.standard.offer([.text(copied(address))]) },
    ]

    private let view: WeakObject<TextView>
    private let next: any Responder
    /// Called with a message when an address can't be opened.
    var onFailure: (String) -> Void = { _ in }

    init(_ view: TextView, next: any Responder) {
        self.view = WeakObject(view)
        self.next = next
    }

    var nextResponder: (any Responder)? { next }

    private var address: TextAddress? { view.value?.buffer.selectedAddress }

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    /// What opening an address is called: for a telephone to call it, for a mailbox to write to it.
    private static func title(for address: TextAddress) -> String? {
        switch address.kind {
        case .telephone: Command.call
        case .mail: Command.newEmail
        case .web: nil
        }
    }

    private func open(_ address: TextAddress) {
        Task {
            do {
                try await Program.openByDefault(address.uri)
            } catch {
                let reason = (error as? PlatformError)?.message ?? ""
                onFailure(
                    localized(
                        "“{name}” can’t be opened. {reason}", ["name": Self.copied(address), "reason": reason]))
            }
        }
    }

    /// The address as people pass it on: without the scheme where they don't write one.
    private static func copied(_ address: TextAddress) -> String {
        switch address.kind {
        case .web: address.uri
        case .mail: String(address.uri.dropFirst("mailto:".count))
        case .telephone: String(address.uri.dropFirst("tel:".count))
        }
    }
}
