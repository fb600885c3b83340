public import Foundation
internal import JankEngine

/// The settings for changes of layers between `begin` and `commit`.
///
/// Other changes belong to the implicit transaction of the running turn, which ends with the commit
/// of the frame. An inner transaction inherits what it does not set. In any case changes reach the
/// screen with the commit of the frame.
public final class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  public class func begin() {
    Simulation.current.animations.transactions.begin()
  }

  /// Ends the innermost transaction, without a begin the implicit one.
  public class func commit() {
    Simulation.current.endTransaction()
  }

  /// The duration of implicit animations, in seconds; 0.25 by default.
  public class func animationDuration() -> CFTimeInterval {
    Simulation.current.animations.transactions.duration
  }

  /// Sets the duration of implicit animations, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    Simulation.current.animations.transactions.innermost.duration = dur
  }

  /// The curve of implicit animations, or nil for the default curve.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    Simulation.current.animations.transactions.timingFunction
  }

  /// Sets the curve of implicit animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Simulation.current.animations.transactions.innermost.timingFunction = function
  }

  /// Whether implicit animations are disabled.
  public class func disableActions() -> Bool {
    Simulation.current.animations.transactions.disablesActions
  }

  /// Sets whether implicit animations are disabled.
  public class func setDisableActions(_ flag: Bool) {
    Simulation.current.animations.transactions.innermost.disablesActions = flag
  }

  /// The completion block of the innermost transaction.
  public class func completionBlock() -> (() -> Void)? {
    Simulation.current.animations.transactions.innermost.completion?.block
  }

  /// Sets a block to be called when every animation added later in this transaction has ended.
  ///
  /// Without such an animation it is called after the next commit of the frame, never inside
  /// `commit`.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    Simulation.current.setTransactionCompletion(block)
  }
}

// MARK: State

/// The open transactions of a run.
struct TransactionStack {
  struct Entry {
    var duration: Double?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: TransactionCompletion?
  }

  // The implicit transaction is always the first.
  private var entries = [Entry()]
  /// Whether any entry may have a completion; few apps set one, and all animations ask.
  private(set) var haveCompletions = false

  var innermost: Entry {
    get { entries[entries.count - 1] }
    set {
      entries[entries.count - 1] = newValue
      if newValue.completion != nil { haveCompletions = true }
    }
  }

  var duration: Double { last(\.duration) ?? MediaTiming.defaultDuration }
  var timingFunction: CAMediaTimingFunction? { last(\.timingFunction) }
  var disablesActions: Bool { last(\.disablesActions) ?? false }

  /// Has those who wait for animations that are added now wait for one more.
  ///
  /// - Returns: Them, innermost first.
  func joinCompletions() -> [TransactionCompletion] {
    var waiting: [TransactionCompletion] = []
    for index in entries.indices.reversed() {
      if let completion = entries[index].completion { waiting.append(completion.joined()) }
    }
    return waiting
  }

  mutating func begin() {
    entries.append(Entry())
  }

  /// Ends the innermost transaction and returns its completion.
  ///
  /// A commit without a begin ends the implicit transaction; inferred from apps that do so and run.
  mutating func end() -> TransactionCompletion? {
    entries.count > 1 ? entries.removeLast().completion : turn()
  }

  /// Ends the implicit transaction, begins the next and returns the completion.
  mutating func turn() -> TransactionCompletion? {
    let completion = entries[0].completion
    entries[0] = Entry()
    if entries.count == 1 { haveCompletions = false }
    return completion
  }

  private func last<Value>(_ key: KeyPath<Entry, Value?>) -> Value? {
    for entry in entries.reversed() { if let value = entry[keyPath: key] { return value } }
    return nil
  }
}

final class TransactionCompletion: AnimationObserver {
  let block: () -> Void
  private var runningCount = 0

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  /// Counts one more animation.
  func joined() -> TransactionCompletion {
    runningCount += 1
    return self
  }

  var waits: Bool { runningCount > 0 }

  func animationDidStop(finished: Bool) {
    runningCount -= 1
    if runningCount == 0 { block() }
  }
}

extension Simulation {
  func setTransactionCompletion(_ block: (() -> Void)?) {
    settle(animations.transactions.innermost.completion)
    animations.transactions.innermost.completion = block.map { TransactionCompletion($0) }
  }

  func endTransaction() {
    settle(animations.transactions.end())
  }

  func endImplicitTransaction() {
    settle(animations.transactions.turn())
  }

  // A transaction without animations is over after the commit.
  private func settle(_ completion: TransactionCompletion?) {
    guard let completion, !completion.waits else { return }
    runAfterCommit(completion.block)
  }
}

// MARK: Implicit animations

extension CALayer {
  /// Animates a change of a layer without a view, as the transaction specifies.
  ///
  /// It starts from the presentation value and replaces the change before. Inferred: a layer that
  /// was never on screen changes at once.
  func animateImplicitly(
    _ property: Layer.Property,
    to: LayerValue,
    in simulation: Simulation
  ) {
    let transactions = simulation.animations.transactions
    guard !transactions.disablesActions, transactions.duration > 0,
      device.layers.isKnown(id)
    else { return }
    if let action = action(forKey: property.key) {
      // An action takes the place of the animation; NSNull is none.
      if let animation = action as? CAAnimation { add(animation, forKey: property.key) }
      return
    }
    let start = presentationValue(of: property)
    removeChanges(of: property)
    let animation = device.nextAnimationID()
    simulation.observe(animation, by: nil)
    let curve = transactions.timingFunction?.curve ?? .coreAnimationDefault
    device.add(
      LayerAnimation(
        id: animation,
        target: LayerKeyPath(property),
        course: .change(from: start, to: to, .cubicBezier(curve)),
        blend: .makesUp,
        timing: .once(transactions.duration)
      ),
      to: id
    )
  }
}
