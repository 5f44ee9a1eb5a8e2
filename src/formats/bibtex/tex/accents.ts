/** TeX's accent commands and the combining characters that they put on a letter (Knuth, The TeXbook, chapter 9; LaTeX 2e). */
export const accents: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ["'", '\u0301'],
  ['^', '\u0302'],
  ['~', '\u0303'],
  ['=', '\u0304'],
  ['u', '\u0306'],
  ['.', '\u0307'],
  ['"', '\u0308'],
  ['r', '\u030a'],
  ['H', '\u030b'],
  ['v', '\u030c'],
  ['G', '\u030f'],
  ['d', '\u0323'],
  ['c', '\u0327'],
  ['k', '\u0328'],
  ['b', '\u0331'],
  ['t', '\u0361'],
])

/** The inverse of {@link accents}. */
export const accentCommands: ReadonlyMap<string, string> = new Map(
  [...accents].map(([command, combining]) => [combining, command]),
)
