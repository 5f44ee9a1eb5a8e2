import type { Runs } from '../../runs.ts'
import { isSamePlace, nowhere, type Place, runOf } from './place.ts'
import { type Quotes, type RichText, toggled } from './rich-text.ts'

/** The quotation marks of a language, and their position relative to punctuation. */
export interface Typography {
  quotes: Quotes
  /** True if commas, periods, question marks and exclamation marks move before a closing quotation mark. */
  punctuationInQuote: boolean
}

interface Stretch {
  text: string
  place: Place
}

/** The form of the output: runs, or only their text. In a `line`, a space separates blocks. */
type Wanted = 'runs' | 'line' | 'text'

/** A sequence of texts, each with its formatting and position. Adjacent punctuation is merged. */
export class TextFlow {
  protected readonly runs: Stretch[] = []
  protected readonly typography: Typography
  protected wanted: Wanted = 'runs'
  protected place: Place = nowhere
  /** The current run, and its last character. */
  protected run: Stretch | undefined
  protected last = ''
  protected depth = 0
  /** Closing quotation marks that are not yet set, because following punctuation may have to precede them. */
  protected closing: readonly Stretch[] = none

  constructor(typography: Typography) {
    this.typography = typography
  }

  /** Starts a text that is needed only as one line or as plain text. */
  begin(wanted: 'line' | 'text'): void {
    this.wanted = wanted
    const run = this.run ?? { text: '', place: nowhere }
    run.text = ''
    run.place = nowhere
    this.run = run
    this.place = nowhere
    this.last = ''
    this.depth = 0
    this.closing = none
  }

  /** Returns the text since `begin`. */
  text(): string {
    this.#flush()
    return this.run?.text ?? ''
  }

  finish(): Runs {
    this.#flush()
    return this.runs.map(({ text, place }, at) => {
      const run = runOf(text, place)
      const before = this.runs[at - 1]?.place
      if (place.display !== undefined && before?.display === place.display && before.block !== place.block)
        run.startsBlock = true
      return run
    })
  }

  protected rich(content: RichText): void {
    const settings: Place[] = []
    let isBeginning = true
    for (const part of content) {
      if (typeof part === 'string') {
        if (isBeginning) this.setText(part)
        else this.#append(part)
        isBeginning = false
      } else if ('open' in part) {
        settings.push(this.place)
        if (part.open === 'quote') this.openQuote()
        else if (this.wanted === 'runs') this.place = toggled(part.open, this.place)
      } else {
        this.place = settings.pop() ?? nowhere
        if (part.close === 'quote') this.closeQuote()
      }
    }
  }

  protected openQuote(): void {
    const { outer, inner } = this.typography.quotes
    this.setText((this.depth % 2 === 0 ? outer : inner)[0])
    this.depth++
  }

  protected closeQuote(): void {
    this.depth--
    const { outer, inner } = this.typography.quotes
    const text = (this.depth % 2 === 0 ? outer : inner)[1]
    this.closing = [...this.closing, { text, place: this.place }]
  }

  /** Adds a text whose first character may merge with the preceding punctuation. */
  protected setText(text: string): void {
    if (text === '') return
    if (!meets(text.charCodeAt(0)) || (this.closing.length === 0 && !isMet(this.last.charCodeAt(0)))) {
      this.#append(text)
      return
    }
    let rest = text
    for (let first = rest[0]; first !== undefined; first = rest[0]) {
      const before = this.last
      if (first === ' ' && (before === ' ' || before === '\u00a0') && this.closing.length === 0) rest = rest.slice(1)
      // An ellipsis of three periods is one mark and is never absorbed.
      else if (punctuation.includes(first) && !rest.startsWith('...') && this.#isTakenIn(first, before))
        rest = rest.slice(1)
      else break
    }
    if (rest !== '') this.#append(rest)
  }

  /** Merges a punctuation mark into the preceding text. Returns false if the text does not absorb the mark. */
  #isTakenIn(mark: string, before: string): boolean {
    const merged = before === mark ? mark : meetings[before]?.[mark]
    const isInQuote = this.closing.length > 0
    if (merged !== undefined) {
      if (merged !== before) this.#replaceLast(merged)
      return true
    }
    if (!isInQuote || !this.typography.punctuationInQuote || !goesIn.includes(mark)) return false
    const { link: _, ...place } = this.run?.place ?? this.place
    this.#push(mark, place)
    return true
  }

  #replaceLast(character: string): void {
    if (this.run !== undefined) this.run.text = this.run.text.slice(0, -1) + character
    this.last = character
  }

  #append(text: string): void {
    if (this.closing.length > 0) this.#flush()
    this.#push(text, this.place)
  }

  #flush(): void {
    if (this.closing.length === 0) return
    for (const { text, place } of this.closing) this.#push(text, place)
    this.closing = none
  }

  #push(text: string, place: Place): void {
    this.last = text[text.length - 1] ?? this.last
    const run = this.run
    if (run !== undefined && isSamePlace(run.place, place)) run.text += text
    else if (run === undefined || this.wanted === 'runs') {
      this.run = { text, place }
      this.runs.push(this.run)
    } else {
      const isParted =
        this.wanted === 'line' && run.text !== '' && beginsBlock(place, run.place) && !endsInSpace.test(run.text)
      run.text += isParted ? ` ${text.trimStart()}` : text
      run.place = place
    }
  }
}

const beginsBlock = (place: Place, before: Place): boolean =>
  place.display !== undefined && (place.display !== before.display || place.block !== before.block)

const endsInSpace = /\s$/

const none: readonly Stretch[] = []

/** Punctuation marks that may absorb each other. */
const punctuation = '.,;:?!'
/** True if the preceding text may absorb the character with this code: a space or punctuation. */
const meets = (code: number): boolean =>
  code < 0x40 &&
  (code === 0x20 || code === 0x2e || code === 0x2c || code === 0x3b || code === 0x3a || code === 0x3f || code === 0x21)
/** True if the character with this code may absorb the next. A no-break space absorbs a space. */
const isMet = (code: number): boolean => meets(code) || code === 0xa0
/** Punctuation that precedes a closing quotation mark in some languages. */
const goesIn = '.,?!'

/** The mark that replaces two adjacent marks, by the first mark and the second. */
const meetings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '!': { '.': '!', ':': '!' },
  '?': { '.': '?', ':': '?' },
  ':': { '!': '!', '?': '?', '.': ':' },
  ';': { '!': '!', '?': '?', ':': ';', '.': ';' },
}
