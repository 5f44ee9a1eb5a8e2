import type { Run, Runs } from '../run.ts'

/** What stands before and after a text that is set in some way. */
type Around = readonly [before: string, after: string]

/** How an output format sets text. */
export interface Typesetting {
  /** A text in which nothing can be taken for markup. */
  escape: (text: string) => string
  /** A link, around what is written already. */
  link: (address: string, inner: string) => string
  italic: Around
  bold: Around
  smallCaps: Around
  underline: Around
  super: Around
  sub: Around
}

/** From the outside to the inside. */
const layers = ['link', 'bold', 'italic', 'smallCaps', 'underline', 'position'] as const

/** Runs as an output format has them: what is set alike stands in one pair of marks, and white space at its ends outside of them. */
export const setRuns = (runs: Runs, setting: Typesetting, links: boolean): string =>
  setLayer(runs, links ? setting : { ...setting, link: (_, inner) => inner }, 0)

function setLayer(runs: Runs, setting: Typesetting, depth: number): string {
  const layer = layers[depth]
  if (layer === undefined) return setting.escape(runs.map(({ text }) => text).join(''))
  let written = ''
  for (let start = 0; start < runs.length; ) {
    const value = runs[start]?.[layer]
    let end = start + 1
    while (end < runs.length && runs[end]?.[layer] === value) end++
    const inner = setLayer(runs.slice(start, end), setting, depth + 1)
    written += value === undefined ? inner : wrapped(inner, layer, value, setting)
    start = end
  }
  return written
}

function wrapped(
  text: string,
  layer: (typeof layers)[number],
  value: NonNullable<Run[typeof layer]>,
  setting: Typesetting,
): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (inner === '') return text
  if (layer === 'link') return start + setting.link(String(value), inner) + end
  const [before, after] = setting[layer === 'position' ? (value as 'super' | 'sub') : layer]
  return start + before + inner + after + end
}
