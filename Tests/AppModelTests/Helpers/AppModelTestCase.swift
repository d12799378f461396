/// A test of the app's own types with GTK in its own process.
class AppModelTestCase: GtkTestCase {}
