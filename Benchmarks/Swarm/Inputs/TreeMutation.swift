internal import JankExplore

/// Changes of JSON that stays JSON, so that they get past the parser.
struct TreeMutation {
  private(set) var tree: Tree
  /// What pieces are taken from.
  let others: [Corpus.Seed]
  /// What stands behind each key somewhere.
  private let values: [String: [Tree]]
  /// The same in a fixed order.
  private let pairs: [(key: String, values: [Tree])]

  /// Creates the change of a tree.
  init(_ tree: Tree, others: [Corpus.Seed], values: [String: [Tree]]) {
    self.tree = tree
    self.others = others
    self.values = values
    pairs = values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ($0.key, $0.value) }
  }
}

// MARK: What a reader may well accept

extension TreeMutation {
  /// Makes a change of a kind that people make: another number, another known value, an item or a
  /// key more or less.
  mutating func changeGently(_ dice: inout Dice) {
    let path = dice.pick(tree.paths)
    let value = tree[path[...]]
    switch value {
    case .word(let word): tree[path[...]] = .word(NumberMutation.near(word, &dice))
    case .text(let text): tree[path[...]] = .text(NumberMutation.near(text, &dice))
    case .array(var items):
      guard !items.isEmpty else { return }
      let index = dice.whole(0...items.count - 1)
      switch dice.whole(0...5) {
      case 0: items.remove(at: index)
      case 1: items.swapAt(index, dice.whole(0...items.count - 1))
      case 2: items.reverse()
      case 3: items[index] = .word(dice.pick(["0", "1", "50000", "1000000", "9007199254740991"]))
      default:
        let copies = [Tree](repeating: items[index], count: dice.magnitude(1...40))
        items.insert(contentsOf: copies, at: index)
      }
      tree[path[...]] = .array(items)
    case .object(var members):
      guard !members.isEmpty else { return }
      let index = dice.whole(0...members.count - 1)
      let isFull = dice.percent(60)
      if !isFull, dice.percent(50) {
        members.remove(at: index)
      } else if !isFull, let (key, known) = dice.pickAny(pairs) {
        // Keys that are seldom together in one file are sometimes read together.
        if !members.contains(where: { $0.key == key }) {
          members.append(Tree.Member(key: key, value: dice.pick(known)))
        }
      } else if let known = dice.pickAny(values[members[index].key] ?? []) {
        members[index].value = known
      }
      tree[path[...]] = .object(members)
    }
  }
}

// MARK: Anything

extension TreeMutation {
  /// Makes one change.
  mutating func change(_ dice: inout Dice) {
    let path = dice.pick(tree.paths)
    let value = tree[path[...]]
    switch value {
    case .word: tree[path[...]] = changed(word: value, &dice)
    case .text(let text): tree[path[...]] = changed(text: text, &dice)
    case .array(let items): tree[path[...]] = changed(items, &dice)
    case .object(let members): tree[path[...]] = changed(members, &dice)
    }
  }

  private func changed(word: Tree, _ dice: inout Dice) -> Tree {
    switch dice.whole(0...9) {
    case 0: .text(dice.pick(Extremes.texts))
    case 1: nested(word, &dice)
    case 2: dice.pick(["true", "null", "[]", "{}"].map(Tree.word))
    case 3: .whole(dice.magnitude(0...1_000_000_000))
    case 4: .number(dice.number(in: -1_000...1_000))
    case 5: piece(&dice)
    default: .word(dice.pick(Extremes.numbers))
    }
  }

  private func changed(text: String, _ dice: inout Dice) -> Tree {
    switch dice.whole(0...9) {
    case 0, 1: return .text(dice.pick(Extremes.texts))
    case 2: return nested(.text(text), &dice)
    case 3: return .word(dice.pick(["1", "-1", "null", "true", "1e308"]))
    case 4: return .text(text + dice.pick(Extremes.texts))
    case 5: return piece(&dice)
    case 6: return .text(dice.pick(Extremes.durations))
    default:
      var mutation = ByteMutation(Array(text.utf8), others: [])
      mutation.change(&dice)
      let bytes = mutation.bytes.prefix(4_000)
      return .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func changed(_ items: [Tree], _ dice: inout Dice) -> Tree {
    var items = items
    guard !items.isEmpty else { return .array([piece(&dice)]) }
    let index = dice.whole(0...items.count - 1)
    switch dice.whole(0...5) {
    case 0: items.remove(at: index)
    case 1: items.insert(piece(&dice), at: index)
    case 2: items.swapAt(index, dice.whole(0...items.count - 1))
    case 3: items.reverse()
    case 4: items.removeLast(items.count - index)
    default:
      let most = max(1, min(5_000, 60_000 / max(1, items[index].text.utf8.count)))
      let copies = [Tree](repeating: items[index], count: dice.magnitude(1...most))
      items.insert(contentsOf: copies, at: index)
    }
    return .array(items)
  }

  private func changed(_ members: [Tree.Member], _ dice: inout Dice) -> Tree {
    var members = members
    guard !members.isEmpty else { return .object([("a", piece(&dice))]) }
    let index = dice.whole(0...members.count - 1)
    switch dice.whole(0...8) {
    case 0, 1: members.remove(at: index)
    case 2: members.append(members[index])
    case 3: members[index].key = dice.pick(Extremes.texts)
    case 4: members[index].key += dice.pick(["x", " ", "\u{301}", "\u{1B}"])
    case 5: members[index].value = piece(&dice)
    case 6:
      let other = dice.whole(0...members.count - 1)
      let value = members[index].value
      members[index].value = members[other].value
      members[other].value = value
    case 7:
      let count = dice.magnitude(1...3_000)
      members += (0..<count).map { Tree.Member(key: "k\($0)", value: .word("1")) }
    default:
      let most = max(1, min(2_000, 60_000 / max(1, members[index].value.text.utf8.count)))
      let count = dice.magnitude(1...most)
      let value = members[index].value
      let key = members[index].key
      members += (0..<count).map { Tree.Member(key: "\(key)\($0)", value: value) }
    }
    return .object(members)
  }

  /// A value inside so many arrays or objects.
  private func nested(_ value: Tree, _ dice: inout Dice) -> Tree {
    let isArray = dice.percent(50)
    return (0..<dice.magnitude(1...300)).reduce(value) { inner, _ in
      isArray ? .array([inner]) : .object([("a", inner)])
    }
  }

  /// A value from somewhere else.
  private func piece(_ dice: inout Dice) -> Tree {
    guard let other = dice.pickAny(others)?.tree else { return .array([]) }
    return other[dice.pick(other.paths)[...]]
  }
}
