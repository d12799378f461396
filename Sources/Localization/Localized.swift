// The texts of the app and of its services, in the user's language.
//
// The text is English, written as one literal: `meson-notes/translations template` finds it by the name of the function.
// Variable parts are named in braces, so that a translation may put them anywhere.

/// Returns a text of the app in the user's language, with values in place of each `{name}`.
package func localized(_ text: String, _ values: [String: String] = [:]) -> String {
    Placeholders.fill(Catalog.app.text(text), values)
}

/// Returns a text of the app whose English has more than one meaning: the context tells translators which is meant.
package func localizedIn(_ context: String, _ text: String, _ values: [String: String] = [:]) -> String {
    Placeholders.fill(Catalog.app.text(text, in: context), values)
}

/// Returns a text of the app that contains a number, in the form that the user's language has for that number, which replaces
/// `{count}`.
package func localizedPlural(
    _ one: String, _ many: String, count: Int, _ values: [String: String] = [:]
) -> String {
    Placeholders.fill(
        Catalog.app.text(one, or: many, count: count), values.merging(["count": "\(count)"]) { first, _ in first })
}

/// Returns a text of the library, in the user's language or as replaced by the program (``LibraryText``), with values for each
/// `{name}`.
package func libraryText(_ text: String, _ values: [String: String] = [:]) -> String {
    Placeholders.fill(LibraryText.own(text) ?? Catalog.library.text(text), values)
}
