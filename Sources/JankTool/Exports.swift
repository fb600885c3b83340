// A package's own tool registers animators, controllers and strategies with one import.
@_exported public import HeadlessUIKit
@_exported public import JankAnimators
@_exported public import JankScenarios
