import { setRuns, type Typesetting } from './layers.ts'
import { oneLine, paragraphs, tidied, type Writer } from './writer.ts'

/** What TeX reads as markup, or puts together as another mark, and what pdfLaTeX has no character for: narrow spaces, a minus, small figures. */
const special = /[\\{}$&#%_^~|<>"`\u2009\u200b\u202f\u2212]|([-,'])(?=\1)|[\u2070\u2074-\u207b]+|[\u2080-\u208b]+/g
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless\\/',
  '>': '\\textgreater\\/',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
  '`': '\\textasciigrave{}',
  '-': '-\\/',
  ',': ',\\/',
  "'": "'\\/",
  '\u2009': '\\,',
  '\u200b': '\\hspace{0pt}',
  '\u202f': '\\,',
  '\u2212': '\\textminus{}',
}

/** Small figures in a row, raised or lowered. */
const small = (figures: string): string =>
  `\\text${figures < '\u2080' ? 'super' : 'sub'}script{${figures.normalize('NFKC').replace('\u2212', '\\textminus{}')}}`

const setting: Typesetting = {
  escape: text => text.replace(special, found => escapes[found] ?? small(found)),
  link(address, inner) {
    const safe = address.replace(/[{}\\^~]/g, encodeURIComponent).replace(/[%#&_$]/g, '\\$&')
    return `\\href{${safe}}{${inner}}`
  },
  // The commands of the packages bidi (XeTeX) and luabidi.
  directed: (direction, inner) => `\\text${direction === 'rtl' ? 'RL' : 'LR'}{${inner}}`,
  italic: ['\\textit{', '}'],
  bold: ['\\textbf{', '}'],
  smallCaps: ['\\textsc{', '}'],
  underline: ['\\underline{', '}'],
  super: ['\\textsuperscript{', '}'],
  sub: ['\\textsubscript{', '}'],
}

/** Writes LaTeX in UTF-8, one paragraph per entry; links need the package hyperref. */
export const latexWriter = (links: boolean): Writer => ({
  inline: runs => tidied(setRuns(oneLine(runs), setting, links)),
  whole: paragraphs,
})
