import { checkedOptions, unknownName, wrongArgument } from '../../../core/argument.ts'
import { isObject } from '../../../core/object.ts'
import { doiKey, parseDoi } from '../../../identifiers/index.ts'
import type { Citable } from '../csl-engine.ts'
import { CslError } from '../error.ts'
import { locatorLabels } from '../locale/locator-words.ts'
import { termName } from '../processor/compile/nodes.ts'
import type { PlacedCitation, PlacedCite } from '../processor/positions.ts'
import { nearest } from '../style/style-source.ts'
import type { CitationPlacement, CiteRequest } from './document-types.ts'

/** The ids under which records are cited. */
export class RecordIds {
  readonly #byId = new Map<string, number>()
  readonly names: readonly string[]
  readonly anchors: readonly string[]

  constructor(items: readonly Citable[]) {
    this.names = items.map(({ item }) => item.id)
    // An explicit id takes precedence over a DOI.
    for (const [index, name] of this.names.entries()) if (!this.#byId.has(name)) this.#byId.set(name, index)
    for (const [index, { item }] of items.entries()) {
      const doi = typeof item.DOI === 'string' ? parseDoi(item.DOI) : undefined
      if (doi !== undefined && !this.#byId.has(doiKey(doi))) this.#byId.set(doiKey(doi), index)
    }
    const used = new Set<string>()
    this.anchors = this.names.map((name, index) => {
      const anchor = `ref-${name.replace(/[^\p{L}\p{N}_.-]{1,200}/gu, '-').slice(0, 200)}`
      let unique = anchor
      for (let count = index + 1; used.has(unique); count++) unique = `${anchor}-${count}`
      used.add(unique)
      return unique
    })
  }

  find(id: string): number | undefined {
    const own = this.#byId.get(id)
    if (own !== undefined) return own
    const doi = parseDoi(id)
    return doi && this.#byId.get(doiKey(doi))
  }

  indexOf(id: unknown): number {
    if (typeof id !== 'string') throw wrongArgument('The id of a citation', 'text', id)
    const found = this.find(id)
    if (found !== undefined) return found
    const suggestions = nearest(id, this.names)
    const hint = suggestions.length > 0 ? `; did you mean ${suggestions.map(one => `"${one}"`).join(' or ')}?` : '.'
    throw new CslError('unknown-record', `No record has the id "${id.slice(0, 100)}"${hint}`, { suggestions })
  }
}

/**
 * The record ids and locator labels that a citation may use. `terms` are the style's own labels, in addition to those
 * of CSL.
 */
interface Known {
  ids: RecordIds
  terms: ReadonlySet<string>
}

/** The property names that a placement may have, including `id` and `cites` of `citeAll` and `replaceAll`. */
export const placementNames = ['noteIndex', 'at', 'narrative', 'inSentence', 'continued', 'inLink', 'id', 'cites']

/**
 * Returns the caller's citation, ready to be rendered. Throws a `TypeError` for an invalid citation, and a `CslError`
 * for an unknown record.
 */
export function placedCitation(
  cites: CiteRequest | readonly CiteRequest[],
  placement: CitationPlacement,
  known: Known,
): PlacedCitation {
  const {
    noteIndex = 0,
    narrative = false,
    inSentence = false,
    continued = false,
    inLink = false,
  } = checkedOptions(placement, placementNames)
  const list = Array.isArray(cites) ? (cites as readonly CiteRequest[]) : [cites as CiteRequest]
  return {
    cites: list.map(cite => placedCite(cite, known)),
    noteIndex: noteOf(noteIndex),
    isNarrative: narrative,
    isInSentence: inSentence,
    isContinued: continued,
    isInLink: inLink,
  }
}

const citeNames = ['id', 'locator', 'label', 'prefix', 'suffix', 'suppressAuthor', 'authorOnly']

function placedCite(cite: CiteRequest, { ids, terms }: Known): PlacedCite {
  if (!isObject(cite)) throw wrongArgument('A citation', 'an object with an id', cite)
  const checked = checkedOptions(cite, citeNames, { within: 'a citation' })
  for (const part of ['locator', 'label', 'prefix', 'suffix'] as const)
    if (checked[part] !== undefined && typeof checked[part] !== 'string')
      throw wrongArgument(`"${part}" of a citation`, 'text', checked[part])
  const { id, locator, label, prefix, suffix, suppressAuthor, authorOnly } = checked
  requireLabel(label, terms)
  const part = authorOnly ? 'names' : suppressAuthor ? 'rest' : undefined
  return { index: ids.indexOf(id), locator, label, prefix, suffix, part }
}

/** Returns the number of a note, or 0. Throws a `TypeError` for anything but a non-negative integer. */
export const noteOf = (noteIndex: number): number => {
  if (Number.isInteger(noteIndex) && noteIndex >= 0) return noteIndex
  throw wrongArgument('"noteIndex"', 'the number of a note, or 0', noteIndex)
}

function requireLabel(label: string | undefined, ownWords: ReadonlySet<string>): void {
  if (label === undefined || locatorLabels.includes(termName(label)) || ownWords.has(termName(label))) return
  throw unknownName('label of locators', label, locatorLabels)
}
