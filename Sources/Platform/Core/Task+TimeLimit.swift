extension Task where Success == Void, Failure == Never {
    /// Waits until the task is over, for a number of milliseconds at most: after that the task continues, and this returns false.
    package func isOver(within milliseconds: Int) async -> Bool {
        await withCheckedContinuation { continuation in
            let limit = MainLoop.after(milliseconds: milliseconds) { continuation.resume(returning: false) }
            Task {
                await self.value
                guard limit.isPending else { return }
                limit.cancel()
                continuation.resume(returning: true)
            }
        }
    }
}
