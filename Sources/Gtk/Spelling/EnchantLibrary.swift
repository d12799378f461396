import CGtk

/// The functions of Enchant 2, loaded at run time: the library is used if the system has it, and the program can be built and
/// started without it.
///
/// Their types are those in enchant.h, which haven't changed since Enchant 2.0.
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

    /// Loads the library with a file name; nil if there is none, or if it lacks a function.
    ///
    /// It is never unloaded: the dictionaries' own libraries don't tolerate that.
    init?(_ name: String) {
        guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL), let whole = try? Self(LoadedLibrary(library)) else {
            return nil
        }
        self = whole
    }

    private init(_ library: LoadedLibrary) throws {
        makeBroker = try library.function("enchant_broker_init")
        freeBroker = try library.function("enchant_broker_free")
        listDictionaries = try library.function("enchant_broker_list_dicts")
        requestDictionary = try library.function("enchant_broker_request_dict")
        freeDictionary = try library.function("enchant_broker_free_dict")
        check = try library.function("enchant_dict_check")
        suggest = try library.function("enchant_dict_suggest")
        freeStrings = try library.function("enchant_dict_free_string_list")
        add = try library.function("enchant_dict_add")
        addToSession = try library.function("enchant_dict_add_to_session")
    }
}
