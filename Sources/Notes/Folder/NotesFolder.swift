import Files
import Localization
import Platform

/// A folder of notes on the disk. Its items are read on other threads, names and dates first, and then kept up to date.
///
/// The folder doesn't check whether a file is really a note, as its name suggests: opening it does.
package final class NotesFolder {
    /// Whether all of the folder's contents are known.
    package enum State: Equatable {
        case reading
        case read
        /// The folder can't be read, for a reason in words for the user.
        case failed(String)
    }

    /// A change of the folder, for the views that show it.
    package enum Event {
        /// The items or their order have changed.
        case items
        /// The items at some positions have new summaries.
        case changed([Int])
        case state
    }

    package let folder: File
    /// The folder's contents, in its order.
    package private(set) var items: [FolderItem] = []
    package private(set) var state = State.reading
    package var order: FolderOrder { didSet { if order != oldValue { refresh() } } }

    /// The positions of the items by their ids.
    private var positions: [String: Int] = [:]
    /// The addresses of the pinned notes.
    package var pins: Set<String> { didSet { if pins != oldValue { refresh() } } }

    private var observers: [Observer] = []
    private var watch: FileWatch?
    private var reading: Task<Void, Never>?
    private var summarizing: Task<Void, Never>?
    private var needsReading = false
    private var timer: Timer?

    /// The delay between a change and reading the folder again, in milliseconds: programs mostly make several changes at once.
    private static let delay = 150

    /// The number of summaries that are taken over at once. The first ones, which may be visible, are delivered without a delay.
    private nonisolated static let (firstDelivered, maxDelivered) = (40, 500)

    private struct Observer {
        weak var owner: AnyObject?
        let handler: (Event) -> Void
    }

    /// Creates the folder and begins to read it.
    package init(_ folder: File, order: FolderOrder = .newest, pins: Set<String> = []) {
        (self.folder, self.order, self.pins) = (folder, order, pins)
        refresh()
    }

    isolated deinit {
        reading?.cancel()
        summarizing?.cancel()
    }

    /// Calls a handler for the folder's events while its owner exists.
    package func observe(for owner: AnyObject, _ handler: @escaping (Event) -> Void) {
        observers.append(Observer(owner: owner, handler: handler))
    }

    private func notify(_ event: Event) {
        observers.removeAll { $0.owner == nil }
        observers.forEach { $0.handler(event) }
    }

    // MARK: Reading

    /// Reads the folder again.
    package func refresh() {
        needsReading = true
        guard reading == nil else { return }
        reading = Task { [weak self] in
            while let self, self.needsReading, !Task.isCancelled {
                self.needsReading = false
                await self.read()
            }
            self?.reading = nil
        }
    }

    private func read() async {
        let (folder, order, pins, isFollowed, before) = (folder, order, pins, watch != nil, items)
        do {
            let (found, positions, watch) = try await BlockingWork.run(at: folder, silenceLimit: FileWait.look) {
                [weak self] cancellation in
                // Begins watching before reading, so that no change is missed, but only after the disk has responded: GLib sets
                // up its file monitors one after the other, including those of the main thread.
                _ = try folder.state(cancellation)
                let watch = isFollowed ? nil : FileWatch(folder: folder, cancellation)
                let entries = try folder.entries(where: FolderItem.isNote, cancellation) { entries in
                    guard before.isEmpty else { return }
                    Task { @MainActor [weak self] in
                        self?.add(entries.map { FolderItem($0, isPinned: pins.contains($0.file.uri)) })
                    }
                }
                let known = Dictionary(before.map { ($0.id, $0) }) { $1 }
                let items = order.sorted(
                    entries.map { entry in
                        let item = known[entry.file.uri]
                        return FolderItem(
                            entry, summary: item?.entry.state == entry.state ? item?.summary : nil,
                            isPinned: pins.contains(entry.file.uri))
                    })
                return (items, Self.positions(of: items), watch)
            }
            follow(watch)
            show(found, positions, .read)
            summarize()
        } catch is CancellationError {
        } catch {
            watch = nil
            show([], [:], .failed(message(for: error)))
        }
    }

    private func follow(_ watch: FileWatch?) {
        guard let watch else { return }
        self.watch = watch
        watch.onChange { [weak self] in self?.changed() }
    }

    /// Schedules reading the folder again after a change in it.
    private func changed() {
        guard timer?.isPending != true else { return }
        timer = MainLoop.after(milliseconds: Self.delay) { [weak self] in self?.refresh() }
    }

    /// Adds the items found first, while the others are still being read.
    private func add(_ more: [FolderItem]) {
        guard state == .reading else { return }
        items = order.sorted(items + more.filter { positions[$0.id] == nil })
        positions = Self.positions(of: items)
        notify(.items)
    }

    private nonisolated static func positions(of items: [FolderItem]) -> [String: Int] {
        Dictionary(items.enumerated().map { ($1.id, $0) }) { $1 }
    }

    private func show(_ items: [FolderItem], _ positions: [String: Int], _ state: State) {
        let wasState = self.state
        self.state = state
        if items != self.items {
            (self.items, self.positions) = (items, positions)
            notify(.items)
        }
        if state != wasState { notify(.state) }
    }

    /// Returns the reason why the folder can't be read, in words for the user.
    func message(for error: any Error) -> String {
        let error = error as? PlatformError
        if error?.isDiskSilence == true {
            return localized("The disk with “{name}” isn’t responding.", ["name": folder.name])
        }
        if error?.isNotFound == true {
            return localized("The folder “{name}” isn’t there any more.", ["name": folder.name])
        }
        return localized(
            "The folder “{name}” can’t be read. {reason}",
            ["name": folder.name, "reason": error?.message ?? localized("It can’t be read.")])
    }

    // MARK: Summaries

    /// Reads the beginnings of the notes without a summary, in order.
    private func summarize() {
        summarizing?.cancel()
        let missing = items.filter { !$0.isFolder && $0.summary == nil }
        guard !missing.isEmpty else { return }
        summarizing = Task { [weak self, folder] in
            // If the disk doesn't respond, only names and dates are shown.
            try? await BlockingWork.run(at: folder, silenceLimit: FileWait.look) { [weak self] cancellation in
                var (read, last, most) = ([FolderItem](), Clock.milliseconds, Self.firstDelivered)
                for var item in missing {
                    item.summarize(cancellation)
                    // If this was cancelled, the note may not have been read.
                    try cancellation.check()
                    read.append(item)
                    let isDue = Clock.milliseconds - last >= File.deliveryPause || read.count == most
                    guard isDue else { continue }
                    Task { @MainActor [weak self, read] in self?.receive(read) }
                    (read, last, most) = ([], Clock.milliseconds, Self.maxDelivered)
                }
                Task { @MainActor [weak self, read] in self?.receive(read) }
            }
        }
    }

    /// Stores the summaries that were read, except of notes that have changed since.
    private func receive(_ read: [FolderItem]) {
        var changed: [Int] = []
        for item in read {
            guard let index = positions[item.id], items[index].entry.state == item.entry.state else { continue }
            items[index].summary = item.summary
            changed.append(index)
        }
        if !changed.isEmpty { notify(.changed(changed)) }
    }
}
