import Longpress

extension Command {
    static let zoomIn = Command("zoom-in", title: "Zoom In", icon: "zoom-in-symbolic")
    static let zoomOut = Command("zoom-out", title: "Zoom Out", icon: "zoom-out-symbolic")
    static let fitWindow = Command("zoom-fit", title: "Fit Window", icon: "zoom-fit-best-symbolic")
    static let actualSize = Command("zoom-original", title: "Actual Size", icon: "zoom-original-symbolic")
    static let nextImage = Command("next-image", title: "Next Image", icon: "go-next-symbolic")
    static let previousImage = Command("previous-image", title: "Previous Image", icon: "go-previous-symbolic")
}

extension ContextMenu {
    /// The menu of the viewer.
    static let viewer = ContextMenu([
        Section(.command(.copyImage)),
        Section(.command(.zoomIn), .command(.zoomOut), .command(.fitWindow), .command(.actualSize)),
        Section(.command(.nextImage), .command(.previousImage)),
    ])
}
