import type { Run } from '../run.ts'
import type { Settings } from './layers.ts'
import { set } from './layers.ts'
import type { Writer } from './writer.ts'
import { oneLine } from './writer.ts'

const settings: Settings = {
  italic: ['__', '__'],
  bold: ['**', '**'],
  smallCaps: ['[.small-caps]##', '##'],
  underline: ['[.underline]##', '##'],
  super: ['^', '^'],
  sub: ['~', '~'],
}

/** AsciiDoc, an entry a paragraph. */
export const asciidocWriter = (links: boolean): Writer => ({
  inline: runs =>
    oneLine(runs)
      .map(run => runAsciidoc(run, links))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(startsBlock, character => reference(character)),
  whole: entries => entries.map(entry => `${entry}\n`).join('\n'),
})

function runAsciidoc(run: Run, links: boolean): string {
  const text = set(run.text.replace(special, reference), run, settings)
  return links && run.link !== undefined ? `link:++${run.link.replaceAll('+', '%2B')}++[${text}]` : text
}

/** Character references are the one escape that AsciiDoc reads the same everywhere. */
const reference = (text: string): string => [...text].map(character => `&#${character.codePointAt(0)};`).join('')

const special = /[&<>*_`#^~+[\]{}|\\]|--|(?<=\((?:C|R|TM))\)/g
const startsBlock = /^[.=/:-]|(?<=^\d{1,9})[.)](?=\s)/
