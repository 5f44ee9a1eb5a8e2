import { setRuns, type Typesetting } from './layers.ts'
import { oneLine, paragraphs, tidied, type Writer } from './writer.ts'

/**
 * Matches the markup of CommonMark and its extensions, including Pandoc's and GitHub's: citations, emoji, typed dashes,
 * quotation marks.
 */
const special = /[\\`*_{}[\]<>|~^$"'@]|&(?=#?\w{1,40};)|-(?=-)|\.(?=\.)|:(?=[\w+-]{1,40}:)/g

const escaped = (text: string): string => text.replace(special, '\\$&')

/** Matches printed URLs, without the punctuation of the surrounding sentence. */
const addresses = /((?:https?|ftp):\/\/\S{0,2000}[^\s<>.,;:!?"'”’»)\]}])/g

/** True if a text starts with the bracket that closes a bracket inside the URL before it: `https://e.org/a(1)`. */
function closes(after = '', address = ''): boolean {
  const [closing = ''] = after
  const opening = closing === ')' ? '(' : closing === ']' ? '[' : undefined
  return opening !== undefined && address.split(opening).length > address.split(closing).length
}

/** Writes a URL, in angle brackets if its characters could be read as markup: bare URLs have no escapes. */
const addressed = (address: string): string =>
  escaped(address) === address ? address : `<${address.replace(/[<>\\]/g, encodeURIComponent)}>`

const setting: Typesetting = {
  escape: text => {
    if (!text.includes('://')) return escaped(text)
    const parts = text.split(addresses)
    for (let place = 1; place < parts.length; place += 2)
      while (closes(parts[place + 1], parts[place])) {
        parts[place] += parts[place + 1]?.[0] ?? ''
        parts[place + 1] = parts[place + 1]?.slice(1) ?? ''
      }
    return parts.map((part, place) => (place % 2 === 0 ? escaped(part) : addressed(part))).join('')
  },
  link: (address, inner) => {
    const target = address.replace(/[<>\\]/g, encodeURIComponent)
    const own = /^<([^<>]*)>$/.exec(inner)?.[1]
    return own === undefined ? `[${inner}](<${target}>)` : own === target ? inner : `[${escaped(own)}](<${target}>)`
  },
  directed: (direction, inner) => `<bdi dir="${direction}">${inner}</bdi>`,
  italic: ['*', '*'],
  bold: ['**', '**'],
  smallCaps: ['<span style="font-variant:small-caps">', '</span>'],
  underline: ['<u>', '</u>'],
  super: ['<sup>', '</sup>'],
  sub: ['<sub>', '</sub>'],
}

/**
 * Matches a character near the start of a line that would make the line a heading, a title, a list or a definition.
 * Lists with letters or Roman numerals exist only in Pandoc.
 */
const startsBlock =
  /^[#%:]|^[+=-](?=[\s=-]|$)|(?<=^\d+)[.)]$|(?<=^\(?(?:\d+|[a-z]|[ivxlcdm]+|[IVXLCDM]{2,}))[.)](?=\s)|(?<=^\(?[A-Z])\)(?=\s)/

/** Writes Markdown (CommonMark), one paragraph per entry. */
export const markdownWriter = (links: boolean): Writer => ({
  inline: runs => tidied(setRuns(oneLine(runs), setting, links)).replace(startsBlock, '\\$&'),
  whole: (entries, anchors = []) =>
    paragraphs(
      entries.map((entry, place) => (anchors[place] === undefined ? '' : `<a id="${anchors[place]}"></a>`) + entry),
    ),
})
