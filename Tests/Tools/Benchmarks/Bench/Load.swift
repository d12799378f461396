import Glibc

/// How busy the machine is with other work.
struct Load {
    /// How many threads wanted to run, on average over the last minute.
    private let wanting: Double
    private let processors: Int

    /// The load now.
    init() {
        var average = 0.0
        wanting = getloadavg(&average, 1) == 1 ? average : 0
        processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    }

    /// A word of warning if it is high enough to show in the numbers.
    var warning: String? {
        guard wanting > Double(processors) / 2 else { return nil }
        return "The machine was busy (load \(decimal(wanting, 1)) on \(processors) processors): "
            + "the ratio may be off by a tenth."
    }
}
