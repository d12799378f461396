import Formats
import Longpress
import Notes
import Pictures
import Platform

extension PictureViewer {
    /// Whether a part of the picture is selected, but not all of it, so that it can be cropped.
    var canCrop: Bool { owner != nil && cropping == nil && region.selectedRegion != nil && !region.isAllSelected }

    /// Crops the picture to the selected region, as a step of the note's history. Shows the reason if that isn't possible.
    func crop() {
        guard canCrop, let region = region.selectedRegion else { return }
        let picture = picture
        if let refusal = picture.file.croppingRefusal { return notice.show(refusal.message(for: picture.file.name)) }
        notice.begin(localized("Cropping…"))
        cropping = Task { [weak self] in
            do {
                let cropped = try await picture.cropped(to: region)
                self?.finishCropping(picture, to: cropped)
            } catch {
                let reason = PictureFailure(name: picture.file.name, error).reason
                self?.notice.show(localized("The image can’t be cropped. {reason}", ["reason": reason]))
            }
            self?.cropping = nil
            self?.owner?.setNeedsValidation()
        }
    }

    private func finishCropping(_ picture: NotePicture, to cropped: LoadedPicture) {
        // The user may have removed the picture meanwhile, or undone an earlier crop.
        guard let note = owner?.note, note.picture(picture.id)?.fileID == picture.fileID else { return notice.end() }
        Thumbnails.shared.insert(cropped)
        note.history.step(named: Command.crop.undoName) { note.crop(picture.id, to: cropped.file) }
        guard cropped.file.type != picture.file.type else { return notice.end() }
        notice.show(
            localized(
                "“{name}” can’t be cropped in its own format and will be saved, copied and shared as PNG.",
                ["name": picture.file.name]))
    }
}

extension CroppedFile.Refusal {
    /// Returns why a picture can't be cropped.
    fileprivate func message(for name: String) -> String {
        switch self {
        case .animated: localized("“{name}” can’t be cropped, because it is animated.", ["name": name])
        case .isDrawing: localized("“{name}” can’t be cropped, because it is a vector drawing.", ["name": name])
        }
    }
}
