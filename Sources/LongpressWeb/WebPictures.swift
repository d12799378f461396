import WebKitGtk

/// The pictures of a page, as the page drew them or, where it isn't allowed to tell, as they came.
final class WebPictures {
    /// How long a picture may take, in milliseconds: it is compressed first.
    private static let patience = 5000

    private var resources: [String: WebResource] = [:]

    /// Takes note of what a page loads, from now on.
    func follow(_ view: WebView) {
        view.onResource { [weak self] in self?.resources[$0.address] = $0 }
        view.onLoad { [weak self] isDone in if !isDone { self?.resources = [:] } }
    }

    /// Calls a handler with the picture of an address that was pressed last; nil if there is none.
    func texture(of address: String, in view: WebView, _ handler: @escaping (Texture?) -> Void) {
        view.evaluate(WebScript.calling("picture()"), within: Self.patience) { [weak self] value in
            if let data = value?.text, let texture = Texture(base64: data) { return handler(texture) }
            guard let resource = self?.resources[address] else { return handler(nil) }
            Task { handler(await resource.bytes(within: Self.patience).flatMap { Texture(encoded: $0) }) }
        }
    }
}
