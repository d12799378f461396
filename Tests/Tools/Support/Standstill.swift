/// For how many seconds the program may have stood still, which no promise of its own covers: under `Tests/run --shake` two
/// stops of two seconds may follow each other, else 0.
public let standstill = environment("LONGPRESS_SHAKEN") == nil ? 0.0 : 5.0
