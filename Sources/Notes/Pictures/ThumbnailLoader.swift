import Pictures

/// Makes the thumbnails that a view needs, off the main thread, one after another. The most urgent ones are made first, and those
/// no longer needed aren't made.
package final class ThumbnailLoader {
    /// A picture at a level.
    package struct Request {
        package let file: PictureFile
        package let level: Int

        package init(file: PictureFile, level: Int) { (self.file, self.level) = (file, level) }
    }

    /// Called when there is a new thumbnail of a file.
    package var onLoad: (PictureFile) -> Void = { _ in }

    private let thumbnails: Thumbnails
    private var wanted: [Request] = []
    private var failed: Set<ObjectIdentifier> = []
    private var isLoading = false

    package init(_ thumbnails: Thumbnails = .shared) {
        self.thumbnails = thumbnails
    }

    /// Requests thumbnails, the most urgent first, and drops the earlier requests.
    package func want(_ requests: [Request]) {
        wanted = requests
        next()
    }

    private func isMissing(_ request: Request) -> Bool {
        !failed.contains(ObjectIdentifier(request.file))
            && thumbnails.pixels(of: request.file, level: request.level) == nil
    }

    private func next() {
        // A thumbnail that was just made may be requested again.
        guard !isLoading, let index = wanted.firstIndex(where: isMissing) else { return }
        isLoading = true
        let request = wanted[index]
        wanted.removeFirst(index + 1)
        Task { [weak self] in
            // The picture was decoded when it was added, so this succeeds unless memory runs out.
            let pixels = try? await request.file.pixels(toFit: request.level)
            self?.finish(request, pixels)
        }
    }

    private func finish(_ request: Request, _ pixels: Pixels?) {
        isLoading = false
        if let pixels {
            thumbnails.insert(pixels, of: request.file, level: request.level)
            onLoad(request.file)
        } else {
            failed.insert(ObjectIdentifier(request.file))
        }
        next()
    }
}
