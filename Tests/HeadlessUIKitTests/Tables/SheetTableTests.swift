import HeadlessUIKit
import JankTrace
import Testing

/// What an app hears of a sheet that a user drags, row by row.
struct SheetTableTests {
  @Test
  func `a sheet that is dragged away`() {
    #expect(
      playSheet(touchIDs: pull(400)).log
        == rows(
          """
          should dismiss
          will dismiss
          B viewWillDisappear
          alongside
          interaction changes
          B viewDidDisappear
          did dismiss
          alongside ends
          """
        )
    )
  }

  @Test
  func `a sheet that springs back was to go and never does`() {
    #expect(
      playSheet(touchIDs: pull(200, rests: true)).log
        == rows(
          """
          should dismiss
          will dismiss
          B viewWillDisappear
          alongside
          interaction changes, cancelled
          B viewWillAppear
          B viewDidAppear
          alongside ends, cancelled
          """
        )
    )
  }

  @Test
  func `a sheet that is modal hears of the attempt alone`() {
    let played = playSheet(touchIDs: pull(400)) { $0.page.isModalInPresentation = true }
    #expect(played.log == ["did attempt to dismiss"])
    #expect(played.isShown)
  }

  @Test
  func `a sheet whose delegate keeps it hears of the question and the attempt`() {
    let played = playSheet(touchIDs: pull(400)) { $0.delegate.dismisses = false }
    #expect(played.log == ["should dismiss", "did attempt to dismiss"])
    #expect(played.isShown)
  }

  @Test
  func `a kept sheet that a gesture would not have dismissed gets no callback`() {
    let played = playSheet(touchIDs: pull(200, rests: true)) {
      $0.page.isModalInPresentation = true
    }
    #expect(played.log.isEmpty)
  }

  @Test
  func `an attempt counts whatever the gesture would have done with that semantics`() {
    var semantics = ChosenSemantics.standard
    semantics.attemptHasToSucceed = false
    let played = playSheet(touchIDs: pull(200, rests: true), semantics: semantics) {
      $0.page.isModalInPresentation = true
    }
    #expect(played.log == ["did attempt to dismiss"])
  }

  @Test
  func `a sheet that the app dismisses gets no gesture callbacks`() {
    let played = playSheet(touchIDs: []) { stage in
      stage.simulation.schedule("dismiss", at: .milliseconds(1_500)) {
        stage.page.dismiss(animated: true)
      }
    }
    #expect(
      played.log
        == rows(
          """
          B viewWillDisappear
          alongside
          B viewDidDisappear
          alongside ends
          """
        )
    )
  }

  @Test
  func `in the split profile the wills of a return come with the release`() {
    let log = playSheet(touchIDs: pull(200, rests: true), semantics: .split).log
    #expect(
      Array(log.drop { !$0.hasPrefix("interaction") })
        == rows(
          """
          interaction changes, cancelled
          B viewWillAppear
          B viewDidAppear
          alongside ends, cancelled
          """
        )
    )
  }
}
