import HeadlessUIKit

/// What a storm takes for UIKit's way where public sources leave it open.
///
/// Every third storm draws its choices. Two are not drawn, since apps have to be written for them:
/// who takes the views of a cancelled change out, and whether a presenter keeps its old frame.
struct StormChoices {
  let semantics: ChosenSemantics

  init(seed: UInt64) {
    var semantics = ChosenSemantics.standard
    if (seed / 4) % 3 == 0 {
      let dice = StormDice(seed: ~seed)
      let questions: [WritableKeyPath<ChosenSemantics, Bool>] = [
        \.presentationControllerHearsFirst, \.callsCompletionOfCancelled,
        \.tellsChildOfCancelledPush, \.tellsChildOfCancelledPop, \.removesCustomViewOnCancel,
        \.restoresStackFirst, \.sizeChangeWaits, \.didSelectComesFirst,
        \.announcesPageAtEveryAppearance, \.topPageDecidesDismissal, \.attemptHasToSucceed,
      ]
      for question in questions { semantics[keyPath: question] = dice.onceIn(2) }
      semantics.reversal = dice.pick(ChosenSemantics.Reversal.allCases)
      semantics.nestedRequests = dice.pick(ChosenSemantics.NestedRequest.allCases)
      semantics.cancelCurve = dice.pick([.linear, .cubicBezier(.easeIn)])
      semantics.ending = dice.pick([semantics.ending, semantics.ending.reversed()])
    }
    self.semantics = semantics
  }
}
