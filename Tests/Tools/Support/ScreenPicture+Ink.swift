import LongpressTesting

extension ScreenPicture {
    /// Returns the share of an area, 0 to 1, that has another colour than most of it: 0 if nothing is drawn on its background.
    package func ink(in area: ScreenRectangle) -> Double {
        let part = cropped(to: area)
        return 1 - part.share(of: part.mostCommonColor)
    }
}
