/// What stands where.
enum LayoutRules {
  /// Everything that may stand at the top, besides names that begin with a dot.
  static let topLevel: Set<String> = [
    "Package.swift", "Sources", "Tests", "Benchmarks", "Scenarios", "README.md",
  ]

  /// Source files without a test file of their own, and why.
  static let untested: [String: String] = [
    "Sources/JankLaunch/main.swift": "one call, tested wherever tests start the tool",
    "Sources/JankText/JSON/Byte.swift": "constants, tested through the parsers that use them",
    "Sources/HeadlessUIKit/Dynamics/DirectedBehavior.swift":
      "tested through UIGravityBehaviorTests and UIPushBehaviorTests",
    "Sources/HeadlessUIKit/Dynamics/DynamicWorld.swift": "tested through UIDynamicAnimatorTests",
    "Sources/HeadlessUIKit/Dynamics/ForceVector.swift": "tested through UIGravityBehaviorTests",
    "Sources/HeadlessUIKit/Dynamics/UIDynamicItem.swift": "a protocol",
    "Sources/JankAnimators/Strategies/Clocks/FixedStepClock.swift":
      "tested through KnownTruthTests",
    "Sources/JankAnimators/Strategies/Clocks/FrameClock.swift": "tested through KnownTruthTests",
    "Sources/JankAnimators/Strategies/Clocks/MediaTimeClock.swift":
      "tested through SpringPlayerTests",
    "Sources/JankAnimators/Strategies/Clocks/TargetTimestampClock.swift":
      "tested through KnownTruthTests",
    "Sources/JankAnimators/Strategies/Clocks/TimerClock.swift": "tested through KnownTruthTests",
    "Sources/JankAnimators/Strategies/Clocks/TimestampClock.swift":
      "tested through KnownTruthTests",
    "Sources/JankAnimators/Strategies/Engines/FluidEngine.swift":
      "tested through SpringPlayerTests",
    "Sources/JankAnimators/Strategies/Engines/PopEngine.swift": "tested through SpringPlayerTests",
    "Sources/JankAnimators/Strategies/Engines/ReboundEngine.swift":
      "tested through SpringPlayerTests",
    "Sources/JankAnimators/Strategies/Engines/SpringEngine.swift": "a protocol",
    "Sources/JankAnimators/Strategies/Interruptible/InterruptibleEffectAnimator.swift":
      "tested through ChoreographyAnimatorTests",
    "Sources/JankAnimators/Strategies/Interruptible/LinearReturnAnimator.swift":
      "tested through ChoreographyAnimatorTests",
    "Sources/JankAnimators/Strategies/Interruptible/PropertyAnimator.swift":
      "tested through ChoreographyAnimatorTests",
    "Sources/JankAnimators/Strategies/Interruptible/RedirectingAnimator.swift":
      "tested through ChoreographyAnimatorTests",
    "Sources/JankAnimators/Strategies/Interruptible/SpringReturnAnimator.swift":
      "tested through ChoreographyAnimatorTests",
    "Sources/JankAnimators/Strategies/Players/ClockedPlayer.swift":
      "tested through KnownTruthTests",
    "Sources/JankEngine/Loop/FrameTicks.swift": "tested through Device+TicksTests",
    "Sources/JankMetrics/Definitions/SlowFrame.swift": "tested through SentryMetricsTests",
    "Sources/JankMetrics/Tallies/RateTimes.swift": "tested through MotionShapeTests",
    "Sources/JankMetrics/Smoothness/CourseStretch.swift": "tested through MotionCourseTests",
    "Sources/JankMetrics/Smoothness/MotionArc.swift": "tested through SpeedJumpTests",
    "Sources/JankScenarios/App/Catcher.swift": "tested through the scenario truth-interruption",
    "Sources/HeadlessUIKit/Layout/LayoutItem.swift": "tested through PlacementTests",
    "Sources/HeadlessUIKit/Layout/LayoutTraits.swift": "tested through NSLayoutConstraintTests",
    "Sources/HeadlessUIKit/Layout/NSLayoutAnchor.swift": "tested through PlacementTests",
    "Sources/HeadlessUIKit/Layout/UILayoutPriority.swift": "plain data",
    "Sources/HeadlessUIKit/Lists/CellPool.swift": "tested through UITableViewTests",
    "Sources/HeadlessUIKit/Lists/IndexPath+Rows.swift": "tested through UITableViewTests",
    "Sources/HeadlessUIKit/Lists/UICollectionViewCell.swift":
      "tested through UICollectionViewTests",
    "Sources/HeadlessUIKit/Lists/UICollectionViewDelegate.swift": "protocols",
    "Sources/HeadlessUIKit/Lists/UITableViewDelegate.swift": "protocols",
    "Sources/HeadlessUIKit/Leaves/UIAction.swift": "tested through UIControlTests",
    "Sources/HeadlessUIKit/Views/CFTimeInterval.swift": "one name for a type",
    "Sources/HeadlessUIKit/Simulation/CurrentSimulation.swift": "tested through SimulationTests",
    "Sources/HeadlessUIKit/Exports.swift": "imports only",
    "Sources/HeadlessUIKit/Gestures/GestureStanding.swift": "tested through GestureArbiterTests",
    "Sources/HeadlessUIKit/Gestures/TouchStarts.swift":
      "tested through UITapGestureRecognizerTests",
    "Sources/HeadlessUIKit/Gestures/UIGestureRecognizerDelegate.swift": "a protocol only",
    "Sources/HeadlessUIKit/Gestures/UIRectEdge.swift": "plain data",
    "Sources/HeadlessUIKit/ScrollView/ScrollLanding.swift": "tested through UIScrollViewTests",
    "Sources/HeadlessUIKit/ScrollView/ScrollMotion.swift": "tested through ScrollTraceTests",
    "Sources/HeadlessUIKit/ScrollView/UIScrollViewDelegate.swift": "a protocol",
    "Sources/HeadlessUIKit/Animation/AnimationContext.swift": "tested through AnimationBlockTests",
    "Sources/HeadlessUIKit/Animation/AnimationObserver.swift": "tested through CATransactionTests",
    "Sources/HeadlessUIKit/Animation/KeyframeBlock.swift": "tested through UIView+KeyframesTests",
    "Sources/HeadlessUIKit/Animation/Explicit/CAPropertyAnimation.swift":
      "tested through CABasicAnimationTests",
    "Sources/HeadlessUIKit/Animation/PropertyAnimator/AnimatorMember.swift":
      "tested through UIViewPropertyAnimatorTests",
    "Sources/HeadlessUIKit/Animation/PropertyAnimator/AnimatorWay.swift":
      "tested through UIViewPropertyAnimatorTests",
    "Sources/HeadlessUIKit/Graphics/CGVector.swift": "plain data",
    "Sources/HeadlessUIKit/Graphics/Geometry.swift": "tested through CALayerTests and UIViewTests",
    "Sources/HeadlessUIKit/Time/DispatchQueue+VirtualTime.swift":
      "tested in UIKitTests, in the language mode of apps",
    "Sources/HeadlessUIKit/Presentation/UIModalPresentationStyle.swift": "plain data",
    "Sources/HeadlessUIKit/Views/UIResponder.swift": "tested through UIViewControllerTests",
    "Sources/HeadlessUIKit/Presentation/DismissalRequest.swift": "tested through DismissTableTests",
    "Sources/HeadlessUIKit/Controllers/ContainerRootView.swift":
      "tested through UINavigationControllerTests",
    "Sources/HeadlessUIKit/Navigation/NavigationState.swift": "plain data",
    "Sources/HeadlessUIKit/Navigation/UINavigationControllerDelegate.swift": "a protocol",
    "Sources/HeadlessUIKit/Navigation/UINavigationItem.swift": "plain data",
    "Sources/HeadlessUIKit/TabBar/TabState.swift": "plain data",
    "Sources/HeadlessUIKit/TabBar/UITabBar.swift": "tested through UITabBarControllerTests",
    "Sources/HeadlessUIKit/TabBar/UITabBarControllerDelegate.swift": "a protocol",
    "Sources/HeadlessUIKit/Presentation/UIAdaptivePresentationControllerDelegate.swift":
      "a protocol, tested through SystemPresentationTests",
    "Sources/HeadlessUIKit/Presentation/UIPopoverPresentationController.swift":
      "tested through SystemPresentationTests",
    "Sources/HeadlessUIKit/Animation/UIViewAnimating.swift": "protocols only",
    "Sources/HeadlessUIKit/Transitions/AppearanceChange.swift": "tested through PushTableTests",
    "Sources/HeadlessUIKit/Transitions/CoordinatedChange.swift": "a protocol",
    "Sources/HeadlessUIKit/Transitions/LayerScrubber.swift":
      "tested through UIPercentDrivenInteractiveTransitionTests",
    "Sources/HeadlessUIKit/Transitions/SystemAnimator.swift": "a protocol",
    "Sources/HeadlessUIKit/Transitions/TransitionPlan.swift": "plain data",
    "Sources/HeadlessUIKit/Transitions/UIViewControllerAnimatedTransitioning.swift":
      "a protocol, tested through InterruptibleTransitionTests",
    "Sources/HeadlessUIKit/Transitions/UIViewControllerContextTransitioning.swift": "a protocol",
    "Sources/HeadlessUIKit/Transitions/UIViewControllerInteractiveTransitioning.swift":
      "a protocol",
    "Sources/HeadlessUIKit/Transitions/UIViewControllerTransitionCoordinator.swift":
      "protocols, tested through TransitionCoordinatorTests",
    "Sources/HeadlessUIKit/Transitions/UIViewControllerTransitioningDelegate.swift": "a protocol",
    "Sources/HeadlessUIKit/Findings/DelegateWatch.swift": "tested through RuleTests",
    "Sources/HeadlessUIKit/Findings/PageArrivals.swift": "tested through BugCatalogueTests",
    "Sources/HeadlessUIKit/Findings/WindowBefore.swift": "tested through RuleTests",
    "Sources/HeadlessUIKit/Findings/WatchedController.swift": "plain data",
    "Sources/HeadlessUIKit/Segues/Selector.swift": "one name, tested through UnwindingTests",
    "Sources/JankAnimators/Effects/Mixable.swift": "tested through MoveTests and CourseTests",
    "Sources/JankAnimators/Effects/CATransform3D+Building.swift":
      "tested through the effects of the library",
    "Sources/JankAnimators/Effects/Quirks.swift": "tested through the effects of the library",
    "Sources/JankAnimators/Effects/ViewLook.swift": "tested through PanEffectTests",
    "Sources/JankAnimators/Effects/Parts/TileField.swift": "tested through ExplodeEffectTests",
    "Sources/JankAnimators/Effects/Parts/TileDice.swift": "tested through ExplodeEffectTests",
    "Sources/JankAnimators/Effects/Pace.swift": "tested through ChoreographyTests",
    "Sources/JankAnimators/Effects/TransitionScene.swift": "tested through Effect+PagesTests",
    "Sources/JankAnimators/Strategies/EffectAnimator.swift":
      "tested through the players it lets play",
    "Sources/JankAnimators/Strategies/Player.swift": "a protocol",
    "Sources/JankAnimators/Gestures/DragMotion.swift": "tested through DragAnimatorTests",
    "Sources/JankEngine/Layers/ShownPicture.swift": "tested through UIView+SnapshotsTests",
    "Sources/JankEngine/MainThreadClient.swift": "a protocol, tested through DeviceTests",
    "Sources/JankScenarios/LayerCosts.swift": "plain data, tested through VerdictScenarioTests",
    "Sources/JankTrace/RateChange.swift": "plain data",
    "Sources/JankEngine/Profile/ProfileFigure.swift":
      "plain data, tested through DeviceProfileTests",
    "Sources/JankAnimators/Containers/ContainerContext.swift":
      "tested through ContextContainerControllerTests",
    "Sources/JankAnimators/Segues/SlideSegue.swift": "tested through PageSegueTests",
    "Sources/JankAnimators/Segues/SlideUnwindSegue.swift": "tested through PageSegueTests",
    "Sources/JankAnimators/Segues/ZoomSegue.swift": "tested through PageSegueTests",
    "Sources/JankAnimators/Segues/ZoomUnwindSegue.swift": "tested through PageSegueTests",
    "Sources/JankScenarios/App/ButtonRow.swift": "tested through StageTests",
    "Sources/JankScenarios/App/CarelessAnimator.swift": "tested through the scenarios of mistakes",
    "Sources/JankScenarios/App/CountdownBar.swift": "tested through StageTests",
    "Sources/JankScenarios/App/Delegates.swift": "tested through StageTests",
    "Sources/JankEngine/Event.swift": "plain data",
    "Sources/JankEngine/Exports.swift": "imports only",
    "Sources/JankEngine/FieldMotion.swift": "tested through FieldAnimationsTests",
    "Sources/JankEngine/Model.swift": "one constant",
    "Sources/JankMotion/Curves/BezierComponent.swift": "tested through CubicBezierTests",
    "Sources/JankMotion/Curves/CurvePoint.swift": "plain data",
    "Sources/JankKernelChoice/Processor.swift": "tested through LayerKernelsTests",
    "Sources/JankMotion/Kernels/BezierSearch.swift": "tested through RemainingTests",
    "Sources/JankMotion/Kernels/BlockLane.swift": "tested through LayerFieldTests",
    "Sources/JankMotion/Kernels/FieldFingerprint.swift": "tested through LayerFieldTests",
    "Sources/JankMotion/Kernels/GroupTable.swift": "tested through LayerFieldTests",
    "Sources/JankMotion/Kernels/KernelScratch.swift": "tested through RemainingTests",
    "Sources/JankMotion/Kernels/LanePool+Motion.swift": "tested through LayerFieldTests",
    "Sources/JankMotion/Kernels/LanePool.swift": "tested through LayerFieldTests",
    "Sources/JankMotion/Kernels/LayerMarks.swift": "tested through LayerFieldTests",
    "Sources/JankMotion/Kernels/LayerProperty.swift": "plain data",
    "Sources/JankMotion/Kernels/Leaf/Elementary.swift": "tested through RemainingTests",
    "Sources/JankMotion/Kernels/Leaf/Fingerprint.swift": "tested through LayerFieldTests",
    "Sources/JankMotion/Kernels/Leaf/Lanes.swift": "tested through LayerKernelsTests",
    "Sources/JankMotion/Kernels/Leaf/OwnKernels.swift": "tested through LayerKernelsTests",
    "Sources/JankMotion/Kernels/Leaf/SharedKernels.swift": "tested through LayerKernelsTests",
    "Sources/JankMotion/Kernels/MotionLaw.swift": "tested through RemainingTests",
    "Sources/JankMotion/Kernels/SampleWindow.swift": "tested through LayerFieldTests",
    "Sources/JankMotion/Kernels/SharedGroup.swift": "tested through LayerFieldTests",
    "Sources/JankMotion/Gestures/Arena/ArenaMember.swift": "plain data and a protocol",
    "Sources/JankMotion/Keyframes/CalculationMode.swift": "plain data",
    "Sources/JankMotion/Maths/CircleArgument.swift": "tested through Maths+TrigonometryTests",
    "Sources/JankMotion/Maths/Maths.swift": "a name for what its extensions hold",
    "Sources/JankMotion/MediaTiming/MediaProgress.swift": "plain data",
    "Sources/JankMotion/Springs/FluidSpring.swift": "tested through IntegratorTests",
    "Sources/JankMotion/Springs/PopSpring.swift": "tested through IntegratorTests",
    "Sources/JankMotion/Springs/ReboundSpring.swift": "tested through IntegratorTests",
    "Sources/JankMotion/Velocity/PositionSample.swift": "plain data",
    "Sources/HeadlessUIKit/Simulation/ScriptCause.swift": "plain data",
    "Sources/JankScenarios/Thresholds/ThresholdScanner.swift": "tested through ThresholdTextTests",
    "Sources/JankScenarios/Exports.swift": "imports only",
    "Sources/JankTesting/Exports.swift": "imports only",
    "Sources/JankTool/Exports.swift": "imports only",
    "Sources/JankImports/Touches/ContactBuilder.swift":
      "tested through the readers of recordings",
    "Sources/JankImports/Touches/InputEvent.swift": "tested through EvemuLine and GeteventLine",
    "Sources/JankText/Files/TrimmedText.swift": "tested through TextFileTests",
    "Sources/JankImports/Touches/LineFault.swift": "plain data",
    "Sources/JankImports/Touches/TouchDecoder.swift": "tested through the reports it chooses",
    "Sources/JankTool/Commands/CurveFormat.swift": "plain data",
    "Sources/JankMetrics/Attribution/DelayCause.swift":
      "plain data, tested through AttributionTests",
    "Sources/JankMetrics/Attribution/DelayExplainer.swift": "tested through AttributionTests",
    "Sources/JankMetrics/Attribution/DelayShare.swift": "tested through AttributionTests",
    "Sources/JankMetrics/Attribution/FrameExplanation.swift":
      "plain data, tested through AttributionTests",
    "Sources/JankMetrics/Attribution/FrameSteps.swift": "tested through AttributionLaws",
    "Sources/JankMetrics/Smoothness/MotionPoint.swift": "tested through SmoothnessTests",
    "Sources/JankMetrics/Smoothness/MotionWindow.swift": "tested through SmoothnessTests",
    "Sources/JankImports/Frames/FrameTimes/CutNumber.swift": "tested through FrameTimeListTests",
    "Sources/JankImports/Frames/FrameTimes/DecimalComma.swift":
      "tested through FrameTimeReaderTests",
    "Sources/JankReports/Attribution/SmoothnessText.swift": "tested through ExplainCommandTests",
    "Sources/JankMetrics/Statistics/NormalTail.swift": "tested through MannWhitneyTests",
    "Sources/JankReports/Metrics/SignificanceTable.swift": "tested through ScoreCommandTests",
    "Sources/JankReports/Metrics/FrameTable.swift": "tested through ScoreCommandTests",
    "Sources/JankReports/Attribution/ExplanationJSON.swift": "tested through ExplainCommandTests",
    "Sources/JankTool/Commands/Profile/ProfileFitCommand.swift":
      "tested through ProfileCommandTests",
    "Sources/JankTool/Commands/Profile/ProfileText.swift": "tested through ProfileCommandTests",
    "Sources/JankTool/Commands/ExplainedCase.swift": "tested through ExplainCommandTests",
    "Sources/JankEngine/RunLimits.swift": "tested through CheckTroubleTests",
    "Sources/JankGate/Check/BlamedFrame.swift": "tested through JudgeTests",
    "Sources/JankGate/Check/CaseName.swift": "plain data",
    "Sources/JankGate/Check/CheckSubject.swift": "plain data",
    "Sources/JankGate/Check/CheckedCase.swift": "tested through JudgeTests",
    "Sources/JankGate/Check/Gauge.swift": "tested through FrameGaugeTests",
    "Sources/JankGate/Check/Reading.swift": "tested through JudgeTests and RuleTests",
    "Sources/JankGate/Check/Verdict.swift": "plain data",
    "Sources/JankReports/Check/BaselineText.swift": "tested through BaselineJSONTests",
    "Sources/JankReports/Check/JUnitSuite.swift": "tested through CheckJUnitTests",
    "Sources/JankReports/Check/CheckNDJSON.swift": "tested through ReportFormatTests",
    "Sources/JankReports/Check/JSONPieces.swift": "tested through the reports that use it",
    "Sources/JankReports/Check/ResultTable.swift": "tested through RunReportTests",
    "Sources/JankReports/ResultGrid.swift": "tested through RunReportTests",
    "Sources/JankReports/Check/ReportText.swift": "tested through CheckTableTests",
    "Sources/JankTool/Arguments/ConfigText.swift": "tested through SettingsTests",
    "Sources/JankTool/Commands/Check/BaselineFile.swift": "tested through BaselineCommandTests",
    "Sources/JankTool/Commands/Check/BaselineMatch.swift": "tested through CheckTroubleTests",
    "Sources/JankTool/Commands/Check/BaselineFormat.swift": "tested through BaselineCommandTests",
    "Sources/JankGate/Check/Refusal.swift": "plain data, tested through ReportFormatTests",
    "Sources/JankTool/Commands/Check/CheckPlan.swift": "tested through CheckCommandTests",
    "Sources/JankTool/Commands/Check/CheckRequest.swift": "tested through CheckCommandTests",
    "Sources/JankTool/Commands/Check/CheckRun.swift": "tested through CheckCommandTests",
    "Sources/JankTool/Commands/Check/CheckSession.swift": "tested through CheckCommandTests",
    "Sources/JankTool/Commands/Check/ReportOutput.swift": "tested through CheckCommandTests",
    "Sources/JankTool/Containment/CrashGuard.swift":
      "ends its process; tested by a script that breaks runs on purpose",
    "Sources/JankTool/Files/Interruption.swift": "tested through CheckCommandTests",
    "Sources/JankTool/Files/Replacement.swift": "tested through OutputFileTests",
    "Sources/JankTool/Files/TemporaryFile.swift": "tested through OutputFileTests",
    "Sources/JankTrace/Finding.swift": "plain data",
    "Sources/JankTrace/LayerSample.swift": "plain data",
    "Sources/JankTrace/TouchRecord.swift": "plain data",
    "Sources/JankTrace/Trace.swift": "plain data",
    "Sources/JankTrace/TraceEvent.swift": "plain data",
    "Sources/JankTrace/TransitionRecord.swift": "plain data",
    "Sources/JankMetrics/Registry/AndroidMetrics.swift": "definitions, tested through VectorTests",
    "Sources/JankMetrics/Registry/AppleMetrics.swift": "definitions, tested through VectorTests",
    "Sources/JankMetrics/Registry/ChromiumMetrics.swift": "definitions, tested through VectorTests",
    "Sources/JankMetrics/Registry/CommonMetrics.swift": "definitions, tested through VectorTests",
    "Sources/JankMetrics/Registry/GameMetrics.swift": "definitions, tested through VectorTests",
    "Sources/JankMetrics/Registry/PresentMonMetrics.swift":
      "definitions, tested through VectorTests",
    "Sources/JankMetrics/Gestures/DraggedPictures.swift": "tested through ScrollMetricsTests",
    "Sources/JankMetrics/Tallies/ScrollTally.swift": "tested through ScrollMetricsTests",
    "Sources/JankMetrics/Tallies/RefreshTally.swift": "tested through PlainFiguresTests",
    "Sources/JankMetrics/Statistics/FrameFigures.swift": "tested through TimeColumnTests",
    "Sources/JankMetrics/Gestures/FingerFigures.swift": "tested through GestureMetricsTests",
    "Sources/JankMetrics/Smoothness/MotionFigures.swift": "tested through MotionMetricsTests",
    "Sources/JankMetrics/Series/Standstill.swift": "tested through CadenceTallyTests",
    "Sources/JankMetrics/Smoothness/StandingTime.swift": "tested through SmoothnessTests",
    "Sources/JankMetrics/Tallies/MotionTally.swift": "tested through MotionMetricsTests",
    "Sources/JankReports/Comparison/MatrixLegend.swift": "tested through MatrixTextTests",
    "Sources/JankReports/Comparison/MatrixStyle.swift": "tested through MatrixTextTests",
    "Sources/JankReports/Comparison/PictureGroups.swift":
      "tested through StripTextTests and MotionOverlayTests",
    "Sources/JankTool/Commands/Diff/RecordedShapes+Comparison.swift":
      "tested through DiffCommandTests",
    "Sources/JankMetrics/Gestures/LayerPath.swift": "tested through FingerTrackingTests",
    "Sources/JankMetrics/Tallies/FingerTally.swift": "tested through GestureMetricsTests",
    "Sources/JankMetrics/Registry/Quantity.swift": "plain data, tested through VectorTests",
    "Sources/JankMetrics/Score.swift": "plain data, tested through ScoreTableTests",
    "Sources/JankMetrics/Tallies/AnimationErrorTally.swift": "tested through VectorTests",
    "Sources/JankMetrics/Tallies/HitchTally.swift": "tested through VectorTests",
    "Sources/JankMetrics/Tallies/PresentTally.swift": "tested through VectorTests",
    "Sources/JankMetrics/Tallies/StutterTally.swift": "tested through VectorTests",
    "Sources/JankMetrics/Tallies/WorkTally.swift": "tested through VectorTests",
    "Sources/JankImports/Frames/Android/AtraceMark.swift": "tested through AtraceFileTests",
    "Sources/JankImports/Frames/Android/AtraceSlices.swift": "tested through AtraceFileTests",
    "Sources/JankImports/Frames/Android/FrameStatsTable.swift":
      "tested through FrameStatsFileTests",
    "Sources/JankImports/Frames/Chrome/ChromeEvent.swift": "tested through ChromeTraceFileTests",
    "Sources/JankImports/Frames/Chrome/ChromeStream.swift": "tested through ChromeTraceFileTests",
    "Sources/JankImports/Frames/Instruments/InstrumentsTable.swift":
      "tested through InstrumentsFileTests",
    "Sources/JankImports/Frames/Instruments/InstrumentsValues.swift":
      "tested through InstrumentsFileTests",
    "Sources/JankText/XML/XMLElement.swift": "tested through XMLParserTests",
    "Sources/JankImports/Frames/PresentMon/PresentMonLayout.swift":
      "tested through PresentMonFileTests",
    "Sources/JankImports/Frames/PresentMon/PresentMonStream.swift":
      "tested through PresentMonFileTests",
    "Sources/JankImports/Frames/Recording.swift": "plain data",
    "Sources/JankImports/Frames/JSONValue+Stamps.swift": "tested through ChromeTraceFileTests",
    "Sources/JankTool/Commands/ScoreConditions.swift": "tested through ScoreCommandTests",
    "Sources/JankReports/Policies/PolicyGrid.swift": "tested through PolicyTableTests",
    "Sources/JankReports/Policies/PolicyReport.swift": "plain data",
    "Sources/JankTool/Commands/Compare/FingerCollection.swift":
      "tested through CompareCommandTests",
    "Sources/JankTool/Commands/ScoreFormat.swift": "tested through ScoreCommandTests",
    "Sources/JankGate/Comparison/FrameAlignment.swift": "tested through RunDifferenceTests",
    "Sources/JankGate/Comparison/RecordedRun.swift":
      "plain data, tested through RunDifferenceTests",
    "Sources/JankReports/Comparison/RunRecordJSON.swift": "tested through DiffCommandTests",
    "Sources/JankReports/Comparison/DifferenceText.swift": "tested through DifferenceJSONTests",
    "Sources/JankTool/Commands/Diff/DifferenceFormat.swift": "tested through DiffCommandTests",
    "Sources/JankTool/Commands/Diff/RecordedFormat.swift": "tested through DiffCommandTests",
    "Sources/JankTool/Commands/Diff/RecordedShapes.swift": "tested through DiffCommandTests",
    "Sources/JankTool/Commands/Diff/ResultReader.swift": "tested through DiffCommandTests",
    "Sources/JankGate/Comparison/ComparisonColumn.swift": "tested through ComparisonTests",
    "Sources/JankReports/Comparison/ComparisonCSV.swift": "tested through ComparisonJSONTests",
    "Sources/JankReports/Comparison/ComparisonGrid.swift": "tested through ComparisonTableTests",
    "Sources/JankReports/Comparison/ComparisonPicture.swift":
      "tested through ComparisonTableTests",
    "Sources/JankReports/Comparison/ComparisonText.swift": "tested through ComparisonTableTests",
    "Sources/JankReports/Comparison/MatrixMarkdown.swift": "tested through MatrixTextTests",
    "Sources/JankReports/Comparison/MatrixSVG.swift": "tested through MatrixTextTests",
    "Sources/JankTool/Commands/Compare/ComparisonOutput.swift":
      "tested through StrategyComparisonTests",
    "Sources/JankTool/Commands/Compare/ComparisonPlan.swift":
      "tested through StrategyComparisonTests",
    "Sources/JankTool/Commands/Compare/ComparisonRequest.swift":
      "tested through StrategyComparisonTests",
    "Sources/JankTool/Commands/Compare/ComparisonRun.swift":
      "tested through StrategyComparisonTests",
    "Sources/JankTool/Commands/Compare/PolicyMode.swift": "tested through CompareCommandTests",
    "Sources/JankTool/Commands/Compare/RecordingFolder.swift":
      "tested through CompareCommandTests",
    "Sources/JankTool/Commands/Compare/StressOptions.swift":
      "tested through StrategyComparisonTests",
  ]

  /// Names at the top that do not belong there.
  static func findings(topLevel names: [String]) -> [Finding] {
    names.filter { !$0.hasPrefix(".") && !topLevel.contains($0) }.map {
      Finding(path: $0, line: 1, message: "does not belong at the top of the project")
    }
  }

  /// Source files that no test file is named after, and entries of `untested` without need.
  ///
  /// `Type+Part.swift` belongs to `Type`, whose tests cover it.
  static func findings(
    in files: [ProjectFile],
    untested: [String: String] = untested
  ) -> [Finding] {
    let tests = Set(
      files.filter { $0.components[0] == "Tests" }.map { "\($0.components[1])/\($0.baseName)" }
    )
    var findings: [Finding] = []
    var excused: Set<String> = []
    for file in files {
      guard let room = file.room else { continue }
      let type = file.baseName.prefix { $0 != "+" }
      let names = ["\(room)Tests/\(type)Tests", "\(room)Tests/\(file.baseName)Tests"]
      guard !names.contains(where: tests.contains) else { continue }
      if untested[file.path] != nil {
        excused.insert(file.path)
      } else {
        let message = "no \(type)Tests.swift in \(room)Tests"
        findings.append(Finding(path: file.path, line: 1, message: message))
      }
    }
    for path in untested.keys.sorted() where !excused.contains(path) {
      findings.append(Finding(path: path, line: 1, message: "needs no excuse for lacking tests"))
    }
    return findings
  }

  /// Folders of sources and tests that the package does not name, so that nothing builds them.
  static func findings(foldersOf files: [ProjectFile], package: ProjectFile) -> [Finding] {
    let folders = files.filter { $0.components.count > 2 && $0.components[0] != "Benchmarks" }
      .map { "\($0.components[0])/\($0.components[1])" }
    return Set(folders).sorted().filter { folder in
      let name = String(folder.split(separator: "/")[1])
      let room = name.hasSuffix("Tests") ? String(name.dropLast("Tests".count)) : name
      let mentions = ["\"\(name)\"", "tests(\"\(room)\"", "tests(\n      \"\(room)\""]
      return !mentions.contains { package.text.contains($0) }
    }.map { Finding(path: $0, line: 1, message: "is in no target of Package.swift") }
  }

  /// Rooms without tests.
  static func findings(roomsIn files: [ProjectFile], withoutTests: Set<String>) -> [Finding] {
    let tested = Set(files.filter { $0.components[0] == "Tests" }.map { $0.components[1] })
    let rooms = Set(files.compactMap(\.room)).subtracting(withoutTests)
    return rooms.sorted().filter { !tested.contains($0 + "Tests") }.map {
      Finding(path: "Sources/\($0)", line: 1, message: "there is no Tests/\($0)Tests")
    }
  }
}
