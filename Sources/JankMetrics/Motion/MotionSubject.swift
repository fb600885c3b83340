/// A layer that moves in a transition.
public struct MotionSubject: Hashable, Sendable {
  /// The index of the transition in the trace.
  public let transition: Int
  /// The name of the layer, with a number if others of that name appeared before.
  public let layer: String
}
