import { placesAround } from '../pointer.ts'
import type { Document } from './document.ts'

/** Where something stands in a text, in offsets, and its path in XML. */
export interface Place {
  range?: { start: number; end: number }
  path?: string | undefined
}

/**
 * The place of a value among those that were located, or of the nearest one that holds it: the value itself; of an object or
 * list its name, or else the bracket that opens it. With `atKey`, the name in any case.
 */
export function placeOf(pointer: string, atKey: boolean, located: ReturnType<Document['locate']>): Place {
  const exact = located.get(pointer)
  const nearest = exact === undefined ? placesAround(pointer).find(place => located.has(place)) : pointer
  const found = nearest === undefined ? undefined : located.get(nearest)
  if (found === undefined) return {}
  const { key, value, path } = found
  if (key !== undefined && (atKey || exact === undefined || value.container)) return { range: key, path }
  return { range: value.container ? { start: value.start, end: value.start + 1 } : value, path }
}
