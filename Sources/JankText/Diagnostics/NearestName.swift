/// Returns the known name that a mistyped one was probably meant to be, or `nil` if none is close.
///
/// Close means: the known name begins with the text, the text is the known name with an ending of
/// at most half its length, or at most a third of the letters are wrong,
/// missing, extra or swapped with their neighbour. A wrong digit counts as two letters, because
/// numbers that differ name different things. Case does not count. Of equally close names the
/// first listed wins, so the result depends on nothing else.
///
/// - Complexity: O(*n* · *k*²) for *n* names of *k* bytes, whatever the length of the text.
package func nearestName(to text: String, among names: some Sequence<String>) -> String? {
  var best: (name: String, distance: Int)?
  for name in names {
    guard let distance = typingDistance(from: text, to: name) else { continue }
    if let best {
      // Of equally near names the first is meant, or the one with which it begins.
      let isBeginning = distance == best.distance && best.name.hasPrefix(name)
      guard distance < best.distance || isBeginning else { continue }
    }
    best = (name, distance)
  }
  return best?.name
}

/// Sorts names by how much of a text they contain, most first; equally good ones keep their order.
///
/// Unlike ``nearestName(to:among:)`` it needs no name to be close. Less than three bytes in common
/// are chance.
package func namesByLikeness(to text: String, _ names: some Sequence<String>) -> [String] {
  let written = text.utf8.prefix(64).map(lowercased)
  let ranked = names.enumerated().map { place, name in
    let common = commonLength(written, name.utf8.prefix(256).map(lowercased))
    return (name: name, common: common < 3 ? 0 : common, place: place)
  }
  return ranked.sorted { ($1.common, $0.place) < ($0.common, $1.place) }.map(\.name)
}

/// Returns the length of the longest run of bytes that two texts have in common.
private func commonLength(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var longest = 0
  var previous = Array(repeating: 0, count: second.count + 1)
  for byte in first {
    var current = [0]
    for (index, other) in second.enumerated() {
      current.append(byte == other ? previous[index] + 1 : 0)
      longest = max(longest, current[index + 1])
    }
    previous = current
  }
  return longest
}

/// Counts the typing errors between two names, or returns nil if there are too many.
private func typingDistance(from text: String, to name: String) -> Int? {
  let wanted = name.utf8.map(lowercased)
  let written = text.utf8.prefix(2 * wanted.count + 2).map(lowercased)
  if written == wanted { return 0 }
  if written.count >= 2, wanted.starts(with: written) { return 1 }
  let ending = written.count - wanted.count
  if wanted.count >= 4, (1...wanted.count / 2).contains(ending), written.starts(with: wanted) {
    return ending
  }
  let allowed = max(1, (wanted.count + 1) / 3)
  guard abs(wanted.count - written.count) <= allowed else { return nil }
  let distance = alignmentDistance(written, wanted)
  return distance <= allowed && distance < wanted.count ? distance : nil
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// Returns the optimal string alignment distance: insertions, deletions, substitutions and swaps of
/// neighbours, each costing one, another digit two, with no position edited twice.
///
/// Row *i* holds the distances between the first *i* bytes of one and each prefix of the other.
private func alignmentDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for i in first.indices {
    var current = [i + 1]
    for j in second.indices {
      let isOtherDigit = isDigit(first[i]) && isDigit(second[j])
      let substitution = previous[j] + (first[i] == second[j] ? 0 : isOtherDigit ? 2 : 1)
      var distance = min(substitution, previous[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        distance = min(distance, beforePrevious[j - 1] + 1)
      }
      current.append(distance)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[second.count]
}
