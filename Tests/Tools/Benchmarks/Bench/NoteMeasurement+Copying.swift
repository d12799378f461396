import Glibc

extension NoteMeasurement {
    /// Selects everything, copies it, and lets another program read the clipboard.
    ///
    /// - Returns: The longest time that the main loop was busy meanwhile, in milliseconds.
    static func copyAll(_ hand: Hand, _ pinging: Pinging, to screen: String) throws -> Double {
        var longest = 0.0
        for key in ["a", "c"] {
            hand.press("Control_L", key)
            longest = max(longest, try rest(pinging))
        }
        let start = now()
        while milliseconds(since: start) < 60_000 {
            // The output is ignored, and so is the error while there is nothing on the clipboard yet.
            let command = "exec xclip -display \(screen) -selection clipboard -target UTF8_STRING -out >/dev/null 2>&1"
            let reading = try Child("sh", ["-c", command])
            longest = max(longest, try pinging.ping { reading.ending == nil })
            if reading.waitForSuccess() { return longest }
        }
        throw Failure("nothing was copied")
    }
}
