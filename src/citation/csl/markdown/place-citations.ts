import type { CitationDocument, DocumentCitation } from '../document-types.ts'
import type { ParsedCitation } from './parse-citation.ts'

/** A citation of a text. */
export interface FoundCitation extends ParsedCitation {
  /** Where it begins in the text, in characters or by any other measure. */
  start: number
  /** The note in which it stands: the label of a footnote, or the place of one in the text; undefined in the text itself. */
  note: string | undefined
}

/** What a text has of citations and notes. */
export interface FoundInText<Found extends FoundCitation = FoundCitation> {
  citations: readonly Found[]
  /** Where notes are called in the text, and which. */
  notes: readonly { start: number; note: string }[]
}

/** The citations of a text as a document writes them. */
export interface PlacedInText<Found extends FoundCitation> {
  cited: Map<Found, DocumentCitation>
  /** The ids that no record has, with the citations that name them; those are left as they are. */
  unknown: { id: string; citation: Found }[]
}

/** Cites in a document what was found in a text, in the order in which it is read: notes where they are called. */
export function placeCitations<Found extends FoundCitation>(
  found: FoundInText<Found>,
  document: CitationDocument,
  isInSentence: (citation: Found) => boolean,
): PlacedInText<Found> {
  const unknown: { id: string; citation: Found }[] = []
  const known = found.citations.filter(citation => {
    const missing = citation.cites.filter(({ id }) => !document.has(id))
    for (const { id } of missing) unknown.push({ id, citation })
    return missing.length === 0
  })
  const numbers = document.isNote ? noteNumbers(found, known) : new Map<Found, number>()
  const order = [...known].sort((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0) || a.start - b.start)
  const written = document.citeAll(
    order.map(one => ({
      cites: document.isNote && one.note !== undefined && one.isNarrative ? withoutAuthor(one.cites) : one.cites,
      noteIndex: numbers.get(one) ?? 0,
      narrative: one.isNarrative,
      inSentence: one.note !== undefined && isInSentence(one),
    })),
  )
  return { cited: new Map(order.map((one, place) => [one, written[place] as DocumentCitation])), unknown }
}

/** Cites of which the first leaves out its names, since the sentence in the note says them. */
const withoutAuthor = ([first, ...others]: FoundCitation['cites']): FoundCitation['cites'] =>
  first === undefined ? others : [{ ...first, suppressAuthor: true }, ...others]

/** The numbers of notes: those that the text has, and those that citations in the text become. */
function noteNumbers<Found extends FoundCitation>(
  { notes }: FoundInText<Found>,
  citations: readonly Found[],
): Map<Found, number> {
  const inText = citations.filter(({ note }) => note === undefined)
  const events = [...notes, ...inText].sort((a, b) => a.start - b.start)
  const byNote = new Map<string, number>()
  const numbers = new Map<Found, number>()
  let count = 0
  for (const event of events)
    if ('cites' in event) numbers.set(event, ++count)
    else if (!byNote.has(event.note)) byNote.set(event.note, ++count)
  for (const one of citations) {
    if (one.note === undefined) continue
    if (!byNote.has(one.note)) byNote.set(one.note, ++count)
    numbers.set(one, byNote.get(one.note) ?? count)
  }
  return numbers
}

/** Whether words of a sentence come before a place in a text. */
export const goesOn = (text: string, place: number): boolean =>
  /[^\s.!?:[]\s{0,9}$/.test(text.slice(Math.max(0, place - 10), place))
