/// The storyboards of an app and the segues that they hold.
final class DefinedStoryboards {
  /// What the app has defined, by name.
  var contents: [String: UIStoryboard.Contents] = [:]
  /// The segues whose pages are presented: a segue lives as long, and holds its page, which
  /// therefore cannot hold it.
  var presentingSegues: [UIStoryboardSegue] = []
}

extension DefinedStoryboards {
  /// Lets go of the segue that presented a controller.
  func forgetSegue(to destination: UIViewController) {
    presentingSegues.removeAll { $0.destination === destination }
  }

  /// Lets go of everything that belongs to the app.
  func letGo() {
    contents = [:]
    presentingSegues = []
  }
}
