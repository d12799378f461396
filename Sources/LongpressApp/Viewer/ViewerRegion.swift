import Gtk
import Longpress
import Notes
import Pictures

/// The selected region of a viewer's picture, and the commands for it.
final class ViewerRegion: ImageRegionResponder {
    private static let handlers: CommandHandlers<ViewerRegion> = [
        .copyText: .with({ TextCopying.isPossible ? $0.selectedRegion : nil }) { $0.copyText(in: $1) },
        .crop: .when({ $0.viewer?.canCrop == true }) { $0.viewer?.crop() },
    ]

    /// The viewer, which owns the region; nil until the viewer exists.
    weak var viewer: PictureViewer?
    private var picture: NotePicture?
    private let texts = TextCopying()

    init(_ canvas: Widget) {
        let zoom = ViewerZoom()
        super.init(canvas, wholeRegion: ImageRegion(x: 0, y: 0, width: 0, height: 0)) { zoom.frame }
        zoom.region = self
    }

    /// Provides the viewer's zoom to the region, which is created before the viewer.
    private final class ViewerZoom {
        weak var region: ViewerRegion?
        var frame: Rectangle { region?.viewer?.zoom.frame ?? .zero }
    }

    /// Shows another picture, or the same one after a turn.
    func show(_ picture: NotePicture, selecting region: ImageRegion?) {
        self.picture = picture
        show(ImageRegion(wholeOf: picture.size), selecting: region)
    }

    /// Returns the selected region in a picture that may be the same one after a turn; nil for another picture.
    func kept(of other: NotePicture) -> ImageRegion? {
        // A cropped picture has other pixels.
        guard let picture, picture.id == other.id, picture.fileID == other.fileID, let selectedRegion else {
            return nil
        }
        return other.pose.seen(
            picture.pose.stored(selectedRegion, of: ImageRegion(wholeOf: picture.file.size)),
            of: ImageRegion(wholeOf: other.file.size))
    }

    override var selectedRegion: ImageRegion? {
        // The note's own menus have commands for the region, too.
        didSet { if (selectedRegion == nil) != (oldValue == nil) { viewer?.owner?.setNeedsValidation() } }
    }

    override func scroll(x: Double, y: Double) { viewer?.change { $0.pan(x: -x, y: -y) } }

    override func handler(for command: Command) -> CommandHandler? {
        Self.handlers[command, for: self] ?? super.handler(for: command)
    }

    private func copyText(in region: ImageRegion) {
        guard let picture else { return }
        viewer?.notice.begin(TextCopying.activity)
        texts.copy(from: region, in: picture) { [weak self] in self?.viewer?.notice.show($0.message) }
    }

    override func copy(_ region: ImageRegion) {
        guard let picture else { return }
        // The whole picture is copied in its own format, without loss.
        let forms =
            isAllSelected
            ? PictureClipboard.forms(of: [picture]) : [PictureClipboard.form(of: region, in: picture)]
        Clipboard.standard.offer(forms)
    }
}
