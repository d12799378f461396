import Foundation

/// Small pictures made with ImageMagick 6.9, of kinds that GdkPixbuf doesn't write.
enum TurnedSamples {
    /// 5 × 3, 16 bits per channel, with opacity.
    static let deepPNG = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAUAAAADEAYAAAALphm7AAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAA\
        dTAAAOpgAAA6mAAAF3CculE8AAAABmJLR0T///////8JWPfcAAAAB3RJTUUH6gsaEQ01zYZnhwAAACNJREFUCNdj/P+fgYGBAULi\
        AyyNjAwMDYRUMTAwMELMI2wiALPCCQHu0C1uAAAAJXRFWHRkYXRlOmNyZWF0ZQAyMDI2LTExLTI2VDE3OjEzOjUzKzAwOjAw+Ijp\
        WwAAACV0RVh0ZGF0ZTptb2RpZnkAMjAyNi0xMS0yNlQxNzoxMzo1MyswMDowMInVUecAAAAASUVORK5CYII=
        """)

    /// 7 × 5, 16 bits per channel, interlaced.
    static let interlacedPNG = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFEAIAAAEhb41aAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAA\
        dTAAAOpgAAA6mAAAF3CculE8AAAABmJLR0T///////8JWPfcAAAA6ElEQVQI1wHdACL/AL79AKMoqgDyUEFOMysAAAAZYPsuAAAA\
        AP//A+oAAABR40gmAADr/QABmwYSzQkAAAAA//8BXO8XQs2p4VsldOoAHmfiP+8Y8dDzBSGZAcR4AABcbR/CEQK0PfW6C0Ii5gO6\
        6xxPqwrYoOrYFwrTDBBSXXAAAAAAAMzMEfgbcv3oElsAAOAiAWSbAAB36xEtAAAKfhuEAAAD1grKOVbpOR6E1ADG8fU386oIe/3K\
        GZoZEwAQVxpYwjMZEwWMyXgB7RyT3DIbpgAA4fweSAAA+9EtzQAA//8qTAAA//8j7FOSGprHOAAAACV0RVh0ZGF0ZTpjcmVhdGUA\
        MjAyNi0xMS0yNlQxNzoxMzo1MyswMDowMPiI6VsAAAAldEVYdGRhdGU6bW9kaWZ5ADIwMjYtMTEtMjZUMTc6MTM6NTMrMDA6MDCJ\
        1VHnAAAAAElFTkSuQmCC
        """)

    /// 6 × 4, with a palette, 4 bits per pixel.
    static let palettePNG = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAYAAAAEBAMAAABfKlNwAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAA\
        dTAAAOpgAAA6mAAAF3CculE8AAAAElBMVEWyy6qDin2JOFpmYy4PEQ/////9Q5vXAAAAAWJLR0QF+G/pxwAAAAd0SU1FB+oLGhEN\
        Nc2GZ4cAAAAWSURBVAjXY2AQFGAQFDJkcHFxBmIXAAtRAg26FvtcAAAAJXRFWHRkYXRlOmNyZWF0ZQAyMDI2LTExLTI2VDE3OjEz\
        OjUzKzAwOjAw+IjpWwAAACV0RVh0ZGF0ZTptb2RpZnkAMjAyNi0xMS0yNlQxNzoxMzo1MyswMDowMInVUecAAAAASUVORK5CYII=
        """)

    /// 9 × 5, black and white, one bit per pixel.
    static let bilevelPNG = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAkAAAAFAQAAAAC/KPvGAAAABGdBTUEAALGPC/xhBQAAAAJiS0dEAAHdihOkAAAAB3RJTUUH6gsa\
        EQ01zYZnhwAAAA1JREFUCNdj+N/AgIQAOWcHfJAbyR0AAAAldEVYdGRhdGU6Y3JlYXRlADIwMjYtMTEtMjZUMTc6MTM6NTMrMDA6\
        MDD4iOlbAAAAJXRFWHRkYXRlOm1vZGlmeQAyMDI2LTExLTI2VDE3OjEzOjUzKzAwOjAwidVR5wAAAABJRU5ErkJggg==
        """)

    /// 6 × 4, three frames with different places, sizes and palettes, interlaced.
    static let movingGIF = bytes(
        """
        R0lGODlhBgAEAPAAAP8AAAAA/yH5BAAKAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAABgAEAEACBUSAqctQACH5BAAKAAAALAIA\
        AQADAAIAwAD/AP//AAIDhB0FACH5BAAKAAAALAQAAQACAAMAwAAA/////wIDBHJQADs=
        """)

    private static func bytes(_ text: String) -> [UInt8] { Data(base64Encoded: text).map(Array.init) ?? [] }
}
