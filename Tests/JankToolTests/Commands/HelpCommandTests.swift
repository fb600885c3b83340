import JankTool
import Testing

// Also tests: ManualAnswer, ManualIndex, ManualPassage.

struct HelpCommandTests {
  @Test(arguments: [[], ["run"], ["baseline", "record"], ["help"]])
  func `help on some words is their help`(words: [String]) async throws {
    let help = try await ToolRun(["help"] + words)
    #expect(help.code == .done && help.errors.isEmpty)
    #expect(help.output == (try await ToolRun(words + ["--help"]).output))
    #expect(help.output.contains("USAGE: " + (["janklab"] + words).joined(separator: " ")))
  }

  @Test func `help on what there is not is wrong usage with the nearest`() async throws {
    let run = try await ToolRun(["help", "rnu"])
    #expect(run.code == .wrongUsage && run.output.isEmpty)
    #expect(
      run.errors.contains(
        """
        no command, page or entry of the manual is about "rnu"
          help: did you mean "run"? to list commands and pages: janklab help

        """
      ),
      "\(run.errors)"
    )
  }

  @Test(arguments: ManualTopic.all.map(\.name))
  func `help on a topic is its page, and the list of topics has it`(topic: String) async throws {
    let page = try await ToolRun(["help", topic])
    let known = try #require(ManualTopic.all.first { $0.name == topic })
    #expect(page.code == .done && page.errors.isEmpty)
    #expect(page.output.hasPrefix("# \(known.title)\n\n"))
    #expect(!page.output.contains("]("))
    #expect(try await ToolRun(["help"]).output.contains("\n  \(topic) "))
  }

  @Test(arguments: ManualTopic.all.map(\.name), [true, false])
  func `no line of a page is longer than the width, save code and headings`(
    topic: String,
    isTerminal: Bool
  ) async throws {
    let page = try await ToolRun(["help", topic], columns: 80, isTerminal: isTerminal)
    var isCode = false
    for line in page.output.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, !line.hasPrefix("#") else { continue }
      // A word that is longer than a line, as a path, stays whole.
      #expect(line.count <= 80 || !line.drop { $0 == " " }.contains(" "), "\(line)")
    }
    #expect(!page.output.contains("| --- |"))
  }

  @Test(arguments: [
    ("--watch", "Option `--watch` of `janklab run`"), ("-q", "Option `--quiet` of `janklab run`"),
  ])
  func `an option is explained as it is written`(word: String, answer: String) async throws {
    let run = try await ToolRun(["help", word])
    #expect(run.code == .done && run.errors.isEmpty)
    #expect(run.output.contains(answer))
    #expect(try await ToolRun(["help", "--wathc"]).errors.contains("did you mean \"--watch\"?"))
  }

  @Test(arguments: ["a", "the", "with"])
  func `a word on most pages finds nothing`(word: String) async throws {
    let run = try await ToolRun(["help", word])
    #expect(run.code == .wrongUsage && run.output.isEmpty)
    #expect(run.errors.contains("\"\(word)\" is too common: "))
    #expect(run.errors.contains("  help: add a word"))
  }

  @Test func `a page names the pages to which it links, and breaks no names`() async throws {
    let page = try await ToolRun(["help", "names"], columns: 80)
    #expect(page.output.contains("Find transition bugs (`janklab help transition-bugs`)."))
    #expect(page.output.contains("`react-native-screens`"))
  }

  @Test func `words beside the folder for reference pages are rejected`() async throws {
    let run = try await ToolRun(["help", "results", "--write-pages", "pages"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("unexpected argument \"results\""))
  }

  @Test func `a misspelt topic gets the nearest name, and nothing may stand behind a topic`()
    async throws
  {
    let run = try await ToolRun(["help", "metrcs"])
    #expect(run.code == .wrongUsage && run.output.isEmpty)
    #expect(run.errors.contains("did you mean \"metrics\"?"))
    let none = try await ToolRun(["help", "qqqqqqqq"])
    #expect(none.errors.contains("  help: to list commands and pages: janklab help"))
    let extra = try await ToolRun(["help", "metrics", "extra"])
    #expect(extra.code == .wrongUsage && extra.errors.contains("unexpected argument \"extra\""))
  }

  @Test(arguments: [
    ("zoom", "effects", "One page shrinks to a point"),
    ("display-link", "strategies", "The main thread sets frames at every refresh."),
    ("apple.hitch-time", "metrics", "- unit: ms"), ("F3", "findings", "interaction controller"),
    ("viewDidLoad", "scenario-keys", "How long the app takes to load the page."),
    ("towards", "effects", "Both pages move side by side"),
    ("65", "exit-codes", "- code: 65"), ("phone-120", "profiles", "120 Hz"),
    ("junit", "formats", "- format: `junit`"),
  ])
  func `help on a name prints what the manual has on it`(
    word: String,
    topic: String,
    text: String
  ) async throws {
    let run = try await ToolRun(["help", word])
    #expect(run.code == .done && run.errors.isEmpty)
    #expect(run.output.hasPrefix("# \(word)\n\n"))
    #expect(run.output.contains("(`janklab help \(topic)`):\n\n"), "\(run.output)")
    #expect(run.output.contains(text), "\(run.output)")
  }

  @Test func `help on an option names its commands`() async throws {
    let run = try await ToolRun(["help", "seed"])
    #expect(run.code == .done)
    #expect(run.output.contains("Option `--seed` of `janklab run`, "))
    #expect(run.output.contains("(`janklab help scenario-keys`):"))
  }

  @Test(arguments: ["hitch", "case", "late frame", "stuffed", "p95", "ms/s"])
  func `help on a word begins with its meaning`(word: String) async throws {
    let run = try await ToolRun(["help"] + word.split(separator: " ").map(String.init))
    #expect(run.code == .done)
    #expect(
      run.output.hasPrefix("# \(word)\n\nFrom Glossary (`janklab help glossary`):\n\n- word: ")
    )
  }

  @Test(arguments: ["Gate CI", "GateCI", "WriteScenarios.md", "EXIT-CODES"])
  func `a page is found by its title and its file, too`(name: String) async throws {
    let run = try await ToolRun(["help"] + name.split(separator: " ").map(String.init))
    #expect(run.code == .done && run.output.hasPrefix("# "))
    #expect(ManualTopic.all.contains { run.output.hasPrefix("# \($0.title)\n\n") })
  }

  @Test func `help on a word that only tables use prints the rows`() async throws {
    let run = try await ToolRun(["help", "heic"])
    #expect(run.code == .done)
    #expect(run.output.contains("- key: `format`") && run.output.contains("`\"heic\"`"))
  }

  @Test(arguments: ["exit", "worst case", "deadline", "baseline.json"])
  func `help on a word without an entry prints the paragraphs that use it`(
    word: String
  ) async throws {
    let run = try await ToolRun(["help"] + word.split(separator: " ").map(String.init))
    #expect(run.code == .done && run.output.contains(" (`janklab help "), "\(run.output)")
    #expect(run.output.lowercased().contains(word))
  }

  @Test func `help on a part of a name prints the entry, with its code`() async throws {
    let run = try await ToolRun(["help", "thumbnail"])
    #expect(
      run.output.hasPrefix(
        """
        # thumbnail

        From Write scenarios, Grow from a thumbnail (`janklab help scenarios`):


        """
      )
    )
    #expect(run.output.contains(#""zoom": {"#), "\(run.output)")
    #expect(run.output.contains("From Effects (`janklab help effects`):"))
  }

  @Test(arguments: [
    ("gating", "gate"), ("scoring", "score"), ("profiling", "profile"), ("exited", "exit-codes"),
    ("gestured", "gesture"),
  ])
  func `help on another form of a name suggests the name`(word: String, name: String) async throws {
    let run = try await ToolRun(["help", word])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("did you mean \"\(name)\"?"), "\(run.errors)")
    #expect(try await ToolRun(["help", "bing"]).errors.contains("to list commands"))
  }

  @Test(arguments: [
    ("string", "strategies"), ("strings", "strategies"), ("coming", "compare"),
  ])
  func `a word that only begins like a name is no form of it`(word: String, name: String)
    async throws
  {
    let run = try await ToolRun(["help", word])
    #expect(run.code == .wrongUsage && !run.errors.contains("did you mean \"\(name)\"?"))
  }

  @Test(arguments: [("gat", "gate"), ("chec", "check"), ("scor", "score")])
  func `a command or page with a near name wins over a longer word of a heading`(
    word: String,
    name: String
  ) async throws {
    let run = try await ToolRun(["help", word])
    #expect(run.code == .wrongUsage && run.output.isEmpty)
    #expect(run.errors.contains("did you mean \"\(name)\""), "\(run.errors)")
  }

  @Test func `help on a misspelt name suggests the nearest`() async throws {
    let run = try await ToolRun(["help", "viewDidLod"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains("did you mean \"viewDidLoad\"?"))
    #expect(try await ToolRun(["help", "stufed"]).errors.contains("did you mean \"stuffed\"?"))
  }

  @Test func `the reference pages are written into a folder`() async throws {
    try await ScenarioDesk.with([:]) { desk in
      let run = try await ToolRun(["help", "--write-pages", desk.folder.path])
      #expect(run.code == .done && run.output.isEmpty)
      for page in ReferencePage.all {
        #expect(try desk.read("\(page.file).md") == page.text(), "\(page.file)")
      }
    }
  }

  @Test(arguments: [["run", "extra"], ["baseline", "record", "extra"]])
  func `words behind a command are wrong usage`(words: [String]) async throws {
    let run = try await ToolRun(["help"] + words)
    #expect(run.code == .wrongUsage && run.output.isEmpty)
    #expect(run.errors.contains("unknown command \"extra\""))
  }
}
