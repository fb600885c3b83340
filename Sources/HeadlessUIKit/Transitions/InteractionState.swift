internal import Foundation

struct InteractionState {
  let isInitial: Bool
  var isUnderWay: Bool
  var wasCancelled = false
  var percentComplete: CGFloat = 0

  init(isInitial: Bool) {
    self.isInitial = isInitial
    isUnderWay = isInitial
  }
}
