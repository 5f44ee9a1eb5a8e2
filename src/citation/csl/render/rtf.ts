import type { Run } from '../run.ts'
import type { Settings } from './layers.ts'
import { set } from './layers.ts'
import type { Writer } from './writer.ts'
import { oneLine } from './writer.ts'

const settings: Settings = {
  italic: ['{\\i ', '}'],
  bold: ['{\\b ', '}'],
  smallCaps: ['{\\scaps ', '}'],
  underline: ['{\\ul ', '}'],
  super: ['{\\super ', '}'],
  sub: ['{\\sub ', '}'],
}

/** RTF 1.9 in ASCII: the whole is a document of its own, an entry a paragraph. */
export const rtfWriter = (links: boolean): Writer => ({
  inline: runs =>
    oneLine(runs)
      .map(run => runRtf(run, links))
      .join(''),
  whole: entries => `{\\rtf1\\ansi\\deff0\\uc1\n${entries.map(entry => `{\\pard ${entry}\\par}\n`).join('')}}\n`,
})

function runRtf(run: Run, links: boolean): string {
  const text = set(escapeRtf(run.text), run, settings)
  if (!links || run.link === undefined) return text
  return `{\\field{\\*\\fldinst{HYPERLINK "${escapeRtf(run.link.replaceAll('"', '%22'))}"}}{\\fldrslt ${text}}}`
}

/** Every UTF-16 unit beyond ASCII as its signed number, which is how RTF has Unicode. */
const escapeRtf = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\{}]/g, '\\$&')
    .replace(/[^\x20-\x7e]/g, unit => {
      const code = unit.charCodeAt(0)
      return code < 0x20 || code === 0x7f ? '' : `\\u${code > 0x7fff ? code - 0x10000 : code}?`
    })
