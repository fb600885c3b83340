extension PlantedMistake {
  /// Mistakes in JSON syntax.
  static let syntaxMistakes: [PlantedMistake] = [
    PlantedMistake(
      "a comma is missing between two keys",
      replace: #""phone-120"],"#,
      by: #""phone-120"]"#,
      says: #"""
        checkout.scenario.json:4:39: error: expected a comma after this value, found \#
        "screens"
           4 |   "devices": ["phone-60", "phone-120"]
             |                                       ^
          help: write a comma here
        """#
    ),
    PlantedMistake(
      "a comma is missing between two steps",
      replace: "\"present\": \"Payment\" },\n",
      by: "\"present\": \"Payment\" }\n",
      says: #"""
        checkout.scenario.json:18:61: error: expected a comma after this value, found "{"
          18 |     { "name": "open", "at": "100 ms", "present": "Payment" }
             |                                                             ^
          help: write a comma here
        """#
    ),
    PlantedMistake(
      "a comma is missing in a short list",
      replace: #""phone-60", "phone-120""#,
      by: #""phone-60" "phone-120""#,
      says: #"""
        checkout.scenario.json:4:25: error: expected a comma after this value, found \#
        "phone-120"
           4 |   "devices": ["phone-60" "phone-120"],
             |                         ^
          help: write a comma here
        """#
    ),
    PlantedMistake(
      "a comma follows the last step",
      replace: "\"on\": \"Shop\" }\n",
      by: "\"on\": \"Shop\" },\n",
      says: #"""
        checkout.scenario.json:21:52: error: trailing comma before the closing "]"
          21 |     { "at": "2 s", "push": "Detail", "on": "Shop" },
             |                                                    ^
          help: remove the comma
        """#
    ),
    PlantedMistake(
      "a comma follows the last key of an object",
      replace: #""damping": 0.6 }"#,
      by: #""damping": 0.6, }"#,
      says: #"""
        checkout.scenario.json:13:48: error: trailing comma before the closing "}"
          13 |       "dismissal": { "bounce": { "damping": 0.6, } }
             |                                                ^
          help: remove the comma
        """#
    ),
    PlantedMistake(
      "a name is in single quotes",
      replace: #""root": "Shop""#,
      by: #""root": 'Shop'"#,
      says: #"""
        checkout.scenario.json:16:11: error: expected double quotes, found a single quote
          16 |   "root": 'Shop',
             |           ^^^^^^
          help: write "Shop"
        """#
    ),
    PlantedMistake(
      "a key is in single quotes",
      replace: #""root": "Shop""#,
      by: #"'root': "Shop""#,
      says: #"""
        checkout.scenario.json:16:3: error: expected double quotes, found a single quote
          16 |   'root': "Shop",
             |   ^^^^^^
          help: write "root"
        """#
    ),
    PlantedMistake(
      "a key has no quotes",
      replace: #""root": "Shop""#,
      by: #"root: "Shop""#,
      says: #"""
        checkout.scenario.json:16:3: error: expected a key in double quotes, found root
          16 |   root: "Shop",
             |   ^^^^
          help: write "root"
        """#
    ),
    PlantedMistake(
      "a value has no quotes",
      replace: #""root": "Shop""#,
      by: #""root": Shop"#,
      says: #"""
        checkout.scenario.json:16:11: error: expected a value, found "Shop"
          16 |   "root": Shop,
             |           ^^^^
          help: write a text in quotes: "Shop"
        """#
    ),
    PlantedMistake(
      "a word processor made the quotes curly",
      replace: #""root": "Shop""#,
      by: #"“root”: “Shop”"#,
      says: #"""
        checkout.scenario.json:16:3: error: expected straight double quotes, found the \#
        curly quote “
          16 |   “root”: “Shop”,
             |   ^
          help: write " instead of “
        """#
    ),
    PlantedMistake(
      "a duration has no quotes",
      replace: #""for": "80 ms""#,
      by: #""for": 80 ms"#,
      says: #"""
        checkout.scenario.json:19:69: error: expected a number or a text, found 80 with the \#
        unit ms
          19 | … "at": "50 ms after begin", "stall": "decode hero.png", "for": 80 ms },
             |                                                                 ^^
          help: write "80 ms"
        """#
    ),
    PlantedMistake(
      "a line comment explains a step",
      replace: #""root": "Shop","#,
      by: #""root": "Shop", // the first screen"#,
      says: #"""
        checkout.scenario.json:16:19: error: JSON has no comments
          16 |   "root": "Shop", // the first screen
             |                   ^^^^^^^^^^^^^^^^^^^
          help: remove it; put remarks into a key for them, such as "about"
        """#
    ),
    PlantedMistake(
      "a block comment explains a step",
      replace: #""root": "Shop","#,
      by: #"/* the first screen */ "root": "Shop","#,
      says: #"""
        checkout.scenario.json:16:3: error: JSON has no comments
          16 |   /* the first screen */ "root": "Shop",
             |   ^^^^^^^^^^^^^^^^^^^^^^
          help: remove it; put remarks into a key for them, such as "about"
        """#
    ),
    PlantedMistake(
      "a text is not closed",
      replace: #""name": "checkout","#,
      by: #""name": "checkout,"#,
      says: #"""
        checkout.scenario.json:2:11: error: this text has no closing quote on its line
           2 |   "name": "checkout,
             |           ^^^^^^^^^^
          help: close the text before the end of the line, or write \n
        """#
    ),
    PlantedMistake(
      "a quote inside a text is not escaped",
      replace: #"The payment sheet"#,
      by: #"The "payment" sheet"#,
      says: #"""
        checkout.scenario.json:3:17: error: expected a comma after this quote, found \#
        "payment"
           3 |   "about": "The "payment" sheet slides up while an image is decoded.",
             |                 ^
          help: write \" for a quote inside a text
        """#
    ),
    PlantedMistake(
      "a screen is not closed",
      replace: #""layers": 24 },"#,
      by: #""layers": 24,"#,
      says: #"""
        checkout.scenario.json:7:13: error: this "{" is never closed
           7 |     "Cart": { "layers": 24,
             |             ^
          help: add the closing "}"
        """#
    ),
    PlantedMistake(
      "the last bracket is missing",
      replace: "\"error\" }\n}",
      by: "\"error\" }\n",
      says: #"""
        checkout.scenario.json:1:1: error: this "{" is never closed
           1 | {
             | ^
          help: add the closing "}"
        """#
    ),
    PlantedMistake(
      "an array is closed like an object",
      replace: #""phone-120"],"#,
      by: #""phone-120"},"#,
      says: #"""
        checkout.scenario.json:4:38: error: expected "]" for the "[" at 4:14, found "}"
           4 |   "devices": ["phone-60", "phone-120"},
             |                                      ^
          help: write "]" here
        """#
    ),
    PlantedMistake(
      "one bracket is too many",
      replace: #""layers": 24 },"#,
      by: #""layers": 24 }},"#,
      says: #"""
        checkout.scenario.json:15:4: error: expected the end of the file, found ","
          15 |   },
             |    ^
          help: the value of the file ends at 15:3: remove the rest, or an extra bracket \#
        before it
        """#
    ),
    PlantedMistake(
      "an equals sign stands for the colon",
      replace: #""root": "Shop""#,
      by: #""root" = "Shop""#,
      says: #"""
        checkout.scenario.json:16:10: error: expected ":" after the key, found "="
          16 |   "root" = "Shop",
             |          ^
          help: write ":" instead of "="
        """#
    ),
    PlantedMistake(
      "a truth value is written as in Python",
      replace: #""present": "Payment" }"#,
      by: #""present": "Payment", "animated": True }"#,
      says: #"""
        checkout.scenario.json:18:73: error: expected a value, found "True"
          18 | …ame": "open", "at": "100 ms", "present": "Payment", "animated": True },
             |                                                                  ^^^^
          help: did you mean true?
        """#
    ),
    PlantedMistake(
      "a backslash of a path is not doubled",
      replace: #"decode hero.png"#,
      by: #"decode img\hero.png"#,
      says: #"""
        checkout.scenario.json:19:54: error: unknown escape \h
          19 | … "50 ms after begin", "stall": "decode img\hero.png", "for": "80 ms" },
             |                                            ^^^^^^^^^
          help: write \\ for a backslash
        """#
    ),
    PlantedMistake(
      "a number begins with its point",
      replace: #""damping": 0.6"#,
      by: #""damping": .6"#,
      says: #"""
        checkout.scenario.json:13:45: error: expected a value, found "."
          13 |       "dismissal": { "bounce": { "damping": .6 } }
             |                                             ^^
          help: write a digit before the point, for example 0.5
        """#
    ),
    PlantedMistake(
      "an object has a key twice",
      replace: #""layers": 24"#,
      by: #""layers": 24, "layers": 12"#,
      says: #"""
        checkout.scenario.json:7:29: error: duplicate key "layers"
           7 |     "Cart": { "layers": 24, "layers": 12 },
             |                             ^^^^^^^^
          help: it is first at 7:15; remove one
        """#
    ),
  ]
}
