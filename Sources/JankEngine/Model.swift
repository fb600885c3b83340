/// The rules of the simulation.
public enum Model {
  /// The version of the rules, which every change of what a run shows increases.
  ///
  /// Such a change is another digest, another meaning of a value, or another place of a view.
  /// Changes that are published together share a number.
  public static let version = 11
}
