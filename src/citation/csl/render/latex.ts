import type { Run } from '../run.ts'
import type { Settings } from './layers.ts'
import { set } from './layers.ts'
import type { Writer } from './writer.ts'
import { oneLine } from './writer.ts'

const settings: Settings = {
  italic: ['\\textit{', '}'],
  bold: ['\\textbf{', '}'],
  smallCaps: ['\\textsc{', '}'],
  underline: ['\\underline{', '}'],
  super: ['\\textsuperscript{', '}'],
  sub: ['\\textsubscript{', '}'],
}

/** LaTeX in UTF-8, an entry a paragraph; links need the package hyperref. */
export const latexWriter = (links: boolean): Writer => ({
  inline: runs =>
    oneLine(runs)
      .map(run => runLatex(run, links))
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  whole: entries => entries.map(entry => `${entry}\n`).join('\n'),
})

function runLatex(run: Run, links: boolean): string {
  const text = set(
    run.text.replace(special, character => escapes[character] ?? character),
    run,
    settings,
  )
  if (!links || run.link === undefined) return text
  const address = run.link.replace(/[{}\\^~]/g, encodeURIComponent).replace(/[%#&_$]/g, '\\$&')
  return `\\href{${address}}{${text}}`
}

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
