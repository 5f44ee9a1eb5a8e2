import { Blocks } from './blocks.ts'
import { Brackets, longestCitation } from './brackets.ts'
import { KeptSource } from './kept-source.ts'
import { bracketedCitation, narrativeCitation, type ParsedCitation } from './parse-citation.ts'
import { afterCode, afterLink, afterMath, Tags } from './passages.ts'
import type { FoundCitation, FoundInText } from './place-citations.ts'

interface CitationInMarkdown extends FoundCitation {
  /** The end of the link or image whose text includes the citation. */
  linkEnd: number | undefined
}

/** The citations and notes of a Markdown text, in text order. */
export interface FoundInMarkdown extends FoundInText<CitationInMarkdown> {
  /** The labels of all footnotes. */
  labels: ReadonlySet<string>
}

/**
 * Finds the notes of a Markdown text and its citations in Pandoc's syntax. Adds the non-text elements of the citations
 * to `kept`.
 *
 * Skips code, formulas, comments, tags, URLs and the metadata at the start of a text.
 */
export function findCitations(text: string, kept?: KeptSource): FoundInMarkdown {
  const finder = new Finder(text, kept)
  finder.run()
  return finder
}

class Finder implements FoundInMarkdown {
  readonly citations: CitationInMarkdown[] = []
  readonly notes: { start: number; note: string }[] = []
  readonly #text: string
  readonly #kept: KeptSource
  readonly #blocks: Blocks
  readonly #brackets: Brackets
  readonly #tags: Tags
  /** The label of the footnote that contains the current line. */
  #defined: string | undefined
  /** The latest inline note, and the offset of its closing bracket. */
  #inline: { note: string; end: number } | undefined
  #linkEnd = 0
  #mark = -1

  constructor(text: string, kept: KeptSource = new KeptSource()) {
    this.#text = text
    this.#kept = kept
    this.#blocks = new Blocks(text)
    this.#brackets = new Brackets(text)
    this.#tags = new Tags(text)
  }

  readonly #marked = (text: string): string => this.#kept.marked(text)

  get labels(): ReadonlySet<string> {
    return this.#blocks.labels
  }

  run(): void {
    let start = metadataOf(this.#text).end
    while (start < this.#text.length) {
      const line = this.#blocks.lineAt(start)
      this.#defined = line.note
      start = line.isText ? this.#inLine(line.start, line.end) : line.end + 1
    }
  }

  /** Scans a line, and the lines of a construct that began in it. Returns the offset of the next line. */
  #inLine(start: number, lineEnd: number): number {
    let [place, end] = [start, lineEnd]
    while (place < end) {
      place = this.#at(place)
      if (place <= end || this.#text[place - 1] === '\n') continue
      const next = this.#text.indexOf('\n', place)
      end = next < 0 ? this.#text.length : next
    }
    return Math.max(place, end + 1)
  }

  /** Scans the construct at an offset. Returns the next offset to scan. */
  #at(place: number): number {
    const text = this.#text
    switch (text[place]) {
      case '\\':
        return place + 2
      case '`':
        return afterCode(text, place)
      case '$':
        return this.#isNear(place) ? afterMath(text, place) : place + 1
      case '<':
        return this.#tags.after(place)
      case '^':
        return this.#inlineNote(place)
      case '[':
        return this.#call(place) ?? this.#bracket(place)
      case ']':
        return afterLink(text, place + 1) ?? place + 1
      case '@':
      case '-':
        return this.#citation(place, narrativeCitation(text, place, this.#brackets, this.#marked))
      default:
        return place + 1
    }
  }

  /**
   * True if an `@` follows within `longestCitation` characters, so a closing bracket or dollar sign must be searched
   * for.
   */
  #isNear(place: number): boolean {
    if (this.#mark < place) {
      const next = this.#text.indexOf('@', place)
      this.#mark = next < 0 ? Number.POSITIVE_INFINITY : next
    }
    return this.#mark - place < longestCitation
  }

  #bracket(place: number): number {
    const close = this.#isNear(place) ? this.#brackets.closing(place) : undefined
    if (close === undefined) return place + 1
    const linkEnd = afterLink(this.#text, close + 1)
    if (linkEnd === undefined)
      return this.#citation(place, bracketedCitation(this.#text, place, this.#brackets, this.#marked))
    this.#linkEnd = Math.max(linkEnd, this.#linkEnd)
    return place + 1
  }

  #citation(start: number, citation: ParsedCitation | undefined): number {
    if (citation === undefined) return start + 1
    const inline = this.#inline !== undefined && start < this.#inline.end ? this.#inline.note : undefined
    const linkEnd = start < this.#linkEnd ? this.#linkEnd : undefined
    this.citations.push({
      ...citation,
      start,
      note: inline ?? this.#defined,
      linkEnd,
      isInLink: linkEnd !== undefined,
      kept: this.#kept,
    })
    return citation.end
  }

  #call(start: number): number | undefined {
    call.lastIndex = start
    const found = call.exec(this.#text)
    if (found?.[1] === undefined) return undefined
    this.notes.push({ start, note: found[1] })
    return start + found[0].length
  }

  #inlineNote(start: number): number {
    const end = this.#brackets.closing(start + 1)
    if (end === undefined) return start + 1
    this.#inline = { note: ` ${start}`, end }
    this.notes.push({ start, note: ` ${start}` })
    return start + 2
  }
}

const call = /\[\^([^\]\s]{1,200})\]/y

/** Returns the YAML metadata at the start of a text, and the offset of the text after it. */
export function metadataOf(text: string): { yaml: string; end: number } {
  const [open] = /^\ufeff?---[ \t]{0,20}\r?\n/.exec(text) ?? []
  const close = open === undefined ? null : /\n(?:---|\.\.\.)[ \t]{0,20}(?:\r?\n|$)/.exec(text)
  return open === undefined || close === null
    ? { yaml: '', end: 0 }
    : { yaml: text.slice(open.length, close.index + 1), end: close.index + close[0].length }
}
