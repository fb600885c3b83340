/// Scripts without steps that belong together, such as a presentation and the drag that ends it.
///
/// A time such as `end` refers to an earlier step. So the step after removed ones is tried with its
/// own time and with the time of the first removed one. `end of` a removed step becomes `end of`
/// the step before it:
///
///     { "at": "0 ms", "push": "Detail" },     // stays
///     { "at": "end", "present": "Sheet" },    // removed
///     { "at": "end", "drag": … },             // removed
///     { "at": "200 ms", "pop": "Stack" }      // stays, at "200 ms" and at "end"
package enum StepRemoval {
  /// The longest script of which pairs of steps are removed; it has 66 of them.
  private static let longest = 12

  /// Returns files with fewer steps, those with one step less first.
  ///
  /// - Parameter tree: the file of a scenario.
  /// - Returns: Different files, without those that only lack one step, which `TreeShrinker` tries;
  ///   none if the script has fewer than two steps.
  package static func candidates(of tree: Tree) -> [Tree] {
    guard let steps = tree["script"]?.children, steps.count > 1 else { return [] }
    let places = steps.indices
    var removals: [Set<Int>] = places.map { [$0] }
    if steps.count <= longest {
      removals += places.flatMap { first in
        places.dropFirst(first + 1).map { [first, $0] }
      }
    }
    var seen = Set(places.map { Self.text(steps[..<$0] + steps[($0 + 1)...]) })
    return removals.filter { $0.count < steps.count }.flatMap { removed in
      [true, false].map { Self.rest(of: steps, without: removed, movesTimes: $0) }
    }.filter { seen.insert(Self.text($0)).inserted }
      .map { tree.setting("script", to: .array($0)) }
  }

  private static func text(_ steps: some Sequence<Tree>) -> String {
    Tree.array(Array(steps)).text
  }

  /// The steps that are not removed, with their times.
  private static func rest(
    of steps: [Tree],
    without removed: Set<Int>,
    movesTimes: Bool
  ) -> [Tree] {
    var rest: [Tree] = []
    var earlier: Tree?
    var replaced: [(name: String, place: Int)] = []
    for (place, step) in steps.enumerated() {
      if removed.contains(place) {
        if !removed.contains(place - 1) { earlier = step["at"] }
        if let name = step["name"]?.content, !rest.isEmpty {
          replaced.append((name, rest.count - 1))
        }
      } else {
        rest.append(movesTimes ? earlier.map { step.setting("at", to: $0) } ?? step : step)
        earlier = nil
      }
    }
    for (name, place) in replaced { rest = redirected(rest, from: name, to: place) }
    return rest
  }

  /// The steps with each time that refers to a removed step referring to another one.
  private static func redirected(_ steps: [Tree], from name: String, to place: Int) -> [Tree] {
    let end = " of \(name)"
    guard steps.contains(where: { $0["at"]?.content?.hasSuffix(end) == true }) else { return steps }
    var steps = steps
    let other = steps[place]["name"]?.content ?? freeName(in: steps)
    steps[place] = steps[place].setting("name", to: .text(other))
    return steps.map { step in
      guard let time = step["at"]?.content, time.hasSuffix(end) else { return step }
      return step.setting("at", to: .text(time.dropLast(end.count) + " of \(other)"))
    }
  }

  /// A name that no step has.
  private static func freeName(in steps: [Tree]) -> String {
    let names = steps.compactMap { $0["name"]?.content }
    var number = 1
    while names.contains("step\(number)") { number += 1 }
    return "step\(number)"
  }
}

extension Tree {
  /// The value of a key; nil if this is no object, or has no such key.
  fileprivate subscript(key: String) -> Tree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The content of a text; nil for any other value.
  fileprivate var content: String? {
    guard case .text(let content) = self else { return nil }
    return content
  }
}
