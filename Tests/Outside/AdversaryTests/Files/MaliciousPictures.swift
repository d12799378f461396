import Foundation

@testable import Driving

/// Pictures made to use up all memory or time, or to read other files, each as a file and in a note.
enum MaliciousPictures {
    static let all: [MaliciousFile] = [
        MaliciousFile(
            "wide.png", "an image of 2 billion × 2 billion pixels in 60 bytes",
            .opens("", says: "2147483647 × 2147483647 pixels"),
            bytes: png(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)),
        MaliciousFile(
            "flat.png", "an image with a height of 0", .opens("", says: "damaged"), bytes: png(width: 16, height: 0)),
        MaliciousFile(
            "half.png", "an image whose second half is missing", .opens("", says: "damaged"),
            bytes: SamplePicture.png.truncated),
        MaliciousFile(
            "tail.png", "an image followed by a shell script", .opens("", pictures: 1),
            bytes: SamplePicture.png.bytes + Array("#!/bin/sh\nrm -rf ~\n".utf8)),
        MaliciousFile(
            "other.png", "a web page named as an image", .refused("isn’t an image"),
            text: "<html><p>page</p></html>"),
        MaliciousFile(
            "entity.svg", "a drawing that includes a file as an entity", .opens("", says: "damaged"),
            text: """
                <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>
                <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><text y="20">&x;</text></svg>
                """),
        MaliciousFile(
            "inside.svg", "a drawing that refers to files and addresses", .opens("", pictures: 1),
            text: """
                <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30">
                <image xlink:href="file:///etc/hostname" width="9" height="9"/>
                <image href="http://127.0.0.1:9/x.png" width="9" height="9"/>
                <use xlink:href="file:///etc/hosts#a"/>
                <style>@import url("http://127.0.0.1:9/x.css"); rect { fill: url(http://127.0.0.1:9/x.svg#a) }</style>
                <rect width="9" height="9"/></svg>
                """),
        MaliciousFile(
            "circle.svg", "a drawing that contains itself", .opens("", pictures: 1),
            text: """
                <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><g id="a"><use href="#b"/></g>
                <g id="b"><use href="#a"/></g></svg>
                """),
        MaliciousFile(
            "script.svg", "a drawing with a script", .opens("", pictures: 1),
            text: """
                <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="x()"><script>for(;;){}</script></svg>
                """),
    ]

    /// A small picture as in a note.
    static let source = "data:image/png;base64," + Data(SamplePicture.png.bytes).base64EncodedString()

    /// Returns the beginning of a PNG with this size, and its end.
    private static func png(width: UInt32, height: UInt32) -> [UInt8] {
        func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        func piece(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
            let content = Array(name.utf8) + bytes
            return number(UInt32(bytes.count)) + content + number(checksum(content))
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + piece("IHDR", number(width) + number(height) + [8, 2, 0, 0, 0])
            + piece("IDAT", [0x78, 0x9C, 0x03, 0, 0, 0, 0, 1]) + piece("IEND", [])
    }

    /// Returns the CRC-32, as used in PNG.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
        }
    }
}
