// `import HeadlessUIKit` is all an app's file needs, as `import UIKit` is on a phone.
@_exported public import Foundation
@_exported public import JankEngine
