internal import JankExplore

/// What a scenario may have.
///
/// Each scenario gets a random subset, because features hide each other's faults: a script full of
/// drags seldom lets a rotation finish (Groce and others, Swarm Testing, 2012).
enum Feature: CaseIterable {
  /// A device profile of the scenario's own.
  case ownDevice
  /// Built-in devices whose refresh rate varies.
  case variableRate
  /// A preferred frame-rate range.
  case frameRate
  /// Steps that limit the refresh rate.
  case refreshRate
  /// Loading and drawing time.
  case loads
  case images
  /// Views with frames, texts and looks of their own.
  case views
  /// Blurs, shadows and masks.
  case effects
  /// Far more layers than an app has.
  case manyLayers
  case countdown
  case scroll
  case stack
  case tabs
  case container
  case segues
  /// Presentation styles, dimming and system transitions.
  case styles
  /// Effects of the app's own.
  case animators
  case drags
  /// Drags that outcomes are aimed at.
  case outcomes
  case stalls
  case renderStalls
  case rotation
  case resizing
  case turnBacks
  case cancelledTouches
  case droppedDelegates
  case unanimated
  case semantics
  case mistakes
  /// Thresholds and expected findings.
  case expectations
  /// Times that have nothing to do with the steps above.
  case wildTimes
  /// Costs, sizes and rates at the ends of their ranges.
  case extremes
  /// Several devices and strategies.
  case severalCases

  /// A random subset, from about a sixth to five sixths of all.
  static func some(_ dice: inout Dice) -> Set<Feature> {
    let share = dice.whole(15...85)
    var features = Set(allCases.filter { _ in dice.percent(share) })
    // These cost time, so that more of the others are tried without them.
    if dice.percent(90) { features.remove(.manyLayers) }
    if dice.percent(60) { features.remove(.severalCases) }
    if dice.percent(50) { features.remove(.mistakes) }
    return features
  }
}
