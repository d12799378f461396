import Formats
import Pictures
import Platform

/// All that a journal keeps of a note, except for the text and the pictures themselves, which are in files of their own.
package nonisolated struct JournalEntry: Equatable, Sendable {
    /// A picture, whose content is in a file of its own.
    package struct Picture: Equatable, Sendable {
        package var id: Int
        package var name: String
        package var caption: String
        package var pose: Pose
    }

    /// The note's name.
    package var title: String
    /// The place where the note is kept.
    package var place = NotePlacement()
    /// The place and form in which the note was about to be saved; nil if that is where it is kept already, or if it wasn't.
    var destination: NotePlacement?
    /// The numbers of the pieces of text, in order.
    package var texts: [Int] = []
    /// When it was written, by the monotonic clock; nil if unknown.
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
        records.add("format", place.format.rawValue)
        if let file = place.file { records.add("file", file.uri) }
        if let state = place.state {
            records.add("identity", state.identity)
            records.add("version", state.version)
        }
        if place.hasMark { records.add("mark", "") }
        if place.lineEnd != .lineFeed { records.add("line-end", place.lineEnd.rawValue) }
        if let title = place.title { records.add("page-title", title) }
        if let foreign = place.foreign { records.add("foreign", foreign.message) }
        if let destination, let file = destination.file {
            records.add("destination", file.uri)
            records.add("destination-format", destination.format.rawValue)
            if let title = destination.title { records.add("destination-title", title) }
        }
        if let uptime {
            records.add("machine-start", uptime.start)
            records.add("uptime", "\(uptime.microseconds)")
        }
        for id in texts { records.add("text", "\(id)") }
        for picture in pictures {
            records.add("picture", "\(picture.id)")
            records.add("name", picture.name)
            records.add("caption", picture.caption)
            records.add("pose", (picture.pose.isMirrored ? "m" : "") + "\(picture.pose.quarters)")
        }
        return records.finished()
    }

    /// The entry that an index holds; nil if it is none.
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
                place.format = format
            case "file": place.file = File(uri: record.text)
            case "identity": identity = record.text
            case "version": place.state = identity.map { FileState(identity: $0, version: record.text) }
            case "mark": place.hasMark = true
            case "line-end":
                guard let lineEnd = LineEnd(rawValue: record.text) else { return nil }
                place.lineEnd = lineEnd
            case "page-title": place.title = record.text
            case "foreign": place.foreign = ForeignFile(message: record.text)
            case "destination":
                destination = NotePlacement(
                    file: File(uri: record.text), hasMark: place.hasMark, lineEnd: place.lineEnd)
            case "destination-format":
                guard let format = NoteFormat(rawValue: record.text) else { return nil }
                destination?.format = format
            case "destination-title": destination?.title = record.text
            case "machine-start": start = record.text
            case "uptime":
                uptime = start.flatMap { start in
                    Int(record.text).map { Uptime(start: start, microseconds: $0) }
                }
            case "text":
                guard let id = Int(record.text) else { return nil }
                texts.append(id)
            case "picture":
                guard let id = Int(record.text) else { return nil }
                pictures.append(Picture(id: id, name: "", caption: "", pose: .upright))
            default: if !Self.read(record, into: &pictures) { return nil }
            }
        }
    }

    private static func read(_ record: JournalRecords.Record, into pictures: inout [Picture]) -> Bool {
        guard let last = pictures.indices.last else { return false }
        switch record.key {
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

    /// An entry for a note.
    package init(title: String, place: NotePlacement, destination: NotePlacement? = nil, _ snapshot: NoteSnapshot) {
        (self.title, self.place, self.destination) = (title, place, destination)
        texts = snapshot.pieces.map(\.id)
        pictures = snapshot.pictures.map {
            Picture(id: $0.id, name: $0.file.name, caption: $0.caption, pose: $0.pose)
        }
    }
}
