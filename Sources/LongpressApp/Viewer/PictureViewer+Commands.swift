import Gtk
import Longpress
import Notes

/// The commands for the picture that a viewer shows. A change to it is a step of the note's history.
extension PictureViewer: PictureCommands {
    private static let handlers = pictureHandlers.merging([
        .zoomIn: .always { $0.change { $0.zoom(by: PictureZoom.step) } },
        .zoomOut: .when({ !$0.zoom.fits }) { $0.change { $0.zoom(by: 1 / PictureZoom.step) } },
        .fitWindow: .when({ !$0.zoom.fits }) { $0.change { $0.fit() } },
        .actualSize: .when({ $0.zoom.percent != 100 }) { $0.change { $0.showPixels() } },
        .crop: .when({ $0.canCrop }) { $0.crop() },
        .nextImage: .when({ $0.index + 1 < $0.pictures.count }) { $0.go(by: 1) },
        .previousImage: .when({ $0.index > 0 }) { $0.go(by: -1) },
        .fullScreen: .always { $0.toggleFullScreen() },
    ])

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    var pictureCount: Int { 1 }

    var chosenPictures: [NotePicture] { [picture] }

    var noteWindow: NoteWindow? { owner }

    var sheetWindow: Window? { window.value }
}
