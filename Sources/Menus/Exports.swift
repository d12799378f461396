// Where a menu lies is said in points and rectangles: they come with it.
@_exported public import Geometry
@_exported public import Localization
