/// The seconds for which the program may have been stopped, in addition to any time it guarantees: two stops of two seconds may
/// follow each other under `Tests/run --shake`; otherwise 0.
public let standstill = environment("LONGPRESS_SHAKEN") == nil ? 0.0 : 5.0
