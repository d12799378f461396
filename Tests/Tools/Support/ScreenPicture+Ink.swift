import LongpressTesting

extension ScreenPicture {
    /// How much of an area has another colour than most of it: none where nothing is drawn on its ground.
    package func ink(in area: ScreenRectangle) -> Double {
        let part = cropped(to: area)
        return 1 - part.share(of: part.mostCommonColor)
    }
}
