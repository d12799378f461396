import Foundation

/// A temporary folder, removed with its contents when the object is deinitialized.
public final class TemporaryFolder {
    /// The folder's path.
    public let path: String
    private var names: [String: Int] = [:]

    /// Creates a new, empty folder that only its owner may enter.
    ///
    /// - Parameter parent: The folder to create it in; `nil` for the system's folder of temporary files.
    public init(in parent: TemporaryFolder? = nil) throws {
        let pattern = ((parent?.path ?? NSTemporaryDirectory()) as NSString).appendingPathComponent("longpress-XXXXXX")
        var template = Array(pattern.utf8CString)
        guard mkdtemp(&template) != nil else { throw TestFailure("a temporary folder can't be created") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        Leftovers.add(folder: path)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        Leftovers.remove(folder: path)
    }

    /// Writes a file, creating missing folders, and returns its path.
    @discardableResult
    public func write(_ contents: String, to name: String) throws -> String {
        try write(Array(contents.utf8), to: name)
    }

    /// Writes a file, creating missing folders, and returns its path.
    @discardableResult
    public func write(_ contents: [UInt8], to name: String) throws -> String {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(contents).write(to: URL(fileURLWithPath: file))
        return file
    }

    /// Returns the text of a file, or `nil` if there is no such file.
    public func read(_ name: String) -> String? {
        FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Creates a folder in this folder, and returns its path.
    @discardableResult
    public func folder(_ name: String) throws -> String {
        let folder = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return folder
    }

    /// Returns a name that starts with `name` and hasn't been returned before.
    func freshName(_ name: String) -> String {
        names[name, default: 0] += 1
        return "\(name).\(names[name]!)"
    }
}
