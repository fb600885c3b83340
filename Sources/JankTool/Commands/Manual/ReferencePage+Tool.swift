internal import JankReports

extension ReferencePage {
  /// The report formats, and the files with a schema.
  static let formats = ReferencePage("formats", "Formats", "Formats") { _ in
    """
    `--format NAME` sets the format of the standard output or of `--output`. `--out FORMAT=FILE`
    writes one more report and may be repeated. The ending of a file selects a format too.

    ## Reports of `run` and `check`


    """
      + table(
        ["format", "for", "interrupted runs", "checks that cannot begin"],
        ReportFormat.allCases.map {
          [
            "`\($0.rawValue)`", $0.about, $0.marksInterruption ? "reported" : "not written",
            $0.reportsRejections ? "reported" : "not written",
          ]
        }
      ) + """

        ## JSON files with a schema

        `janklab schema NAME` prints the JSON Schema, draft 7.


        """
      + table(
        ["schema", "files"],
        [["`scenario`", "scenario files"]]
          + SchemaCommand.formats.map {
            ["`\($0.name)`", $0.files.replacing("janklab ", with: "")]
          }
      ) + transitions
  }

  /// The transitions of a verdict, which are objects with objects.
  private static var transitions: String {
    """

    ## Transitions of a verdict

    If the outcome of a transition fails a check, `transitions` of the verdict has an object for
    each transition that differs from the baseline:


    """
      + table(
        ["key", "value"],
        [
          ["`index`", "the position in the run, from 0; null if the run lacks the transition"],
          ["`expected`", "the transition of the baseline; null if the baseline lacks it"],
          ["`found`", "the transition of the run; null if the run lacks it"],
        ]
      ) + """

        A transition has a `kind` such as `dismiss`, the name of a `controller`, and an `outcome`:
        `completed`, `cancelled` or `unfinished`. A difference of two files that list transitions
        has the same list for each run, with `old` and `new` as keys. If only one of two runs is \
        invalid,
        `validity` of the difference has the reason as `old` or `new`, and null for the valid run. \
        If a run
        is invalid, its values mean nothing, and the difference lists none.

        """
  }

  /// The exit codes.
  static let exitCodes = ReferencePage("exit-codes", "ExitCodes", "Exit codes") { _ in
    """
    The codes are stable. Codes 64 to 74 follow `sysexits.h`, codes above 128 name a signal as
    shells do. Only 74 and the signals can succeed when you try again.

    If several codes apply, `check` returns the first of: a signal, 1, 2, 73 and 74, 65, 4.


    """ + table(["code", "meaning"], ExitCode.allCases.map { ["\($0.rawValue)", $0.about] })
  }

  /// The size limits of files.
  static let limits = ReferencePage("limits", "Limits", "Limits of files") { _ in
    """
    JankLab rejects a file that exceeds a limit before it works on it. No file can
    exhaust the memory or block a build server. The message states the limit. JankLab prints the
    first 20 errors of a file and the number of the others.

    \(InputLimits.markdown)
    A scenario can only use recordings and profiles inside its own folder. JankLab rejects absolute
    paths, paths and links that leave the folder, pipes and devices before it opens them. A path on
    the command line can be anywhere, and it can be a pipe. There is no limit option for memory or
    for simulated time; a run may last up to 100,000 s.

    """
  }
}
