import Foundation
import TestSupport

/// A small picture in every supported format. Its left half is red, its right half blue.
enum SamplePicture: String, CaseIterable {
    case png, jpg, gif, webp, svg, tiff

    /// The width and height of each picture, in pixels.
    static let (width, height) = (48, 32)

    /// The file's name.
    var name: String { "sample.\(rawValue)" }

    /// The MIME type.
    var type: String {
        switch self {
        case .jpg: "image/jpeg"
        case .svg: "image/svg+xml"
        default: "image/\(rawValue)"
        }
    }

    /// The content of the file.
    var bytes: [UInt8] {
        switch self {
        case .png: Self.decode(Self.png64)
        case .jpg: Self.decode(Self.jpg64)
        case .gif: Self.decode(Self.gif64)
        case .webp: Self.decode(Self.webp64)
        case .tiff: Self.decode(Self.tiff64)
        case .svg: Array(Self.svgText.utf8)
        }
    }

    /// The file's first half.
    var truncated: [UInt8] { Array(bytes.prefix(bytes.count / 2)) }

    private static func decode(_ text: String) -> [UInt8] { [UInt8](Data(base64Encoded: text) ?? Data()) }

    private static let svgText = """
        <svg xmlns="http://www.w3.org/2000/svg" width="48" height="32">
        <rect width="24" height="32" fill="#fa0a0a"/><rect x="24" width="24" height="32" fill="#0a0afa"/>
        </svg>
        """

    private static let png64 = """
        iVBORw0KGgoAAAANSUhEUgAAADAAAAAgCAMAAABjCgsuAAAABlBMVEX6CgoKCvqecw0rAAAAHUlEQVQ4y2NgwAEYcQCGUQ2jGkY1\
        jGoY1TASNAAAEqcDAUOboekAAAAASUVORK5CYII=
        """

    private static let jpg64 = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0d\
        Hx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4e\
        Hh4eHh4eHh7/wAARCAAgADADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA\
        FwEBAQEBAAAAAAAAAAAAAAAAAAgJB//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJq5+sAABN2gCHwAFIZ/rgAA\
        TdoAh8ABSGf64AAE3aAIfAAUhn+uAABN2gCHwAH/2Q==
        """

    private static let gif64 = """
        R0lGODlhMAAgAPAAAPoKCgoK+iH5BAAAAAAALAAAAAAwACAAAAJVhI+pF+0Po1u0yourTrjDDQLeGIQb6Zka2qkWe7kUHMsKLdk3\
        /ukI3/MZgA8hg9gwDpElJbNpfCpFzKnUWcUirdloV3j1brVE7lhcJgPNafRazWMDCwA7
        """

    private static let webp64 = """
        UklGRioAAABXRUJQVlA4TB0AAAAvL8AHAA8wCleAP4T+/EcLxILJ/KUz6I7of1Q4BwA=
        """

    private static let tiff64 = """
        SUkqAD4AAAB42u3OoREAAAjEMDSK/adEo1jiZTpAL9ddiaY28jkeHh4eHh4eHh4eHh4eHh4enqjnATN3QcEQAAABAwABAAAAMAAA\
        AAEBAwABAAAAIAAAAAIBAwADAAAABAEAAAMBAwABAAAACAAAAAYBAwABAAAAAgAAAAoBAwABAAAAAQAAABEBBAABAAAACAAAABIB\
        AwABAAAAAQAAABUBAwABAAAAAwAAABYBAwABAAAAIAAAABcBBAABAAAANgAAABwBAwABAAAAAQAAACkBAwACAAAAAAABAD0BAwAB\
        AAAAAgAAAD4BBQACAAAAOgEAAD8BBQAGAAAACgEAAAAAAAAIAAgACACF61EAAACAAMP1qAAAAAACzcxMAAAAAAHNzEwAAACAAM3M\
        TAAAAAACj8L1AAAAABA3GqAAAAAAAiuHCgAAACAA
        """
}

/// Waits until a picture on the screen is a sample: red on the left and blue on the right.
func expectSample(_ picture: AccessibleNode) throws {
    let red = ScreenPicture.Color(red: 250, green: 10, blue: 10)
    let blue = ScreenPicture.Color(red: 10, green: 10, blue: 250)
    try TestSupport.waitUntil("\(picture) to show red and blue") {
        let area = try picture.screenRectangle
        let left = try Screenshot.pixel(at: ScreenPoint(x: area.x + area.width / 4, y: area.center.y))
        let right = try Screenshot.pixel(at: ScreenPoint(x: area.right - area.width / 4, y: area.center.y))
        return left.isNear(red, tolerance: 24) && right.isNear(blue, tolerance: 24)
    }
}
