import { placesAround, valueAt } from '../core/pointer.ts'
import type { Document, Located } from './document.ts'

/** The offsets of a value in a text, and its path in XML. */
interface Place {
  range?: { start: number; end: number }
  path?: string | undefined
}

/** Gives the place of a pointer; with `atKey`, that of the member's name in any case. */
type Places = (pointer: string, atKey?: boolean) => Place

/** Looks values of a document up by JSON Pointer, all at once; what is not there has the place of the nearest value that holds it. */
export function placesIn(document: Pick<Document, 'value' | 'locate'>, pointers: readonly string[]): Places {
  const nearest = pointers.map(
    pointer => placesAround(pointer).find(place => valueAt(document.value, place) !== undefined) ?? '',
  )
  // A text may hold what the value does not show: what stands in the first of two members with one name.
  const located = document.locate(new Set([...pointers, ...nearest]))
  // Of a value that reading added the text shows only what holds it.
  const others = nearest.filter(pointer => !located.has(pointer)).flatMap(placesAround)
  if (others.length > 0) for (const [pointer, at] of document.locate(new Set(others))) located.set(pointer, at)
  return (pointer, atKey = false) => placeOf(pointer, atKey, located)
}

/** The value itself; of an object or list its name, or else the bracket that opens it. */
function placeOf(pointer: string, atKey: boolean, located: ReadonlyMap<string, Located>): Place {
  const nearest = placesAround(pointer).find(place => located.has(place))
  const found = nearest === undefined ? undefined : located.get(nearest)
  if (found === undefined) return {}
  const { key, value, path } = found
  if (key !== undefined && (atKey || nearest !== pointer || value.container)) return { range: key, path }
  return { range: value.container ? { start: value.start, end: value.start + 1 } : value, path }
}
