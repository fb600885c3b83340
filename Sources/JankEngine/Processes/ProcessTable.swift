/// What a process has on its device: its layers, its clocks and its main thread.
///
/// The device has the parts of the current process in its own variables. Those of the others wait
/// here, and are exchanged as an operating system exchanges registers. A device with one app never
/// exchanges anything.
final class ProcessContext {
  var tree: LayerTree
  var links = DisplayLinks()
  var animations = AnimationState()
  var costs: CostModel
  var mainThread = MainThread()
  var app = AppState()
  var panel = TouchPanel()

  init(profile: DeviceProfile, costs: CostModel) {
    tree = LayerTree(screenSize: profile.screenSize)
    self.costs = costs
  }
}

/// One life of a process, from its start to its end.
package struct ProcessOwner: Hashable, Sendable {
  package private(set) var process = 0
  package private(set) var life = 0

  /// The first life of the first process.
  package init() {}

  init(process: Int, life: Int) {
    self.process = process
    self.life = life
  }
}

/// The processes of a device, of which one at a time is current.
///
/// All share one queue of events, one display and one render server. The number of an event
/// contains its process and its life, so an event of an ended process is recognised. The render
/// server has one tree of all layers: layer *n* of process *k* of *p* is number *n* · *p* + *k*
/// there, which is *n* with one process. The root of the first is the screen; the root of each
/// other process is a sublayer of a layer of the first, its host.
package struct ProcessTable {
  package internal(set) var current = 0
  var slots: [Slot]

  struct Slot {
    let context: ProcessContext?
    /// How often the process has ended.
    var life = 0
    var isRunning = false
    /// Whether its main thread does not run, although it could.
    var isSuspended = false
    /// The layer of the first process that shows it.
    var host: LayerID?
  }

  init(count: Int, profile: DeviceProfile, seed: UInt64, freeWork: Set<String>) {
    precondition(count >= 1 && count <= 255, "a device has 1 to 255 processes")
    slots = (0..<count).map { process in
      guard count > 1 else { return Slot(context: nil) }
      // Processes have costs of their own, so that more work of one changes none of another.
      let own = seed &+ UInt64(process) &* 0x9E37_79B9_7F4A_7C15
      let costs = CostModel(costs: profile.costs, seed: own, freeWork: freeWork)
      return Slot(context: ProcessContext(profile: profile, costs: costs))
    }
    slots[0].isRunning = true
  }
}

extension ProcessTable {
  var count: Int { slots.count }

  /// The life of the current process.
  var owner: ProcessOwner { ProcessOwner(process: current, life: slots[current].life) }

  /// Whether the main thread of a process may run.
  func isServed(_ process: Int) -> Bool {
    slots[process].isRunning && !slots[process].isSuspended
  }
}

// MARK: Numbers of events

extension ProcessTable {
  private static let numberBits = 40
  private static let processBits = 8

  /// The number of an event of the current process.
  func tagged(_ number: Int) -> Int {
    let owner = slots[current].life << Self.processBits | current
    return owner << Self.numberBits | number
  }

  /// The process and the own number of an event; nil if that process has ended.
  func untagged(_ number: Int) -> (process: Int, number: Int)? {
    let owner = number >> Self.numberBits
    let process = owner & (1 << Self.processBits - 1)
    guard slots[process].life == owner >> Self.processBits else { return nil }
    return (process, number & (1 << Self.numberBits - 1))
  }
}

// MARK: Numbers of layers and animations

extension ProcessTable {
  /// The layer of the current process in the tree of the render server.
  func globalID(of layer: LayerID) -> LayerID { globalID(of: layer, in: current) }

  private func globalID(of layer: LayerID, in process: Int) -> LayerID {
    LayerID(number: layer.number * count + process)
  }

  /// The identifier of an animation of the current process, unique on the device.
  func globalID(ofAnimation number: Int) -> AnimationID {
    AnimationID(number: number * count + current)
  }

  /// The layer of the render server's tree that shows a process.
  func globalHost(of process: Int) -> LayerID? {
    slots[process].host.map { globalID(of: $0, in: 0) }
  }

  func global(_ moves: [LayerTree.Move]) -> [LayerTree.Move] {
    guard count > 1 else { return moves }
    return moves.map { LayerTree.Move(id: globalID(of: $0.id), position: $0.position) }
  }

  func global(_ reanimations: [LayerTree.Reanimation]) -> [LayerTree.Reanimation] {
    guard count > 1 else { return reanimations }
    return reanimations.map {
      LayerTree.Reanimation(
        id: globalID(of: $0.id),
        position: $0.position,
        animations: $0.animations
      )
    }
  }

  func global(_ changes: [LayerTree.Change]) -> [LayerTree.Change] {
    guard count > 1 else { return changes }
    return changes.map { change in
      var layer = change.layer
      layer.superlayer = layer.superlayer.map(globalID(of:))
      layer.mask = layer.mask.map(globalID(of:))
      layer.sublayers = layer.sublayers.map(globalID(of:)) + hosted(in: change.id)
      if change.id.number == 0 { layer.superlayer = globalHost(of: current) }
      return LayerTree.Change(id: globalID(of: change.id), layer: layer)
    }
  }

  /// The changes that empty the layers of a process and detach them from each other.
  ///
  /// - Parameters:
  ///   - process: The process.
  ///   - layerCount: The number of layers in the tree of the render server.
  /// - Returns: The changes.
  func changes(emptying process: Int, of layerCount: Int) -> [LayerTree.Change] {
    stride(from: process, to: layerCount, by: count).map { number in
      var layer = Layer()
      if number == process { layer.superlayer = globalHost(of: process) }
      return LayerTree.Change(id: LayerID(number: number), layer: layer)
    }
  }

  /// The roots of the processes that a layer of the current process shows.
  private func hosted(in layer: LayerID) -> [LayerID] {
    guard current == 0 else { return [] }
    return slots.indices.filter { slots[$0].host == layer }.map { LayerID(number: $0) }
  }
}
