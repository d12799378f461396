import Gtk

extension TextBuffer {
    /// The link that contains the selection, or the insertion point inside it or at its ends; nil if there is none.
    package var selectedLink: (address: String, range: Range<Int>)? {
        let place = selectedRange
        return link(at: place.lowerBound).flatMap { $0.range.upperBound >= place.upperBound ? $0 : nil }
    }

    /// The address that contains the selection, or the insertion point inside it or at its ends; nil if there is none.
    ///
    /// Only the text around it is searched, however long its line is.
    var selectedAddress: TextAddress? {
        let place = selectedRange
        let line = paragraphRange(at: place.lowerBound)
        guard place.upperBound <= line.upperBound, place.count <= TextAddress.longest else { return nil }
        var reach = 128
        while true {
            let start = max(line.lowerBound, place.lowerBound - reach)
            let end = min(line.upperBound, place.upperBound + reach)
            let text = text(in: start..<end)
            guard TextAddress.canContain(place.lowerBound - start..<place.upperBound - start, of: text) else {
                return nil
            }
            let found = TextAddress.all(in: text).first { address in
                let range = address.range.lowerBound + start..<address.range.upperBound + start
                return range.lowerBound <= place.lowerBound && place.upperBound <= range.upperBound
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
