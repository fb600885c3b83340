// Lets a file of an app that imports QuartzCore compile as it is.
@_exported public import HeadlessUIKit
