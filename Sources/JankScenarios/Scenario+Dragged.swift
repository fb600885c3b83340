extension Scenario {
  /// The names of the pages that fingers of the script can move, to be watched for the distance
  /// between the two.
  ///
  /// Of a stack these are all pages that are ever on it, of tabs and containers all they hold:
  /// which of them lies under the finger is known only when it comes. Of several the one that moves
  /// farthest is taken for the dragged one.
  public var draggedLayers: Set<String> {
    script.reduce(into: []) { names, step in
      guard case .drag(_, let name) = step.action else { return }
      for screen in app.screens where !screen.drags.isEmpty && screen.name == name ?? screen.name {
        names.formUnion(movedPages(of: screen))
      }
    }
  }

  private func movedPages(of screen: Screen) -> Set<String> {
    var names = Set(screen.pages)
    if screen.presenting.dragToDismiss != nil || screen.isSheet { names.insert(screen.name) }
    if screen.presenting.dragToPresent != nil { names.insert(screen.name) }
    guard screen.isStack else { return names }
    for step in script {
      switch step.action {
      case .push(let page, let stack, _) where stack ?? screen.name == screen.name:
        names.insert(page)
      default: break
      }
    }
    for page in app.screens {
      for segue in page.segues {
        if case .show(let name) = segue.way { names.insert(name) }
      }
    }
    return names
  }
}
