import type {
  CitationDocument,
  CitationPlacement,
  CitationRuns,
  CiteRequest,
  DocumentCitation,
} from '../document/document-types.ts'
import { type LocatorWords, labelAt } from '../locale/locator-words.ts'
import type { Runs } from '../runs.ts'
import type { ParsedCitation, ParsedCite } from './parse-citation.ts'
import { markup, unescaped } from './readable.ts'

/** A citation in a text. */
export interface FoundCitation extends ParsedCitation {
  /** The start of the citation in the text, in characters or another unit. */
  start: number
  /**
   * The note that contains the citation: the label of a footnote, or the position of an inline note. Undefined for a
   * citation in the text.
   */
  note: string | undefined
  /** True if the citation is part of the text of a link or an image. */
  isInLink: boolean
  /** The citation's elements other than text, if any. */
  kept?: { readable(text: string): string } | undefined
}

/** The citations and notes of a text. */
export interface FoundInText<Found extends FoundCitation = FoundCitation> {
  citations: readonly Found[]
  /** The note references of a text and their positions. */
  notes: readonly { start: number; note: string }[]
}

/** The citations of a text as a document renders them. */
export interface PlacedInText<Found extends FoundCitation> {
  cited: Map<Found, DocumentCitation>
  /**
   * The ids that no record has, with their citations. A citation without known ids, or a narrative citation whose first
   * id is unknown, stays unchanged.
   */
  unknown: { id: string; citation: Found }[]
  /**
   * Replaces the marks of kept passages in the document with words. Called after the citations are inserted into the
   * text.
   */
  forgetMarks(): void
}

/**
 * Adds the citations of a text to a document in reading order. A citation in a note is read at the first reference to
 * the note.
 */
export function placeCitations<Found extends FoundCitation>(
  found: FoundInText<Found>,
  document: CitationDocument,
  aroundOf: (citation: Found) => AroundCitation,
): PlacedInText<Found> {
  const unknown: { id: string; citation: Found }[] = []
  const known = found.citations.filter(citation => {
    for (const { id } of citation.cites) if (!document.has(id)) unknown.push({ id, citation })
    // A narrative citation begins with the names in its sentence, so it needs its first record.
    const needed = citation.isNarrative ? citation.cites.slice(0, 1) : citation.cites
    return needed.some(({ id }) => document.has(id))
  })
  const numbers = document.isNote ? noteNumbers(found, known) : new Map<Found, number>()
  const placeOf = document.isNote ? (one: Found) => numbers.get(one) ?? 0 : readAt(found)
  const order = [...known].sort((a, b) => placeOf(a) - placeOf(b) || a.start - b.start)
  const asked = order.map(one => {
    const { note, isNarrative } = one
    const cites = one.cites.filter(({ id }) => document.has(id)).map(cite => requested(cite, document.locatorWords))
    const around = note === undefined ? undefined : aroundOf(one)
    const own = document.isNote && note !== undefined && isNarrative ? withoutAuthor(cites) : cites
    return {
      cites: document.isNote && around?.inSentence !== true ? withCapital(own) : own,
      noteIndex: numbers.get(one) ?? 0,
      narrative: isNarrative,
      inLink: one.isInLink,
      ...around,
    }
  })
  const written = document.citeAll(asked)
  const marked = order.flatMap(({ kept }, place): Replacement[] => {
    const [{ id = '' } = {}, request] = [written[place], asked[place]]
    const cites = kept && request?.cites.map(cite => withoutMarks(cite, kept))
    return cites?.some((cite, at) => cite !== request?.cites[at]) ? [{ ...request, id, cites }] : []
  })
  return {
    cited: new Map(order.map((one, place) => [one, written[place] as DocumentCitation])),
    unknown,
    forgetMarks: () => {
      if (marked.length > 0) document.replaceAll(marked)
    },
  }
}

type Replacement = Parameters<CitationDocument['replaceAll']>[0][number]

function withoutMarks(cite: CiteRequest, kept: NonNullable<FoundCitation['kept']>): CiteRequest {
  const changed: CiteRequest = { ...cite }
  let isChanged = false
  for (const part of ['prefix', 'suffix', 'locator'] as const) {
    const text = cite[part]
    const plain = text && kept.readable(text)
    if (!plain || plain === text) continue
    changed[part] = plain
    isChanged = true
  }
  return isChanged ? changed : cite
}

const requested = ({ behind: rest, ...cite }: ParsedCite, words: LocatorWords): CiteRequest => ({
  ...cite,
  ...behind(rest, words),
})

/** Suppresses the names of the first cite, because the sentence in the note already contains these names. */
const withoutAuthor = ([first, ...others]: CiteRequest[]): CiteRequest[] =>
  first === undefined ? others : [{ ...first, suppressAuthor: true }, ...others]

/** Capitalises the prefix of a citation's first cite, as in “See Doe”. */
function withCapital(cites: CiteRequest[]): CiteRequest[] {
  const [first, ...others] = cites
  if (first?.prefix === undefined) return cites
  return [{ ...first, prefix: first.prefix.replace(firstLetter, found => found.toUpperCase()) }, ...others]
}

/**
 * Matches a lower-case letter at the start of a text, even if the letter is formatted, quoted, or marked as part of a
 * link by private-use characters.
 */
const firstLetter = /(?<=^(?:<(?:i|b|sc)>|[“‘"(\p{Co}]){0,9})\p{Ll}/u

/**
 * Returns a function from a citation to its reading position: in a note, the position of the first reference to the
 * note. A note that is never referenced is read at the end.
 */
function readAt({ notes }: FoundInText): (citation: FoundCitation) => number {
  const called = new Map<string, number>()
  for (const { note, start } of notes) called.set(note, Math.min(start, called.get(note) ?? start))
  return ({ note, start }) => (note === undefined ? start : (called.get(note) ?? Number.MAX_SAFE_INTEGER))
}

/**
 * Returns the note number of each citation. Numbers note references and citations outside notes in one sequence,
 * because a note style turns such citations into notes.
 */
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

/**
 * The context of a citation: `inSentence` is true if text of its sentence precedes the citation, `continued` if text of
 * the sentence follows.
 */
export type AroundCitation = Required<Pick<CitationPlacement, 'inSentence' | 'continued'>>

/** Returns the context of a citation in a text. */
export const aroundIn = (text: string, { start, end }: { start: number; end: number }): AroundCitation => ({
  inSentence: /[^\s.!?:[]\s{0,9}$/.test(text.slice(Math.max(0, start - 10), start)),
  continued: goesOn(text.slice(end, end + 40)),
})

/** True if the text after a citation continues its sentence, in the same paragraph. */
export const goesOn = (text: string): boolean => goingOn.test(text)

const goingOn = /^[ \t]{0,9}(?:\r?\n[ \t]{0,9})?[*_\\]{0,3}[,;:!?)–—\p{Ll}]/u

/** Parses the locator and the suffix after a key. `words` contains the locator labels of a language. */
function behind(text: string, words: LocatorWords): Pick<CiteRequest, 'locator' | 'label' | 'suffix'> {
  const [, inBraces, afterBraces] = /^\s{0,9},?\s{0,9}\{([^{}]{0,500})\}([\s\S]*)$/.exec(text) ?? []
  if (inBraces !== undefined) return { ...labelled(inBraces.trim(), words), ...suffixed(afterBraces ?? '') }
  const rest = text.replace(/^\s{0,9},?\s{0,9}/, '')
  const { label, length } = labelAt(rest, words)
  const [locator] = (label === undefined ? bareNumbers : numbers).exec(rest.slice(length)) ?? []
  // Text in separate brackets after a key starts without a space: `@doe [see there]`.
  if (locator === undefined) return suffixed(beginsWithWord.test(text) ? `, ${text}` : text)
  return { locator: unescaped(locator), label: label ?? 'page', ...suffixed(rest.slice(length + locator.length)) }
}

function labelled(text: string, words: LocatorWords): Pick<CiteRequest, 'locator' | 'label'> {
  if (text === '') return {}
  const { label = 'page', length } = labelAt(text, words)
  return { locator: unescaped(text.slice(length)), label }
}

function suffixed(text: string): Pick<CiteRequest, 'suffix'> {
  const suffix = text.trimEnd()
  return suffix.trim() === '' ? {} : { suffix: markup(suffix) }
}

/** Matches a word or a mark at the start of a text, even if the word is emphasised or quoted. */
const beginsWithWord = /^[*_“‘"'„«\p{L}\p{N}\p{Co}]/u

const roman = '[ivxlcdm]{1,15}(?![\\p{L}\\p{N}])'
const counted = String.raw`[\p{L}]{0,3}\d[\p{L}\p{N}.:]{0,20}(?<![.:])`
const inBrackets = String.raw`\([\p{L}\p{N}]{1,15}(?:[-–][\p{L}\p{N}]{1,15})?\)`
const number = String.raw`(?:(?:\p{L}{1,2}-(?=\d))?(?:${counted}|${roman})(?:${inBrackets}){0,4}|\((?:\d{1,9}|${roman}|\p{L})\))`
/**
 * Matches the numbers of a locator, one or several with separators: `3`, `xii-xv`, `3, 5-7`, `12a`, `A-5`, `5(2)`,
 * `(xv)-(xvii)`.
 */
const numbers = new RegExp(`^${number}(?:\\s{0,3}(?:[-–—,&]{1,3}|and)\\s{0,3}${number}){0,30}`, 'iu')
/** Matches the numbers of a locator without a label. The first number contains Arabic digits: `3, 5-7`, `A-5`. */
const bareNumbers = new RegExp(
  `^(?=\\p{L}{0,3}\\d|\\p{L}{1,2}-\\d)${number}(?:\\s{0,3}(?:[-–—,&]{1,3})\\s{0,3}${number}){0,30}`,
  'iu',
)

/** Returns the runs of a citation. If `hasLead` is true, the names of a narrative citation precede them. */
export const runsInSentence = ({ runs, lead }: CitationRuns, hasLead: boolean): Runs =>
  hasLead && lead !== undefined && lead.length > 0
    ? [...lead, ...(runs.length > 0 ? [{ text: ', ' }] : []), ...runs]
    : runs

/** True if a citation ends in a period, inside or outside quotation marks, so the sentence's own period is omitted. */
export const endInPeriod = (runs: Runs): boolean =>
  /\.["”’»]{0,4}$/.test(
    runs
      .slice(-3)
      .map(({ text }) => text)
      .join(''),
  )

/** True if a citation follows the preceding word without a space, because it starts with superscript text. */
export const isRaised = (runs: Runs): boolean => runs[0]?.position === 'super'
