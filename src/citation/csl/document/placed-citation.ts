import { checkedOptions, wrongArgument } from '../../../core/argument.ts'
import { unknownName } from '../../../datacite/known.ts'
import { locatorLabels } from '../locale/locator-labels.ts'
import type { PlacedCitation, PlacedCite } from '../processor/positions.ts'
import { termName } from '../processor/term-name.ts'
import type { RecordIds } from './document-ids.ts'
import type { CitationPlacement, CiteRequest } from './document-types.ts'

/** What a citation may name: records, and labels that the style has words of its own for. */
interface Known {
  ids: RecordIds
  terms: ReadonlySet<string>
}

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
  } = checkedOptions(placement)
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
