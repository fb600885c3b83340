/// What a command line asks the swarm for.
struct Options {
  /// What is played.
  enum Mode: String {
    case scenarios
    case inputs
    /// What inputs are made from, as it is.
    case corpus
    /// Failures on purpose, to see that they are found.
    case canary
  }

  var mode = Mode.scenarios
  var seed = UInt64.random(in: 0...9_999_999_999)
  var count = 1_000
  var jobs = 2
  /// Where failures are kept.
  var failures = "swarm-failures"
  /// The only kind of inputs, or nil for all.
  var kind: InputKind?
  /// The folder of the project.
  var root = "."
  /// How long a failure is made smaller, in seconds.
  var shrinkTime = 20

  static let help = """
    Plays random scenarios, or mutated files of every format, and keeps what the tool cannot take.

    USAGE: Swarm [--inputs | --canary] [OPTIONS]

      --inputs              Mutated inputs instead of scenarios.
      --kind NAME           Only inputs of a kind, such as recording or scenario.
      --canary              Failures on purpose: passes if each is found and told apart.
      --seed N|fresh        The first seed; case number i has the seed N + i. Default: fresh.
      --count N             How many cases. Default: 1000.
      --jobs N              How many workers at a time. Default: 2.
      --failures FOLDER     Where failing cases go, made small. Default: swarm-failures.
      --root FOLDER         The folder of the project. Default: the working folder.
      --shrink-seconds N    How long to make a failure smaller. Default: 20.

    """

  /// Reads a command line; nil if it is wrong.
  init?(_ words: [String]) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--inputs": mode = .inputs
      case "--canary": mode = .canary
      default:
        guard let value = words.popFirst(), take(value, for: word) else { return nil }
      }
    }
  }

  private mutating func take(_ value: String, for option: String) -> Bool {
    let number = Int(value)
    switch option {
    case "--seed":
      if value != "fresh" { seed = UInt64(value) ?? 0 }
      return value == "fresh" || UInt64(value) != nil
    case "--count": count = number ?? count
    case "--jobs": jobs = number ?? jobs
    case "--shrink-seconds": shrinkTime = number ?? shrinkTime
    case "--failures": failures = value
    case "--kind":
      (mode, kind) = (.inputs, InputKind(rawValue: value))
      return kind != nil
    case "--root": root = value
    default: return false
    }
    return ["--failures", "--root"].contains(option) || (number ?? 0) > 0
  }
}
