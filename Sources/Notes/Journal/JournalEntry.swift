import Files
import Formats
import Pictures
import Platform

/// The data that a journal keeps about a note, except for the text and the pictures themselves, which have their own files.
package nonisolated struct JournalEntry: Equatable, Sendable {
    /// A picture, whose content is in its own file.
    package struct Picture: Equatable, Sendable {
        package var id: Int
        /// The number of the file. It changes when the picture is cropped.
        package var fileID: Int
        package var name: String
        package var caption: String
        package var pose: Pose
    }

    package var title: String
    package var location = NoteLocation()
    /// The file and format in which the note was about to be saved; `nil` if it wasn't, or if it is already kept there.
    var destination: NoteLocation?
    /// The names of journals with an earlier state of the note, which are removed once this one is on the disk.
    var replaced: [String] = []
    /// The numbers of the pieces of text, in order.
    package var texts: [Int] = []
    /// The time of writing, by the monotonic clock; `nil` if unknown.
    var uptime: Uptime?
    package var pictures: [Picture] = []

    /// The names of the files.
    package static let index: FileName = "index"
    package static func text(_ id: Int) -> FileName { FileName(sanitizing: "text-\(id)") }
    package static func picture(_ id: Int) -> FileName { FileName(sanitizing: "picture-\(id)") }

    private static let version = "1"

    /// The bytes of the index.
    package var bytes: [UInt8] {
        var records = JournalRecords()
        records.add("longpress-journal", Self.version)
        records.add("title", title)
        records.add("format", location.format.rawValue)
        if let file = location.file { records.add("file", file.uri) }
        if let state = location.state {
            records.add("identity", state.identity)
            records.add("version", state.version)
        }
        if location.hasMark { records.add("mark", "") }
        if location.lineEnd != .lineFeed { records.add("line-end", location.lineEnd.rawValue) }
        if let title = location.title { records.add("page-title", title) }
        if let foreign = location.foreign { records.add("foreign", foreign.message) }
        if let destination, let file = destination.file {
            records.add("destination", file.uri)
            records.add("destination-format", destination.format.rawValue)
            if let title = destination.title { records.add("destination-title", title) }
        }
        if let uptime {
            records.add("machine-start", uptime.start)
            records.add("uptime", "\(uptime.microseconds)")
        }
        for name in replaced { records.add("replaces", name) }
        for id in texts { records.add("text", "\(id)") }
        for picture in pictures {
            records.add("picture", "\(picture.id)")
            if picture.fileID != picture.id { records.add("picture-file", "\(picture.fileID)") }
            records.add("name", picture.name)
            records.add("caption", picture.caption)
            records.add("pose", (picture.pose.isMirrored ? "m" : "") + "\(picture.pose.quarters)")
        }
        return records.finished()
    }

    /// Reads the entry from an index; `nil` if the bytes aren't a valid index.
    package init?(_ bytes: [UInt8]) {
        guard let records = JournalRecords.read(bytes), records.first?.key == "longpress-journal",
            records.first?.text == Self.version
        else { return nil }
        title = ""
        var (identity, start): (String?, String?)
        for record in records.dropFirst() {
            switch record.key {
            case "title": title = record.text
            case "format":
                guard let format = NoteFormat(rawValue: record.text) else { return nil }
                location.format = format
            case "file": location.file = File(uri: record.text)
            case "identity": identity = record.text
            case "version": location.state = identity.map { FileState(identity: $0, version: record.text) }
            case "mark": location.hasMark = true
            case "line-end":
                guard let lineEnd = LineEnd(rawValue: record.text) else { return nil }
                location.lineEnd = lineEnd
            case "page-title": location.title = record.text
            case "foreign": location.foreign = ForeignFile(message: record.text)
            case "destination":
                destination = NoteLocation(
                    file: File(uri: record.text), hasMark: location.hasMark, lineEnd: location.lineEnd)
            case "destination-format":
                guard let format = NoteFormat(rawValue: record.text) else { return nil }
                destination?.format = format
            case "destination-title": destination?.title = record.text
            case "machine-start": start = record.text
            case "uptime":
                uptime = start.flatMap { start in
                    Int(record.text).map { Uptime(start: start, microseconds: $0) }
                }
            case "replaces": replaced.append(record.text)
            case "text":
                guard let id = Int(record.text) else { return nil }
                texts.append(id)
            case "picture":
                guard let id = Int(record.text) else { return nil }
                pictures.append(Picture(id: id, fileID: id, name: "", caption: "", pose: .upright))
            default: if !Self.read(record, into: &pictures) { return nil }
            }
        }
    }

    private static func read(_ record: JournalRecords.Record, into pictures: inout [Picture]) -> Bool {
        guard let last = pictures.indices.last else { return false }
        switch record.key {
        case "picture-file":
            guard let id = Int(record.text) else { return false }
            pictures[last].fileID = id
        case "name": pictures[last].name = record.text
        case "caption": pictures[last].caption = record.text
        case "pose":
            guard let quarters = record.text.last?.wholeNumberValue, (0..<4).contains(quarters) else { return false }
            var pose = record.text.hasPrefix("m") ? Pose.upright.turned(.flipHorizontally) : .upright
            for _ in 0..<quarters { pose = pose.turned(.right) }
            pictures[last].pose = pose
        default: return false
        }
        return true
    }

    package init(title: String, location: NoteLocation, destination: NoteLocation? = nil, _ snapshot: NoteSnapshot) {
        (self.title, self.location, self.destination) = (title, location, destination)
        texts = snapshot.pieces.map(\.id)
        pictures = snapshot.pictures.map {
            Picture(id: $0.id, fileID: $0.fileID, name: $0.file.name, caption: $0.caption, pose: $0.pose)
        }
    }
}
