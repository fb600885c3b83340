internal import JankMetrics
package import JankTrace

/// The lines of a scenario's script that reports point at.
public struct ScriptLines: Hashable, Sendable {
  /// A position in the scenario file.
  public struct Position: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column in bytes of UTF-8, from 1.
    public var column: Int

    /// Creates a position.
    public init(line: Int, column: Int) {
      (self.line, self.column) = (line, column)
    }
  }

  /// The lines of the steps and keys that keep the main thread busy, by the name of the work.
  public var works: [String: Int]
  /// The lines of the steps with a drag, in the order of the script.
  public var drags: [Int]
  /// The lines of the effects of transitions, else of the steps that request them, by kind and page
  /// such as `present Photo`; those of an app's only container by kind alone.
  public var transitions: [String: Int]
  /// The lines of the rules for drags, such as `dragToDismiss`, by kind and page of the transition
  /// that they drive; those of an app's only container by kind alone.
  public var dragRules: [String: Int]
  /// The positions of the keys that warnings are about, by the name of the warning's event.
  public var warnings: [String: Position]

  /// Creates lines, from 1.
  public init(
    works: [String: Int] = [:],
    drags: [Int] = [],
    transitions: [String: Int] = [:],
    dragRules: [String: Int] = [:],
    warnings: [String: Position] = [:]
  ) {
    self.works = works
    self.drags = drags
    self.transitions = transitions
    self.dragRules = dragRules
    self.warnings = warnings
  }
}

extension ScriptLines {
  /// The line of the step or key that made the first of some frames late, or nil if none is known.
  func line(of frames: [BlamedFrame]) -> Int? {
    let names = frames.first.map { $0.causes.map(\.name) + [$0.work?.name].compactMap(\.self) }
    return names?.lazy.compactMap(line(ofWork:)).first
  }

  /// The line of the effect of a transition, or of the step that requests it; nil if unknown.
  package func line(of transition: TransitionRecord) -> Int? {
    let kind = transition.kind.rawValue
    return transitions[kind] ?? transitions["\(kind) \(transition.subject)"]
  }

  /// The line of the rule for the drag that drives a transition; nil if unknown.
  package func dragLine(of transition: TransitionRecord) -> Int? {
    let kind = transition.kind.rawValue
    return dragRules[kind] ?? dragRules["\(kind) \(transition.subject)"]
  }

  /// The line of the step or key that makes work of a name, or nil if none is known.
  ///
  /// Images that a cause names together have the line of the first.
  package func line(ofWork name: String) -> Int? {
    works[name] ?? works[WorkGroup.numberless(name)]
  }
}
