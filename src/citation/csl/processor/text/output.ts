import type { CslItem } from '../../../../formats/csl-json/csl-item.ts'
import type { RunPart } from '../../runs.ts'
import type { Decoration } from '../compile/nodes.ts'
import { affixesOf, plain, withoutAffixes } from '../compile/plain.ts'
import type { RichText } from './rich-text.ts'

/** A text: a string if it has no marks, otherwise a {@link RichText}. */
export type Content = string | RichText

/** The output of an element: a text, or parts with a delimiter. Elements that render nothing have no output. */
export interface Output {
  readonly decoration: Decoration
  readonly content: Content | undefined
  readonly parts: readonly Output[]
  readonly delimiter: string
  /** True if the text is a DOI, URL, PMID or PMCID, which can become a link. */
  readonly isAddress: boolean
  /** The index of the cited item, whose entry the output may link to. */
  readonly target: number | undefined
  /** The item, if the output is its title. The title may link to the DOI or URL of the item. */
  readonly titleOf: CslItem | undefined
  /** The part of the item that the output prints, if parts are marked. */
  readonly part: RunPart | undefined
}

/** Creates the output of a text. Returns undefined for an empty text. */
export function leaf(content: Content, decoration: Decoration = plain, isAddress = false): Output | undefined {
  if (content.length === 0) return undefined
  return {
    decoration,
    content,
    parts: none,
    delimiter: '',
    isAddress,
    target: undefined,
    titleOf: undefined,
    part: undefined,
  }
}

/** Creates the output of adjacent parts. Returns undefined if all are empty. */
export function branch(
  parts: readonly (Output | undefined)[],
  delimiter = '',
  decoration: Decoration = plain,
): Output | undefined {
  const present = parts.includes(undefined) ? parts.filter(part => part !== undefined) : (parts as readonly Output[])
  if (present.length < 2 && decoration === plain) return present[0]
  if (present.length === 0) return undefined
  return {
    decoration,
    content: undefined,
    parts: present,
    delimiter,
    isAddress: false,
    target: undefined,
    titleOf: undefined,
    part: undefined,
  }
}

/** Decorates parts with the decoration of a layout. The formatting of the decoration also applies to the affixes. */
export const laidOut = (parts: readonly (Output | undefined)[], layout: Decoration): Output | undefined =>
  within(withoutAffixes(layout), branch(parts, '', affixesOf(layout)))

/** Wraps an output in a decoration. */
export const within = (decoration: Decoration, output: Output | undefined): Output | undefined =>
  output === undefined || decoration === plain ? output : branch([output], '', decoration)

const none: readonly Output[] = []
