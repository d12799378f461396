import Files
import Gtk
import Notes

/// A row of a list of notes: title and date, the beginning of the text, and a small picture.
enum FolderRow {
    /// The sizes of a folder's icon and of a pin, in points.
    private static let (iconSize, pinSize) = (16, 12)

    /// Makes a row, which is reused for one note after another.
    static func cell(_ pictures: FolderPictures) -> ListCell<FolderItem> {
        let row = Box(.horizontal, spacing: 8)
        row.addStyle("longpress-folder-row")
        let icon = Icon("folder-symbolic", size: iconSize)
        let pin = Icon("view-pin-symbolic", size: pinSize)
        let picture = Icon("image-x-generic-symbolic", size: FolderPictures.size)
        let (title, date, line) = (Label(), Label(), Label())
        title.addStyle("longpress-folder-title")
        for label in [title, date, line] {
            label.horizontalAlignment = label === date ? 1 : 0
            if label !== date { label.ellipsize(maximumLines: 1) }
            if label !== title { label.addStyle("longpress-folder-detail") }
        }
        title.expandsHorizontally = true
        let lines = Box(.vertical, spacing: 2)
        let first = Box(.horizontal, spacing: 8)
        first.append(title)
        first.append(pin)
        first.append(date)
        lines.append(first)
        lines.append(line)
        lines.expandsHorizontally = true
        lines.align(vertical: .center)
        row.append(icon)
        row.append(lines)
        row.append(picture)
        return ListCell(row) { item in
            title.show(line: item.title)
            icon.isVisible = item.isFolder
            pin.isVisible = item.isPinned
            let texture = item.isFolder ? nil : pictures.texture(of: item)
            picture.texture = texture
            picture.isVisible = texture != nil
            for label in [date, line] { label.isVisible = !item.isFolder }
            guard !item.isFolder else { return }
            date.show(line: FolderDate.words(for: item.entry.modified, .now))
            line.show(line: item.line)
        }
    }
}
