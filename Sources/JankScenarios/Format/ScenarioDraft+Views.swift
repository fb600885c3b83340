internal import JankText

extension ScenarioDraft {
  /// Returns an error if a view is in one that is not above it, or a name is not unique.
  func complaint(aboutViewsOf screen: Scenario.Screen) -> (message: String, hint: String?)? {
    var names: Set<String> = []
    for (index, view) in screen.content.views.list.enumerated() {
      if let parent = view.parent, !names.contains(parent) {
        let nearest = nearestName(to: parent, among: names.sorted())
        return (
          "views[\(index)] is in \(quoted(parent)), but no view above it has that name",
          nearest.map { "did you mean \(quoted($0))?" }
            ?? "put the view that contains it above it, with a \"name\""
        )
      }
      if let name = view.name, !names.insert(name).inserted {
        return ("two views of the page are named \(quoted(name))", "give each its own name")
      }
    }
    guard screen.content.views.list.isEmpty, screen.content.views.canvas != nil else { return nil }
    return (#""canvas" needs "views""#, "remove it, or describe the views of the page")
  }
}
