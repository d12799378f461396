import Gtk

extension TextBuffer {
    /// The link that contains the selection, or the insertion point inside it or at its ends; nil if there is none.
    package var selectedLink: (address: String, range: Range<Int>)? {
        let selection = selectedRange
        return link(at: selection.lowerBound).flatMap { $0.range.upperBound >= selection.upperBound ? $0 : nil }
    }

    /// The address that contains the selection, or the insertion point inside it or at its ends; nil if there is none.
    ///
    /// Only the text around it is searched, however long its line is.
    var selectedAddress: TextAddress? {
        let selection = selectedRange
        let line = paragraphRange(at: selection.lowerBound)
        guard selection.upperBound <= line.upperBound, selection.count <= TextAddress.longest else { return nil }
        var reach = 128
        while true {
            let start = max(line.lowerBound, selection.lowerBound - reach)
            let end = min(line.upperBound, selection.upperBound + reach)
            let text = text(in: start..<end)
            guard TextAddress.canContain(selection.lowerBound - start..<selection.upperBound - start, of: text) else {
                return nil
            }
            let found = TextAddress.all(in: text).first { address in
                let range = address.range.lowerBound + start..<address.range.upperBound + start
                return range.lowerBound <= selection.lowerBound && selection.upperBound <= range.upperBound
            }
            // An address at an end of the searched text may continue beyond it, or be part of something else.
            let isCut =
                found.map { address in
                    (address.range.lowerBound == 0 && start > line.lowerBound)
                        || (address.range.upperBound == end - start && end < line.upperBound)
                } ?? false
            guard isCut else { return found }
            guard reach <= TextAddress.longest else { return nil }
            reach *= 4
        }
    }
}
