/// Rule: a call of an optional method of a protocol is a plain call.
///
/// `delegate?.scrollViewDidScroll?(view)` becomes `delegate?.scrollViewDidScroll(view)`: in
/// HeadlessUIKit such a method has a default implementation, which does nothing.
enum OptionalCallRule {
  /// The optional methods of UIKit's protocols by the names before their parentheses.
  static let methodsOfUIKit: Set = [
    "action", "adaptivePresentationStyle", "addAnimations", "addCompletion", "animationController",
    "animationDidStart",
    "animationDidStop", "animationEnded", "application", "collectionView", "display", "draw",
    "gestureRecognizer", "gestureRecognizerShouldBegin", "indexPathForPreferredFocusedView",
    "interactionController", "interactionControllerForDismissal",
    "interactionControllerForPresentation", "interruptibleAnimator", "layerWillDraw",
    "layoutSublayers", "navigationController",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations", "numberOfSections", "pageViewController",
    "popoverPresentationController", "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover", "position", "positionForBar",
    "presentationController", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "prepareForPopoverPresentation", "presentationCount",
    "presentationIndex", "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "scrollViewWillBeginZooming", "scrollViewWillEndDragging",
    "sectionIndexTitles", "tabBarController",
    "tabBarControllerPreferredInterfaceOrientationForPresentation",
    "tabBarControllerSupportedInterfaceOrientations", "tableView", "textField",
    "textFieldDidBeginEditing", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textView",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidEndEditing", "viewForZooming",
  ]

  static func edits(in code: SwiftCode, names: Set<String>) -> [SourceEdit] {
    code.tokens.indices.compactMap { index in
      guard code.text(index) == "?" || code.text(index) == "!", code.text(index - 2) == ".",
        code.touches(index - 1, index),
        code.touches(index, index + 1) || code.text(index + 1) == "{",
        isCall(at: index, in: code, names: names)
      else { return nil }
      return SourceEdit(from: code.tokens[index], through: code.tokens[index], with: "")
    }
  }

  /// Whether the mark belongs to a call of an optional method, or to the optional property `window`
  /// of an app delegate, as in `delegate?.window??.bounds`.
  private static func isCall(at index: Int, in code: SwiftCode, names: Set<String>) -> Bool {
    if ["(", "{"].contains(code.text(index + 1)) { return names.contains(code.text(index - 1)) }
    return code.text(index - 1) == "window" && ["?", "!"].contains(code.text(index + 1))
      && code.text(index + 2) == "."
  }
}
