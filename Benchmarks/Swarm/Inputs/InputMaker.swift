internal import JankExplore

/// Makes mutated inputs.
struct InputMaker {
  private let corpus: Corpus
  private let kinds: [InputKind]
  private let all: [Corpus.Seed]
  /// The inputs of the corpus that the tool accepts as they are.
  private let good: [InputKind: [Corpus.Seed]]

  /// Creates inputs from those of a corpus, of one kind or all.
  ///
  /// - Parameters:
  ///   - corpus: what they are made from.
  ///   - kind: the only kind, or nil for all.
  ///   - accepted: the numbers of the inputs of the corpus that the tool accepts.
  init(_ corpus: Corpus, kind: InputKind? = nil, accepted: Set<Int> = []) {
    self.corpus = corpus
    let wanted = kind.map { [$0] } ?? InputKind.allCases
    kinds = wanted.flatMap { kind in
      [InputKind](repeating: kind, count: corpus.seeds[kind] == nil ? 0 : kind.weight)
    }
    all = InputKind.allCases.flatMap { corpus.seeds[$0] ?? [] }
    var good: [InputKind: [Corpus.Seed]] = [:]
    for (number, (kind, seed)) in corpus.numbered.enumerated() where accepted.contains(number) {
      good[kind, default: []].append(seed)
    }
    self.good = good
  }
}

extension InputMaker {
  /// An input of the corpus as it is.
  static func original(_ number: Int, of corpus: Corpus) -> SwarmCase {
    let (kind, seed) = corpus.numbered[number]
    var dice = Dice(seed: UInt64(number), purpose: "original")
    return SwarmCase(
      files: [SwarmCase.File(name: kind.fileName, bytes: seed.bytes)],
      commands: [kind.commands(&dice)[0]],
      isText: kind.isText
    )
  }

  /// The input of a seed.
  func input(seed: UInt64) -> SwarmCase {
    var dice = Dice(seed: seed, purpose: "input")
    let kind = dice.pick(kinds)
    let seeds = corpus.seeds[kind] ?? []
    let others = dice.percent(80) ? seeds : all
    let start = dice.percent(85) ? dice.pickAny(good[kind] ?? seeds) : dice.pickAny(seeds)
    guard let start else { return SwarmCase(files: [], commands: []) }
    var bytes = start.bytes
    let isGentle = dice.percent(60)
    let count = dice.percent(4) ? dice.whole(5...20) : dice.magnitude(1...3)
    if let tree = start.tree, dice.percent(isGentle ? 90 : 60) {
      var mutation = TreeMutation(tree, others: others, values: corpus.values[kind] ?? [:])
      for _ in 0..<count {
        if isGentle { mutation.changeGently(&dice) } else { mutation.change(&dice) }
      }
      bytes = Array(mutation.tree.text.utf8)
      if dice.percent(5) { bytes = changed(bytes, count: 1, isGentle, others, &dice) }
    } else {
      bytes = changed(bytes, count: count, isGentle, others, &dice)
    }
    if bytes.count > ByteMutation.byteLimit {
      bytes.removeLast(bytes.count - ByteMutation.byteLimit)
    }
    if kind.isText { bytes = Array(bytes.prefix(4_000)) }
    return SwarmCase(
      files: [SwarmCase.File(name: kind.fileName, bytes: bytes)],
      commands: kind.commands(&dice),
      isText: kind.isText
    )
  }

  private func changed(
    _ bytes: [UInt8],
    count: Int,
    _ isGentle: Bool,
    _ others: [Corpus.Seed],
    _ dice: inout Dice
  ) -> [UInt8] {
    var mutation = ByteMutation(bytes, others: others)
    for _ in 0..<count {
      if isGentle { mutation.changeGently(&dice) } else { mutation.change(&dice) }
    }
    return mutation.bytes
  }
}
