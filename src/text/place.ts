import { placesAround, valueAt } from '../core/pointer.ts'
import type { Document, Located } from './document.ts'

/** The offsets of a value in a text, and its path in XML. */
interface Place {
  range?: { start: number; end: number }
  path?: string | undefined
}

/** A function that returns the place of the value at a pointer or, with `atKey`, the place of its member name. */
type Places = (pointer: string, atKey?: boolean) => Place

/**
 * Locates values of a document by JSON Pointer, and returns a function that looks up their places. A missing value gets
 * the place of its nearest ancestor.
 */
export function placesIn(document: Pick<Document, 'value' | 'locate'>, pointers: readonly string[]): Places {
  const nearest = pointers.map(
    pointer => placesAround(pointer).find(place => valueAt(document.value, place) !== undefined) ?? '',
  )
  // The text may contain values that the parsed value lacks, such as the first of two duplicate members.
  const located = document.locate(new Set([...pointers, ...nearest]))
  // For a value added by the reader, only its ancestors are in the text.
  const others = nearest.filter(pointer => !located.has(pointer)).flatMap(placesAround)
  if (others.length > 0) for (const [pointer, at] of document.locate(new Set(others))) located.set(pointer, at)
  return (pointer, atKey = false) => placeOf(pointer, atKey, located)
}

/**
 * Returns the place of a value. An object or list has the place of its member name or, without a member name, of its
 * opening bracket.
 */
function placeOf(pointer: string, atKey: boolean, located: ReadonlyMap<string, Located>): Place {
  const nearest = placesAround(pointer).find(place => located.has(place))
  const found = nearest === undefined ? undefined : located.get(nearest)
  if (found === undefined) return {}
  const { key, value, path } = found
  if (key !== undefined && (atKey || nearest !== pointer || value.container)) return { range: key, path }
  return { range: value.container ? { start: value.start, end: value.start + 1 } : value, path }
}
