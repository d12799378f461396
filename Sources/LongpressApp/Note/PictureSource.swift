import Gtk

/// Gets pictures out of files, the clipboard and drops.
enum PictureSource {
    /// Reads and decodes files; each either works or fails by itself.
    static func load(_ files: [File]) async -> [Result<PictureFile, PictureFailure>] {
        var results: [Result<PictureFile, PictureFailure>] = []
        for file in files {
            do {
                let bytes = try await file.contents(limit: PictureFile.byteLimit)
                results.append(.success(try await .decode(bytes, name: file.name)))
            } catch {
                results.append(.failure(PictureFailure(name: file.name, error)))
            }
        }
        return results
    }

    /// Whether a clipboard or drop offers pictures.
    static func hasPictures(_ source: some ContentSource) -> Bool {
        source.offersFiles || !offered(by: source).isEmpty
    }

    /// Reads and decodes what a clipboard or drop offers: its files, or else the picture itself.
    static func load(
        from source: some ContentSource, called name: String
    ) async -> [Result<PictureFile, PictureFailure>] {
        do {
            if source.offersFiles {
                let files = try await source.readFiles()
                if !files.isEmpty { return await load(files) }
            }
            let types = offered(by: source)
            guard !types.isEmpty else { throw PlatformError("It names no file.") }
            let (bytes, type) = try await source.read(types, limit: PictureFile.byteLimit)
            let ending = type.split(separator: "/").last.map { ".\($0)" } ?? ""
            return [.success(try await .decode(bytes, name: name + ending))]
        } catch {
            return [.failure(PictureFailure(name: name, error))]
        }
    }

    private static func offered(by source: some ContentSource) -> [String] {
        PictureFile.types.filter(source.types.contains)
    }
}
