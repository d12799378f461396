import WebKitGtk

/// The pictures of a page, as drawn by the page or, where the page may not read them, as loaded.
final class WebPictures {
    /// The time limit for a picture, in milliseconds. It includes the time to compress it.
    private static let timeLimit = 5000

    private var resources: [String: WebResource] = [:]

    /// Records the resources that a page loads, from now on.
    func follow(_ view: WebView) {
        view.onResource { [weak self] in self?.resources[$0.address] = $0 }
        view.onLoad { [weak self] isDone in if !isDone { self?.resources = [:] } }
    }

    /// Calls a handler with the picture at an address, which was pressed last; nil if there is none.
    func texture(of address: String, in view: WebView, _ handler: @escaping (Texture?) -> Void) {
        view.evaluate(WebScript.calling("picture()"), within: Self.timeLimit) { [weak self] value in
            if let data = value?.text, let texture = Texture(base64: data) { return handler(texture) }
            guard let resource = self?.resources[address] else { return handler(nil) }
            Task { handler(await resource.bytes(within: Self.timeLimit).flatMap { Texture(encoded: $0) }) }
        }
    }
}
