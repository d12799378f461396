import CGtk

/// The arguments of a signal, valid only while its handler runs. Index 0 is the first argument after the emitter.
public struct SignalArguments {
    package let values: UnsafePointer<GValue>
    package let count: Int

    private func value(_ index: Int) -> UnsafePointer<GValue> {
        precondition(index + 1 < count, "the signal has only \(count - 1) arguments")
        return values + index + 1
    }

    package var emitter: UnsafeMutableRawPointer { g_value_get_object(values)! }

    package func double(_ index: Int) -> Double { g_value_get_double(value(index)) }
    package func int(_ index: Int) -> Int { Int(g_value_get_int(value(index))) }
    package func uint(_ index: Int) -> UInt32 { g_value_get_uint(value(index)) }
    package func enumeration(_ index: Int) -> Int { Int(g_value_get_enum(value(index))) }
    package func flags(_ index: Int) -> UInt32 { g_value_get_flags(value(index)) }
    package func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_object(value(index)) }
    package func boxed(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(value(index)) }
    package func string(_ index: Int) -> String? { g_value_get_string(value(index)).map { String(cString: $0) } }
    package func valuePointer(_ index: Int) -> UnsafePointer<GValue> { value(index) }
}
