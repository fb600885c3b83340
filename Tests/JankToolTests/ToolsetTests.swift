import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTool
import Testing

/// A tool that a package makes of ours.
struct ToolsetTests {
  private static let catalog = Catalog(
    strategies: [Strategy(name: "sparing", about: "Every second refresh.") { SparingPlayer() }],
    effects: [
      Effect.Kind(name: "blink", about: "Appears half way.") { effect, scene in
        scene.addArriving()
        let blink = Course<CGFloat>([(0, 0), (0.5, 0), (0.5, 1)])
        return Choreography(
          duration: effect.duration,
          moves: [Move(scene.arriving, .alpha(blink))]
        )
      }
    ],
    controllers: [
      Scenario.Controller("photo-grid", about: "A grid of photos.") { _ in UIViewController() }
    ],
    policies: [
      NamedPolicy(
        name: "thirds",
        about: "A third.",
        source: "an app",
        mark: .certain,
        policy: SharePolicy.half
      )
    ]
  )
  private let toolset = Toolset(name: "photos", catalog: catalog)

  private func run(_ words: String...) async throws -> ToolRun {
    try await ToolRun(words, as: toolset)
  }

  @Test func `help, usage errors and completion have its name`() async throws {
    #expect(try await run("--help").output.contains("USAGE: photos [OPTIONS]"))
    #expect(try await run("check", "--help").output.contains("EXAMPLE: photos check"))
    #expect(try await run("rnu").errors.hasPrefix("photos: error: unknown command"))
    #expect(try await run("--version").output.hasPrefix("photos "))
    let script = try await run("--generate-completion-script", "bash").output
    #expect(script.contains("sparing") && script.contains("thirds"))
    #expect(script.contains("photos") && !script.contains("janklab"))
  }

  @Test func `the manual names its commands, and what it adds`() async throws {
    #expect(try await run("help", "results").output.contains("$ photos run Scenarios/"))
    #expect(try await run("help", "strategies").output.contains("\n`sparing` "))
    #expect(try await run("help", "effects").output.contains("\n`blink` "))
    #expect(try await run("help", "metrcs").errors.hasPrefix("photos: error: no command, page or"))
  }

  @Test func `lists and the schema have what it adds`() async throws {
    for (list, name) in [
      ("strategies", "sparing"), ("strategies", "as-written"), ("effects", "blink"),
      ("controllers", "photo-grid"), ("policies", "thirds"),
    ] {
      #expect(try await run("list", list).output.contains(name), "\(name)")
      #expect(try await !ToolRun(["list", list]).output.contains(name), "\(name)")
    }
    #expect(try await run("schema", "scenario").output.contains("photo-grid"))
    let words = ["run", "--help"]
    #expect(try await run("run", "--help").output.contains("sparing"))
    #expect(try await !ToolRun(words).output.contains("sparing"))
  }

  @Test func `it checks scenarios that name what it adds, and replays them by its name`()
    async throws
  {
    let scenario = """
      { "name": "own", "devices": ["phone-60"],
        "screens": { "Main": { "controller": "photo-grid" },
          "Page": { "presentation": { "blink": {} } } },
        "root": "Main", "script": [{ "at": "100 ms", "present": "Page" }],
        "strategies": ["sparing"] }
      """
    try await ScenarioDesk.with(["own.scenario.json": scenario]) { desk in
      let path = desk.path("own.scenario.json")
      #expect(try await run("run", path).code == .done)
      let failed = try await run("check", path, "--rule", "frames.presented: value < 1")
      #expect(failed.code == .regressed)
      #expect(failed.output.contains("again: photos check \(path) --strategy sparing"))
      #expect(try await run("run", path, "--strategy", "all").code == .done)
      #expect(try await run("compare", path, "--strategy", "sparing,timer").code == .done)
      #expect(try await ToolRun(["run", path]).code == .invalidData)
      let unknown = try await run("run", path, "--strategy", "sparng")
      #expect(unknown.errors.contains("did you mean \"sparing\"?"))
    }
  }

  @Test func `hints in its help and in reports of a failure have its name`() async throws {
    #expect(try await run("run", "--help").output.contains("See photos list metrics."))
    let text = SampleScenarios.tapped()
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let words = ["check", desk.folder.path, "--baseline", desk.path("none.json")]
      for format in ["json", "sarif", "markdown"] {
        let refused = try await ToolRun(words + ["--format", format], as: toolset)
        #expect(refused.code == .missingInput && refused.errors.contains("photos baseline record"))
        #expect(refused.output.contains("photos baseline record"), "\(format)")
        #expect(!refused.output.contains("janklab baseline"), "\(format)")
      }
    }
  }

  @Test func `a name that is taken is an error before anything is run`() async throws {
    let twice = Toolset(name: "photos", catalog: Catalog(strategies: [.displayLink]))
    let run = try await ToolRun(["list", "strategies"], as: twice)
    #expect(run.code == .wrongUsage)
    #expect(run.errors.hasPrefix("photos: error: two of the strategies are named \"display-link\""))
  }

  @Test(arguments: [
    ("see janklab run --help", "see photos run --help"),
    ("janklab.json and my-janklab run", "janklab.json and my-janklab run"),
    ("janklab check Scenarios; janklab list", "photos check Scenarios; photos list"),
    ("/opt/janklab run", "/opt/janklab run"),
    ("a janklab", "a janklab"),
  ])
  func `commands in messages get its name, files keep theirs`(text: String, said: String) {
    #expect(toolset.said(text) == said)
    #expect(Toolset.standard.said(text) == text)
  }
}

private final class SparingPlayer: Player {
  func play(_ choreography: Choreography, completion: @escaping () -> Void) {
    UIView.animate(withDuration: choreography.duration) {
      choreography.show(at: 1)
    } completion: { _ in
      completion()
    }
  }
}
