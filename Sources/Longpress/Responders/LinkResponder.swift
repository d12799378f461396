public import Gtk

/// Opens and copies the addresses that are written in a text: those of pages, mailboxes and telephones.
///
/// It performs ``Menus/Command/links`` for the address that is selected, or that the insertion point is in. A text whose menu is
/// written out has one already; any other names it as the responder after its own:
///
///     let responder = TextViewResponder(view)
///     responder.next = LinkResponder(view)
///     view.responder = responder
///     view.menu = .edit(EditMenu(custom: Command.links))
///
/// An address is one that can be read in the text, or that of a link, and of a kind that a browser, a mail program or a telephone
/// opens: ``RichText/TextAddress`` finds no others.
public final class LinkResponder: Responder {
    private static let handlers: CommandHandlers<LinkResponder> = [
        .openLink: .with({ $0.detected }, title: { $0.detected.flatMap(title) }) { $0.open($1) },
        .copyLink: .with({ $0.detected }) { _, address in Clipboard.standard.offer([.text(copied(address))]) },
    ]

    /// The kinds of addresses that it opens and copies.
    public var kinds: Set<TextAddress.Kind>
    /// The responder that is asked next; nil for the responder around the text.
    public var next: (any Responder)?
    /// Called with a sentence for the person when an address can't be opened; nil for nothing.
    public var onFailure: ((String) -> Void)?
    private let widget: WeakObject<Widget>
    private let address: () -> TextAddress?

    /// Makes the responder of a text view's addresses.
    public convenience init(
        _ view: TextView, detecting kinds: Set<TextAddress.Kind> = Set(TextAddress.Kind.allCases),
        next: (any Responder)? = nil
    ) {
        let weak = WeakObject(view)
        self.init(of: view, detecting: kinds, next: next) {
            guard let buffer = weak.value?.buffer else { return nil }
            // What a link shows may look like another address than its own.
            guard let link = buffer.selectedLink else { return buffer.selectedAddress }
            return TextAddress(link: link.address, range: link.range)
        }
    }

    /// Makes the responder of a label's addresses.
    public convenience init(
        _ label: Label, detecting kinds: Set<TextAddress.Kind> = Set(TextAddress.Kind.allCases),
        next: (any Responder)? = nil
    ) {
        let weak = WeakObject(label)
        self.init(of: label, detecting: kinds, next: next) {
            guard let label = weak.value, let selection = label.selection else { return nil }
            return TextAddress.all(in: label.text).first {
                $0.range.lowerBound <= selection.lowerBound && selection.upperBound <= $0.range.upperBound
            }
        }
    }

    private init(
        of widget: Widget, detecting kinds: Set<TextAddress.Kind>, next: (any Responder)?,
        address: @escaping () -> TextAddress?
    ) {
        (self.widget, self.kinds, self.next, self.address) = (WeakObject(widget), kinds, next, address)
    }

    /// The one given, or the responder around the text.
    public var nextResponder: (any Responder)? { next ?? widget.value?.enclosingResponder }

    /// Opens an address, or copies it. Where there is none, the next responder is asked.
    public func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self]?.ifAvailable }

    private var detected: TextAddress? { address().flatMap { kinds.contains($0.kind) ? $0 : nil } }

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
                onFailure?(
                    libraryText(
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
