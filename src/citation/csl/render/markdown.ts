import type { Run } from '../run.ts'
import type { Settings } from './layers.ts'
import { set } from './layers.ts'
import type { Writer } from './writer.ts'
import { oneLine } from './writer.ts'

const settings: Settings = {
  italic: ['*', '*'],
  bold: ['**', '**'],
  smallCaps: ['<span style="font-variant:small-caps">', '</span>'],
  underline: ['<u>', '</u>'],
  super: ['<sup>', '</sup>'],
  sub: ['<sub>', '</sub>'],
}

/** Markdown (CommonMark), an entry a paragraph. */
export const markdownWriter = (links: boolean): Writer => ({
  inline: runs =>
    oneLine(runs)
      .map(run => runMarkdown(run, links))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(startsBlock, (_, before: string, sign: string) => `${before}\\${sign}`),
  whole: entries => entries.map(entry => `${entry}\n`).join('\n'),
})

function runMarkdown(run: Run, links: boolean): string {
  const text = set(run.text.replace(special, '\\$&'), run, settings)
  return links && run.link !== undefined ? `[${text}](<${run.link.replace(/[<>\\]/g, encodeURIComponent)}>)` : text
}

const special = /[\\`*_{}[\]<>|~^$]|&(?=#?\w{1,40};)/g
// A line that starts so would be a list, a heading or a quotation.
const startsBlock = /^(\d{0,9})([.)#+=-])(?=\s|$|=|-|#)/
