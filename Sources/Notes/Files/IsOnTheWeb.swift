/// Something is on the web, from where nothing is fetched.
package nonisolated struct IsOnTheWeb: Error {
    package init() {}
}
