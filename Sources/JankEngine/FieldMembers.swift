/// The animations of groups in the layer field, a chain for each group in one table.
///
/// Thousands of animations begin and end in a second, and a list for each group would be allocated
/// and counted as often.
struct FieldMembers {
  private var members: [Member] = []
  // The first free entry, which names the next one; −1 for none.
  private var free: Int32 = -1

  /// An animation, and the index of the next one of its group.
  struct Member {
    let layer: LayerID
    let animation: AnimationID
    fileprivate(set) var next: Int32 = -1
  }

  /// The animations of a group.
  struct Chain {
    /// The index of the oldest one, or −1.
    fileprivate(set) var first: Int32 = -1
    fileprivate var last: Int32 = -1
  }
}

extension FieldMembers {
  /// The animation at an index.
  subscript(index: Int32) -> Member { members[Int(index)] }

  /// Appends an animation of a layer to a group.
  mutating func append(_ animation: AnimationID, of layer: LayerID, to chain: inout Chain) {
    let member = Member(layer: layer, animation: animation)
    let index = free < 0 ? Int32(members.count) : free
    if free < 0 {
      members.append(member)
    } else {
      free = members[Int(index)].next
      members[Int(index)] = member
    }
    if chain.last < 0 { chain.first = index } else { members[Int(chain.last)].next = index }
    chain.last = index
  }

  /// Removes the animations of a group.
  mutating func remove(_ chain: Chain) {
    guard chain.last >= 0 else { return }
    members[Int(chain.last)].next = free
    free = chain.first
  }

  /// The layers of a group, in the order of its animations.
  func layers(of chain: Chain) -> [LayerID] {
    var layers: [LayerID] = []
    var index = chain.first
    while index >= 0 {
      layers.append(self[index].layer)
      index = self[index].next
    }
    return layers
  }
}
