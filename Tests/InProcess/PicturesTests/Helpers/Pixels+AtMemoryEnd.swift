import CGtk
import Glibc

@testable import Pictures
@testable import Platform

extension Pixels {
    /// Returns a picture that ends at the end of accessible memory, with its last row without padding: reading beyond it crashes.
    ///
    /// - Parameters:
    ///   - isPadded: Whether the other rows begin at multiples of four bytes.
    ///   - orientation: The orientation tag, as in a photograph's file.
    static func atMemoryEnd(
        width: Int, height: Int, isPadded: Bool, orientation: Int = 1, _ color: (_ x: Int, _ y: Int) -> [UInt8]
    ) -> Pixels {
        let channels = color(0, 0).count
        let stride = isPadded ? (width * channels + 3) / 4 * 4 : width * channels
        let length = (height - 1) * stride + width * channels
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        let room = (length + page - 1) / page * page
        let memory = mmap(nil, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
        precondition(memory != MAP_FAILED && mprotect(memory + room, page, PROT_NONE) == 0)
        let start = (memory + room - length).assumingMemoryBound(to: UInt8.self)
        for y in 0..<height {
            for x in 0..<width {
                for (channel, value) in color(x, y).enumerated() { start[y * stride + x * channels + channel] = value }
            }
        }
        let pixbuf = gdk_pixbuf_new_from_data(
            start, GDK_COLORSPACE_RGB, channels == 4 ? 1 : 0, 8, gint(width), gint(height), gint(stride),
            { start, size in
                let size = Int(bitPattern: size), page = Int(sysconf(Int32(_SC_PAGESIZE)))
                munmap(UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: start!) / UInt(page) * UInt(page))!, size)
            }, UnsafeMutableRawPointer(bitPattern: room + page))!
        gdk_pixbuf_set_option(pixbuf, "orientation", "\(orientation)")
        return Pixels(owning: pixbuf)
    }
}
