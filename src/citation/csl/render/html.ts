import { asReferences } from '../../../core/strings.ts'
import type { Run, Runs } from '../runs.ts'
import { blocksOf, setRuns, type Typesetting } from './layers.ts'
import type { Writer } from './writer.ts'

const setting: Typesetting = {
  escape: asReferences,
  link: (address, inner) => `<a href="${asReferences(address)}">${inner}</a>`,
  directed: (direction, inner) => `<bdi dir="${direction}">${inner}</bdi>`,
  italic: ['<i>', '</i>'],
  bold: ['<b>', '</b>'],
  smallCaps: ['<span style="font-variant:small-caps">', '</span>'],
  underline: ['<span style="text-decoration:underline">', '</span>'],
  super: ['<sup>', '</sup>'],
  sub: ['<sub>', '</sub>'],
}

/**
 * Returns a writer of HTML that escapes special characters in all texts. A bibliography in a right-to-left language has
 * a `dir` attribute.
 */
export function htmlWriter(
  links: boolean,
  direction: 'ltr' | 'rtl' = 'ltr',
  microdata?: Pick<typeof import('./microdata.ts'), 'headOf' | 'marked'>,
): Writer {
  const plain = (runs: Runs): string => setRuns(runs, setting, links)
  const written = (runs: Runs): string =>
    microdata === undefined
      ? plain(runs)
      : partsOf(runs)
          .map(one => microdata.marked(plain(one), one[0]?.part))
          .join('')
  const list = `<div class="csl-bib-body"${direction === 'rtl' ? ' dir="rtl"' : ''}>`
  return {
    inline: runs =>
      blocksOf(withoutSpaceAtEnd(runs))
        .map(({ display, runs: inner }) =>
          display === undefined ? written(inner) : `<div class="csl-${display}">${written(inner)}</div>`,
        )
        .join(''),
    whole(entries, anchors = [], items = []) {
      const set = entries.map((entry, place) => {
        const anchor = anchors[place]
        const id = anchor === undefined ? '' : ` id="${asReferences(anchor)}"`
        const { type = '', head = '' } = microdata?.headOf(items[place]) ?? {}
        return `  <div class="csl-entry"${id}${type}>${head}${entry}</div>\n`
      })
      return `${list}\n${set.join('')}</div>\n`
    },
  }
}

/** Groups adjacent runs that print the same part of the record. Unmarked runs form groups of their own. */
function partsOf(runs: Runs): Runs[] {
  const parts: Run[][] = []
  for (const run of runs) {
    const last = parts.at(-1)
    if (last !== undefined && last[0]?.part === run.part) last.push(run)
    else parts.push([run])
  }
  return parts
}

/** Removes the final spaces that some styles print. */
function withoutSpaceAtEnd(runs: Runs): Runs {
  const last = runs.at(-1)
  if (last === undefined || !last.text.endsWith(' ')) return runs
  return [...runs.slice(0, -1), { ...last, text: last.text.replace(/ {1,100}$/, '') }]
}
