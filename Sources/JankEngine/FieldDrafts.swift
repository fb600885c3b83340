internal import JankMotion

/// The groups that begin in one frame, each with its own motion.
///
/// It is reused from frame to frame, so that its lists are allocated once.
struct FieldDrafts {
  private(set) var drafts: [Draft] = []
  private var numbers: [FieldMotion: Int] = [:]
  // By property: the addition that was found last, and the index of its draft.
  private var newest: [(addition: FieldAddition, number: Int)?] =
    Array(repeating: nil, count: LayerProperty.allCases.count)
  // What the animations add, a chain for each draft.
  private var additions: [Addition] = []
  /// The values of the draft that was read last, in the order of its animations.
  private(set) var values: [Float] = []
  /// As many zeros.
  private(set) var targets: [Float] = []
  /// What identifies its animations in the digest.
  private(set) var marks: [UInt32] = []

  /// A future group, its layers in the order of the frame.
  struct Draft {
    let motion: FieldMotion
    var members = FieldMembers.Chain()
    fileprivate var firstAddition = -1
    fileprivate var lastAddition = -1
  }

  private struct Addition {
    let values: SIMD4<Double>
    let mark: UInt32
    var next = -1
  }
}

extension FieldDrafts {
  /// The index of the draft of an addition's block if that was found last for the property.
  ///
  /// What comes of one block follows one another, so most motions need not be looked up.
  func newest(like addition: FieldAddition) -> Int? {
    guard let newest = newest[addition.property.rawValue],
      newest.addition.isMoved(like: addition)
    else { return nil }
    return newest.number
  }

  /// The index of a motion's draft, which is created if missing.
  mutating func number(of motion: FieldMotion, _ addition: FieldAddition) -> Int {
    let number = numbers[motion] ?? drafts.count
    newest[addition.property.rawValue] = (addition, number)
    if number == drafts.count {
      numbers[motion] = number
      drafts.append(Draft(motion: motion))
    }
    return number
  }

  /// Appends an animation to a draft.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - layer: Its layer.
  ///   - addition: What it adds.
  ///   - place: The index of the layer in the frame.
  ///   - number: The index of the draft.
  ///   - members: The animations of all groups.
  mutating func append(
    _ animation: AnimationID,
    of layer: LayerID,
    _ addition: FieldAddition,
    at place: Int,
    to number: Int,
    in members: inout FieldMembers
  ) {
    members.append(animation, of: layer, to: &drafts[number].members)
    let mark = place * LayerProperty.allCases.count + addition.property.rawValue
    additions.append(
      Addition(values: addition.values, mark: UInt32(truncatingIfNeeded: mark))
    )
    let last = drafts[number].lastAddition
    drafts[number].lastAddition = additions.count - 1
    if last < 0 {
      drafts[number].firstAddition = additions.count - 1
    } else {
      additions[last].next = additions.count - 1
    }
  }

  /// Reads the values of a draft.
  mutating func read(_ number: Int) {
    values.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    let componentCount = drafts[number].motion.property.componentCount
    var index = drafts[number].firstAddition
    while index >= 0 {
      for lane in 0..<componentCount {
        values.append(Float(additions[index].values[lane]))
        targets.append(0)
      }
      marks.append(additions[index].mark)
      index = additions[index].next
    }
  }

  /// Removes all drafts.
  mutating func removeAll() {
    guard !drafts.isEmpty else { return }
    drafts.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    additions.removeAll(keepingCapacity: true)
    for property in newest.indices { newest[property] = nil }
  }
}
