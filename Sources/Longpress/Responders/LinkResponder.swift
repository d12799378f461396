public import Gtk

/// Opens and copies addresses in a text: web pages, mailboxes and telephone numbers.
///
/// It performs ``Menus/Command/links`` for the address that is selected or that contains the insertion point. A text whose edit
/// menu is declared with a builder has one already. Any other sets it as the responder after its own:
///
///     let responder = TextViewResponder(view)
///     responder.next = LinkResponder(view)
///     view.responder = responder
///     view.menu = .edit(EditMenu(custom: Command.links))
///
/// It recognises addresses written in the text and those of links, if a browser, a mail program or a telephone opens them.
/// ``RichText/TextAddress`` finds no other kinds.
public final class LinkResponder: Responder {
    private static let handlers: CommandHandlers<LinkResponder> = [
        .openLink: .with({ $0.detected }, title: { $0.detected.flatMap(title) }) { $0.open($1) },
        .copyLink: .with({ $0.detected }) { _, address in Clipboard.standard.offer([.text(copied(address))]) },
    ]

    /// The kinds of addresses that are opened and copied.
    public var kinds: Set<TextAddress.Kind>
    /// The responder that is asked next; nil for the text's enclosing responder.
    public var next: (any Responder)?
    /// Called with a sentence for the user when an address can't be opened; nil discards it.
    public var onFailure: ((String) -> Void)?
    private let widget: WeakObject<Widget>
    private let address: () -> TextAddress?

    /// Creates the responder for a text view's addresses.
    public convenience init(
        _ view: TextView, detecting kinds: Set<TextAddress.Kind> = Set(TextAddress.Kind.allCases),
        next: (any Responder)? = nil
    ) {
        let weak = WeakObject(view)
        self.init(of: view, detecting: kinds, next: next) {
            guard let buffer = weak.value?.buffer else { return nil }
            // The text of a link may look like a different address than the link's own.
            guard let link = buffer.selectedLink else { return buffer.selectedAddress }
            return TextAddress(link: link.address, range: link.range)
        }
    }

    /// Creates the responder for a label's addresses.
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

    /// ``next``, or the text's enclosing responder.
    public var nextResponder: (any Responder)? { next ?? widget.value?.enclosingResponder }

    /// Returns the handler for opening or copying an address; nil if there is none, so that the next responder is asked.
    public func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self]?.ifAvailable }

    private var detected: TextAddress? { address().flatMap { kinds.contains($0.kind) ? $0 : nil } }

    /// Returns the title for opening an address: calling for a telephone number, writing for a mailbox; nil for the default.
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

    /// Returns the address as users pass it on: without the scheme of mail addresses and telephone numbers.
    private static func copied(_ address: TextAddress) -> String {
        switch address.kind {
        case .web: address.uri
        case .mail: String(address.uri.dropFirst("mailto:".count))
        case .telephone: String(address.uri.dropFirst("tel:".count))
        }
    }
}
