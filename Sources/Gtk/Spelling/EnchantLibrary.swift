import CGtk

/// The functions of Enchant 2, loaded while the program runs: it is used where the system has it, and the program
/// needs it neither to be built nor to start.
///
/// Their types are those in enchant.h; they have been the same since Enchant 2.0.
nonisolated struct EnchantLibrary: @unchecked Sendable {
    typealias Text = UnsafePointer<CChar>?
    typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    typealias Describe = @convention(c) (Text, Text, Text, Text, UnsafeMutableRawPointer?) -> Void

    typealias MakeBroker = @convention(c) () -> OpaquePointer?
    typealias FreeBroker = @convention(c) (OpaquePointer?) -> Void
    typealias ListDictionaries = @convention(c) (OpaquePointer?, Describe?, UnsafeMutableRawPointer?) -> Void
    typealias RequestDictionary = @convention(c) (OpaquePointer?, Text) -> OpaquePointer?
    typealias FreeDictionary = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
    typealias Check = @convention(c) (OpaquePointer?, Text, gssize) -> CInt
    typealias Suggest = @convention(c) (OpaquePointer?, Text, gssize, UnsafeMutablePointer<Int>?) -> Strings
    typealias FreeStrings = @convention(c) (OpaquePointer?, Strings) -> Void
    typealias Add = @convention(c) (OpaquePointer?, Text, gssize) -> Void

    let makeBroker: MakeBroker
    let freeBroker: FreeBroker
    let listDictionaries: ListDictionaries
    let requestDictionary: RequestDictionary
    let freeDictionary: FreeDictionary
    let check: Check
    let suggest: Suggest
    let freeStrings: FreeStrings
    let add: Add
    let addToSession: Add

    /// Loads the library of that file name; nil if there is none, or if it lacks a function.
    ///
    /// It is never unloaded: the dictionaries' own libraries don't stand that.
    init?(_ name: String) {
        guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        func find<Function>(_ symbol: String) throws(MissingFunction) -> Function {
            guard let address = dlsym(library, "enchant_\(symbol)") else { throw MissingFunction() }
            return unsafeBitCast(address, to: Function.self)
        }
        do {
            makeBroker = try find("broker_init")
            freeBroker = try find("broker_free")
            listDictionaries = try find("broker_list_dicts")
            requestDictionary = try find("broker_request_dict")
            freeDictionary = try find("broker_free_dict")
            check = try find("dict_check")
            suggest = try find("dict_suggest")
            freeStrings = try find("dict_free_string_list")
            add = try find("dict_add")
            addToSession = try find("dict_add_to_session")
        } catch { return nil }
    }

    private struct MissingFunction: Error {}
}
