/// The rules of the simulation.
public enum Model {
  /// The version of the rules, increased by every change of a digest or of the meaning of a value.
  public static let version = 9
}
