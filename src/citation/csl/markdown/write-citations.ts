import type { CitationDocument, CitedMarkdown, DocumentCitation } from '../document/document-types.ts'
import { findCitations } from './find-citations.ts'
import { KeptSource } from './kept-source.ts'
import { aroundIn, type FoundCitation, isRaised, placeCitations } from './place-citations.ts'

/** Renders the citations of a text; see `citeMarkdown`. */
export function writeCitations(markdown: string, document: CitationDocument): CitedMarkdown {
  const kept = new KeptSource()
  const found = findCitations(markdown, kept)
  const { cited, unknown, forgetMarks } = placeCitations(found, document, one => aroundIn(markdown, one))
  const label = freeLabel(markdown)
  const source = new Copied(markdown)
  const notes: string[] = []
  let text = ''
  for (const one of found.citations) {
    const written = cited.get(one)
    if (written === undefined) continue
    const before = source.upTo(one.start)
    source.skipTo(one.end)
    if (!document.isNote || one.note !== undefined) {
      const whole = kept.restored(inSentence(one, written))
      text += (isRaised(document.runs(written.id).runs) ? closed(before, markdown, one.start) : before) + whole
      // A period is not doubled, not even inside quotation marks or emphasis.
      if (endsInPeriod.test(whole)) source.skip(/^\./)
      continue
    }
    const name = `${label}${notes.length + 1}`
    text += one.isNarrative ? before + (written.lead ?? '') : closed(before, markdown, one.start)
    // A note mark follows the punctuation, and the link whose text contains the citation.
    if (one.linkEnd === undefined) text += `${markBehind(one, written, source)}[^${name}]`
    else source.insert(`[^${name}]`, one.linkEnd)
    notes.push(`[^${name}]: ${kept.restored(written.text)}\n`)
  }
  forgetMarks()
  text += source.upTo(markdown.length)
  const asLines = linesOf(markdown)
  const whole = withBibliography(text, document.bibliography().text, asLines)
  const footnotes = notes.length === 0 ? '' : `${whole.endsWith('\n') ? '' : '\n'}\n${notes.join('\n')}`
  const places = new Map<string, number>()
  for (const { id, citation } of unknown) if (!places.has(id)) places.set(id, citation.start)
  return { text: whole + asLines(footnotes), unknown: [...places.keys()], offsets: [...places.values()] }
}

/**
 * Skips the punctuation after a citation and returns the part to write. The part excludes a period after names that
 * already end in one.
 */
function markBehind({ isNarrative }: FoundCitation, { lead = '' }: DocumentCitation, source: Copied): string {
  const mark = source.skip(endingMark)
  return isNarrative && mark === '.' && endsInPeriod.test(lead) ? '' : mark
}

/** A text that is read piece by piece, with other texts inserted. */
class Copied {
  readonly #text: string
  #place = 0
  /** The text to insert, and its position. */
  #inserted = { text: '', place: 0 }

  constructor(text: string) {
    this.#text = text
  }

  /** Returns the text from the end of the last piece up to an offset, with the inserted text. */
  upTo(end: number): string {
    const { text, place } = this.#inserted
    let piece = ''
    if (text !== '' && place <= end) {
      piece = this.#text.slice(this.#place, place)
      this.skipTo(place)
      piece += this.skip(endingMark) + text
      this.#inserted = { text: '', place: 0 }
    }
    piece += this.#text.slice(this.#place, end)
    this.skipTo(end)
    return piece
  }

  skipTo(place: number): void {
    this.#place = Math.max(place, this.#place)
  }

  /** Skips and returns the match of a pattern in the next two characters, or an empty text if there is none. */
  skip(pattern: RegExp): string {
    const [found = ''] = pattern.exec(this.#text.slice(this.#place, this.#place + 2)) ?? []
    this.#place += found.length
    return found
  }

  /** Inserts a text at a later position, after the punctuation there. */
  insert(text: string, place: number): void {
    this.#inserted = { text: this.#inserted.text + text, place }
  }
}

/**
 * Removes the space or line end after the last word of a text. Keeps the space after the mark of a list item, a heading
 * or a cell, and a line end that ends a paragraph or a quotation.
 */
function closed(text: string, markdown: string, end: number): string {
  const begin = markdown.lastIndexOf('\n', end - 1) + 1
  const line = markdown.slice(begin, end)
  if (!blockMark.test(line.slice(0, 200)) && !cellMark.test(line.slice(-100))) return text.replace(/[ \t]{1,9}$/, '')
  const [gap = ''] = /[ \t]{0,9}\r?\n[ \t>]{0,20}$/.exec(text.slice(-40)) ?? []
  const before = markdown.slice(markdown.lastIndexOf('\n', begin - 2) + 1, end - gap.length)
  const isSameQuotation = depthOf(gap) === depthOf(/^[ \t>]*/.exec(before)?.[0] ?? '')
  return gap !== '' && isSameQuotation && wordsAlone.test(before) ? text.slice(0, -gap.length) : text
}

/** Counts the nested quotations at the start of a line. */
const depthOf = (margin: string): number => margin.split('>').length - 1

const endingMark = /^(?:[.,;:?]|!(?!\[))/
const blockMark = /^[ \t>]{0,99}(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]{1,9})?$/
const cellMark = /\|[ \t]{0,99}$/
/** Matches a line that is not a heading, cell, mark or comment, so that its paragraph continues on the next line. */
const wordsAlone =
  /^[ \t>]{0,20}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,9})?(?:[*_`]{0,3}[\p{L}\p{N}@("“‘«„]|\[(?![^\]\n]{0,300}\]:))[^|\n]*$/u

const endsInPeriod = /\.["”’»*_]{0,4}$/

/** Returns the text of a citation. For a narrative citation in a note, the text starts with the names in `lead`. */
const inSentence = ({ isNarrative, note }: FoundCitation, { text, lead }: DocumentCitation): string =>
  isNarrative && note !== undefined && lead ? [lead, text].filter(Boolean).join(', ') : text

function freeLabel(markdown: string): string {
  let label = 'cite-'
  while (markdown.includes(`[^${label}`)) label = `${label}note-`
  return label
}

/** Returns a function that converts the line ends of a text to those of the document. */
const linesOf = (markdown: string): ((added: string) => string) =>
  markdown[markdown.indexOf('\n') - 1] === '\r' ? added => added.replaceAll('\n', '\r\n') : added => added

function withBibliography(text: string, bibliography: string, asLines: (added: string) => string): string {
  if (bibliography.trim() === '') return text
  const [place] = refs.exec(text) ?? []
  if (place !== undefined)
    return text.replace(place, () => place.replace(/(?=<\/div>$|:{3,}$)/, asLines(`\n${bibliography}\n`)))
  return text.trimEnd() + asLines(`\n\n${bibliography}`)
}

/** Matches the place of the bibliography: an empty block with the id `refs`. */
const refs =
  /<div\b(?=[^<>]{0,300}\bid="refs")[^<>]{0,300}>\s{0,20}<\/div>|^:{3,}[ \t]{0,9}\{(?=[^{}\n]{0,300}#refs\b)[^{}\n]{1,300}\}[ \t]{0,9}:{0,20}\r?\n\s{0,20}:{3,}$/m
