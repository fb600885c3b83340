internal import JankMotion

/// The animations that the layer field follows, thousands at a time.
///
/// 1. An animation that is plain, of a visible layer at the device's pace, is taken up in the first
///    picture after its begin. Those that are alike form a group.
/// 2. At the time of each picture the field takes what they add to their layers into the digest,
///    sixteen layers at a time and up to sixteen pictures together. Nothing is stored: who wants to
///    see a layer evaluates its animations.
/// 3. A group is left alone after its end, or when one of its animations is taken away, or when
///    layers are rearranged or get another time; what goes on of it is taken up anew.
///
/// The digest depends on what can be seen: the places of the layers in the picture, the pictures in
/// which an animation was under way, and what it added in each.
struct FieldAnimations: ~Copyable {
  private var field = LayerField()
  private var groups: [Group?] = []
  private var free: [Int] = []
  private var groupNumbers: [AnimationID: Int] = [:]
  // Groups that ended and stay in the field until it has worked through the times it collects.
  private var ended: [LayerGroupID] = []
  private var nextEnd = Double.infinity
  // By layer number: how many animations are under way.
  private var counts: [Int32] = []
  /// The number of layers that these animations move.
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
  /// Whether an animation is followed.
  func contains(_ id: AnimationID) -> Bool { groupNumbers[id] != nil }

  /// Whether any animation of a layer is followed.
  func moves(_ id: LayerID) -> Bool { id.number < counts.count && counts[id.number] > 0 }

  /// Whether anything will look different after the picture of a time, in seconds.
  func isBusy(after shown: Double) -> Bool {
    groups.contains { $0.map { shown < $0.end } ?? false }
  }

  /// The fingerprint of everything that animations added.
  var digest: (UInt64, UInt64) {
    mutating get { field.digest }
  }

  /// Looks at all animations at the time of a picture, in seconds.
  mutating func sample(at seconds: Double) {
    field.sample(at: seconds)
    guard field.isCaughtUp else { return }
    for id in ended { field.remove(id) }
    ended.removeAll(keepingCapacity: true)
  }
}

// MARK: Begins

extension FieldAnimations {
  /// Takes up animations that are under way at the time of a picture.
  ///
  /// - Parameters:
  ///   - layers: the layers that may have such.
  ///   - tree: their state.
  ///   - picture: where they are seen.
  ///   - seconds: the time of the picture.
  /// - Returns: The layers of which an animation was taken up.
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
      // An animation of the app's own looks at what the others show beneath it.
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

  /// A group to be, its layers in the order of the picture.
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
  /// Leaves alone what had ended in the picture of a time, in seconds.
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

  /// Leaves alone the group of an animation that is taken away.
  ///
  /// - Returns: The layers of the group.
  mutating func withdraw(_ id: AnimationID) -> [LayerID] {
    guard let number = groupNumbers[id], let group = groups[number] else { return [] }
    release(number, group)
    field.remove(group.id)
    return group.members.map(\.layer)
  }

  /// Leaves all animations alone.
  ///
  /// - Returns: Their layers.
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
