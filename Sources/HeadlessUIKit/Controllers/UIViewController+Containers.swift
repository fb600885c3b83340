extension UIViewController {
  /// The nearest navigation controller that contains this one.
  public var navigationController: UINavigationController? {
    ancestor(UINavigationController.self)
  }

  /// The nearest tab bar controller that contains this one.
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
}
