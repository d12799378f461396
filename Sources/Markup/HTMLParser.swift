import CXml

/// Parses HTML with libxml2, well-formed or not. Nothing is ever downloaded.
package enum HTMLParser {
    /// The extent to which a document was parsed.
    package enum Outcome: Sendable {
        /// The document was parsed to its end.
        case complete
        /// Parsing stopped where elements were nested so deeply that continuing could take forever.
        case tooDeep
        /// Parsing stopped because it was cancelled.
        case cancelled
    }

    /// The number of bytes passed to libxml2 at a time.
    private static let pieceLength = 32 << 10
    /// The minimum length of an end tag, in bytes. Each can cost a step for each open element.
    private static let shortestTag = 4
    /// The maximum number of steps for finding the elements that end, in one document: a few seconds' worth. A document of 100 MB
    /// may have its elements nested 80 deep throughout.
    private static let stepLimit = 2_000_000_000

    /// Parses valid UTF-8 without zero bytes, at which libxml2 would stop. Calls `isCancelled` from time to time, and stops if
    /// that returns true.
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
            // Without an element around everything, libxml2 stops after the first element.
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
                    // libxml2 loses a single character at the end if only a document type precedes it.
                    htmlParseChunk(parser, "\n", 1, 1)
                    return .complete
                }
            }
        }
    }

    fileprivate static let rootName = "x-root"

    private static let initialize: Void = xmlInitParser()
}

/// Passes the calls of libxml2's functions on to the handler.
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
            // Of attributes with the same name, the first one counts.
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
