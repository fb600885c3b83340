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
  private var groupNumbers: [AnimationID: Int] = [:]
  // Ended groups that stay in the field until its buffered times are processed.
  private var ended: [LayerGroupID] = []
  private var nextEnd = Double.infinity
  // By layer number: the number of running animations.
  private var counts: [Int32] = []
  /// The number of layers with these animations.
  private(set) var movingCount = 0

  private struct Group {
    let id: LayerGroupID
    let end: Double
    let members: [Member]
  }

  private struct Member {
    let layer: LayerID
    let animation: AnimationID
  }
}

extension FieldAnimations {
  func contains(_ id: AnimationID) -> Bool { groupNumbers[id] != nil }

  func moves(_ id: LayerID) -> Bool { id.number < counts.count && counts[id.number] > 0 }

  /// Whether anything changes after the frame at a time, in seconds.
  func isBusy(after shown: Double) -> Bool {
    groups.contains { $0.map { shown < $0.end } ?? false }
  }

  /// The fingerprint of all contributions of the animations.
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
    in picture: Picture,
    at seconds: Double
  ) -> [LayerID] {
    var taken: [LayerID] = []
    var drafts: [Draft] = []
    var draftNumbers: [FieldMotion: Int] = [:]
    let places = layers.compactMap { id in picture.place(of: id).map { (id: id, place: $0) } }
    for (id, place) in places.sorted(by: { $0.place < $1.place }) where tree.isAtDevicePace(id) {
      // An animation of the app's own depends on the value of the others beneath it.
      guard tree[id].animations.allSatisfy(\.isChange) else { continue }
      for animation in tree[id].animations where !contains(animation.id) {
        guard let motion = animation.fieldMotion, motion.timing.begin < seconds,
          seconds < motion.timing.end
        else { continue }
        if draftNumbers[motion] == nil {
          draftNumbers[motion] = drafts.count
          drafts.append(Draft(motion: motion))
        }
        drafts[draftNumbers[motion, default: 0]].append(animation, of: id, at: place)
        if taken.last != id { taken.append(id) }
      }
    }
    for draft in drafts { start(draft) }
    return taken
  }

  private struct Draft {
    let motion: FieldMotion
    var members: [Member] = []
    var values: [Float] = []
    var marks: [UInt32] = []

    mutating func append(_ animation: LayerAnimation, of layer: LayerID, at place: Int) {
      members.append(Member(layer: layer, animation: animation.id))
      values += animation.fieldValues
      let kinds = LayerProperty.allCases.count
      marks.append(UInt32(truncatingIfNeeded: place * kinds + motion.property.rawValue))
    }
  }

  private mutating func start(_ draft: Draft) {
    let targets = [Float](repeating: 0, count: draft.values.count)
    let (property, timing) = (draft.motion.property, draft.motion.timing)
    let id = field.add(property, from: draft.values, to: targets, timing, marks: draft.marks)
    let group = Group(id: id, end: timing.end, members: draft.members)
    let number = free.popLast() ?? groups.count
    if number == groups.count { groups.append(group) } else { groups[number] = group }
    nextEnd = Double.minimum(nextEnd, group.end)
    for member in group.members {
      groupNumbers[member.animation] = number
      while counts.count <= member.layer.number { counts.append(0) }
      if counts[member.layer.number] == 0 { movingCount += 1 }
      counts[member.layer.number] += 1
    }
  }
}

// MARK: Ends

extension FieldAnimations {
  /// Drops groups that had ended in the frame at a time, in seconds.
  mutating func retire(shown: Double) {
    guard nextEnd <= shown else { return }
    nextEnd = .infinity
    for number in groups.indices {
      guard let group = groups[number] else { continue }
      if group.end <= shown {
        release(number, group)
        ended.append(group.id)
      } else {
        nextEnd = Double.minimum(nextEnd, group.end)
      }
    }
  }

  /// Drops the group of a removed animation, and returns its layers.
  mutating func withdraw(_ id: AnimationID) -> [LayerID] {
    guard let number = groupNumbers[id], let group = groups[number] else { return [] }
    release(number, group)
    field.remove(group.id)
    return group.members.map(\.layer)
  }

  /// Drops all groups, and returns their layers.
  mutating func withdrawAll() -> [LayerID] {
    var layers: [LayerID] = []
    for number in groups.indices {
      guard let group = groups[number] else { continue }
      release(number, group)
      field.remove(group.id)
      layers += group.members.map(\.layer)
    }
    return layers
  }

  private mutating func release(_ number: Int, _ group: Group) {
    for member in group.members {
      groupNumbers[member.animation] = nil
      counts[member.layer.number] -= 1
      if counts[member.layer.number] == 0 { movingCount -= 1 }
    }
    groups[number] = nil
    free.append(number)
  }
}
