import CXml

/// Reads HTML the way it is found, well-formed or not, with libxml2. Nothing is ever fetched.
package enum HTMLParser {
    /// The extent to which a document was read.
    package enum Outcome: Sendable {
        /// To its end.
        case complete
        /// Up to where elements lay so deep in one another that going on could take for ever.
        case tooDeep
        /// Up to where the reader called it off.
        case cancelled
    }

    /// The bytes handed to libxml2 at a time.
    private static let pieceLength = 32 << 10
    /// An end tag can cost a step for each open element, and takes at least this many bytes.
    private static let shortestTag = 4
    /// The most steps that looking for the elements to end may take in one document: a few seconds' worth. A document
    /// of 100 MB may have its elements 80 deep throughout.
    private static let stepLimit = 2_000_000_000

    /// Reads valid UTF-8 without zero bytes, at which libxml2 stops, until `isCancelled`, asked now and then.
    package static func parse(
        _ bytes: [UInt8], handler: some HTMLHandler, isCancelled: () -> Bool = { false }
    ) -> Outcome {
        initialize
        let link = Link(handler)
        return withExtendedLifetime(link) {
            guard
                let parser = lp_html_parser_new(
                    Unmanaged.passUnretained(link).toOpaque(), Link.start, Link.end, Link.text, Link.comment)
            else { return .cancelled }
            defer { htmlFreeParserCtxt(parser) }
            var steps = 0
            // Without something around it all, libxml2 reads no further than the end of the first element.
            let root = "<\(rootName)>"
            htmlParseChunk(parser, root, CInt(root.utf8.count), 0)
            return bytes.withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) { characters in
                    var position = 0
                    while position < characters.count {
                        let length = min(pieceLength, characters.count - position)
                        htmlParseChunk(parser, characters.baseAddress! + position, CInt(length), 0)
                        position += length
                        steps += link.depth * (length / shortestTag)
                        if steps > stepLimit { return .tooDeep }
                        if isCancelled() { return .cancelled }
                    }
                    // libxml2 forgets a single letter at the end, if nothing but a document type was before it.
                    htmlParseChunk(parser, "\n", 1, 1)
                    return .complete
                }
            }
        }
    }

    fileprivate static let rootName = "x-root"

    private static let initialize: Void = xmlInitParser()
}

/// Hands on what libxml2's functions are called with.
private final class Link {
    private let handler: any HTMLHandler
    /// The number of open elements.
    private(set) var depth = 0

    init(_ handler: some HTMLHandler) {
        self.handler = handler
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> Link {
        Unmanaged<Link>.fromOpaque(data!).takeUnretainedValue()
    }

    static let start: startElementSAXFunc = { data, name, attributes in
        guard let name else { return }
        var known: [String: String] = [:]
        var index = 0
        while let attributes, let key = attributes[index] {
            // The first of a name counts.
            let value = attributes[index + 1].map { String(cString: $0) } ?? ""
            known[String(cString: key)] = known[String(cString: key)] ?? value
            index += 2
        }
        let element = String(cString: name)
        let link = Link.of(data)
        link.depth += 1
        if element != HTMLParser.rootName { link.handler.start(element, known) }
    }

    static let end: endElementSAXFunc = { data, name in
        guard let name else { return }
        let element = String(cString: name)
        let link = Link.of(data)
        link.depth -= 1
        if element != HTMLParser.rootName { link.handler.end(element) }
    }

    static let text: charactersSAXFunc = { data, bytes, count in
        Link.of(data).handler.text(
            String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self))
    }

    static let comment: commentSAXFunc = { data, bytes in
        guard let bytes else { return }
        Link.of(data).handler.comment(String(cString: bytes))
    }
}
