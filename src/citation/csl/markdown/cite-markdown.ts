import { requireText } from '../../../argument.ts'
import type { CitationDocument, DocumentCitation } from '../document-types.ts'
import { type FoundCitation, type FoundInMarkdown, findCitations } from './find-citations.ts'

/** A text in which citations are written out. */
export interface CitedMarkdown {
  text: string
  /** The ids that citations name and no record has, in their order; those citations stay as they are. */
  unknown: string[]
}

/**
 * A text in Markdown whose citations, in the syntax of Pandoc (`[@doe, p. 3; -@roe]`, `@doe [p. 3]`), are written as a document has them; in
 * a style of notes as footnotes. The bibliography stands in `<div id="refs">` or `::: {#refs}`, else at the end. The document should be
 * opened with the format `markdown`.
 *
 * @example
 * const doe = { id: 'doe', type: 'book', title: 'Waves', author: [{ family: 'Doe', given: 'Jo' }], issued: '2019' }
 * const document = await citationDocument([doe], { style: 'apa', format: 'markdown' })
 * const { text } = citeMarkdown('Waves are high [@doe, p. 3].\n', document)
 * text // → 'Waves are high (Doe, 2019, p. 3).\n\nDoe, J. (2019). *Waves*.\n'
 */
export function citeMarkdown(markdown: string, document: CitationDocument): CitedMarkdown {
  requireText(markdown)
  const found = findCitations(markdown)
  const unknown = new Set<string>()
  const known = found.citations.filter(({ cites }) => {
    const missing = cites.filter(({ id }) => !document.has(id))
    for (const { id } of missing) unknown.add(id)
    return missing.length === 0
  })
  const numbers = document.isNote ? noteNumbers(found, known) : new Map<FoundCitation, number>()
  const order = [...known].sort((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0) || a.start - b.start)
  const written = document.citeAll(
    order.map(one => ({
      cites: one.cites,
      noteIndex: numbers.get(one) ?? 0,
      narrative: one.isNarrative,
      inSentence: one.note !== undefined && isInSentence(markdown, one.start),
    })),
  )
  const texts = new Map(order.map((one, place) => [one, written[place] as DocumentCitation]))
  const label = freeLabel(markdown)
  const notes: string[] = []
  let text = ''
  let end = 0
  for (const one of known) {
    const cited = texts.get(one)
    if (cited === undefined) continue
    const before = markdown.slice(end, one.start)
    end = one.end
    if (!document.isNote || one.note !== undefined) {
      text += before + inSentence(one, cited, markdown)
      continue
    }
    const name = `${label}${notes.length + 1}`
    // A note stands behind the mark that ends what it is about.
    const [mark = ''] = /^[.,;:!?]/.exec(markdown.slice(end, end + 1)) ?? []
    end += mark.length
    text += `${(one.isNarrative ? before + (cited.lead ?? '') : before.replace(/[ \t]{1,9}$/, '')) + mark}[^${name}]`
    notes.push(`[^${name}]: ${cited.text}\n`)
  }
  const whole = withBibliography(text + markdown.slice(end), document.bibliography().text)
  const footnotes = notes.length === 0 ? '' : `${whole.endsWith('\n') ? '' : '\n'}\n${notes.join('\n')}`
  return { text: whole + footnotes, unknown: [...unknown] }
}

/** A citation where it stands; inside a note with the names that are part of its sentence. A period is not doubled. */
function inSentence(
  { end, isNarrative, note }: FoundCitation,
  { text, lead }: DocumentCitation,
  markdown: string,
): string {
  const whole = isNarrative && note !== undefined && lead ? `${lead}, ${text}` : text
  return whole.endsWith('.') && markdown[end] === '.' ? whole.slice(0, -1) : whole
}

/** Whether words of a note come before. */
const isInSentence = (markdown: string, start: number): boolean =>
  /[^\s.!?:[]\s{0,9}$/.test(markdown.slice(Math.max(0, start - 10), start))

/** The numbers of notes: those that the text has, and those that citations in the text become. */
function noteNumbers({ notes }: FoundInMarkdown, citations: readonly FoundCitation[]): Map<FoundCitation, number> {
  const inText = citations.filter(({ note }) => note === undefined)
  const events = [...notes, ...inText].sort((a, b) => a.start - b.start)
  const byNote = new Map<string, number>()
  const numbers = new Map<FoundCitation, number>()
  let count = 0
  for (const event of events)
    if ('cites' in event) numbers.set(event, ++count)
    else if (event.note !== undefined && !byNote.has(event.note)) byNote.set(event.note, ++count)
  for (const one of citations) {
    if (one.note === undefined) continue
    if (!byNote.has(one.note)) byNote.set(one.note, ++count)
    numbers.set(one, byNote.get(one.note) ?? count)
  }
  return numbers
}

/** The beginning of labels that no footnote of a text has. */
function freeLabel(markdown: string): string {
  let label = 'cite-'
  while (markdown.includes(`[^${label}`)) label = `${label}note-`
  return label
}

function withBibliography(text: string, bibliography: string): string {
  if (bibliography.trim() === '') return text
  const [place] = refs.exec(text) ?? []
  if (place !== undefined) return text.replace(place, () => place.replace(/(?=<\/div>$|:{3,}$)/, `\n${bibliography}\n`))
  return `${text.trimEnd()}\n\n${bibliography}`
}

/** Where the bibliography is wanted: an empty block with the id `refs`. */
const refs = /<div id="refs">\s{0,20}<\/div>|^:{3,}[ \t]{0,9}\{#refs\}[ \t]{0,9}\n\s{0,20}:{3,}$/m
