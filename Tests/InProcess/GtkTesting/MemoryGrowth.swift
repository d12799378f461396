import CGtk
import TestSupport

/// The memory that code leaves behind in this process: allocated and not freed.
@MainActor
public enum MemoryGrowth {
    /// Runs a body a number of times, and returns by how many kilobytes the heap has grown. Memory that is allocated once and
    /// kept counts, too.
    ///
    /// - Parameter body: Called with the index of the run, from 0.
    public static func of(_ count: Int, times body: (Int) throws -> Void) rethrows -> Int {
        try of {
            for number in 0..<count {
                try body(number)
                // Objects that Swift has released are freed when the main loop turns.
                iterateMainContext()
            }
        }
    }

    /// Runs a body, and returns by how many kilobytes the heap has grown.
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
