import Formats
import Localization
import Pictures

/// The decoded pictures of a note that was read.
package nonisolated struct LoadedPictures: Sendable {
    /// A picture with its data in the note.
    package struct Picture: Sendable {
        /// The number that identifies the picture in the text.
        package var id: Int
        package var picture: LoadedPicture
        package var caption: String
        package var pose = Pose.upright
    }

    package var pictures: [Picture] = []
    /// The pictures in the file that can't be shown.
    package var failures: [PictureFailure] = []

    /// Decodes pictures as far as they are shown, several at a time. Reports all pictures beyond the limit as one failure. Throws
    /// `CancellationError`.
    @concurrent
    package static func decode(_ all: [NoteContent.Figure]) async throws -> LoadedPictures {
        let figures = all.prefix(Note.maxPictures)
        let level = Thumbnails.levels[figures.count > 1 ? 0 : 1]
        let results = try await withThrowingTaskGroup(
            of: (Int, Result<LoadedPicture, PictureFailure>).self
        ) { group in
            var results = [Result<LoadedPicture, PictureFailure>?](repeating: nil, count: figures.count)
            var next = 0
            func begin() {
                guard next < figures.count else { return }
                let (index, figure) = (next, figures[next])
                next += 1
                group.addTask {
                    let name = figure.name.isEmpty ? Self.name(of: figure, at: index) : figure.name
                    do {
                        return (index, .success(try await PictureFile.load(figure.bytes, name: name, level: level)))
                    } catch let error as CancellationError {
                        throw error
                    } catch {
                        return (index, .failure(PictureFailure(name: name, error)))
                    }
                }
            }
            for _ in 0..<4 { begin() }
            while let (index, result) = try await group.next() {
                try Task.checkCancellation()
                results[index] = result
                begin()
            }
            return results
        }
        var loaded = LoadedPictures()
        for (id, (figure, result)) in zip(figures, results).enumerated() {
            switch result {
            case .success(let picture):
                loaded.pictures.append(Picture(id: id, picture: picture, caption: figure.caption))
            case .failure(let failure): loaded.failures.append(failure)
            case nil: break
            }
        }
        if let excess = PictureFailure(excessOf: all.count) { loaded.failures.append(excess) }
        return loaded
    }

    private static func name(of figure: NoteContent.Figure, at index: Int) -> String {
        let known = MediaType.picture(figure.type)?.endings[0]
        let ending = known ?? figure.type.split(separator: "/").last.map { String($0.prefix { $0 != "+" }) }
        let base = localized("Image {number}", ["number": "\(index + 1)"])
        return "\(base).\(ending ?? MediaType.png.endings[0])"
    }
}
