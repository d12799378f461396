/// A program to measure.
struct Program {
    /// The program's name in the report.
    let name: String
    let path: String
    let arguments: [String]
}
