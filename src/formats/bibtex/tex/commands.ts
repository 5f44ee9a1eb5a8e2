/** The elements for commands that apply to their argument: `i` for `\emph{…}`. */
export const markup: Readonly<Record<string, string>> = {
  emph: 'i',
  textit: 'i',
  textsl: 'i',
  textbf: 'b',
  textsubscript: 'sub',
  textsuperscript: 'sup',
  textsc: 'sc',
  mkbibemph: 'i',
  mkbibitalic: 'i',
  mkbibbold: 'b',
}
/** Commands whose argument is printed outside the text. */
export const notes: ReadonlySet<string> = new Set(['footnote', 'footnotetext', 'mkbibfootnote', 'thanks', 'endnote'])
/** Commands that put their argument in quotes: those of csquotes and of biblatex. */
export const quoting: ReadonlySet<string> = new Set(['enquote', 'mkbibquote'])
/**
 * The printed text of commands without an argument that are not in {@link symbolOf}: program names, and biblatex's
 * breakable signs.
 */
export const printed: Readonly<Record<string, string>> = {
  TeX: 'TeX',
  LaTeX: 'LaTeX',
  LaTeXe: 'LaTeX2ε',
  BibTeX: 'BibTeX',
  XeTeX: 'XeTeX',
  LuaTeX: 'LuaTeX',
  ConTeXt: 'ConTeXt',
  hyphen: '-',
  slash: '/',
}
/** Commands whose first argument is not printed. */
export const unprinted: ReadonlySet<string> = new Set([
  'href',
  'foreignlanguage',
  'selectlanguage',
  'noopsort',
  'textcolor',
  'color',
])
/** Commands whose argument is printed as written. */
export const asWritten: ReadonlySet<string> = new Set(['url', 'path', 'nolinkurl'])
/** The elements for commands that apply to the rest of their group: `i` for `{\it …}`. */
export const switches: Readonly<Record<string, string>> = {
  it: 'i',
  itshape: 'i',
  em: 'i',
  sl: 'i',
  bf: 'b',
  bfseries: 'b',
  sc: 'sc',
  scshape: 'sc',
}

/** Commands that are dropped without a report, because they change at most the appearance of the text. */
export const silent: ReadonlySet<string> = new Set(
  'textrm textsf texttt textnormal textup textmd mbox hbox text rm sf tt normalfont upshape mdseries protect relax bgroup egroup xspace ignorespaces ttfamily rmfamily sffamily small nobreak allowbreak uppercase lowercase MakeUppercase MakeLowercase'.split(
    ' ',
  ),
)
