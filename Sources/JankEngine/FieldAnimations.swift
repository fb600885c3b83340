internal import JankMotion

/// The animations that the layer field evaluates, thousands at a time.
///
/// 1. A plain animation of a visible layer in the device's time is adopted in the first frame after
///    its begin. Identical ones form a group.
/// 2. At the time of each frame the field adds their contributions to the digest, sixteen layers at
///    a time and up to sixteen frames together. Nothing is stored: layers are evaluated on request.
/// 3. A group is dropped after its end, when one of its animations is removed, or when layers are
///    rearranged or change their time; its remaining animations are adopted again.
///
/// The digest depends on visible results: the indices of the layers in the frame, the frames in
/// which an animation was running, and its contribution in each.
struct FieldAnimations: ~Copyable {
  private var field = LayerField()
  private var groups: [Group?] = []
  private var free: [Int] = []
  // By the number of an animation: the number of its group, or −1.
  private var groupNumbers: [Int32] = []
  // Groups that ended and stay in the field until it has worked through the times it collects.
  private var ended: [LayerGroupID] = []
  // When groups end, some of which may have been taken away since.
  private var ends = EndHeap()
  // By layer number: how many animations are under way.
  private var counts: [Int32] = []
  /// The number of layers with these animations.
  private(set) var movingCount = 0
  private var members = FieldMembers()
  // Those of one frame, kept for their memory.
  private var drafts = FieldDrafts()
  private var candidates: [Candidate] = []

  private struct Group {
    let id: LayerGroupID
    let end: Double
    let members: FieldMembers.Chain
  }

  /// A layer whose animations may begin, and its index in the frame.
  private struct Candidate {
    let layer: LayerID
    let place: Int
  }
}

extension FieldAnimations {
  /// Whether the field evaluates an animation.
  func contains(_ id: AnimationID) -> Bool { groupNumber(of: id) != nil }

  private func groupNumber(of id: AnimationID) -> Int? {
    guard id.number < groupNumbers.count, groupNumbers[id.number] >= 0 else { return nil }
    return Int(groupNumbers[id.number])
  }

  func moves(_ id: LayerID) -> Bool { id.number < counts.count && counts[id.number] > 0 }

  /// Whether anything changes after the frame at a time, in seconds.
  func isBusy(after shown: Double) -> Bool {
    guard ends.earliest <= shown else { return movingCount > 0 }
    for index in groups.indices { if let end = groups[index]?.end, shown < end { return true } }
    return false
  }

  /// The digest of all contributions of the animations.
  var digest: (UInt64, UInt64) {
    mutating get { field.digest }
  }

  mutating func sample(at seconds: Double) {
    field.sample(at: seconds)
    guard field.isCaughtUp else { return }
    for id in ended { field.remove(id) }
    ended.removeAll(keepingCapacity: true)
  }
}

// MARK: Begins

extension FieldAnimations {
  /// Adopts animations that are running at the time of a frame.
  ///
  /// - Parameters:
  ///   - layers: The candidate layers.
  ///   - tree: Their state.
  ///   - picture: The visible layers.
  ///   - seconds: The time of the frame.
  /// - Returns: The layers with an adopted animation.
  mutating func takeUp(
    _ layers: [LayerID],
    of tree: borrowing LayerTree,
    in picture: RenderedFrame,
    at seconds: Double
  ) -> [LayerID] {
    var taken: [LayerID] = []
    findCandidates(among: layers, in: picture)
    taken.reserveCapacity(candidates.count)
    for candidate in candidates.indices
    where isFirst(candidate) && tree.isAtDevicePace(candidates[candidate].layer) {
      let (id, place) = (candidates[candidate].layer, candidates[candidate].place)
      // A span, because an animation of an array is copied as a whole.
      let animations = tree.layers[id.number].animations.span
      // An animation of the app's own looks at what the others show beneath it.
      guard animations.areOnlyChanges else { continue }
      for index in animations.indices where !contains(animations[index].id) {
        guard let addition = animations[index].fieldAddition, addition.begin < seconds,
          seconds < addition.begin + animations[index].timing.duration
        else { continue }
        let number =
          drafts.newest(like: addition)
          ?? drafts.number(of: animations[index].fieldMotion(of: addition), addition)
        drafts.append(
          animations[index].id,
          of: id,
          addition,
          at: place,
          to: number,
          in: &members
        )
        if taken.last != id { taken.append(id) }
      }
    }
    for number in drafts.drafts.indices { start(number) }
    drafts.removeAll()
    return taken
  }

  private mutating func findCandidates(among layers: [LayerID], in picture: RenderedFrame) {
    candidates.removeAll(keepingCapacity: true)
    for id in layers {
      if let place = picture.place(of: id) { candidates.append(Candidate(layer: id, place: place)) }
    }
    candidates.sort { $0.place < $1.place }
  }

  /// Whether a candidate is the first of its layer, which commits may have changed more than once.
  private func isFirst(_ candidate: Int) -> Bool {
    candidate == 0 || candidates[candidate].place != candidates[candidate - 1].place
  }

  private mutating func start(_ draft: Int) {
    drafts.read(draft)
    let motion = drafts.drafts[draft].motion
    let id = field.add(
      motion.property,
      from: drafts.values,
      to: drafts.targets,
      motion.timing,
      marks: drafts.marks
    )
    let chain = drafts.drafts[draft].members
    let group = Group(id: id, end: motion.timing.end, members: chain)
    let number = free.popLast() ?? groups.count
    if number == groups.count { groups.append(group) } else { groups[number] = group }
    ends.insert(number, at: group.end)
    var index = chain.first
    while index >= 0 {
      let member = members[index]
      while groupNumbers.count <= member.animation.number { groupNumbers.append(-1) }
      groupNumbers[member.animation.number] = Int32(number)
      while counts.count <= member.layer.number { counts.append(0) }
      if counts[member.layer.number] == 0 { movingCount += 1 }
      counts[member.layer.number] += 1
      index = member.next
    }
  }
}

// MARK: Ends

extension FieldAnimations {
  /// Drops groups that had ended in the frame at a time, in seconds.
  mutating func retire(shown: Double) {
    while let number = ends.popFirst(until: shown) {
      // The number may be that of a newer group.
      guard let group = groups[number], group.end <= shown else { continue }
      release(number, group)
      ended.append(group.id)
    }
  }

  /// Drops the group of a removed animation, and returns its layers.
  mutating func withdraw(_ id: AnimationID) -> [LayerID] {
    guard let number = groupNumber(of: id), let group = groups[number] else { return [] }
    let layers = members.layers(of: group.members)
    release(number, group)
    field.remove(group.id)
    // Groups that are taken away and come back again and again leave as many ends.
    if ends.count > 2 * groups.count { noteEnds() }
    return layers
  }

  /// Drops all groups, and returns their layers.
  mutating func withdrawAll() -> [LayerID] {
    var layers: [LayerID] = []
    for number in groups.indices {
      guard let group = groups[number] else { continue }
      layers += members.layers(of: group.members)
      release(number, group)
      field.remove(group.id)
    }
    ends.removeAll()
    return layers
  }

  private mutating func noteEnds() {
    ends.removeAll()
    for number in groups.indices {
      if let end = groups[number]?.end { ends.insert(number, at: end) }
    }
  }

  private mutating func release(_ number: Int, _ group: Group) {
    var index = group.members.first
    while index >= 0 {
      let member = members[index]
      groupNumbers[member.animation.number] = -1
      counts[member.layer.number] -= 1
      if counts[member.layer.number] == 0 { movingCount -= 1 }
      index = member.next
    }
    members.remove(group.members)
    groups[number] = nil
    free.append(number)
  }
}
