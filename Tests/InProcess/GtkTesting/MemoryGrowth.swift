import CGtk
import TestSupport

/// The memory that something leaves behind in this process: what it has allocated and not freed.
@MainActor
public enum MemoryGrowth {
    /// Does something again and again, and returns the kilobytes by which the heap has grown with it. What is kept from the first
    /// time on counts, too.
    ///
    /// - Parameter body: Called with the number of the time, from 0.
    public static func of(_ count: Int, times body: (Int) throws -> Void) rethrows -> Int {
        try of {
            for number in 0..<count {
                try body(number)
                // What Swift has let go of is given back as the main loop turns.
                iterateMainContext()
            }
        }
    }

    /// Does something, and returns the kilobytes by which the heap has grown with it.
    public static func of(_ body: () throws -> Void) rethrows -> Int {
        let before = inUse
        try body()
        return (inUse - before) / 1000
    }

    /// The size of all blocks in use, in bytes.
    private static var inUse: Int {
        let heap = mallinfo2()
        return Int(heap.uordblks + heap.hblkhd)
    }
}
