/// The rules of the simulation.
public enum Model {
  /// The version of the rules, increased by every change of what a run shows: a digest, the meaning
  /// of a value, where a view lies. Changes that are published together share a number.
  public static let version = 10
}
