import { parsePointer } from '../../core/pointer.ts'
import { propertyAt, propertyLabel } from '../../kernel/index.ts'
import type { Note } from './notes.ts'

/** The number of notes for each kind and property. */
export type KindCounts = [kind: Note['kind'], property: string, times: number][]

/** Counts notes by kind and property. */
export function countKinds(notes: readonly Pick<Note, 'kind' | 'pointer'>[]): KindCounts {
  const counts: KindCounts = []
  for (const { kind, pointer } of notes) {
    const property = propertyNameAt(pointer)
    const known = counts.find(([of, at]) => of === kind && at === property)
    if (known === undefined) counts.push([kind, property, 1])
    else known[2]++
  }
  return counts
}

/**
 * The names of properties by pointer. Most records share the same few pointers; without this cache, naming properties
 * takes 3 % of the conversion time.
 */
const names = new Map<string, string>()
const mostNames = 5000

function propertyNameAt(pointer: string): string {
  const known = names.get(pointer)
  if (known !== undefined) return known
  const property = propertyAt(parsePointer(pointer))
  const name = property === undefined ? 'outside the kernel' : propertyLabel(property)
  if (names.size >= mostNames) names.clear()
  names.set(pointer, name)
  return name
}
