// Lets a file that was written for a phone compile as it is, import line included.
@_exported public import HeadlessUIKit
