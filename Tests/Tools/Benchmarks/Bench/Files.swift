import Glibc

/// Returns the whole text of a file, or `nil` if it can't be read.
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

/// Writes a text to a file, replacing its content.
func writeText(_ text: String, to path: String) throws(Failure) {
    guard let file = fopen(path, "w") else { throw .system("can't write \(path)") }
    fputs(text, file)
    guard fclose(file) == 0 else { throw .system("can't write \(path)") }
}

/// Returns the file or folder name at the end of a path.
func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
}

/// Returns the path of the folder that contains a path.
func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
}

/// Returns the time of a file's last change, in nanoseconds since 1970, or `nil` if it doesn't exist.
func modificationTime(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
}

/// Returns the time of the latest change of a file or of anything in a folder, in nanoseconds since 1970. Hidden entries don't
/// count.
func latestChange(in path: String) -> Int {
    let inside = entries(of: path).filter { !$0.hasPrefix(".") }
    return inside.reduce(modificationTime(path) ?? 0) { max($0, latestChange(in: "\(path)/\($1)")) }
}

/// Returns the names in a folder; empty if the path isn't a folder.
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

/// Creates a folder that only this user can access.
func makeFolder(_ path: String) throws(Failure) {
    guard mkdir(path, 0o700) == 0 else { throw .system("can't make the folder \(path)") }
}

/// Removes a folder that contains only files.
func removeFolder(_ path: String) {
    for name in entries(of: path) { unlink("\(path)/\(name)") }
    rmdir(path)
}

/// Creates a new folder in the system's folder of temporary files.
func makeTemporaryFolder() throws(Failure) -> String {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/longpress-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .system("can't make a folder in \(place)") }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
