internal import JankExplore

/// Where cases come from: each follows from its seed.
struct Source {
  private let mode: Options.Mode
  private let corpus: Corpus?
  private let inputs: InputMaker?

  /// Creates the source of a mode.
  ///
  /// - Parameters:
  ///   - mode: what is played.
  ///   - kind: the only kind of inputs, or nil for all.
  ///   - root: the folder of the project.
  ///   - shared: the folder with the results that inputs are made from.
  init(_ mode: Options.Mode, kind: InputKind?, root: String, shared: String) {
    self.mode = mode
    corpus =
      mode == .inputs || mode == .corpus ? Corpus(root: root, shared: shared) : nil
    let accepted = WorkFolder.bytes(of: "\(shared)/\(Corpus.acceptedFile)")
    let numbers = String(decoding: accepted, as: UTF8.self).split(separator: " ").compactMap {
      Int($0)
    }
    inputs = corpus.map { InputMaker($0, kind: kind, accepted: Set(numbers)) }
  }

  /// How many inputs there are to make others from.
  var originalCount: Int { corpus?.numbered.count ?? 0 }
}

extension Source {
  private static let scenario = "case.scenario.json"

  /// The case of a seed.
  func one(seed: UInt64) -> SwarmCase {
    switch mode {
    case .corpus: return corpus.map { InputMaker.original(Int(seed), of: $0) } ?? Self.harmless
    case .inputs: return inputs?.input(seed: seed) ?? Self.harmless
    case .scenarios:
      var maker = ScenarioMaker(seed: seed)
      var dice = Dice(seed: seed, purpose: "command")
      return SwarmCase(
        files: maker.files(named: Self.scenario),
        commands: [InputKind.play(Self.scenario, &dice)]
      )
    case .canary:
      let kind = Canary.kind(at: Int(seed % UInt64(Int.max)))
      guard let kind else { return Self.harmless }
      guard kind == .output else {
        return SwarmCase(files: [], commands: [["canary", kind.rawValue]])
      }
      return SwarmCase(files: [], commands: [["canary", "\u{1B}[2J"]])
    }
  }

  private static var harmless: SwarmCase { SwarmCase(files: [], commands: [["list", "outcomes"]]) }
}
