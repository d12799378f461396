import Formats
import Gtk
import Notes

/// A notice that turning pictures will change their file types: some types can't be turned without loss.
enum TurnNotice {
    /// Returns the notice for pictures that are about to be turned; nil if they keep their types, or were turned before.
    static func message(for pictures: [NotePicture]) -> String? {
        let names = pictures.filter { $0.original != nil && !$0.file.canBeTurned }.map {
            localized("“{name}”", ["name": $0.file.name])
        }
        guard !names.isEmpty else { return nil }
        return localizedPlural(
            "{names} can’t be rotated in its own format and will be saved, copied and shared as PNG.",
            "{names} can’t be rotated in their own formats and will be saved, copied and shared as PNG.",
            count: names.count,
            ["names": WordList.all(names)])
    }
}
