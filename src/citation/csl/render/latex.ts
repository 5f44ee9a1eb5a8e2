import { setRuns, type Typesetting } from './layers.ts'
import { oneLine, paragraphs, tidied, type Writer } from './writer.ts'

// Two hyphens in a row would be set as a dash.
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
  italic: ['\\textit{', '}'],
  bold: ['\\textbf{', '}'],
  smallCaps: ['\\textsc{', '}'],
  underline: ['\\underline{', '}'],
  super: ['\\textsuperscript{', '}'],
  sub: ['\\textsubscript{', '}'],
}

/** LaTeX in UTF-8, an entry a paragraph; links need the package hyperref. */
export const latexWriter = (links: boolean): Writer => ({
  inline: runs => tidied(setRuns(oneLine(runs), setting, links)),
  whole: paragraphs,
})
