/// A program to measure.
struct Program {
    /// What the report calls it.
    let name: String
    let path: String
    let arguments: [String]
}
