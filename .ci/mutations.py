"""Random changes of the sources: where they can be made, and how they are compiled all at once."""
import collections
import hashlib
import json
import os
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = ["JankEngine", "JankMetrics", "JankGate"]
# The test targets whose suites take part.
TESTS = [module + "Tests" for module in MODULES + ["HeadlessUIKit", "JankScenarios"]]

# What an operator becomes; of several, one is drawn.
OPERATORS = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="],
    "!=": ["=="], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"],
    "%": ["/"], "&+": ["&-"], "&-": ["&+"], "+=": ["-="], "-=": ["+="], "..<": ["one less"],
    "??": ["the default"], "|": ["&"], "&": ["|"], ">>": ["<<"], "<<": [">>"],
}
PRECEDENCE = {
    "<": "Comparison", "<=": "Comparison", ">": "Comparison", ">=": "Comparison",
    "==": "Comparison", "!=": "Comparison", "&&": "LogicalConjunction",
    "||": "LogicalDisjunction", "+": "Addition", "-": "Addition", "&+": "Addition",
    "&-": "Addition", "|": "Addition", "*": "Multiplication", "/": "Multiplication",
    "%": "Multiplication", "&": "Multiplication", ">>": "BitwiseShift", "<<": "BitwiseShift",
    "+=": "Assignment", "-=": "Assignment", "..<": "RangeFormation", "??": "NilCoalescing",
}


class Mutant:
    """One change: the texts that it puts into a file, and what its operator needs."""

    def __init__(self, path, text, start, edits, change, operator=None, other=None):
        self.path, self.edits, self.change = path, edits, change
        self.operator, self.other = operator, other
        self.line = text.count("\n", 0, start) + 1
        begin = text.rfind("\n", 0, start) + 1
        self.column = start - begin + 1
        self.last_line = text.count("\n", 0, max(edit[1] for edit in edits)) + 1
        self.code = text[begin:text.find("\n", start)].strip()
        self.module = path.split("/")[1]
        self.key = f"{path}|{self.code}|{self.column}|{change}"



def masked(text):
    """The text with spaces for comments and strings, so that places stay."""
    pattern = re.compile(
        r'//[^\n]*|/\*.*?\*/|#*""".*?"""#*|'
        r'"(?:\\\((?:[^()"]|"[^"\n]*"|\([^()]*\))*\)|\\.|[^"\\\n])*"', re.S)
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def closing(text, start):
    """The place of the bracket that closes the one at `start`."""
    depth = 0
    for index in range(start, len(text)):
        if text[index] in "([{":
            depth += 1
        elif text[index] in ")]}":
            depth -= 1
            if depth == 0:
                return index
    return len(text)


def skipped(text):
    """Ranges without changes: conditions that trap, reserved room, descriptions, hashes."""
    ranges = []
    for found in re.finditer(
            r"\b(precondition|preconditionFailure|assert|reserveCapacity|removeAll|fatalError)\(|"
            r"minimumCapacity: ", text):
        ranges.append((found.start(), closing(text, found.end() - 1) if found[1] else
                       text.find(")", found.end())))
    for found in re.finditer(r"(func hash\(into[^{]*|var (debugD|d)escription: String )\{", text):
        ranges.append((found.start(), closing(text, found.end() - 1)))
    for found in re.finditer(r"(?m)^.*(\bfunc [-+*/<>=!&|%^~]|\bwhere |@available).*$", text):
        ranges.append(found.span())
    return ranges


def conditions(text):
    """The clauses of `if`, `guard` and `while` that are plain values, as ranges."""
    for found in re.finditer(r"\b(if|guard|while)\s+", text):
        index = start = found.end()
        while index < len(text):
            char = text[index]
            ends = text.startswith("else", index) and not text[index - 1].isalnum()
            if char == "," or char == "{" or (found[1] == "guard" and ends):
                clause = text[start:index]
                end = start + len(clause.rstrip())
                start += len(clause) - len(clause.lstrip())
                if clause.strip() and not re.match(r"\s*(let|var|case|#)\b|\s*#", clause):
                    yield start, end
                start = index + 1
                if char != ",":
                    break
            index = closing(text, index) + 1 if char in "([" else index + 1


def statements(text):
    """Calls and assignments that are statements of their own, as ranges."""
    stack = []
    brackets = {}
    for index, char in enumerate(text):
        if char in "([{":
            stack.append(char)
        elif char in ")]}" and stack:
            stack.pop()
        elif char == "\n":
            brackets[index + 1] = stack[-1] if stack else ""
    initialisers = [(found.start(), closing(text, found.end() - 1))
                    for found in re.finditer(r"\binit\??[(<][^{}]*\{", text)]
    word = re.compile(r"[ \t]+((?:self\.)?[a-z]\w*(?:[.\[?!][\w.\[\]?!]*)*)(\(| [-+*/&|]?= )")
    for found in re.finditer(r"(?m)^", text):
        match = word.match(text, found.start())
        if not match or brackets.get(found.start()) != "{":
            continue
        first = match[1].split(".")[0]
        before = text[:found.start()].rstrip()
        # An initialiser that leaves a property without a value does not compile.
        if match[2] != "(" and any(start < found.start() < end for start, end in initialisers):
            continue
        if "reserveCapacity" in match[1]:
            continue
        if first in KEYWORDS or not before or before[-1] in ",=?:+-*/&|<(" or \
                before.endswith(("return", "in\n", "else")):
            continue
        if match[2] == "(":
            end = closing(text, match.end() - 1) + 1
        else:
            end = text.find("\n", match.end())
            if text.count("(", match.end(), end) != text.count(")", match.end(), end) or \
                    text.count("{", match.end(), end) != text.count("}", match.end(), end) or \
                    text.count("[", match.end(), end) != text.count("]", match.end(), end):
                continue
        rest = text[end:].lstrip(" ")
        after = text[end:].lstrip()
        if rest.startswith("\n") and not re.match(r"[.?:]|[-+*/&|<>=!]+ ", after):
            yield match.start(1), end


KEYWORDS = set("""if guard while for switch case return let var func init try await default throw
else do defer repeat where unsafe precondition assert fatalError preconditionFailure""".split())


def candidates(path):
    """All changes of one file, in the order of their places."""
    raw = (ROOT / path).read_text()
    text = masked(raw)
    none = skipped(text)
    found = []

    def add(start, edits, change, operator=None, other=None):
        if not any(first <= start < last for first, last in none):
            found.append(Mutant(path, raw, start, edits, change, operator, other))

    for match in re.finditer(
            r"(?<=\s)(<=|>=|<<|>>|==|!=|&&|\|\||&\+|&-|\+=|-=|\?\?|[-<>+*/%|&])(?=\s)|"
            r"(?<=[\w)\]])(\.\.<)(?=[\w(])", text):
        operator = match[0]
        for other in OPERATORS[operator]:
            add(match.start(), [(match.start(), match.end(), None)], f"`{operator}` → `{other}`",
                operator, other)
    for match in re.finditer(r"(?<![\w!)\]?])!(?=[\w(])", text):
        add(match.start(), [(match.start(), match.end(), None)], "`!` removed", "!", "")
    for match in re.finditer(r"\b(true|false)\b", text):
        value = "(!{call})" if match[0] == "true" else "({call})"
        other = "false" if match[0] == "true" else "true"
        add(match.start(), [(match.start(), match.end(), value)], f"`{match[0]}` → `{other}`")
    for match in re.finditer(r"(?<![\w.$#])\d[\d_]*(?:\.\d[\d_]*)?(?![\w]|\.\d)", text):
        for step in (1, -1):
            number = match[0].replace("_", "")
            value = float(number) + step if "." in number else int(number) + step
            if value >= 0:
                new = f"({{call}} ? {value} : {match[0]})"
                add(match.start(), [(match.start(), match.end(), new)],
                    f"`{match[0]}` → `{value}`")
    for match in re.finditer(r"(?<![\w.])(Swift\.)?(min|max)\(", text):
        other = "max" if match[2] == "min" else "min"
        add(match.start(), [(match.start(), match.end(), f"mutant_{match[2]}({{number}}, ")],
            f"`{match[2]}` → `{other}`")
    for start, end in conditions(text):
        shown = " ".join(raw[start:end].split())
        add(start, [(start, start, "({call} != ("), (end, end, "))")], f"negated: `{shown}`")
    for start, end in statements(text):
        shown = " ".join(raw[start:end].split())
        add(start, [(start, start, "if !{call} {{ "), (end, end, " }}")], f"dropped: `{shown}`")
    for match in re.finditer(r"\bfunc [^{}]*\{(?=\n)", text):
        if "->" not in re.sub(r"\([^()]*(\([^()]*\)[^()]*)*\)", "", match[0], count=1):
            end = match.end()
            add(match.start(), [(end, end, " if {call} {{ return }}")],
                f"does nothing: `{' '.join(match[0][:-1].split())}`")
    return found


def drawn(seed):
    """All changes in an order drawn by the seed, with at most one in a line of the sources.

    The place in the order depends on the seed and the change alone, not on the rest of the code.
    """
    everything = []
    for module in MODULES:
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            counts = collections.Counter()
            for mutant in candidates(str(path.relative_to(ROOT))):
                mutant.key += f"|{counts[mutant.key]}"
                counts[mutant.key.rsplit("|", 1)[0]] += 1
                everything.append(mutant)
    everything.sort(key=lambda one: hashlib.sha256(f"{seed}|{one.key}".encode()).digest())
    chosen = {}
    for mutant in everything:
        chosen.setdefault((mutant.path, mutant.line), mutant)
    return list(chosen.values()), len(everything)


def name(mutant, number):
    """The operator of a change: the same one with two signs that say its number."""
    return mutant.operator + chr(0x2200 + number // 256) + chr(0x2200 + number % 256)


def functions(mutant, number):
    """The functions of the operator of a change."""
    sign, old, new = name(mutant, number), mutant.operator, mutant.other
    if old == "!":
        return (f"prefix operator {sign}\n@_transparent prefix func {sign}(a: Bool) -> Bool "
                f"{{ mutant({number}) ? a : !a }}\n")
    lines = [f"infix operator {sign}: {PRECEDENCE[old]}Precedence"]

    def add(generic, first, second, result, changed=f"a {new} b", usual=f"a {old} b", effect=""):
        lines.append(f"@_transparent func {sign} {generic}(a: {first}, b: {second}) {effect}"
                     f"-> {result} {{ mutant({number}) ? {changed} : {usual} }}")

    if old in ("<", "<=", ">", ">="):
        add("<T: Comparable>", "T", "T", "Bool")
    elif old in ("==", "!="):
        add("<T: Equatable>", "T", "T", "Bool")
        add("<T>", "T?", "_OptionalNilComparisonType", "Bool")
    elif old in ("&&", "||"):
        add("", "Bool", "@autoclosure () throws -> Bool", "Bool", f"try a {new} b()",
            f"try a {old} b()", "rethrows ")
    elif old in ("+", "-"):
        add("<T: AdditiveArithmetic>", "T", "T", "T")
        add("", "Interval", "Interval", "Interval")
        add("", "Instant", "Interval", "Instant")
        if old == "-":
            add("", "Instant", "Instant", "Interval", "b - a")
    elif old in ("+=", "-="):
        for kind, generic in (("T", "<T: AdditiveArithmetic>"), ("Interval", "")):
            lines.append(
                f"@_transparent func {sign} {generic}(a: inout {kind}, b: {kind}) {{ "
                f"if mutant({number}) {{ a = a {new[0]} b }} else {{ a = a {old[0]} b }} }}")
    elif old in ("*", "&+", "&-", "|", "&", "%"):
        kind = {"*": "Numeric", "&+": "FixedWidthInteger", "&-": "FixedWidthInteger"}
        add(f"<T: {kind.get(old, 'BinaryInteger')}>", "T", "T", "T")
    elif old == "/":
        add("<T: FloatingPoint>", "T", "T", "T")
        add("<T: BinaryInteger>", "T", "T", "T")
    elif old in ("<<", ">>"):
        add("<T: BinaryInteger>", "T", "some BinaryInteger", "T")
    elif old == "..<":
        add("", "Int", "Int", "Range<Int>", "a..<max(a, b - 1)", "a..<b")
    elif old == "??":
        for kind in ("T", "T?"):
            add("<T>", "T?", f"@autoclosure () throws -> {kind}", kind, "try b()", "try a ?? b()",
                "rethrows ")
    return "\n".join(lines) + "\n"


SWITCH = """internal import Foundation
internal import JankTrace

private let chosen = ProcessInfo.processInfo.environment["MUTANT"].flatMap { Int($0) } ?? -1
private let file = ProcessInfo.processInfo.environment["MUTANTS_REACHED"]
nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = unsafe file.map { _ in
  let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 65_536)
  unsafe table.initialize(repeating: 0, count: 65_536)
  atexit { writeReached() }
  return unsafe table
}

private func writeReached() {
  guard let file, let table = unsafe reached else { return }
  let numbers = (0..<65_536).filter { unsafe table[$0] != 0 }.map(String.init)
  let path = "\\(file).\\(getpid()).MODULE"
  try? numbers.joined(separator: " ").write(toFile: path, atomically: false, encoding: .utf8)
}

@inline(never)
func mutant(_ number: Int) -> Bool {
  if let table = unsafe reached { unsafe table[number] = 1 }
  return chosen == number
}

@_transparent
func mutant_min<T: Comparable>(_ number: Int, _ values: T...) -> T {
  mutant(number) ? values.max()! : values.min()!
}

@_transparent
func mutant_max<T: Comparable>(_ number: Int, _ values: T...) -> T {
  mutant(number) ? values.min()! : values.max()!
}

"""


KEPT = """
package.products = []
var kept = Set(TESTS)
for _ in package.targets {
  for target in package.targets where kept.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { kept.insert(name) }
  }
}
package.targets.removeAll { !kept.contains($0.name) }
"""


def changed_files(mutants):
    """The sources with all changes, and the functions that these need, by path."""
    by_path = collections.defaultdict(list)
    helpers = {module: [SWITCH.replace("MODULE", module)] for module in MODULES}
    for number, mutant in mutants.items():
        if mutant.operator:
            helpers[mutant.module].append(functions(mutant, number))
        length = max(end for _, end, _ in mutant.edits) - mutant.edits[0][0]
        for index, (start, end, new) in enumerate(mutant.edits):
            if new is None:
                new = name(mutant, number)
            else:
                new = new.replace("{call}", f"mutant({number})").replace("{number}", str(number))
                new = new.replace("{{", "{").replace("}}", "}")
            # At one place what ends goes first, the inner before the outer; then what begins.
            closes = index > 0
            order = length if closes else -length
            by_path[mutant.path].append((start, not closes, order, end, new))
    files = {}
    for path, edits in by_path.items():
        text = (ROOT / path).read_text()
        for start, _, _, end, new in sorted(edits, reverse=True):
            text = text[:start] + new + text[end:]
        files[path] = text.encode()
    for module, parts in helpers.items():
        files[f"Sources/{module}/Mutant.swift"] = "".join(parts).encode()
    return files


def write(copy, mutants):
    """Writes a copy of the project with the changes, and only the targets that the tests need."""
    manifest = (ROOT / "Package.swift").read_text() + KEPT.replace("TESTS", json.dumps(TESTS))
    files = {"Package.swift": manifest.encode(), **changed_files(mutants)}
    for folder in ("Sources", "Tests", "Scenarios", "Plugins"):
        for source in (ROOT / folder).rglob("*"):
            path = str(source.relative_to(ROOT))
            if source.is_symlink():
                if not (copy / path).is_symlink():
                    (copy / path).parent.mkdir(parents=True, exist_ok=True)
                    (copy / path).symlink_to(os.readlink(source))
            elif source.is_file() and path not in files:
                files[path] = source.read_bytes()
    for folder in ("Sources", "Tests"):
        for old in list((copy / folder).rglob("*")):
            path = str(old.relative_to(copy))
            if old.is_file() and path not in files and not (ROOT / path).exists():
                old.unlink()
    for path, content in files.items():
        target = copy / path
        # What does not change keeps its time, and is not compiled again.
        if not target.is_symlink() and (not target.exists() or target.read_bytes() != content):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
