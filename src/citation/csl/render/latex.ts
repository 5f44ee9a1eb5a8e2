import { setRuns, type Typesetting } from './layers.ts'
import { oneLine, paragraphs, tidied, type Writer } from './writer.ts'

// LaTeX would turn two hyphens into a dash.
const special = /[\\{}$&#%_^~<>|"]|-(?=-)/g
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
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
  '-': '-{}',
}

const setting: Typesetting = {
  escape: text => text.replace(special, character => escapes[character] ?? character),
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
