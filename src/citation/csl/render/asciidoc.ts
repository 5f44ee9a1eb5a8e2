import { setRuns, type Typesetting } from './layers.ts'
import { oneLine, paragraphs, tidied, type Writer } from './writer.ts'

/** Character references are the only escape that AsciiDoc treats the same everywhere. */
const reference = (text: string): string => [...text].map(character => `&#${character.codePointAt(0)};`).join('')

const special = /[&<>*_`#^~+[\]{}|\\]|--|(?<=\((?:C|R|TM))\)/g
const startsBlock = /^[.=/:-]|(?<=^\d{1,9})[.)](?=\s)/

const setting: Typesetting = {
  escape: text => text.replace(special, reference),
  link: (address, inner) => `link:++${address.replaceAll('+', '%2B')}++[${inner}]`,
  italic: ['__', '__'],
  bold: ['**', '**'],
  smallCaps: ['[.small-caps]##', '##'],
  underline: ['[.underline]##', '##'],
  super: ['^', '^'],
  sub: ['~', '~'],
}

/** Writes AsciiDoc, one paragraph per entry. */
export const asciidocWriter = (links: boolean): Writer => ({
  inline: runs => tidied(setRuns(oneLine(runs), setting, links)).replace(startsBlock, reference),
  whole: paragraphs,
})
