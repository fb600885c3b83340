// Lets a file that was written for a phone compile as it is, import line included. A file that
// imports Testing too has to name HeadlessUIKit: Testing looks for an add-on of its own to any
// module of this name.
@_exported public import HeadlessUIKit
