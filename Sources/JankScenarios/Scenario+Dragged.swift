extension Scenario {
  /// The names of the pages that drags of the script can move, to measure their distance from the
  /// touch.
  ///
  /// For a stack these are all pages that are ever on it, for tabs and containers all their pages:
  /// which one is dragged is known only at run time. Of several, the one that moves farthest counts
  /// as the dragged one.
  public var draggedLayers: Set<String> {
    script.reduce(into: []) { names, step in
      guard case .drag(_, let name) = step.action else { return }
      for screen in app.screens where !screen.drags.isEmpty && screen.name == name ?? screen.name {
        names.formUnion(movedPages(of: screen))
      }
    }
  }

  /// The names of the pages that a drag on a screen can move.
  func movedPages(of screen: Screen) -> Set<String> {
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
