/// The rules by which runs are made.
public enum Model {
  /// The version of the rules, raised by every change that changes a digest or what a figure means.
  public static let version = 7
}
