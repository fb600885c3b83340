public import JankMotion

/// The decisions of this model on transitions that public sources leave open.
///
/// Every field and constant carries its mark: certain, inferred from several sources, or unknown,
/// which means that it is our choice. No other code decides such a question, so a better source
/// changes only this file.
///
///     Simulation(profile: .phone60, semantics: .split)
public struct ChosenSemantics: Sendable {
  /// The time of the callbacks that revert a cancelled transition.
  public enum Reversal: String, CaseIterable, Hashable, Sendable {
    /// All at the end: `viewWillDisappear` and `viewDidDisappear` for the arriving controller,
    /// `viewWillAppear` and `viewDidAppear` for the leaving one.
    ///
    /// Certain for a cancelled pop in iOS 7, inferred for the other kinds.
    case atCompletion
    /// The two `will` callbacks at the release, the two `did` callbacks at the end.
    case split
  }

  /// The time of the callbacks that revert a cancelled transition; unknown.
  public var reversal = Reversal.atCompletion
  /// The steps at the end of a transition, in order.
  ///
  /// That the owner comes before the alongside completions is inferred from stack traces; the
  /// position of `animationEnded` between them is unknown.
  public var ending: [EndStep] = [.owner, .animationEnded, .alongsideCompletions]
  /// Whether a presentation controller gets its `will` callback before the controllers do; unknown.
  public var presentationControllerHearsFirst = true
  /// Whether the completion block of a cancelled present or dismiss is called; unknown.
  public var callsCompletionOfCancelled = false
  /// Whether a controller whose push was cancelled gets `willMove` and `didMove` with nil; unknown.
  public var tellsChildOfCancelledPush = true
  /// Whether a controller whose pop was cancelled gets `didMove` to its old parent; unknown.
  public var tellsChildOfCancelledPop = false
  /// Whether the system removes the arriving view of a cancelled navigation or tab transition;
  /// inferred.
  public var removesArrivingViewOnCancel = true
  /// Whether the system removes the presented view of a cancelled custom presentation; inferred
  /// from libraries that do it by hand.
  public var removesCustomViewOnCancel = false
  /// The curve of the time of a cancelled transition; unknown.
  ///
  /// Linear in the time of the animations, as in every public reproduction.
  public var cancelCurve = TimingCurve.linear
  /// Whether a cancelled pop restores the stack before the controllers get their callbacks;
  /// inferred.
  public var restoresStackFirst = true
  /// Whether the presenter's view gets its frame again when it is uncovered; unknown.
  ///
  /// Otherwise it keeps the frame that the app set meanwhile, as a slide by hand does.
  public var restoresPresentersFrame = true
  /// Whether a change of size during a transition waits for its end; unknown.
  ///
  /// Otherwise it happens at once, and the moving views are laid out after the transition.
  public var sizeChangeWaits = true
  /// The fate of a push, a pop or a tab selection during another one.
  ///
  /// Certain: UIKit's stack, bar and screen then disagree, in ways that differ from version to
  /// version. Here they agree in the end, and the mistake is a finding.
  public var nestedRequests = NestedRequest.isCarriedOutAfterwards
  /// Whether a tab bar's delegate is notified of a user's selection before the change is visible;
  /// unknown.
  ///
  /// Otherwise it is notified when the change has ended, and not of a cancelled one.
  public var didSelectComesFirst = true
  /// Whether a navigation controller announces its page each time it appears; unknown.
  ///
  /// Otherwise it announces only the first page.
  public var announcesPageAtEveryAppearance = false
  /// Whether the top page decides on a dismissal of several pages; it is the one that animates out.
  ///
  /// Its delegate is asked then, and the presentation controllers are notified from the top down.
  /// Otherwise the lowest page decides. Unknown.
  public var topPageDecidesDismissal = true
  /// Whether an attempt to dismiss a sheet with `isModalInPresentation` counts only if the drag
  /// would have dismissed it; unknown.
  public var attemptHasToSucceed = true
  /// The version of iOS that the run follows.
  public private(set) var version: SystemVersion
  /// The default presentation style.
  ///
  /// Certain: full screen before iOS 13 and `automatic` since.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether a percent-driven transition holds animations that the app adds to layers itself.
  ///
  /// Reported twice for iOS 11: animations of views are scrubbed, `CAAnimation` objects run as if
  /// nothing drove them. Openradar 38766932 names 11.2. Whether a later version holds them again is
  /// unknown; our choice is that none does.
  public var scrubsLayerAnimations = false

  /// The decision on a back swipe at the release; unknown, so Flutter's rule is used.
  public var popRelease: any ReleasePolicy = HalfwayOrFlingPolicy()

  /// The decision on a sheet at the release; certain for its two limits.
  public var sheetRelease: any ReleasePolicy = SheetPolicy()

  /// The fate of a request during another one.
  public enum NestedRequest: String, CaseIterable, Hashable, Sendable {
    /// Its transition follows when the running one has ended.
    case isCarriedOutAfterwards
    /// It has no effect.
    case isDropped
  }

  /// A step of the end of a transition.
  public enum EndStep: String, CaseIterable, Hashable, Sendable {
    /// Views, `did` callbacks and the completion block.
    case owner
    /// The animator is notified of the end.
    case animationEnded
    /// The completions of the coordinator.
    case alongsideCompletions
  }

  /// Creates the choices that agree with most sources, with the documented changes up to a version
  /// of iOS.
  ///
  ///     Simulation(semantics: ChosenSemantics(iOS: 12))  // presents full screen by default
  public init(iOS version: SystemVersion = .current) {
    self.version = version
    if version < 13 { modalPresentationStyle = .fullScreen }
    scrubsLayerAnimations = version < SystemVersion(11, 2)
  }

  /// The choices that agree with most sources, for the current iOS.
  public static let standard = ChosenSemantics()

  /// The standard with the `will` callbacks of a cancelled transition at the release.
  public static let split: ChosenSemantics = {
    var semantics = ChosenSemantics()
    semantics.reversal = .split
    return semantics
  }()
}

// MARK: Values

extension ChosenSemantics {
  /// The meaning of `automatic`, which storyboards state also for older systems; certain.
  var automaticPresentationStyle: UIModalPresentationStyle {
    version < 13 ? .fullScreen : .pageSheet
  }

  /// The curve of the system's modal and navigation transitions; certain.
  static let systemCurve = TimingCurve.spring(.system, initialVelocity: 0)
  /// The duration of that curve, in seconds; certain.
  static let systemDuration = 0.5
  /// What coordinators report for a push or pop instead, in seconds; certain.
  static let reportedNavigationDuration = 0.35
  /// The distance that the lower page of a push or pop moves, as a fraction of the width; inferred.
  static let navigationParallax = 0.3
  /// The blackness of the lower page while it is covered, 0 to 1; inferred.
  static let navigationDim = 0.1
  /// The opacity of the shadow at the edge of the upper page, 0 to 1; inferred.
  static let navigationShadow = 0.2
  /// The width of that shadow, in points; our choice.
  static let navigationShadowWidth = 9.0
  /// The height of a navigation bar on a phone, in points; certain.
  ///
  /// It is at the top of the screen, because the status bar is not modelled.
  static let navigationBarHeight = 44.0
  /// The distance that the titles of a bar slide, as a fraction of its width; our choice.
  static let titleSlide = 0.5
  /// The width of the back button, in points from the left; our choice.
  static let backButtonWidth = 60.0
  /// The duration for showing or hiding a navigation bar, in seconds; certain.
  static let barHidingDuration = 0.2
  /// The height of a tab bar on a phone without a home indicator, in points; certain.
  static let tabBarHeight = 49.0

  /// The duration of a cross-dissolve, in seconds; unknown.
  static let crossDissolveDuration = 0.4
  /// The duration of a horizontal flip, in seconds; unknown.
  static let flipDuration = 0.75
  /// The eye distance for a turning page or view, in points; unknown.
  static let flipEyeDistance = 1000.0
  /// The rotation to landscape; the direction is our choice.
  static let turnToLandscape = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
  /// The duration of a change of size, in seconds; unknown.
  static let sizeChangeDuration = 0.3

  /// The distance at which a drag from the edge is decided, in points; our choice.
  package static let edgeDecisionDistance = 4.0
  /// The longest duration of a swipe, in seconds; unknown, a value often quoted.
  static let longestSwipe = 0.5
  /// The shortest distance of a swipe, in points; unknown, a value often quoted.
  static let shortestSwipe = 50.0
  /// The largest deviation of a swipe, in points; unknown, a value often quoted.
  static let greatestSwipeDeviation = 50.0

  /// The blackness behind a sheet at rest, 0 to 1; certain.
  static let sheetDim = SheetGeometry.restingDim
  /// The distance of a sheet from the top of a tall phone, in points; certain for 393 by 852.
  package static let sheetTop = 59.0
  /// The size of a form sheet on a wide screen, in points; inferred from documentation.
  static let formSheetSize = SIMD2<Double>(540, 620)
  /// The default size of a popover, in points; inferred from documentation.
  static let popoverSize = SIMD2<Double>(320, 480)
  /// The shortest side of a tablet's screen, in points; inferred from the devices sold.
  package static let tabletSide = 744.0
}
