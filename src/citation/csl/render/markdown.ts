import { setRuns, type Typesetting } from './layers.ts'
import { oneLine, paragraphs, tidied, type Writer } from './writer.ts'

/**
 * Matches the markup of CommonMark and its extensions, including Pandoc's and GitHub's: citations, emoji, typed dashes,
 * quotation marks.
 */
const special = /[\\`*_{}[\]<>|~^$"'@]|&(?=#?\w{1,40};)|-(?=-)|\.(?=\.)|:(?=[\w+-]{1,40}:)/g

const escaped = (text: string): string => text.replace(special, '\\$&')

/** Matches printed URLs, without the punctuation of the surrounding sentence. */
const addresses = /(https?:\/\/\S{0,2000}[^\s<>.,;:!?"'”’»)\]}])/g

/** Writes a URL, in angle brackets if its characters could be read as markup: bare URLs have no escapes. */
const addressed = (address: string): string =>
  escaped(address) === address ? address : `<${address.replace(/[<>\\]/g, encodeURIComponent)}>`

const setting: Typesetting = {
  escape: text => {
    if (!text.includes('://')) return escaped(text)
    return text
      .split(addresses)
      .map((part, place) => (place % 2 === 0 ? escaped(part) : addressed(part)))
      .join('')
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
 * Matches characters that turn a line starting with them into a heading, a title, a list or a definition. Lists by
 * letter and Roman numeral are Pandoc's.
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
