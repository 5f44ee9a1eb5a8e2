import type { Run, Runs } from '../run.ts'

/** From the outside to the inside. */
const layers = ['direction', 'link', 'bold', 'italic', 'smallCaps', 'underline', 'position'] as const

/** What may be set around a text. */
export type Layer = (typeof layers)[number]

/** How an output is put together: a text becomes a part of it, and parts are wrapped in a layer, such as italics. */
export interface Layering<T> {
  text(text: string): T[]
  wrap(inner: T[], layer: Layer, value: string): T[]
}

/** Puts runs together, so that neighbours with the same formatting share one layer. */
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

/** Runs that stand in one block; those before and behind it may have another display, or none. */
interface Block {
  display: Run['display']
  runs: Run[]
}

/** Runs by the blocks that the style puts them into. */
export function blocksOf(runs: Runs): Block[] {
  const blocks: Block[] = []
  for (const run of runs) {
    const last = blocks.at(-1)
    if (last !== undefined && last.display === run.display && !run.startsBlock) last.runs.push(run)
    else blocks.push({ display: run.display, runs: [run] })
  }
  return blocks
}
