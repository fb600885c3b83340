// A test that plays an app needs views and controllers, strategies, and the metrics of a run.
@_exported public import HeadlessUIKit
@_exported public import JankAnimators
@_exported public import JankMetrics
