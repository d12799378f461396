import Glibc

/// The whole text of a file, or nil if it can't be read.
func readText(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
        let count = fread(&chunk, 1, chunk.count, file)
        if count == 0 { return String(decoding: bytes, as: UTF8.self) }
        bytes += chunk[..<count]
    }
}

/// Writes a text as a new file.
func writeText(_ text: String, to path: String) throws(Failure) {
    guard let file = fopen(path, "w") else { throw .system("can't write \(path)") }
    fputs(text, file)
    guard fclose(file) == 0 else { throw .system("can't write \(path)") }
}

/// The file or folder name at the end of a path.
func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
}

/// The path of the folder that holds a path.
func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
}

/// When a file was last changed, in nanoseconds since 1970, or nil if there is none.
func modificationTime(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
}

/// The latest change of a file, or of anything inside a folder.
func latestChange(in path: String) -> Int {
    let inside = entries(of: path).filter { !$0.hasPrefix(".") }
    return inside.reduce(modificationTime(path) ?? 0) { max($0, latestChange(in: "\(path)/\($1)")) }
}

/// The names in a folder; none if it isn't one.
func entries(of path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        if name != ".", name != ".." { names.append(name) }
    }
    return names
}

/// Makes a folder that only this user can read.
func makeFolder(_ path: String) throws(Failure) {
    guard mkdir(path, 0o700) == 0 else { throw .system("can't make the folder \(path)") }
}

/// Removes a folder that holds nothing but files.
func removeFolder(_ path: String) {
    for name in entries(of: path) { unlink("\(path)/\(name)") }
    rmdir(path)
}

/// Makes a new folder in the system's place for temporary files.
func makeTemporaryFolder() throws(Failure) -> String {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/longpress-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .system("can't make a folder in \(place)") }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
