import Longpress

extension Command {
    static let zoomIn = Command("zoom-in", title: localized("Zoom In"), icon: "zoom-in-symbolic")
    static let zoomOut = Command("zoom-out", title: localized("Zoom Out"), icon: "zoom-out-symbolic")
    static let fitWindow = Command("zoom-fit", title: localized("Fit Window"), icon: "zoom-fit-best-symbolic")
    static let actualSize = Command("zoom-original", title: localized("Actual Size"), icon: "zoom-original-symbolic")
    static let nextImage = Command("next-image", title: localized("Next Image"), icon: "go-next-symbolic")
    static let previousImage = Command(
        "previous-image", title: localized("Previous Image"), icon: "go-previous-symbolic")
}

extension EditMenu {
    /// The menu of a region of the picture in the viewer (E2).
    static let viewer = EditMenu(standard: [.copy, .selectAll], custom: [.copyText, .crop])
}

extension ContextMenu {
    /// The menu of the viewer's bar.
    static let viewer = ContextMenu([
        MenuSection(.command(.copyImage), .command(.saveImageAs), .command(.openWith), .command(.share)),
        MenuSection(
            .submenu(.rotate), .command(.crop), .command(.zoomIn), .command(.zoomOut), .command(.fitWindow),
            .command(.actualSize),
            .command(.nextImage), .command(.previousImage)),
        MenuSection(.command(.removeImage)),
    ])
}
