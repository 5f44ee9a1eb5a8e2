import type { SplitLimits, Splitter } from '../piece.ts'
import { hasLines, splitLines } from './lines.ts'
import { splitList } from './list.ts'
import { beginsYaml, sharesValues, splitYaml } from './yaml.ts'

/** The way in which a syntax is divided into pieces. */
export interface Split {
  /** True if an input that begins so is in this syntax; `from` is the format that was asked for, or `auto`. */
  begins(head: string, from: string): boolean
  /** True if nothing that is still to come changes how the input is divided. */
  isDecided?(head: string, from: string): boolean
  /** Makes what divides the input; undefined if it can only be read whole. */
  divide(head: string, from: string, limits: SplitLimits): Splitter | undefined
}

/** Makes what divides an input, as its beginning shows; undefined if it can only be read whole. */
export const splitterFor = (
  splits: readonly Split[],
  head: string,
  from: string,
  limits: SplitLimits,
): Splitter | undefined => splits.find(({ begins }) => begins(head, from))?.divide(head, from, limits)

/** True if nothing that is still to come changes how an input is divided that begins so. */
export const isDecided = (splits: readonly Split[], head: string, from: string): boolean =>
  hasLines(head) || splits.find(({ begins }) => begins(head, from))?.isDecided?.(head, from) === true

/** Divides JSON: lines, and the entries of a list. */
export const jsonSplit: Split = {
  begins: head => /^\s*[[{]/.test(head),
  // A list whose first entry is an object, and no node of a graph.
  isDecided: head => /^\s*\[\s*\{\s*"(?!@)[^"]*"/.test(head),
  divide(head, _, limits) {
    if (hasLines(head)) return splitLines(limits)
    if (/^\s*\[\s*\]\s*$/.test(head)) return undefined
    // The nodes of a graph refer to one another.
    return /^[\s[{]*"@(?:id|context|graph|type)"/.test(head) ? undefined : splitList(limits)
  },
}

/** Divides YAML: documents, and the entries of a list; `formats` are those that may be written in YAML, several in a text. */
export const yamlSplit = (formats: readonly string[]): Split => ({
  // Its documents may be lines of JSON.
  begins: (head, from) => (from === 'auto' || formats.includes(from)) && beginsYaml(head),
  divide: (head, _, limits) => splitYaml(limits, !sharesValues(head)),
})

/** Divides lines of JSON of which the first may be broken. */
export const linesSplit: Split = {
  begins: hasLines,
  divide: (_head, _from, limits) => splitLines(limits),
}
