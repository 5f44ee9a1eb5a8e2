import type { Run, Runs } from '../run.ts'

/** The marks before and after a formatted text. */
type Around = readonly [before: string, after: string]

/** How an output format marks formatted text. */
export interface Typesetting {
  /** Escapes text so that none of it is read as markup. */
  escape: (text: string) => string
  /** Wraps a link around finished output. */
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

/** Writes runs in an output format: neighbours with the same formatting share one pair of marks, and white space at the ends stays outside. */
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
