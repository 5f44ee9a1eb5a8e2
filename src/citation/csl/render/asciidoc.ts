import { setRuns, type Typesetting } from './layers.ts'
import { oneLine, paragraphs, tidied, type Writer } from './writer.ts'

/** Character references are the only escape that AsciiDoc treats the same everywhere. */
const reference = (text: string): string => [...text].map(character => `&#${character.codePointAt(0)};`).join('')

const macros = 'anchor|asciimath|btn|footnote|icon|image|indexterm2?|kbd|latexmath|link|menu|pass|stem|xref'
const special = new RegExp(
  String.raw`[&<>*_\`#^~+[\]{}|\\]|--|\.(?=\.)|:(?=:)|(?<=\b(?:${macros})):|\$(?=\$)|\((?=\()|\)(?=\))|(?<=\((?:C|R|TM))\)`,
  'g',
)
/** What makes a title, a list, a comment or an admonition of a line that begins with it. */
const startsBlock = /^[.=/:-]|(?<=^(?:\d+|[A-Za-z]|[ivxIVX]+))[.)](?=\s)|(?<=^[A-Z]+):(?=\s)/

/** Marks of raised and lowered text hold no white space. */
const unspaced = (text: string): string => tidied(text).replace(/\s/g, reference)

const setting: Typesetting = {
  escape: text => text.replace(special, reference),
  link: (address, inner) => `link:++${address.replaceAll('+', '%2B')}++[${inner}]`,
  italic: ['__', '__'],
  bold: ['**', '**'],
  smallCaps: ['[.small-caps]##', '##'],
  underline: ['[.underline]##', '##'],
  super: ['^', '^', unspaced],
  sub: ['~', '~', unspaced],
}

/** Writes AsciiDoc, one paragraph per entry. */
export const asciidocWriter = (links: boolean): Writer => ({
  inline: runs => tidied(setRuns(oneLine(runs), setting, links)).replace(startsBlock, reference),
  whole: paragraphs,
})
