/// Something is on the web, from which nothing is downloaded.
package nonisolated struct RemoteFileError: Error {
    package init() {}
}
