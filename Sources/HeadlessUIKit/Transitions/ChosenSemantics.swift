public import JankMotion

/// What public sources leave open about transitions and this model decides.
///
/// Every field and constant carries its mark: certain, inferred from several witnesses, or unknown,
/// which means that it is our choice. Nothing else in the machinery decides such a question, so a
/// better source changes this file alone.
///
///     Simulation(profile: .phone60, semantics: .split)
public struct ChosenSemantics: Sendable {
  /// When the callbacks come that take a cancelled transition back.
  public enum Reversal: String, CaseIterable, Hashable, Sendable {
    /// All of them at the end: who was coming will and did disappear, who was going will and did
    /// appear. Certain for a cancelled pop in iOS 7, inferred for the other kinds.
    case atCompletion
    /// The two wills when the finger lifts, the two dids at the end.
    case split
  }

  /// When the callbacks come that take a cancelled transition back; unknown.
  public var reversal = Reversal.atCompletion
  /// What the end of a transition does one after another.
  ///
  /// That the owner comes before the alongside completions is inferred from stack traces; the place
  /// of `animationEnded` between them is unknown.
  public var ending: [EndStep] = [.owner, .animationEnded, .alongsideCompletions]
  /// Whether a presentation controller hears of the beginning before the controllers do; unknown.
  public var presentationControllerHearsFirst = true
  /// Whether the completion block of a cancelled present or dismiss is called; unknown.
  public var callsCompletionOfCancelled = false
  /// Whether a controller whose push was cancelled hears `willMove` and `didMove` with nil;
  /// unknown.
  public var tellsChildOfCancelledPush = true
  /// Whether a controller whose pop was cancelled hears `didMove` to its old parent; unknown.
  public var tellsChildOfCancelledPop = false
  /// Whether the system takes the arriving view out of a cancelled navigation or tab transition;
  /// inferred.
  public var removesArrivingViewOnCancel = true
  /// Whether the system takes the presented view out of a cancelled custom presentation; inferred
  /// from libraries that do it by hand.
  public var removesCustomViewOnCancel = false
  /// How the time of a cancelled transition runs back; unknown.
  ///
  /// Linear in the time of the animations, as in every public reproduction.
  public var cancelCurve = TimingCurve.linear
  /// Whether a cancelled pop restores the stack before the controllers hear of it; inferred.
  public var restoresStackFirst = true
  /// Whether the presenter's view gets the frame of its place again when what covered it goes;
  /// unknown.
  ///
  /// Otherwise it keeps what the app has given it meanwhile, as a slide by hand does.
  public var restoresPresentersFrame = true
  /// Whether a change of size that meets a running transition waits for its end; unknown.
  ///
  /// Otherwise it is carried out at once, and what is on its way is laid out when it has come to
  /// rest.
  public var sizeChangeWaits = true
  /// What becomes of a push, a pop or a choice of a tab that is asked for while one is running.
  ///
  /// Certain is that UIKit leaves the stack, the bar and the screen apart, in ways that differ from
  /// version to version; here they agree in the end, and the mistake is a finding.
  public var nestedRequests = NestedRequest.isCarriedOutAfterwards
  /// Whether a tab bar's delegate hears of a user's choice before the change is seen; unknown.
  ///
  /// Otherwise it hears when the change is over, and not of one that is cancelled.
  public var didSelectComesFirst = true
  /// Whether a navigation controller announces its page whenever it comes on screen; unknown.
  ///
  /// Otherwise it announces only the first one.
  public var announcesPageAtEveryAppearance = false
  /// Whether the dismissal of several pages is the affair of the top one, which is seen to go.
  ///
  /// Its delegate is asked then, and the presentation controllers hear of the dismissal from the
  /// top down. Otherwise it is the affair of the lowest one. Unknown.
  public var topPageDecidesDismissal = true
  /// Whether an attempt to drag a kept sheet away counts only if the finger would have dismissed
  /// it; unknown.
  public var attemptHasToSucceed = true
  /// How a controller is presented that does not say.
  ///
  /// Certain: full screen before iOS 13 and `automatic` since. The documents that are modelled are
  /// older.
  public var modalPresentationStyle = UIModalPresentationStyle.fullScreen

  /// What decides about a back swipe when the finger leaves; unknown, so Flutter's rule is taken.
  public var popRelease: any ReleasePolicy = HalfwayOrFlingPolicy()

  /// What decides about a sheet when the finger leaves; certain for its two limits.
  public var sheetRelease: any ReleasePolicy = SheetPolicy()

  /// What becomes of a request that comes while another is carried out.
  public enum NestedRequest: String, CaseIterable, Hashable, Sendable {
    /// A transition of its own follows when the running one has ended.
    case isCarriedOutAfterwards
    /// Nothing.
    case isDropped
  }

  /// A step of the end of a transition.
  public enum EndStep: String, CaseIterable, Hashable, Sendable {
    /// Views, did-callbacks and the completion block.
    case owner
    /// The animator hears of the end.
    case animationEnded
    /// The completions queued with the coordinator.
    case alongsideCompletions
  }

  /// The choices that agree with most witnesses.
  public static let standard = ChosenSemantics()

  /// The same with the wills of a cancelled transition at the release of the finger.
  public static let split: ChosenSemantics = {
    var semantics = ChosenSemantics()
    semantics.reversal = .split
    return semantics
  }()
}

// MARK: Figures

extension ChosenSemantics {
  /// What `automatic` stands for since iOS 13; certain.
  static let automaticPresentationStyle = UIModalPresentationStyle.pageSheet

  /// The motion of the system's own modal and navigation transitions; certain.
  static let systemCurve = TimingCurve.spring(.system, initialVelocity: 0)
  /// How long that motion plays, in seconds; certain.
  static let systemDuration = 0.5
  /// What coordinators report for a push or pop instead, in seconds; certain.
  static let reportedNavigationDuration = 0.35
  /// How far the lower page of a push or pop goes along, as a fraction of the width; inferred.
  static let navigationParallax = 0.3
  /// The blackness of the lower page while it is covered, 0 to 1; inferred.
  static let navigationDim = 0.1
  /// The opacity of the shadow at the edge of the upper page, 0 to 1; inferred.
  static let navigationShadow = 0.2
  /// How wide that shadow is, in points; our choice.
  static let navigationShadowWidth = 9.0
  /// The height of a navigation bar on a phone, in points; certain.
  ///
  /// It lies at the top of the screen, since the status bar is not modelled.
  static let navigationBarHeight = 44.0
  /// How far the titles of a bar slide, as a fraction of its width; our choice.
  static let titleSlide = 0.5
  /// How wide the button is that leads back, in points from the left; our choice.
  static let backButtonWidth = 60.0
  /// How long a navigation bar takes to come and go on its own, in seconds; certain.
  static let barHidingDuration = 0.2
  /// The height of a tab bar on a phone without a home indicator, in points; certain.
  static let tabBarHeight = 49.0

  /// The length of a cross-dissolve in seconds; unknown.
  static let crossDissolveDuration = 0.4
  /// The length of a horizontal flip in seconds; unknown.
  static let flipDuration = 0.75
  /// From how far a turning page or view is seen, in points; unknown.
  static let flipEyeDistance = 1000.0
  /// By what a screen turns that becomes wider than high; the way round is our choice.
  static let turnToLandscape = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
  /// The length of a change of size in seconds; unknown.
  static let sizeChangeDuration = 0.3

  /// How far a finger goes before a drag from the edge is decided, in points; our choice.
  package static let edgeDecisionDistance = 4.0
  /// The longest time a swipe may take, in seconds; unknown, a figure that circulates.
  static let longestSwipe = 0.5
  /// The way a swipe has to go in its direction, in points; unknown, a figure that circulates.
  static let shortestSwipe = 50.0
  /// The way a swipe may stray across its direction, in points; unknown, a figure that circulates.
  static let greatestSwipeDeviation = 50.0

  /// The blackness of what lies behind a sheet at rest, 0 to 1; certain.
  static let sheetDim = SheetGeometry.restingDim
  /// How far below the top of a tall phone a sheet ends, in points; certain for 393 by 852.
  package static let sheetTop = 59.0
  /// The size of a form sheet on a wide screen in points; inferred from documentation.
  static let formSheetSize = SIMD2<Double>(540, 620)
  /// The size of a popover that states none, in points; inferred from documentation.
  static let popoverSize = SIMD2<Double>(320, 480)
  /// The shortest side of a tablet's screen in points; inferred from the devices sold.
  package static let tabletSide = 744.0
}
