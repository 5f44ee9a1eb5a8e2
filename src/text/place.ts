import { parsePointer, toPointer } from '../pointer.ts'
import type { Document } from './document.ts'

/** Where something stands in a text, in offsets, and its path in XML. */
export interface Place {
  range?: { start: number; end: number }
  path?: string | undefined
}

/** A pointer with those of all its ancestors, outermost first: a missing value is located by what should hold it. */
export function withAncestors(pointer: string): string[] {
  const steps = parsePointer(pointer)
  return steps.map((_, depth) => toPointer(steps.slice(0, depth))).concat(pointer)
}

/**
 * The place of a value among those that were located, or of the nearest one that holds it: the value itself; of an object or
 * list its name, or else the bracket that opens it. With `atKey`, the name in any case.
 */
export function placeOf(pointer: string, atKey: boolean, located: ReturnType<Document['locate']>): Place {
  const exact = located.get(pointer)
  const found =
    exact ??
    withAncestors(pointer)
      .reverse()
      .map(ancestor => located.get(ancestor))
      .find(entry => entry !== undefined)
  if (found === undefined) return {}
  const { key, value, path } = found
  if (key !== undefined && (atKey || exact === undefined || value.container)) return { range: key, path }
  return { range: value.container ? { start: value.start, end: value.start + 1 } : value, path }
}
