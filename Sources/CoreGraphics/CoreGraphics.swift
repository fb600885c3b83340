// Lets a file of an app that imports CoreGraphics compile as it is.
@_exported public import HeadlessUIKit
