import Glibc

/// The machine's load from other work.
struct Load {
    /// The average number of runnable threads over the last minute.
    private let wanting: Double
    private let processors: Int

    /// Reads the current load.
    init() {
        var average = 0.0
        wanting = getloadavg(&average, 1) == 1 ? average : 0
        processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    }

    /// A warning if the load is high enough to affect the numbers.
    var warning: String? {
        guard wanting > Double(processors) / 2 else { return nil }
        return "The machine was busy (load \(decimal(wanting, 1)) on \(processors) processors): "
            + "the ratio may be off by a tenth."
    }
}
