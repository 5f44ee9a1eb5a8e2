import type { Runs } from '../run.ts'
import { blocksOf } from './layered.ts'
import { setRuns, type Typesetting } from './layers.ts'
import type { Writer } from './writer.ts'

/** Escapes text so that none of it is read as markup. */
const escapeText = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const setting: Typesetting = {
  escape: escapeText,
  link: (address, inner) => `<a href="${escapeText(address)}">${inner}</a>`,
  directed: (direction, inner) => `<bdi dir="${direction}">${inner}</bdi>`,
  italic: ['<i>', '</i>'],
  bold: ['<b>', '</b>'],
  smallCaps: ['<span style="font-variant:small-caps">', '</span>'],
  underline: ['<span style="text-decoration:underline">', '</span>'],
  super: ['<sup>', '</sup>'],
  sub: ['<sub>', '</sub>'],
}

/** Writes HTML whose only markup comes from this file; with `links`, URLs become links to themselves. */
export const htmlWriter = (links: boolean): Writer => ({
  inline: runs =>
    blocksOf(withoutSpaceAtEnd(runs))
      .map(({ display, runs: inner }) =>
        display === undefined
          ? setRuns(inner, setting, links)
          : `<div class="csl-${display}">${setRuns(inner, setting, links)}</div>`,
      )
      .join(''),
  whole(entries, anchors = []) {
    const written = entries.map((entry, place) => {
      const anchor = anchors[place]
      return `  <div class="csl-entry"${anchor === undefined ? '' : ` id="${escapeText(anchor)}"`}>${entry}</div>\n`
    })
    return `<div class="csl-bib-body">\n${written.join('')}</div>\n`
  },
})

/** Runs without the space that styles leave behind the last of them. */
function withoutSpaceAtEnd(runs: Runs): Runs {
  const last = runs.at(-1)
  if (last === undefined || !last.text.endsWith(' ')) return runs
  return [...runs.slice(0, -1), { ...last, text: last.text.replace(/ {1,100}$/, '') }]
}
