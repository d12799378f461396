import Formats
import Gtk
import Notes

/// The visibility of the pane of images. The user decides about it; until then, the note does.
extension NoteWindow {
    var showsImages: Bool { side.widget.isVisible }

    /// Shows or hides the images, as the user's choice.
    func toggleImages() {
        wantsImages = !showsImages
        showImages(!showsImages)
    }

    /// Shows the images if a note of a format has any, or can keep some.
    func adaptImages(to format: NoteFormat) {
        knownPictures = note.sidePictures.count
        showImages(wantsImages ?? (format == .html || !note.sidePictures.isEmpty))
    }

    /// Shows the images when there are more of them, because the user wants to see what was added. Images that a note is read
    /// with don't count.
    func adaptImagesToPictures() {
        let isMore = note.sidePictures.count > knownPictures
        knownPictures = note.sidePictures.count
        guard isMore, !showsImages, store.reading == nil else { return }
        wantsImages = nil
        showImages(true)
    }

    /// Shows or hides the images. Hidden images aren't selected, edited or focused.
    func showImages(_ shows: Bool) {
        guard shows != showsImages else { return }
        if !shows {
            caption.end(keeping: true, wasLeft: true)
            images.select([], focus: false)
            if side.widget.containsFocus { text.view.grabFocus() }
        }
        side.widget.isVisible = shows
        setNeedsValidation()
    }
}
