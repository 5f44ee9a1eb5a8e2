import type { Run, Runs } from '../run.ts'
import type { Settings } from './layers.ts'
import { set } from './layers.ts'
import type { Writer } from './writer.ts'

const settings: Settings = {
  italic: ['<i>', '</i>'],
  bold: ['<b>', '</b>'],
  smallCaps: ['<span style="font-variant:small-caps">', '</span>'],
  underline: ['<span style="text-decoration:underline">', '</span>'],
  super: ['<sup>', '</sup>'],
  sub: ['<sub>', '</sub>'],
}

/** HTML that holds no markup but what is written here; with links, addresses lead to where they say. */
export const htmlWriter = (links: boolean): Writer => ({
  inline: runs =>
    blocksOf(runs)
      .map(block => blockHtml(block, links))
      .join(''),
  whole: entries =>
    `<div class="csl-bib-body">\n${entries.map(entry => `  <div class="csl-entry">${entry}</div>\n`).join('')}</div>\n`,
})

function blockHtml({ display, runs }: Block, links: boolean): string {
  const inner = runs.map(run => runHtml(run, links)).join('')
  return display === undefined ? inner : `<div class="csl-${display}">${inner}</div>`
}

function runHtml(run: Run, links: boolean): string {
  const text = set(escapeHtml(run.text), run, settings)
  return links && run.link !== undefined ? `<a href="${escapeHtml(run.link)}">${text}</a>` : text
}

/** A text in which nothing can be taken for markup. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

interface Block {
  display: Run['display']
  runs: Run[]
}

function blocksOf(runs: Runs): Block[] {
  const blocks: Block[] = []
  for (const run of runs) {
    const last = blocks.at(-1)
    if (last !== undefined && last.display === run.display) last.runs.push(run)
    else blocks.push({ display: run.display, runs: [run] })
  }
  return blocks
}
