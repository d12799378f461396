import TestSupport
import Testing

@testable import Files
@testable import Notes
@testable import Platform

/// The results of a search in a folder, and the index as a file.
struct FolderIndexTests {
    private let folder: TemporaryFolder
    private let items: [FolderItem]
    private let index: FolderIndex

    init() throws {
        folder = try TemporaryFolder()
        var (items, index) = ([FolderItem](), FolderIndex())
        for (name, words) in [
            ("Lake.txt", "The moon on the water (a.*b) [x"), ("Road.txt", "Straße zum Mond"), ("Empty.txt", ""),
            ("In", ""),
        ] {
            let path = SystemPath(folder.path + "/" + name)
            if name == "In" { try folder.folder(name) } else { try folder.write(words, to: name) }
            let item = FolderItem(try #require(FolderEntry(path, named: SystemPath(name))))
            items.append(item)
            if !item.isFolder { index.entries[item.id] = .init(version: item.entry.state.version, words: words) }
        }
        (self.items, self.index) = (items, index)
    }

    @Test(
        "All words are found, in titles and texts, with literal characters",
        arguments: [
            ("moon", ["Lake"]), ("MOON lake", ["Lake"]), ("moon road", []), ("mo", ["Lake", "Road"]),
            ("strasse", ["Road"]),
            ("a.*b", ["Lake"]), ("a.b", []), ("[x", ["Lake"]), ("(", ["Lake"]), ("\\", []), ("$", []), ("in", ["In"]),
            ("  water\tthe ", ["Lake"]), ("é", []),
        ])
    func words(query: String, titles: [String]) throws {
        let found = try #require(try index.matches(of: query, in: items))
        #expect(items.filter { found.contains($0.id) }.map(\.title) == titles)
    }

    @Test("An empty search has no result", arguments: ["", " ", "\t\n"]) func nothing(query: String) throws {
        #expect(try index.matches(of: query, in: items) == nil)
    }

    @Test("An index is read back unchanged") func bytes() {
        #expect(FolderIndex(index.bytes) == index)
        #expect(FolderIndex(FolderIndex().bytes) == FolderIndex())
    }

    @Test("Damaged bytes are no index") func damaged() {
        let bytes = index.bytes
        for count in bytes.indices { #expect(FolderIndex(Array(bytes[..<count])) == nil) }
        for place in bytes.indices {
            var other = bytes
            other[place] ^= UInt8(1 << (place % 8))
            #expect(FolderIndex(other) == nil, "\(place)")
        }
        #expect(FolderIndex(bytes + [0]) == nil)
    }
}
