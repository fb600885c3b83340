public import Foundation
internal import JankEngine

/// What holds for the changes made to layers between `begin` and `commit`.
///
/// Changes outside belong to the implicit transaction of the running turn, which ends with the
/// commit of the frame. What an inner transaction does not set it has from the outer. Changes reach
/// the screen with the commit of the frame in any case.
public final class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  public class func begin() {
    Simulation.current.animations.transactions.begin()
  }

  /// Ends the innermost transaction that was begun.
  public class func commit() {
    Simulation.current.endTransaction()
  }

  /// How long implicit animations take, in seconds; 0.25 unless something else is set.
  public class func animationDuration() -> CFTimeInterval {
    Simulation.current.animations.transactions.duration
  }

  /// Sets how long implicit animations take, in seconds.
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

  /// Whether changes are left without implicit animations.
  public class func disableActions() -> Bool {
    Simulation.current.animations.transactions.disablesActions
  }

  /// Sets whether changes are left without implicit animations.
  public class func setDisableActions(_ flag: Bool) {
    Simulation.current.animations.transactions.innermost.disablesActions = flag
  }

  /// The block of the innermost transaction that waits for its animations.
  public class func completionBlock() -> (() -> Void)? {
    Simulation.current.animations.transactions.innermost.completion?.block
  }

  /// Sets a block to be called when every animation added later in this transaction is over.
  ///
  /// Where none is added it is called after the next commit of the frame, never inside `commit`.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    Simulation.current.setTransactionCompletion(block)
  }
}

// MARK: State

/// The transactions that are open in a run.
struct TransactionStack {
  /// What one transaction sets.
  struct Entry {
    var duration: Double?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: TransactionCompletion?
  }

  // The implicit one first; there is always that one.
  private var entries = [Entry()]

  var innermost: Entry {
    get { entries[entries.count - 1] }
    set { entries[entries.count - 1] = newValue }
  }

  var duration: Double { last(\.duration) ?? MediaTiming.defaultDuration }
  var timingFunction: CAMediaTimingFunction? { last(\.timingFunction) }
  var disablesActions: Bool { last(\.disablesActions) ?? false }
  /// Those who wait for animations that are added now, innermost first.
  var completions: [TransactionCompletion] { entries.reversed().compactMap(\.completion) }

  mutating func begin() {
    entries.append(Entry())
  }

  /// Ends the innermost transaction that was begun and answers who waits for it.
  mutating func end() -> TransactionCompletion? {
    precondition(entries.count > 1, "CATransaction.commit without begin")
    return entries.removeLast().completion
  }

  /// Ends the implicit transaction and begins the next.
  mutating func turn() -> TransactionCompletion? {
    let completion = entries[0].completion
    entries[0] = Entry()
    return completion
  }

  private func last<Value>(_ key: KeyPath<Entry, Value?>) -> Value? {
    for entry in entries.reversed() { if let value = entry[keyPath: key] { return value } }
    return nil
  }
}

/// Waits for the animations of a transaction.
final class TransactionCompletion: AnimationObserver {
  let block: () -> Void
  private var runningCount = 0

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  /// This, waiting for one animation more.
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

  /// Ends the implicit transaction of the turn.
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
  /// Animates a change of a layer that belongs to no view, as the transaction says.
  ///
  /// It starts from what is seen, and the change before it is over. A layer that was never shown
  /// has nothing to start from: inferred.
  func animateImplicitly(
    _ property: Layer.Property,
    to: LayerValue,
    in simulation: Simulation
  ) {
    let transactions = simulation.animations.transactions
    guard !transactions.disablesActions, transactions.duration > 0,
      device.layers.isKnown(id)
    else { return }
    let start = presentationValue(of: property)
    removeChanges(of: property)
    let animation = device.nextAnimationID()
    simulation.observe(animation, by: nil)
    let curve = transactions.timingFunction?.curve ?? .coreAnimationDefault
    device.layers.add(
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
