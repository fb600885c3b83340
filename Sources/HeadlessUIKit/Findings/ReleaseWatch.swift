/// The pages of a change at the release of the touch.
struct ReleaseWatch {
  let seen: ContinuityWatch
  let moment: String
  let cause: ScriptCause?
}

extension ObservedChange {
  func watchRelease(_ moment: String) {
    let pages = [from, to].compactMap(\.viewIfLoaded)
    release = ReleaseWatch(
      seen: ContinuityWatch(of: pages, in: simulation),
      moment: moment,
      cause: simulation.cause
    )
  }

  /// Reports pages that do not go on from where the touch was released.
  func checkRelease() {
    guard let release else { return }
    self.release = nil
    // A page that is done in the same turn is already in its final state.
    guard outcome == nil else { return }
    simulation.act(because: release.cause) {
      findJumps(release.seen.jumps(), release.moment)
    }
  }

  /// Reports views that jump: one finding for all of them.
  func findJumps(_ jumps: [ContinuityWatch.Jump], _ moment: String) {
    guard let first = jumps.first else { return }
    let views = jumps.map { "the view \($0.view.traceName) jumps \($0.what)" }
    find(
      .motionIsContinuous,
      of: first.view.nearestController ?? subject,
      view: first.view,
      """
      \(name): \(moment) \(views.joined(separator: " and ")): the animation does not start \
      from what is on screen
      """
    )
  }
}
