public import Gtk

extension MenuIcon {
    /// Creates an icon from a picture, which is shown at the size of other icons.
    public init(_ texture: Texture) {
        self.init(picture: texture)
    }

    /// Creates an icon from a GIO icon, such as a program's or a file's.
    public init(_ icon: GIcon) {
        self.init(picture: icon)
    }

    /// Whether it is a picture, or exists in the desktop's icon theme.
    package var isKnown: Bool { picture != nil || Icons.hasIcon(named: name) }
}

extension Icon {
    /// Shows the icon of a command; none for nil.
    func show(_ icon: MenuIcon?) {
        switch icon?.picture {
        case let texture as Texture: self.texture = texture
        case let icon as GIcon: self.icon = icon
        default:
            let name = icon?.name ?? ""
            // An icon that shows a picture has no name, and keeps the picture unless it is replaced.
            if self.name != name || texture != nil || self.icon != nil { self.name = name }
        }
    }
}
