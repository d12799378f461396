/// A filter of a PNG's rows: the prediction from which a row's bytes are stored as differences (PNG specification, section 9).
nonisolated enum PNGFilter: UInt8, CaseIterable {
    case none, left, above, average, paeth

    /// Restores the original bytes of a row.
    func undo(in row: inout [UInt8], above: [UInt8], bytesEach: Int) {
        guard self != .none else { return }
        row.withUnsafeMutableBufferPointer { row in
            above.withUnsafeBufferPointer { above in
                for index in row.indices {
                    let hasLeft = index >= bytesEach
                    row[index] &+= guess(
                        hasLeft ? row[index - bytesEach] : 0, above[index], hasLeft ? above[index - bytesEach] : 0)
                }
            }
        }
    }

    /// Returns the filtered bytes of a row.
    func applied(to row: [UInt8], above: [UInt8], bytesEach: Int) -> [UInt8] {
        guard self != .none else { return row }
        return [UInt8](unsafeUninitializedCapacity: row.count) { result, count in
            row.withUnsafeBufferPointer { row in
                above.withUnsafeBufferPointer { above in
                    for index in row.indices {
                        let hasLeft = index >= bytesEach
                        result[index] =
                            row[index]
                            &- guess(
                                hasLeft ? row[index - bytesEach] : 0, above[index],
                                hasLeft ? above[index - bytesEach] : 0)
                    }
                }
            }
            count = row.count
        }
    }

    /// Returns the filter by which a row is likely to compress best: the one with the smallest differences (section 12.7).
    static func best(for row: [UInt8], above: [UInt8], bytesEach: Int) -> PNGFilter {
        var costs = (0, 0, 0, 0, 0)
        func size(_ value: UInt8, _ guess: UInt8) -> Int { Int(Int8(bitPattern: value &- guess).magnitude) }
        row.withUnsafeBufferPointer { row in
            above.withUnsafeBufferPointer { above in
                for index in row.indices {
                    let hasLeft = index >= bytesEach
                    let (value, up) = (row[index], above[index])
                    let left = hasLeft ? row[index - bytesEach] : 0
                    let corner = hasLeft ? above[index - bytesEach] : 0
                    costs.0 += size(value, 0)
                    costs.1 += size(value, left)
                    costs.2 += size(value, up)
                    costs.3 += size(value, average.guess(left, up, corner))
                    costs.4 += size(value, paeth.guess(left, up, corner))
                }
            }
        }
        let all = [costs.0, costs.1, costs.2, costs.3, costs.4]
        return allCases.min { all[Int($0.rawValue)] < all[Int($1.rawValue)] } ?? .none
    }

    @inline(__always)
    private func guess(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        switch self {
        case .none: return 0
        case .left: return left
        case .above: return above
        case .average: return UInt8((Int(left) + Int(above)) / 2)
        case .paeth:
            let guess = Int(left) + Int(above) - Int(corner)
            let toLeft = abs(guess - Int(left))
            let (toAbove, toCorner) = (abs(guess - Int(above)), abs(guess - Int(corner)))
            if toLeft <= toAbove, toLeft <= toCorner { return left }
            return toAbove <= toCorner ? above : corner
        }
    }
}
