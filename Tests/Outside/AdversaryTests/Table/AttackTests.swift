import Foundation
import XCTest

/// The table of attacks lists exactly what is tried, and SECURITY.md has the same list.
final class AttackTests: XCTestCase {
    /// Returns the test methods, by their types, in a folder of sources.
    private static func tests(in folder: String) throws -> [String: Set<String>] {
        let place = SecurityList.root.appendingPathComponent(folder)
        var tests: [String: Set<String>] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: place.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
            for part in text.split(separator: #/(?m)^(?=(?:final )?(?:class|struct|enum|extension) )/#) {
                guard let name = part.firstMatch(of: #/^(?:final )?(?:class|struct|enum|extension) (\w+)/#)?.1 else {
                    continue
                }
                let methods = part.matches(of: #/(?m)^    (?:@Test[^\n]*\n    )?func (\w+)\(/#).map { String($0.1) }
                tests[String(name), default: []].formUnion(methods)
            }
        }
        return tests.mapValues { $0 }
    }

    /// A test named without a method stands for its whole class.
    func testEveryAttackNamesExistingTests() throws {
        let tests = try Self.tests(in: "Tests")
        for attack in Attack.all {
            XCTAssertFalse(attack.tests.isEmpty, attack.what)
            for test in attack.tests {
                let words = test.split(separator: ".").map(String.init)
                let methods = try XCTUnwrap(tests[words[0]], "\(attack.what): there is no \(test)")
                if words.count > 1 { XCTAssertTrue(methods.contains(words[1]), "\(attack.what): there is no \(test)") }
            }
        }
    }

    func testEveryTestBelongsToAnAttack() throws {
        let named = Set(Attack.all.flatMap(\.tests))
        for (type, methods) in try Self.tests(in: "Tests/Outside/AdversaryTests") where type != "AttackTests" {
            for method in methods where method.hasPrefix("test") && !named.contains(type) {
                XCTAssertTrue(named.contains("\(type).\(method)"), "no attack is tried by \(type).\(method)")
            }
        }
    }

    func testNoAttackIsListedTwice() {
        XCTAssertEqual(
            Dictionary(grouping: Attack.all) { "\($0.source) \($0.what)" }.filter { $1.count > 1 }.keys.sorted(), [])
    }

    /// The list is written by `LONGPRESS_ARTICLES=write Tests/run build adversary --only AttackTests`.
    func testTheListInSecurityMatchesTheTable() throws {
        var text = try String(contentsOf: SecurityList.file, encoding: .utf8)
        let range = try XCTUnwrap(SecurityList.range(in: text), "SECURITY.md has no list of attacks")
        if ProcessInfo.processInfo.environment["LONGPRESS_ARTICLES"] == "write" {
            text.replaceSubrange(range, with: SecurityList.text)
            try text.write(to: SecurityList.file, atomically: true, encoding: .utf8)
            return
        }
        let (lines, wanted) = (text[range].split(separator: "\n"), SecurityList.text.split(separator: "\n"))
        for (line, other) in zip(lines, wanted) { XCTAssertEqual(line, other) }
        XCTAssertEqual(lines.count, wanted.count)
    }
}
