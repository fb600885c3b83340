/// What was seen of the pages of a change when its finger left.
struct ReleaseWatch {
  let seen: ContinuityWatch
  /// When that was, in words.
  let moment: String
  /// What the script had done for it.
  let cause: ScriptCause?
}

extension ObservedChange {
  /// Takes note of where the pages are seen.
  ///
  /// - Parameter moment: when that is, in words.
  func watchRelease(_ moment: String) {
    let pages = [from, to].compactMap(\.viewIfLoaded)
    release = ReleaseWatch(
      seen: ContinuityWatch(of: pages, in: simulation),
      moment: moment,
      cause: simulation.cause
    )
  }

  /// Finds pages that do not go on from where the finger left them.
  func checkRelease() {
    guard let release else { return }
    self.release = nil
    // Whoever is done in the same turn is where it has to be.
    guard outcome == nil else { return }
    simulation.act(because: release.cause) {
      findJumps(release.seen.jumps(), release.moment)
    }
  }

  /// Finds views that moved before and begin elsewhere now: one mistake, however many they are.
  func findJumps(_ jumps: [ContinuityWatch.Jump], _ moment: String) {
    guard let first = jumps.first else { return }
    let views = jumps.map { "the view \($0.view.traceName) jumps \($0.what)" }
    find(
      .motionIsContinuous,
      of: first.view.nearestController ?? subject,
      view: first.view,
      """
      \(name): \(moment) \(views.joined(separator: " and ")), since the animation begins elsewhere \
      than where it is seen
      """
    )
  }
}
