import Foundation

/// Pictures of the screen.
public enum Screenshot {
    /// The folder of named pictures: the one that `LONGPRESS_SCREENSHOTS` names, otherwise `screenshots` in the build folder.
    public static var folder: String {
        get throws {
            try environment("LONGPRESS_SCREENSHOTS") ?? (TestProgram.folder + "/screenshots")
        }
    }

    /// Returns the file of a named picture. Creates its folder if necessary.
    public static func file(_ name: String) throws -> String {
        let folder = try folder
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return "\(folder)/\(name).png"
    }

    /// Returns a picture of the screen, or of an area of it.
    public static func picture(of area: ScreenRectangle? = nil) throws -> ScreenPicture {
        let display = try TestDisplay.shared()
        let area = area ?? display.bounds
        guard display.bounds.contains(area), area.width > 0, area.height > 0 else {
            throw TestFailure("\(area) isn't on the screen, which is \(display.bounds)")
        }
        let connection = display.connection
        let image = connection.x.image(
            connection.display, connection.root, Int32(area.x), Int32(area.y), UInt32(area.width),
            UInt32(area.height), ~0, 2)
        guard let image else { throw TestFailure("the X server returned no picture of \(area)") }
        defer { _ = connection.x.destroyImage(image) }
        // The offsets are those of XImage on 64-bit machines; a screen of depth 24 has 32 bits a pixel.
        let data = image.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        let stride = Int(image.load(fromByteOffset: 44, as: Int32.self))
        guard image.load(fromByteOffset: 48, as: Int32.self) == 32 else {
            throw TestFailure("screenshots require a screen of depth 24")
        }
        let pixels = [UInt32](unsafeUninitializedCapacity: area.width * area.height) { buffer, count in
            for row in 0..<area.height {
                memcpy(buffer.baseAddress! + row * area.width, data + row * stride, area.width * 4)
            }
            count = area.width * area.height
        }
        return ScreenPicture(width: area.width, height: area.height, pixels: pixels)
    }

    /// Saves a picture of the screen, or of an area of it, in the folder of named pictures, and returns it.
    @discardableResult
    public static func take(_ name: String, of area: ScreenRectangle? = nil) throws -> ScreenPicture {
        let picture = try picture(of: area)
        try picture.write(to: file(name))
        return picture
    }

    /// Returns the colour of one pixel of the screen.
    public static func pixel(at point: ScreenPoint) throws -> ScreenPicture.Color {
        try picture(of: ScreenRectangle(x: point.x, y: point.y, width: 1, height: 1)).pixel(at: ScreenPoint(x: 0, y: 0))
    }

    /// Waits until the screen, or an area of it, has stopped changing, as when an animation has ended, and returns its picture.
    public static func settled(of area: ScreenRectangle? = nil, upTo seconds: Double = patience) throws -> ScreenPicture
    {
        var last = try picture(of: area)
        var alike = 0
        return try waitFor("the screen to stop changing", upTo: seconds, every: 20) {
            let next = try picture(of: area)
            alike = next == last ? alike + 1 : 0
            last = next
            return alike >= 3 ? next : nil
        }
    }
}
