import type { SplitLimits, Splitter } from '../piece.ts'
import { hasLines, splitLines } from './lines.ts'
import { splitList } from './list.ts'
import { beginsYaml, sharesValues, splitYaml } from './yaml.ts'

/** A method for splitting inputs in one syntax into pieces. */
export interface Split {
  /** True if the method applies to an input with the given beginning; `from` is the requested format, or `auto`. */
  begins(head: string, from: string): boolean
  /** True if later input cannot change the method. */
  isDecided?(head: string, from: string): boolean
  /** Returns the splitter of an input, or undefined if the input can only be read whole. */
  divide(head: string, from: string, limits: SplitLimits): Splitter | undefined
}

/** Returns the splitter for an input with a given beginning, or undefined if the input can only be read whole. */
export const splitterFor = (
  splits: readonly Split[],
  head: string,
  from: string,
  limits: SplitLimits,
): Splitter | undefined => splits.find(({ begins }) => begins(head, from))?.divide(head, from, limits)

/** True if later input cannot change how an input with the given beginning is split. */
export const isDecided = (splits: readonly Split[], head: string, from: string): boolean =>
  hasLines(head) || splits.find(({ begins }) => begins(head, from))?.isDecided?.(head, from) === true

/** Splits JSON into lines, or into the entries of a list. */
export const jsonSplit: Split = {
  begins: head => /^\s*[[{]/.test(head),
  // A list whose first entry is an object, but not a node of a graph.
  isDecided: head => /^\s*\[\s*\{\s*"(?!@)[^"]*"/.test(head),
  divide(head, _, limits) {
    if (hasLines(head)) return splitLines(limits)
    if (/^\s*\[\s*\]\s*$/.test(head)) return undefined
    // The nodes of a graph refer to each other.
    return /^[\s[{]*"@(?:id|context|graph|type)"/.test(head) ? undefined : splitList(limits)
  },
}

/**
 * Returns the method for splitting YAML into documents and list entries. `formats` contains the ids of the formats that
 * allow several records in one YAML text.
 */
export const yamlSplit = (formats: readonly string[]): Split => ({
  // Does not exclude texts with lines of JSON, because a YAML document may be a line of JSON.
  begins: (head, from) => (from === 'auto' || formats.includes(from)) && beginsYaml(head),
  divide: (head, _, limits) => splitYaml(limits, !sharesValues(head)),
})

/** Splits lines of JSON even if the first lines are broken. */
export const linesSplit: Split = {
  begins: hasLines,
  divide: (_head, _from, limits) => splitLines(limits),
}
