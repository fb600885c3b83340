/// Where a package finds JankLab: a folder, or a URL with a version.
package struct PackageSource: Sendable {
  /// A path as in `Package.swift`, or a URL.
  package let location: String
  /// A version, a revision of 40 digits, or a branch; empty for a path.
  package let version: String

  /// Creates a source.
  package init(location: String, version: String) {
    self.location = location
    self.version = version
  }

  /// The placeholder of the repository's URL.
  package static let placeholder = "https://example.com/JankLab.git"

  /// The dependency as in a manifest.
  package var dependency: String {
    guard isAddress else { return ".package(path: \(location.debugDescription))" }
    let isRevision = version.count == 40 && isHexadecimal
    let isVersion = version.split(separator: ".").count == 3 && version.first?.isNumber == true
    let word = isRevision ? "revision" : isVersion ? "exact" : "branch"
    let address = location.debugDescription
    return ".package(url: \(address), \(word): \(version.debugDescription))"
  }

  /// The name by which SwiftPM identifies the package: that of its folder or repository.
  package var name: String {
    let last = location.split(separator: "/").last.map(String.init) ?? "JankLab"
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// Whether the version is the beginning of a revision, which SwiftPM would take for a branch.
  package var hasShortRevision: Bool {
    (7..<40).contains(version.count) && isHexadecimal && version.contains(where: \.isNumber)
  }

  private var isHexadecimal: Bool { version.allSatisfy(\.isHexDigit) }

  /// Whether the location is a URL, so that it has a version.
  package var isAddress: Bool { location.contains("://") || location.hasPrefix("git@") }
}

/// The packages that `janklab init` writes.
package enum PackageSet {
  /// The name of the package's tool.
  package static let tool = "my-janklab"

  /// A package that only pins the tool, for an app without one.
  package static func manifest(_ source: PackageSource) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Checks", dependencies: [\(source.dependency)])

    """
  }

  /// What to do with a package that is there already.
  package static func keptAdvice(_ source: PackageSource, in folder: String) -> String {
    let path = folder == "." ? "Package.swift" : "\(folder)/Package.swift"
    return "\(path) was kept; unless JankLab is one of its dependencies, add: "
      + source.dependency
  }

  /// A package with an animator, a test, a scenario and a tool of its own, each file with its path.
  package static func files(_ source: PackageSource) -> [(path: String, text: String)] {
    [
      ("Package.swift", package(source)),
      (".gitignore", ".build/\n"),
      ("Sources/Transitions/PhotoZoomAnimator.swift", animator),
      ("Sources/Transitions/PhotoGrid.swift", pages),
      ("Sources/Transitions/DevicePhotos.swift", photos),
      ("Sources/\(tool)/main.swift", main),
      ("Tests/TransitionsTests/PhotoZoomTests.swift", test),
      ("Tests/TransitionsTests/Baselines/README.md", baselines),
      ("Scenarios/photo-zoom.scenario.json", scenario),
      ("README.md", readme),
    ]
  }

  private static func package(_ source: PackageSource) -> String {
    func product(_ name: String) -> String {
      ".product(name: \"\(name)\", package: \(source.name.debugDescription))"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Transitions",
        platforms: [.macOS(.v15)],
        dependencies: [
          \(source.dependency)
        ],
        targets: [
          // The code of the app as it is written for a phone, but for the name of the import. On a
          // phone the main actor keeps its views; here a run keeps them, which Swift 6 cannot see.
          .target(
            name: "Transitions",
            dependencies: [\(product("HeadlessUIKit"))],
            swiftSettings: [.swiftLanguageMode(.v5)]
          ),
          // janklab, and what the app adds to it.
          .executableTarget(
            name: "\(tool)",
            dependencies: ["Transitions", \(product("JankTool"))]
          ),
          .testTarget(
            name: "TransitionsTests",
            dependencies: ["Transitions", \(product("JankTesting"))],
            exclude: ["Baselines"]
          ),
        ]
      )

      """
  }

  private static let main = """
    import JankTool
    import Transitions

    // Everything that scenarios of this package can name besides what comes with JankLab.
    let catalog = Catalog(
      effects: [
        Effect.Kind(
          name: "photo-zoom",
          about: "A photo grows to the full screen, or shrinks back.",
          duration: 0.4,
          options: [.reverse]
        ) { effect in
          PhotoZoomAnimator(duration: effect.duration, isOpening: !effect.flag("reverse"))
        }
      ],
      controllers: [
        Scenario.Controller("photo-grid", about: "A grid of photos.") { simulation in
          addPhotos(to: simulation)
          return PhotoGrid()
        }
        .calling("open", about: "Opens the fifth photo.") { (grid: PhotoGrid) in grid.open(4) }
        .calling("close", about: "Closes it.") { (grid: PhotoGrid) in grid.close() }
      ]
    )

    await Janklab.main("\(tool)", catalog: catalog)

    """

  private static let test = """
    import JankTesting
    import Testing
    import Transitions

    struct PhotoZoomTests {
      @Test func `a photo opens and closes smoothly`() {
        let run = play("photo zoom", on: [.phone60, .phone120]) { stage in
          addPhotos(to: stage.simulation)
          let grid = PhotoGrid()
          stage.window.rootViewController = grid
          let open = stage.at(.milliseconds(100), "open") { grid.open(4) }
          stage.after(.ended, of: open, by: .milliseconds(200), "close") { grid.close() }
        }
        expect(run, "apple.hitch-time-ratio", below: 5)
        expectNoFindings(run)
        expectMatchesBaseline(run)
      }
    }

    """

  private static let baselines = """
    Baselines of the tests, recorded with their first run. Commit them. To accept a change that is
    intended, run the tests with `JANKLAB_RECORD=1`.

    """

  private static let scenario = """
    {
      "name": "photo-zoom",
      "about": "A photo grows from its cell to the full screen, and shrinks back.",
      "devices": ["phone-60", "phone-120"],
      "screens": { "Photos": { "controller": "photo-grid" } },
      "root": "Photos",
      "script": [
        { "name": "open", "at": "100 ms", "call": "open" },
        { "at": "200 ms after end", "call": "close" }
      ],
      "strategies": ["as-written"]
    }

    """

  private static let readme = """
    # Transitions

    ```console
    $ swift test                                            # plays the animator in a test
    $ swift run \(tool) run Scenarios                     # and in a scenario
    $ swift run \(tool) baseline record Scenarios         # what runs come out as now
    $ swift run \(tool) check Scenarios                   # fails if a change makes them worse
    $ swift run \(tool) schema scenario -o Scenarios/scenario.schema.json
    ```

    `Sources/\(tool)/main.swift` registers what scenarios can name. Commit `baseline.json` and
    `Tests/TransitionsTests/Baselines` with the code.

    """
}
