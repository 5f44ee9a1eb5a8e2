import {
  bracketedCitation,
  closingBracket,
  longestCitation,
  narrativeCitation,
  type ParsedCitation,
} from './parse-citation.ts'
import type { FoundCitation, FoundInText } from './place-citations.ts'

/** What a text in Markdown has of citations and notes, in the order of the text. */
export interface FoundInMarkdown extends FoundInText {
  /** The labels of all footnotes. */
  labels: ReadonlySet<string>
}

/**
 * Finds citations in the syntax of Pandoc, and notes. What stands in code, formulas, comments, tags and addresses is left alone, and so is the
 * metadata that a text begins with.
 */
export function findCitations(text: string): FoundInMarkdown {
  const finder = new Finder(text)
  finder.run()
  return finder
}

class Finder implements FoundInMarkdown {
  readonly citations: FoundCitation[] = []
  readonly notes: { start: number; note: string }[] = []
  readonly labels = new Set<string>()
  readonly #text: string
  /** The footnote that is being defined, and the note in the text, with its end. */
  #defined: string | undefined
  #inline: { note: string; end: number } | undefined
  #fence: string | undefined
  /** Whether a list or a footnote is open, of which indented lines are a part. */
  #isOpen = false
  #wasCode = false
  /** Where the next `@` is. */
  #mark = -1

  constructor(text: string) {
    this.#text = text
  }

  run(): void {
    let start = metadataOf(this.#text).end
    let wasBlank = true
    while (start < this.#text.length) {
      const next = this.#text.indexOf('\n', start)
      const end = next < 0 ? this.#text.length : next
      const line = this.#text.slice(start, Math.min(end, start + 300))
      const isBlank = line.trim() === ''
      if (this.#isText(line)) {
        if (wasBlank && !isBlank && !indented.test(line)) this.#defined = undefined
        const isCode = !isBlank && this.#isIndentedCode(line, wasBlank)
        const [definition = '', label] = /^ {0,3}\[\^([^\]\s]{1,200})\]:/.exec(line) ?? []
        if (label !== undefined) {
          this.#defined = label
          this.labels.add(label)
        }
        start =
          isCode || linkDefinition.test(line)
            ? end + 1
            : Math.max(end + 1, this.#inLine(start + definition.length, end))
      } else start = end + 1
      wasBlank = isBlank
    }
  }

  /** Whether a line is text, and no part of fenced code. */
  #isText(line: string): boolean {
    const [, mark] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
    if (this.#fence === undefined) {
      if (mark === undefined || (mark[0] === '`' && line.indexOf('`', line.indexOf(mark) + mark.length) >= 0))
        return true
      this.#fence = mark
      return false
    }
    if (mark?.startsWith(this.#fence)) this.#fence = undefined
    return false
  }

  /** Whether a line is code because it is indented: that begins behind an empty line. */
  #isIndentedCode(line: string, wasBlank: boolean): boolean {
    if (wasBlank && /^\S/.test(line)) this.#isOpen = false
    if (opensBlock.test(line)) this.#isOpen = true
    this.#wasCode = indented.test(line) && !this.#isOpen && (wasBlank || this.#wasCode)
    return this.#wasCode
  }

  /** Looks through a line; returns where what began in it ends, which may be in a later one. */
  #inLine(start: number, end: number): number {
    let place = start
    while (place < end) place = this.#at(place)
    return place
  }

  /** Looks at a place; returns the next one to look at. */
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
        return afterTag(text, place)
      case '^':
        return this.#inlineNote(place)
      case '[':
        return (
          this.#call(place) ?? this.#citation(place, this.#isNear(place) ? bracketedCitation(text, place) : undefined)
        )
      case ']':
        return afterAddress(text, place)
      case '@':
      case '-':
        return this.#citation(place, narrativeCitation(text, place))
      default:
        return place + 1
    }
  }

  /** Whether there is an `@` near enough, so that it is worth looking for the end of a bracket. */
  #isNear(place: number): boolean {
    if (this.#mark < place) {
      const next = this.#text.indexOf('@', place)
      this.#mark = next < 0 ? Number.POSITIVE_INFINITY : next
    }
    return this.#mark - place < longestCitation
  }

  #citation(start: number, citation: ParsedCitation | undefined): number {
    if (citation === undefined) return start + 1
    const inline = this.#inline !== undefined && start < this.#inline.end ? this.#inline.note : undefined
    this.citations.push({ ...citation, start, note: inline ?? this.#defined })
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
    const end = this.#text[start + 1] === '[' ? closingBracket(this.#text, start + 1) : undefined
    if (end === undefined) return start + 1
    this.#inline = { note: ` ${start}`, end }
    this.notes.push({ start, note: ` ${start}` })
    return start + 2
  }
}

const indented = /^(?: {4}|\t)/

/** What begins an item of a list, a definition or a footnote. */
const opensBlock = /^ {0,3}(?:[-*+:~]|\(?[\w#@]{1,9}[.)]|\[\^[^\]\s]{1,200}\]:)\s/

/** Where links of a label lead. */
const linkDefinition =
  /^ {0,3}\[[^\]^@\n][^\]\n]{0,200}\]:[ \t]{0,20}(?:<[^<>\n]{0,300}>|[^\s<]{1,300})[ \t]{0,20}\r?(?:["'(].*)?$/

const call = /\[\^([^\]\s]{1,200})\]/y

/** The metadata that a text begins with, in YAML, and where the text begins behind it. */
export function metadataOf(text: string): { yaml: string; end: number } {
  const [open] = /^---[ \t]{0,20}\r?\n/.exec(text) ?? []
  const close = open === undefined ? null : /\n(?:---|\.\.\.)[ \t]{0,20}(?:\r?\n|$)/.exec(text)
  return open === undefined || close === null
    ? { yaml: '', end: 0 }
    : { yaml: text.slice(open.length, close.index + 1), end: close.index + close[0].length }
}

/** How far code in a line goes at most. */
const longestCode = 1000

function afterCode(text: string, start: number): number {
  let length = 1
  while (text[start + length] === '`' && length < longestCode) length++
  const mark = '`'.repeat(length)
  const rest = text.slice(start + length, start + length + longestCode)
  for (let at = rest.indexOf(mark); at >= 0; at = rest.indexOf(mark, at + 1))
    if (rest[at - 1] !== '`' && rest[at + length] !== '`') return start + 2 * length + at
  return start + length
}

/** How far a formula goes at most. */
const longestFormula = 2000

/** Behind a formula, which begins and ends beside no space; a sum of money is none. */
function afterMath(text: string, start: number): number {
  const mark = text[start + 1] === '$' ? '$$' : '$'
  const inner = start + mark.length
  if (mark === '$' && /\s/.test(text[inner] ?? ' ')) return inner
  const rest = text.slice(inner, inner + longestFormula).split(/\n[ \t]{0,20}\r?\n/, 1)[0] ?? ''
  for (let at = rest.indexOf(mark, 1); at >= 0; at = rest.indexOf(mark, at + 1)) {
    const isClosing = mark === '$$' || (!/\s/.test(rest[at - 1] ?? ' ') && !/\d/.test(rest[at + 1] ?? ''))
    if (isClosing && rest[at - 1] !== '\\') return inner + at + mark.length
  }
  return inner
}

function afterTag(text: string, start: number): number {
  if (text.startsWith('<!--', start)) {
    const end = text.indexOf('-->', start + 4)
    return end < 0 ? text.length : end + 3
  }
  tag.lastIndex = start
  return start + (tag.exec(text)?.[0].length ?? 1)
}

/** Behind the address of a link. */
function afterAddress(text: string, start: number): number {
  address.lastIndex = start
  return start + (address.exec(text)?.[0].length ?? 1)
}

const address = /\]\([^()\n]{0,1000}\)/y
const tag = /<[^<>\s][^<>\n]{0,1000}>/y
