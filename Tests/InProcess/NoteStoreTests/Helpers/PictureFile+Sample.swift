@testable import Notes

extension PictureFile {
    /// A picture of 24 × 16 pixels.
    static let sample: PictureFile = {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><rect width="12" height="16"/></svg>
            """
        do { return try PictureFile(Array(svg.utf8), name: "picture.svg") } catch { fatalError("\(error)") }
    }()
}
