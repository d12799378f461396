import Documents
import Gtk

/// Gets pictures out of files, the clipboard and drops.
enum PictureSource {
    /// The outcome of loading a picture.
    typealias Outcome = Result<LoadedPicture, PictureFailure>

    /// Reads and decodes files; each either works or fails by itself.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    static func load(_ files: [File]) async throws -> [Outcome] {
        var results: [Outcome] = []
        for file in files { results.append(try await load(file, ofMany: files.count > 1)) }
        return results
    }

    /// Reads and decodes a file.
    ///
    /// - Parameter ofMany: Whether it is shown among others, for which a smaller thumbnail will do.
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    static func load(_ file: File, ofMany: Bool) async throws -> Outcome {
        do {
            let bytes = try await file.contents(limit: PictureFile.byteLimit)
            return .success(try await PictureFile.load(bytes, name: file.name, level: level(ofMany: ofMany)))
        } catch let error as CancellationError {
            throw error
        } catch {
            return .failure(PictureFailure(name: file.name, error))
        }
    }

    private static func level(ofMany: Bool) -> Int { Thumbnails.levels[ofMany ? 0 : 1] }

    /// Whether a clipboard or drop offers pictures.
    static func hasPictures(_ source: some ContentSource) -> Bool {
        source.offersFiles || !offered(by: source).isEmpty
    }

    /// Reads and decodes what a clipboard or drop offers: its files, or else the picture itself.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    static func load(from source: some ContentSource, called name: String) async throws -> [Outcome] {
        do {
            if source.offersFiles {
                let files = try await source.readFiles()
                if !files.isEmpty { return try await load(files) }
            }
            let types = offered(by: source)
            guard !types.isEmpty else { throw PlatformError(localized("It names no file.")) }
            let (bytes, type) = try await source.read(types, limit: PictureFile.byteLimit)
            let ending = type.split(separator: "/").last.map { ".\($0)" } ?? ""
            return [.success(try await PictureFile.load(bytes, name: name + ending, level: level(ofMany: true)))]
        } catch let error as CancellationError {
            throw error
        } catch {
            return [.failure(PictureFailure(name: name, error))]
        }
    }

    private static func offered(by source: some ContentSource) -> [String] {
        PictureFile.types.filter(source.types.contains)
    }
}
