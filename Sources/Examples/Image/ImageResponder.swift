import Gtk
import Longpress

/// Copies and deletes an image, and makes it darker.
final class ImageResponder: Responder {
    static let dim = Command("dim", title: "Dim")

    /// The menu leaves out the other standard commands, such as Paste, because they have no handler.
    private static let handlers: CommandHandlers<ImageResponder> = [
        .copy: .with({ $0.texture }) { _, texture in Clipboard.standard.offer([.picture(texture)]) },
        .delete: .when({ $0.texture != nil }) { $0.show(nil) },
        dim: .with({ $0.texture }) { $0.show(Sunset.dimmed($1)) },
    ]

    private let picture: WeakObject<Picture>
    private var texture: Texture?

    init(_ picture: Picture) {
        self.picture = WeakObject(picture)
        texture = picture.texture
    }

    var canBecomeFirstResponder: Bool { texture != nil }

    func becomeFirstResponder() -> Bool { picture.value?.grabFocus() ?? false }

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    private func show(_ texture: Texture?) {
        self.texture = texture
        guard let picture = picture.value else { return }
        picture.texture = texture
        picture.alternativeText = texture == nil ? "No image" : "Sunset"
    }
}
