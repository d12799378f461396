public import Gtk

extension MenuIcon {
    /// Makes an icon of a picture, which is shown as large as other icons are.
    public init(_ texture: Texture) {
        self.init(picture: texture)
    }

    /// Makes an icon of one that GIO describes, such as a program's or a file's.
    public init(_ icon: GIcon) {
        self.init(picture: icon)
    }

    /// Whether it is a picture, or in the desktop's icon theme.
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
            // A picture has no name, and stays unless it is replaced.
            if self.name != name || texture != nil || self.icon != nil { self.name = name }
        }
    }
}
