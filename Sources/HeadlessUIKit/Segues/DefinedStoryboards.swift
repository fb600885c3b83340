/// The storyboards of an app and the segues that they retain.
final class DefinedStoryboards {
  var classes = StoryboardClasses()
  /// The warnings about files so far, each of which is given once.
  var warnings: Set<String> = []
  var contents: [String: UIStoryboard.Contents] = [:]
  /// The segues whose destinations are presented: a segue retains its destination, so the
  /// destination cannot retain it.
  var presentingSegues: [UIStoryboardSegue] = []
}

extension DefinedStoryboards {
  func forgetSegue(to destination: UIViewController) {
    presentingSegues.removeAll { $0.destination === destination }
  }

  func letGo() {
    contents = [:]
    classes = StoryboardClasses()
    presentingSegues = []
  }
}
