import Gtk
import Longpress

/// Copies and deletes an image, and makes it darker.
final class ImageResponder: Responder {
    static let dim = Command("dim", title: "Dim")
    private let picture: WeakObject<Picture>
    private var texture: Texture?

    init(_ picture: Picture) {
        self.picture = WeakObject(picture)
        texture = picture.texture
    }

    var canBecomeFirstResponder: Bool { texture != nil }

    func becomeFirstResponder() -> Bool { picture.value?.grabFocus() ?? false }

    /// Everything else that an edit menu offers by itself, such as Paste, stays away.
    func canPerform(_ command: Command) -> Bool {
        texture != nil && [Command.copy, .delete, Self.dim].contains { $0.id == command.id }
    }

    func perform(_ command: Command) {
        guard let texture else { return }
        switch command.id {
        case Command.copy.id: Clipboard.standard.offer([.picture(texture)])
        case Command.delete.id: show(nil)
        default: show(Sunset.dimmed(texture))
        }
    }

    private func show(_ texture: Texture?) {
        self.texture = texture
        guard let picture = picture.value else { return }
        picture.texture = texture
        picture.alternativeText = texture == nil ? "No image" : "Sunset"
    }
}
