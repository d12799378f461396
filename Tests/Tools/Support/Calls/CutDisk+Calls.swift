import Foundation

extension CutDisk {
    /// Returns whether a call concerns the folder or its contents.
    public func concerns(_ call: SystemCall) -> Bool {
        if call.arguments.indices.contains(where: { call.text($0) == place || call.text($0).hasPrefix(place + "/") }) {
            return true
        }
        // The first argument may be a file descriptor.
        return call.arguments.count > 0 && Int(call.arguments[0]).map { open[$0] != nil } ?? false
    }

    /// Applies the effect of a call.
    public mutating func apply(_ call: SystemCall) {
        guard call.result >= 0 else { return }
        switch call.name {
        case "open", "creat": openFile(call, path: call.text(0), flags: 1)
        case "openat": openFile(call, path: call.text(1), flags: 2)
        case "close": open[call.number(0)] = nil
        case "write", "pwrite64": write(call)
        case "ftruncate": change(call) { file, _ in file.cut(to: call.number(1)) }
        case "lseek": open[call.number(0)]?.offset = call.result
        case "fsync", "fdatasync": sync(call.number(0))
        case "fchmod": change(call) { file, _ in file.mode = call.mode(1) }
        case "rename": move(call.text(0), call.text(1))
        case "renameat", "renameat2": move(call.text(1), call.text(3))
        case "link": link(call.text(0), call.text(1))
        case "linkat": link(call.text(1), call.text(3))
        case "symlink": makeLink(call.text(0), at: call.text(1))
        case "symlinkat": makeLink(call.text(0), at: call.text(2))
        case "unlink", "rmdir": remove(call.text(0))
        case "unlinkat": remove(call.text(1))
        case "mkdir": makeFolder(call.text(0))
        case "mkdirat": makeFolder(call.text(1))
        default: break
        }
    }

    // MARK: Paths

    /// Returns the folder and the name that a path refers to; `nil` if it is outside.
    private func find(_ path: String, followsLink: Bool = false) -> (folder: Node, name: String)? {
        guard path.hasPrefix(place + "/") else { return nil }
        var folder = root
        let words = path.dropFirst(place.count + 1).split(separator: "/").map(String.init)
        for word in words.dropLast() {
            guard let next = entries(of: folder)[word] else { return nil }
            folder = next
        }
        guard let name = words.last else { return nil }
        if followsLink, let node = entries(of: folder)[name], let destination = links[node] {
            let around = ([place] + words.dropLast()).joined(separator: "/")
            return find(destination.hasPrefix("/") ? destination : "\(around)/\(destination)", followsLink: true)
        }
        return (folder, name)
    }

    private func node(at path: String, followsLink: Bool = false) -> Node? {
        if path == place { return root }
        return find(path, followsLink: followsLink).flatMap { entries(of: $0.folder)[$0.name] }
    }

    private mutating func change(_ entries: (folder: Node, name: String, node: Node?)...) {
        changes.append(Change(entries: entries))
    }

    // MARK: Files

    private mutating func openFile(_ call: SystemCall, path: String, flags: Int) {
        open[call.result] = nil
        let follows = !call.has("O_NOFOLLOW", flags)
        if let node = node(at: path, followsLink: follows) {
            open[call.result] = (node, 0)
            if call.has("O_TRUNC", flags) { files[node]?.content = [] }
        } else if call.has("O_CREAT", flags), let place = find(path, followsLink: follows) {
            let node = newNode()
            let mode = call.mode(flags + 1) & ~Self.mask
            files[node] = File(content: [], mode: mode, kept: ([], mode))
            change((place.folder, place.name, node))
            open[call.result] = (node, 0)
        }
    }

    private static var mask: UInt32 {
        let mask = umask(0)
        umask(mask)
        return mask
    }

    private mutating func change(_ call: SystemCall, _ body: (inout File, _ offset: inout Int) -> Void) {
        guard case (let node, var offset)? = open[call.number(0)], files[node] != nil else { return }
        body(&files[node]!, &offset)
        open[call.number(0)] = (node, offset)
    }

    private mutating func write(_ call: SystemCall) {
        change(call) { file, offset in
            let bytes = call.bytes(1).prefix(call.result)
            let start = call.name == "write" ? offset : call.number(3)
            let end = start + bytes.count
            if file.content.count < end { file.cut(to: end) }
            file.content.replaceSubrange(start..<end, with: bytes)
            if call.name == "write" { offset = end }
        }
    }

    private mutating func sync(_ number: Int) {
        guard let node = open[number]?.node else { return }
        if let file = files[node] { files[node]?.kept = (file.content, file.mode) }
        guard folders[node] != nil else { return }
        // A change that depends on another one, of the same name or of the folder itself, comes after that.
        for change in changes where change.folder == node {
            for entry in change.entries { folders[entry.folder]?[entry.name] = entry.node }
        }
        changes.removeAll { $0.folder == node }
    }

    // MARK: Names

    private mutating func move(_ from: String, _ to: String) {
        guard let old = find(from), let new = find(to), let node = entries(of: old.folder)[old.name] else { return }
        change((old.folder, old.name, nil), (new.folder, new.name, node))
    }

    private mutating func link(_ from: String, _ to: String) {
        guard let node = node(at: from), let new = find(to) else { return }
        change((new.folder, new.name, node))
    }

    private mutating func makeLink(_ destination: String, at path: String) {
        guard let new = find(path) else { return }
        let node = newNode()
        links[node] = destination
        change((new.folder, new.name, node))
    }

    private mutating func makeFolder(_ path: String) {
        guard let new = find(path) else { return }
        let node = newNode()
        folders[node] = [:]
        change((new.folder, new.name, node))
    }

    private mutating func remove(_ path: String) {
        guard let old = find(path) else { return }
        change((old.folder, old.name, nil))
    }
}

extension CutDisk.File {
    /// Sets the file's length; added bytes are zero.
    fileprivate mutating func cut(to count: Int) {
        let missing = count - content.count
        content = missing > 0 ? content + [UInt8](repeating: 0, count: missing) : Array(content.prefix(count))
    }
}
