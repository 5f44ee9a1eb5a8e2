import { setRuns, type Typesetting } from './layers.ts'
import { oneLine, paragraphs, tidied, type Writer } from './writer.ts'

/** What is markup in CommonMark or in one of its extensions, those of Pandoc and GitHub among them: citations, emoji, typed dashes, quotation marks. */
const special = /[\\`*_{}[\]<>|~^$"'@]|&(?=#?\w{1,40};)|-(?=-)|\.(?=\.)|:(?=[\w+-]{1,40}:)/g

const setting: Typesetting = {
  escape: text => text.replace(special, '\\$&'),
  link: (address, inner) => `[${inner}](<${address.replace(/[<>\\]/g, encodeURIComponent)}>)`,
  directed: (direction, inner) => `<bdi dir="${direction}">${inner}</bdi>`,
  italic: ['*', '*'],
  bold: ['**', '**'],
  smallCaps: ['<span style="font-variant:small-caps">', '</span>'],
  underline: ['<u>', '</u>'],
  super: ['<sup>', '</sup>'],
  sub: ['<sub>', '</sub>'],
}

/** What makes a heading, a title, a list or a definition of a line that begins with it; the letters and roman numbers of lists are Pandoc's. */
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
