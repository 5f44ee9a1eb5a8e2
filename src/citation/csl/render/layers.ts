import type { Run, Runs } from '../runs.ts'
import { withoutControls } from './writer.ts'

/** The marks before and after a formatted text. A third member rewrites the text between them. */
type Around = readonly [before: string, after: string, within?: (inner: string) => string]

/** The markup of an output format for formatted text. */
export interface Typesetting {
  /** Escapes text so that none of it is read as markup. */
  escape: (text: string) => string
  /** Wraps a link around formatted output. */
  link: (address: string, inner: string) => string
  /** Isolates text of another direction; defaults to Unicode isolates (https://www.unicode.org/reports/tr9/). */
  directed?: (direction: string, inner: string) => string
  italic: Around
  bold: Around
  smallCaps: Around
  underline: Around
  super: Around
  sub: Around
}

/**
 * Writes runs in an output format. Adjacent runs with the same formatting share one pair of marks, and white space at
 * the ends stays outside the marks.
 */
export const setRuns = (runs: Runs, setting: Typesetting, links: boolean): string =>
  layered<string>(runs, {
    text: text => [setting.escape(withoutControls(text))],
    wrap: (inner, layer, value) =>
      layer === 'link' && !links ? inner : [wrapped(inner.join(''), layer, value, setting)],
  }).join('')

function wrapped(text: string, layer: Layer, value: string, setting: Typesetting): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (inner === '') return text
  if (layer === 'link') return start + setting.link(value, inner) + end
  if (layer === 'direction') return start + (setting.directed ?? isolated)(value, inner) + end
  const [before, after, within] = setting[layer === 'position' ? (value as 'super' | 'sub') : layer]
  return start + before + (within?.(inner) ?? inner) + after + end
}

/** Wraps text in a left-to-right or right-to-left isolate. */
export const isolated = (direction: string, inner: string): string =>
  `${direction === 'rtl' ? '\u2067' : '\u2066'}${inner}\u2069`

/** The formatting layers, from outermost to innermost. */
const layers = ['direction', 'link', 'bold', 'italic', 'smallCaps', 'underline', 'position'] as const

/** The name of a formatting layer, such as `italic`. */
export type Layer = (typeof layers)[number]

/** The functions that build an output: `text` creates its parts, and `wrap` encloses parts in a layer. */
interface Layering<T> {
  text(text: string): T[]
  wrap(inner: T[], layer: Layer, value: string): T[]
}

/** Builds an output from runs. Adjacent runs with the same formatting share one layer. */
export function layered<T>(runs: Runs, layering: Layering<T>, depth = 0): T[] {
  const layer = layers[depth]
  if (layer === undefined) return layering.text(runs.map(({ text }) => text).join(''))
  const parts: T[] = []
  for (let start = 0; start < runs.length; ) {
    const value = runs[start]?.[layer]
    let end = start + 1
    while (end < runs.length && runs[end]?.[layer] === value) end++
    const inner = layered(runs.slice(start, end), layering, depth + 1)
    parts.push(...(value === undefined ? inner : layering.wrap(inner, layer, String(value))))
    start = end
  }
  return parts
}

interface Block {
  display: Run['display']
  runs: Run[]
}

/** Groups runs by the blocks of the style. */
export function blocksOf(runs: Runs): Block[] {
  const blocks: Block[] = []
  for (const run of runs) {
    const last = blocks.at(-1)
    if (last !== undefined && last.display === run.display && !run.startsBlock) last.runs.push(run)
    else blocks.push({ display: run.display, runs: [run] })
  }
  return blocks
}
