import { setRuns, type Typesetting } from './layers.ts'
import { oneLine, paragraphs, tidied, type Writer } from './writer.ts'

/** Writes a text as character references, the only escape that works everywhere in AsciiDoc. */
const reference = (text: string): string => [...text].map(character => `&#${character.codePointAt(0)};`).join('')

const macros = 'anchor|asciimath|btn|footnote|icon|image|indexterm2?|kbd|latexmath|link|menu|pass|stem|xref'
const special = new RegExp(
  String.raw`[&<>*_\`#^~+[\]{}|\\]|--|\.(?=\.)|:(?=:)|(?<=\b(?:${macros})):|\$(?=\$)|\((?=\()|\)(?=\))|(?<=\((?:C|R|TM))\)`,
  'g',
)
/**
 * Matches a character near the start of a line that would make the line a title, a list, a comment or an admonition.
 */
const startsBlock = /^[.=/:-]|(?<=^(?:\d+|[A-Za-z]|[ivxIVX]+))[.)](?=\s)|(?<=^[A-Z]+):(?=\s)/

/** Matches the end of a link directly before a mark. AsciiDoc would read the link text as the roles of the mark. */
const endOfLink = /(?<!\[(?:\.small-caps)?(?:\.underline)?)\](?=\*\*|__|[\^~])/g

/** Matches the start of a bracketed line, which AsciiDoc would read as the attributes of a block. */
const attributesOfBlock = /^(?=\[.*\]$)/

/** Replaces white space with character references: superscript and subscript must not contain white space. */
const unspaced = (text: string): string => tidied(text).replace(/\s/g, reference)

/**
 * Returns text in small capitals. A mark with a role cannot contain another, so underlined small capitals have both
 * roles.
 */
const inSmallCaps = (text: string): string =>
  text
    .split(/(\[\.underline\]##.*?##)/)
    .filter(part => part !== '')
    .map(part => (part.startsWith('[.underline]##') ? part.replace('[', '[.small-caps') : `[.small-caps]##${part}##`))
    .join('')

const setting: Typesetting = {
  escape: text => text.replace(special, reference),
  link(address, inner) {
    const macro = `link:++${address.replaceAll('+', '%2B')}++`
    const text = inner.replace(/[,="']/g, reference)
    // The first of two open brackets would start the roles of a mark.
    return macro + (text.includes('[') ? `{startsb}${text}{endsb}` : `[${text}]`)
  },
  italic: ['__', '__'],
  bold: ['**', '**'],
  smallCaps: ['', '', inSmallCaps],
  underline: ['[.underline]##', '##'],
  super: ['^', '^', unspaced],
  sub: ['~', '~', unspaced],
}

/** Writes AsciiDoc, one paragraph per entry. */
export const asciidocWriter = (links: boolean): Writer => ({
  inline: runs =>
    tidied(setRuns(oneLine(runs), setting, links))
      .replace(endOfLink, ']{empty}')
      .replace(attributesOfBlock, '{empty}')
      .replace(startsBlock, reference),
  whole: paragraphs,
})
