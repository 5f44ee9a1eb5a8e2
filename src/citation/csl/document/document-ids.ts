import { checkedOptions, unknownName, wrongArgument } from '../../../core/argument.ts'
import { doiKey, parseDoi } from '../../../identifiers/index.ts'
import type { Citable } from '../csl-engine.ts'
import { CslError } from '../error.ts'
import { locatorLabels } from '../locale/locator-words.ts'
import { termName } from '../processor/nodes.ts'
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
    // An id that is given counts more than a DOI.
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

/** The valid references of a citation: records, and labels that the style has terms for. */
interface Known {
  ids: RecordIds
  terms: ReadonlySet<string>
}

/** The names in a placement; those in a list of citations also name what they cite. */
export const placementNames = ['noteIndex', 'at', 'narrative', 'inSentence', 'continued', 'inLink', 'id', 'cites']

/** A citation as the caller gave it, ready to be written. Throws a `TypeError` for a wrong one, and a `CslError` for an unknown record. */
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

function placedCite(cite: CiteRequest, { ids, terms }: Known): PlacedCite {
  if (typeof cite !== 'object' || cite === null) throw wrongArgument('A citation', 'an object with an id', cite)
  for (const part of ['locator', 'label', 'prefix', 'suffix'] as const)
    if (cite[part] !== undefined && typeof cite[part] !== 'string')
      throw wrongArgument(`"${part}" of a citation`, 'text', cite[part])
  const { id, locator, label, prefix, suffix, suppressAuthor, authorOnly } = cite
  requireLabel(label, terms)
  const part = authorOnly ? 'names' : suppressAuthor ? 'rest' : undefined
  return { index: ids.indexOf(id), locator, label, prefix, suffix, part }
}

/** The number of a note, or 0. */
export const noteOf = (noteIndex: number): number => {
  if (Number.isInteger(noteIndex) && noteIndex >= 0) return noteIndex
  throw wrongArgument('"noteIndex"', 'the number of a note, or 0', noteIndex)
}

/** Throws a `TypeError` unless a label is one of CSL or a word that the style has of its own. */
function requireLabel(label: string | undefined, ownWords: ReadonlySet<string>): void {
  if (label === undefined || locatorLabels.includes(termName(label)) || ownWords.has(termName(label))) return
  throw unknownName('label of locators', label, locatorLabels)
}
