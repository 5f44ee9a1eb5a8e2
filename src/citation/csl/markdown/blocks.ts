import { Margin } from './margin.ts'

/** A line of a Markdown text. */
export interface Line {
  /** The start of the line's content, after the markers of lists, quotations and footnotes. */
  start: number
  end: number
  /** True if the line is text rather than code or a link definition. */
  isText: boolean
  /** The label of the footnote that contains the line. */
  note: string | undefined
}

/** A list item, a footnote or a quotation. */
interface Container {
  /** The indentation of the container's lines, or undefined for a quotation, whose lines are marked. */
  indent?: number
  note?: string
}

/** The maximum nesting depth of containers. Deeper markers are text. */
const deepest = 100

/**
 * A classifier of the lines of a text, https://spec.commonmark.org/0.31.2/#container-blocks. The lines must be passed
 * from first to last.
 */
export class Blocks {
  /** The labels of all footnotes so far. */
  readonly labels = new Set<string>()
  readonly #text: string
  readonly #open: Container[] = []
  /** The closing mark of the open code fence, and the number of containers around it. */
  #fence: { mark: string; depth: number } | undefined
  #isParagraph = false
  /** True if the previous line is a link definition. The current line may then contain the title of the link. */
  #isDefinition = false

  constructor(text: string) {
    this.#text = text
  }

  /** Classifies the line that starts at an offset. */
  lineAt(start: number): Line {
    const next = this.#text.indexOf('\n', start)
    const end = next < 0 ? this.#text.length : next
    const margin = new Margin(this.#text, start, end)
    this.#enter(margin)
    const isText = this.#isText(margin)
    return { start: margin.place, end, isText, note: this.#open.findLast(({ note }) => note !== undefined)?.note }
  }

  /** Reads the markers of containers, both continued and new. */
  #enter(margin: Margin): void {
    const left = this.#open.findIndex(({ indent }) =>
      indent === undefined ? !margin.takeQuote() : !margin.isBlank && !margin.take(indent),
    )
    if (this.#fence !== undefined && (left < 0 || left >= this.#fence.depth)) return
    this.#fence = undefined
    if (left >= 0) {
      // A paragraph continues on a line without markers.
      if (this.#isParagraph && !margin.isBlank && (margin.indent >= 4 || !margin.reads(interrupting))) return
      this.#open.length = left
      this.#isParagraph = false
    }
    while (this.#open.length < deepest && margin.indent < 4 && this.#begin(margin)) this.#isParagraph = false
  }

  /** Opens a quotation, a footnote or a list item, if its marker is next. */
  #begin(margin: Margin): boolean {
    if (margin.takeQuote()) {
      this.#open.push({})
      return true
    }
    const before = margin.indent
    const [definition = '', note] = margin.reads(noteDefinition) ?? []
    const [mark = definition] = margin.reads(this.#isParagraph ? interruptingItem : item) ?? []
    if (mark === '') return false
    margin.take(before)
    margin.skip(mark.length)
    if (note !== undefined) {
      margin.take(margin.indent)
      this.labels.add(note)
      this.#open.push({ indent: 4, note })
      return true
    }
    const gap = margin.isBlank || margin.indent > 4 ? 1 : margin.indent
    margin.take(gap)
    this.#open.push({ indent: before + mark.length + gap })
    return true
  }

  #isText(margin: Margin): boolean {
    const wasDefinition = this.#isDefinition
    this.#isDefinition = false
    const [, mark = '', info = ''] = (margin.indent < 4 && margin.reads(fence)) || []
    if (this.#fence !== undefined) {
      if (mark.startsWith(this.#fence.mark) && info.trim() === '') this.#fence = undefined
      return false
    }
    if (margin.isBlank) this.#isParagraph = false
    if (margin.indent >= 4) return this.#isParagraph
    if (mark !== '' && !(mark.startsWith('`') && info.includes('`'))) {
      this.#fence = { mark, depth: this.#open.length }
      this.#isParagraph = false
      return false
    }
    if (wasDefinition && margin.reads(linkTitle)) return false
    this.#isDefinition = !this.#isParagraph && margin.reads(linkDefinition) !== undefined
    if (this.#isDefinition) return false
    this.#isParagraph = !margin.isBlank && margin.reads(heading) === undefined
    return true
  }
}

const fence = /(`{3,}|~{3,})([^\n]*)/y
const heading = /#{1,6}[ \t\r\n]|(?:[-=*_][ \t]{0,9}){3,}\r?(?:\n|$)/y
const noteDefinition = /\[\^([^\]\s]{1,200})\]:/y

/** Matches the marker of a list item or definition in Pandoc's Markdown. */
const item = /(?:[-*+:~]|#\.|\(?(?:\d{1,9}|[a-z]|[ivx]{1,8})\)|(?:\d{1,9}|[a-z]|[ivx]{1,8})\.|\(@\))(?=[ \t\r\n]|$)/y
/** Matches the marker of a list item or definition that interrupts a paragraph. */
const interruptingItem = /(?:[-*+:~]|1[.)])(?=[ \t])/y
/** Matches the markers of blocks that interrupt a paragraph. */
const interrupting = /[>]|#{1,6}[ \t]|`{3}|~{3}|\[\^[^\]\s]{1,200}\]:|(?:[-*+:~]|1[.)])[ \t]/y

/** Matches a link definition. {@link linkTitle} matches its title on the following line. */
const linkDefinition =
  /\[[^\]^@\n][^\]\n]{0,200}\]:[ \t]{0,20}(?:<[^<>\n]{0,300}>|[^\s<]{1,300})[ \t]{0,20}\r?(?:["'(][^\n]*)?(?:\n|$)/y
const linkTitle = /(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\))[ \t]{0,20}\r?(?:\n|$)/y
