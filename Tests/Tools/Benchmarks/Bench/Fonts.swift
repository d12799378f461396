import Glibc

/// Makes only the fonts of the tests available, so that texts and menus have the same size on every machine.
///
/// `Tests/Tools/World/fonts.conf` does the same for the tests.
struct Fonts {
    private static let names = ["DejaVuS", "Cantarell-"]
    private static let installed = "/usr/share/fonts"

    /// The path of the fontconfig configuration for these fonts.
    let configuration: String

    /// Links the fonts into an existing folder.
    init(in folder: String) throws(Failure) {
        let links = "\(folder)/fonts"
        try makeFolder(links)
        for file in Self.files(in: Self.installed) { symlink(file, "\(links)/\(lastComponent(file))") }
        let linked = entries(of: links)
        guard Self.names.allSatisfy({ name in linked.contains { $0.hasPrefix(name) } }) else {
            throw Failure("the benchmark needs the fonts of the packages fonts-dejavu-core and fonts-cantarell")
        }
        configuration = "\(folder)/fonts.conf"
        try writeText(
            """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
              <dir>\(links)</dir>
              <cachedir>\(folder)/fonts-cache</cachedir>
              <match target="pattern">
                <test qual="any" name="family"><string>Sans</string></test>
                <edit name="family" mode="assign" binding="same"><string>sans-serif</string></edit>
              </match>
              <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
              <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
              <match target="pattern">
                <edit name="antialias" mode="append"><bool>true</bool></edit>
                <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
                <edit name="rgba" mode="append"><const>none</const></edit>
              </match>
            </fontconfig>

            """, to: configuration)
    }

    /// Returns the paths of these fonts below a folder; empty if the path isn't a folder.
    private static func files(in folder: String) -> [String] {
        entries(of: folder).flatMap { name in
            let path = "\(folder)/\(name)"
            if names.contains(where: name.hasPrefix) { return [path] }
            return files(in: path)
        }
    }
}
