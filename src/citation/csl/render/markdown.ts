import { setRuns, type Typesetting } from './layers.ts'
import { oneLine, paragraphs, tidied, type Writer } from './writer.ts'

const special = /[\\`*_{}[\]<>|~^$]|&(?=#?\w{1,40};)/g

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

// A line that starts like this would become a list, a heading or a quotation.
const startsBlock = /^(\d{0,9})([.)#+=-])(?=\s|$|=|-|#)/

/** Writes Markdown (CommonMark), one paragraph per entry. */
export const markdownWriter = (links: boolean): Writer => ({
  inline: runs => tidied(setRuns(oneLine(runs), setting, links)).replace(startsBlock, '$1\\$2'),
  whole: (entries, anchors = []) =>
    paragraphs(
      entries.map((entry, place) => (anchors[place] === undefined ? '' : `<a id="${anchors[place]}"></a>`) + entry),
    ),
})
