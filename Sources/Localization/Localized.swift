// The words of the app and of its services, in the user's language.
//
// The text is English, written out as one literal: `meson-notes/translations template` finds it by the name of the
// function. What changes is named in braces, so that a translation may put it anywhere.

/// A text of the app in the user's language, with values in the place of each `{name}`.
package func localized(_ text: String, _ values: [String: String] = [:]) -> String {
    Placeholders.fill(Catalog.app.text(text), values)
}

/// A text of the app whose English is also that of another with another meaning: the context tells translators which.
package func localizedIn(_ context: String, _ text: String, _ values: [String: String] = [:]) -> String {
    Placeholders.fill(Catalog.app.text(text, in: context), values)
}

/// A text of the app that says how many there are of something, in the form that the user's language has for that
/// number, which takes the place of `{count}`.
package func localizedPlural(
    _ one: String, _ many: String, count: Int, _ values: [String: String] = [:]
) -> String {
    Placeholders.fill(
        Catalog.app.text(one, or: many, count: count), values.merging(["count": "\(count)"]) { first, _ in first })
}

/// A text of the library, in the user's language or as the program has it (``LibraryText``), with values for `{name}`.
package func libraryText(_ text: String, _ values: [String: String] = [:]) -> String {
    Placeholders.fill(LibraryText.own(text) ?? Catalog.library.text(text), values)
}
