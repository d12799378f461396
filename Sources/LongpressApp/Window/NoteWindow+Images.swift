import Formats
import Gtk
import Notes

/// The pane of the images, which is to be seen or not: the person says so, and until then the note does.
extension NoteWindow {
    var showsImages: Bool { side.widget.isVisible }

    /// Shows the images or hides them, as the person wants it.
    func toggleImages() {
        wantsImages = !showsImages
        showImages(!showsImages)
    }

    /// Shows the images if a note of a format has any, or can keep some.
    func adaptImages(to format: NoteFormat) {
        knownPictures = note.sidePictures.count
        showImages(wantsImages ?? (format == .html || !note.sidePictures.isEmpty))
    }

    /// Shows the images when there are more of them: who adds one wants to see it. Those that a note comes with are no news.
    func adaptImagesToPictures() {
        let isMore = note.sidePictures.count > knownPictures
        knownPictures = note.sidePictures.count
        guard isMore, !showsImages, store.reading == nil else { return }
        wantsImages = nil
        showImages(true)
    }

    /// Shows the images or hides them. What can't be seen isn't selected, being edited, or where the keyboard is.
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
