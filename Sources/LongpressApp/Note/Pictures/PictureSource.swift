import Formats
import Gtk
import Notes

/// Loads pictures from files, the clipboard and drops.
enum PictureSource {
    typealias Outcome = Result<LoadedPicture, PictureFailure>

    /// Reads and decodes files, with an outcome for each. Throws `CancellationError`.
    static func load(_ files: [File]) async throws -> [Outcome] {
        var results: [Outcome] = []
        for file in files { results.append(try await load(file, ofMany: files.count > 1)) }
        return results
    }

    /// Reads and decodes a file, with a smaller thumbnail if it is shown among others. Throws `CancellationError`.
    static func load(_ file: File, ofMany: Bool) async throws -> Outcome {
        do {
            let bytes = try await file.offeredContents()
            return .success(try await PictureFile.load(bytes, name: file.name, level: level(ofMany: ofMany)))
        } catch let error as CancellationError {
            throw error
        } catch {
            return .failure(PictureFailure(name: file.name, error))
        }
    }

    private static func level(ofMany: Bool) -> Int { Thumbnails.levels[ofMany ? 0 : 1] }

    static func hasPictures(_ source: some ContentSource) -> Bool {
        source.offersFiles || !offered(by: source).isEmpty
    }

    /// Reads and decodes what a clipboard or drop offers: its files, otherwise the picture itself, otherwise pictures embedded in
    /// a page. A form that fails gives way to the next. Throws `CancellationError`.
    static func load(from source: some ContentSource, called name: String) async throws -> [Outcome] {
        var failed: [Outcome] = []
        do {
            let outcomes: [Outcome]? = try await Offers.first([
                {
                    guard source.offersFiles else { return nil }
                    let outcomes = try await load(source.readFiles())
                    if outcomes.contains(where: \.isSuccess) { return outcomes }
                    failed = outcomes
                    return nil
                },
                { try await picture(from: source, called: name).map { [.success($0)] } },
                { try await embedded(in: source) },
            ])
            if let outcomes { return outcomes }
            guard failed.isEmpty else { return failed }
            throw PlatformError(localized("No file was specified."))
        } catch let error as CancellationError {
            throw error
        } catch {
            return failed.isEmpty ? [.failure(PictureFailure(name: name, error))] : failed
        }
    }

    /// Reads and decodes the picture that is offered as such, in the first form that works; nil if there is none.
    /// Throws `PictureError`, `PlatformError`, `TimeLimitReached`, `CancellationError`.
    static func picture(from source: some ContentSource, called name: String) async throws -> LoadedPicture? {
        try await Offers.first(
            offered(by: source).map { type in
                {
                    let (bytes, type) = try await source.read([type], limit: PictureFile.byteLimit)
                    let ending = type.split(separator: "/").last.map { ".\($0)" } ?? ""
                    return try await PictureFile.load(bytes, name: name + ending, level: level(ofMany: true))
                }
            })
    }

    /// Reads and decodes the pictures that are embedded in a page; nil if there are none.
    private static func embedded(in source: some ContentSource) async throws -> [Outcome]? {
        guard let page = try await PastedContent.page(from: source) else { return nil }
        let (pictures, _) = try await PastedFiles.decode(page.content.figures)
        return pictures.isEmpty ? nil : pictures.map { .success($0.picture) }
    }

    /// Returns the types of pictures in the order of the offer: the picture's own type comes before those it can be converted to.
    private static func offered(by source: some ContentSource) -> [String] {
        source.types.filter(PictureFile.types.contains)
    }
}

extension PictureSource.Outcome {
    fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
