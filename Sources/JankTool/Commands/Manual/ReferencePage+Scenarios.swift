internal import JankAnimators
internal import JankScenarios
internal import JankText
internal import JankTrace

extension ReferencePage {
  /// The keys of scenario files.
  static let scenarioKeys = ReferencePage(
    "scenario-keys",
    "ScenarioKeys",
    "Scenario keys"
  ) { catalog in
    """
    A scenario is a strict JSON file whose name ends in `.scenario.json`. This page lists every
    key. [Write scenarios](WriteScenarios.md) explains them with examples. `janklab schema scenario`
    prints the same as JSON Schema, with all ranges.

    A duration is a text with a unit: `ns`, `us`, `ms` or `s`. Lengths are in points.


    """ + KeyTables(ScenarioFormat(catalog: catalog).shape.schema).text
  }

  /// The strategies, which compute the frames.
  static let strategies = ReferencePage("strategies", "Strategies", "Strategies") { catalog in
    """
    A strategy decides who computes the frames of a transition. A scenario lists its strategies
    under `strategies`. Interactive strategies can be driven by a gesture.
    [Compare strategies](CompareStrategies.md) shows how to choose one.


    """
      + table(
        ["strategy", "interactive", "frames"],
        catalog.strategies.map { ["`\($0.name)`", $0.isInteractive ? "yes" : "no", $0.about] }
      )
  }

  /// The effects, which define how transitions look.
  static let effects = ReferencePage("effects", "Effects", "Effects") { catalog in
    """
    An effect is what a transition looks like. Write it as an object with the options, for example
    `"presentation": { "bounce": { "damping": 0.5 } }`. Every option has a default. An effect
    of a library or a tutorial behaves as published; `"quirks": "repaired"` fixes its mistakes.

    Effects also take `delay`, a wait before anything moves (default `0 ms`), and `timing`, a
    curve as [Draw curves](DrawCurves.md) writes it, such as `"easeOut"` or `"spring:0.85,450ms"`
    (default: the effect's own). Segues and effects of libraries keep their own timing. A gesture
    that drives the transition moves through the delay first, because UIKit freezes the animations
    together with their delays: with a delay of 100 ms and a duration of 300 ms the page begins to
    move after a quarter of the distance. Leave `delay` out where the page is to follow the touch.

    `zoom` grows from the rectangle `from`: `[x, y, width, height]` in points of the screen, or
    `{ "column": 1, "row": 2 }`, a cell of a grid that is as wide as the screen;
    [Write scenarios](WriteScenarios.md) lists the keys of a grid. For the dismissal
    set the same place and `"reverse": true`. Without `reverse` the page that returns grows from it.
    A rectangle that is off the screen of a device, wholly or partly, is a warning.
    `Scenarios/photo-zoom.scenario.json` opens a photo from its thumbnail.

    - `bounce` and `slide` are those of tutorials of 2013.
    - `slideSegue`, `slideUnwind`, `zoomSegue`, `zoomUnwind` are hand-made segues, as animators.
    - `cards` to `turn` are the ten of VCTransitionsLibrary.
    - `starWarsSprites`, `starWarsViews` and `starWarsDynamics` are those of StarWars.iOS, with
      tiles of 8, 10 and 20 points.

    The scenarios whose names begin with `compare-` play each effect.


    """
      + table(
        ["effect", "duration", "other options and defaults", "look"],
        catalog.effects.map { kind in
          let duration = DurationText.text(Interval(seconds: kind.duration).nanoseconds)
          let options = kind.options.map { "\($0.name): \(words($0.standard))" }
          return ["`\(kind.name)`", duration, code(options), kind.about]
        }
      )
  }

  private static func words(_ setting: Effect.Setting) -> String {
    switch setting {
    case .number(let value): number(value)
    case .name(let name): name
    case .flag(let flag): "\(flag)"
    case .rectangle(let rectangle):
      rectangle.map { "[\($0.minX), \($0.minY), \($0.width), \($0.height)]" } ?? "none"
    case .cell(let cell): "column \(cell.column), row \(cell.row) of \(cell.columns) columns"
    }
  }

  /// The other names in scenarios.
  static let names = ReferencePage("names", "Names", "Outcomes, policies and mistakes") { catalog in
    """
    ## Outcomes

    With `outcomes` a scenario is played once for each way its drags can end. The case is called
    `NAME@OUTCOME`.


    """
      + table(
        ["outcome", "where the touch is released"],
        Scenario.Outcome.allCases.map { ["`\($0.rawValue)`", $0.about] }
      ) + """

        ## Policies

        A policy decides at the release whether a transition completes or is cancelled. `slop` is
        the distance in points before the gesture begins. `certain` policies were read in the
        named source; `inferred` ones follow from it.


        """
      + table(
        ["policy", "slop", "velocity", "completes if", "source", "mark"],
        catalog.policies.map {
          [
            "`\($0.name)`", number($0.slop), "`\($0.velocityRule.rawValue)`", $0.about,
            $0.source, $0.mark.rawValue,
          ]
        }
      ) + """

        ## Mistakes

        A screen can make mistakes on purpose, listed under `mistakes`. Each leads to a finding; see
        [Find transition bugs](FindTransitionBugs.md).


        """
      + table(
        ["mistake", "what the app does"],
        Scenario.Mistake.allCases.map { ["`\($0.rawValue)`", $0.about] }
      ) + """

        ## Mistakes of widgets

        A `widget` has `mistakes` of its own, and the app makes some of them. Each needs some steps
        in the script before it leads to a finding; without the finding the run has a warning. See
        [Test widgets and other processes](TestWidgets.md).


        """
      + table(
        ["mistake", "what the app or the widget does", "what it needs", "rule"],
        Scenario.WidgetMistake.allCases.map {
          ["`\($0.rawValue)`", $0.about, $0.needs, $0.rule.rawValue]
        }
      )
  }
}
