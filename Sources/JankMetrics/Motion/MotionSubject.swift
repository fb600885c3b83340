/// A layer that moves in a transition.
public struct MotionSubject: Hashable, Sendable {
  /// The transition, by place in the trace.
  public let transition: Int
  /// The name of the layer, with a number where others of the name were seen before.
  public let layer: String
}
