import type { Links, Runs } from '../run.ts'
import { goesIn, meetings, meets, punctuation } from './meetings.ts'
import type { Decoration } from './nodes.ts'
import type { Content, Output } from './output.ts'
import { isSamePlace, leadingTo, nowhere, type Place, runOf, settled } from './place.ts'
import { plain } from './plain.ts'
import { type Quotes, type RichText, toggled } from './rich-text.ts'

/** How text is set in a language. */
export interface Typography {
  quotes: Quotes
  /** Whether commas and periods stand before a closing quotation mark. */
  punctuationInQuote: boolean
}

/**
 * Sets outputs as runs. Where texts meet, their punctuation does too: `?` and a following `.` become `?`, a period is not doubled, and
 * in some languages a comma goes before the quotation mark that came before it.
 */
export function typeset(output: Output | undefined, typography: Typography, links: Links = false): Runs {
  if (output === undefined) return []
  const typesetter = new Typesetter(typography, links)
  typesetter.add(output)
  return typesetter.finish()
}

interface Stretch {
  text: string
  place: Place
}

/** What is asked for: runs, or nothing but their text, on one line or side by side. */
type Wanted = 'runs' | 'line' | 'text'

/**
 * Sets texts one after the other. Who wants nothing but their text puts them here as they are rendered ({@link Typesetter.put},
 * {@link Typesetter.group}), and takes back what comes to nothing; else a tree of outputs is made first, and added.
 */
export class Typesetter {
  readonly #runs: Stretch[] = []
  readonly #typography: Typography
  readonly #links: Links
  #wanted: Wanted = 'runs'
  #place = nowhere
  /** The run that is being set, and its last character. */
  #run: Stretch | undefined
  #last = ''
  #depth = 0
  /** How many blocks have begun. */
  #blocks = 0
  /** Closing quotation marks that are not set yet, since what follows may have to stand before them. */
  #closing: readonly Stretch[] = none
  /** What stands between the parts of the group that is being set, and how many it has so far. */
  #delimiter = ''
  #parts = 0
  /** Whether the first part stands in the margin, and the others beside it. */
  #isAligned = false

  constructor(typography: Typography, links: Links = false) {
    this.#typography = typography
    this.#links = links
  }

  /** Begins a text, of which nothing but that is asked for. */
  begin(wanted: 'line' | 'text'): void {
    this.#wanted = wanted
    const run = this.#run ?? { text: '', place: nowhere }
    run.text = ''
    run.place = nowhere
    this.#run = run
    this.#place = nowhere
    this.#last = ''
    this.#depth = 0
    this.#blocks = 0
    this.#closing = none
    this.#delimiter = ''
    this.#parts = 0
    this.#isAligned = false
  }

  /** Sets a text as the next part. */
  put(content: Content, decoration: Decoration): void {
    this.#next()
    if (decoration === plain) {
      this.#content(content)
      return
    }
    const outside = this.#place
    const around = this.#open(decoration)
    this.#content(content)
    this.#close(decoration, around)
    this.#place = outside
  }

  /** Sets an output as the next part. */
  putOutput(output: Output): void {
    this.#next()
    this.add(output)
  }

  /**
   * Sets what is filled in as one part, and tells how many parts that has; where it is nothing, or not to stay, all is as it was before, and
   * the number nought.
   */
  group<T>(
    decoration: Decoration,
    delimiter: string,
    fill: (given: T, setter: Typesetter) => boolean,
    given: T,
    isAligned = false,
  ): number {
    const run = this.#run
    const text = run === undefined ? '' : run.text
    const runPlace = run === undefined ? nowhere : run.place
    const runs = this.#runs.length
    const place = this.#place
    const last = this.#last
    const depth = this.#depth
    const blocks = this.#blocks
    const closing = this.#closing
    const delimiterAround = this.#delimiter
    const parts = this.#parts
    const wasAligned = this.#isAligned
    this.#next()
    const outside = this.#place
    if (isAligned) this.#place = { ...outside, display: 'left-margin', block: ++this.#blocks }
    const around = decoration === plain ? undefined : this.#open(decoration)
    this.#delimiter = delimiter
    this.#parts = 0
    this.#isAligned = isAligned
    const inside = fill(given, this) ? this.#parts : 0
    this.#delimiter = delimiterAround
    this.#isAligned = wasAligned
    if (inside > 0) {
      this.#parts = parts + 1
      if (around !== undefined) this.#close(decoration, isAligned ? outside : around)
      this.#place = outside
      return inside
    }
    this.#runs.length = runs
    this.#run = run
    if (run !== undefined) {
      run.text = text
      run.place = runPlace
    }
    this.#place = place
    this.#last = last
    this.#depth = depth
    this.#blocks = blocks
    this.#closing = closing
    this.#parts = parts
    return 0
  }

  /** Begins a part, behind the delimiter where others came before. */
  #next(): void {
    if (this.#parts++ === 0) return
    if (this.#isAligned && this.#parts === 2)
      this.#place = { ...this.#place, display: 'right-inline', block: ++this.#blocks }
    if (this.#delimiter !== '') this.#text(this.#delimiter)
  }

  add(output: Output): void {
    const { decoration, target, titleOf, part } = output
    const isPlain = decoration === plain && target === undefined && titleOf === undefined && part === undefined
    if (isPlain) this.#inner(output)
    else this.#decorated(output)
  }

  #inner({ content, parts, delimiter, isAddress }: Output): void {
    if (content === undefined) {
      let isFirst = true
      for (const part of parts) {
        if (!isFirst) this.#text(delimiter)
        isFirst = false
        this.add(part)
      }
    } else if (isAddress && this.#links === 'doi') {
      const around = this.#place
      this.#place = { ...around, isAddress: true }
      this.#content(content)
      this.#place = around
    } else this.#content(content)
  }

  #content(content: Content): void {
    if (typeof content === 'string') this.#text(content)
    else this.#rich(content)
  }

  #decorated(output: Output): void {
    const { decoration, content, target, titleOf, part } = output
    const outside = this.#place
    if (target !== undefined) this.#place = { ...outside, target }
    const around = this.#open(decoration, content)
    if (part !== undefined) this.#place = { ...this.#place, part }
    if (titleOf !== undefined && this.#links === 'title') this.#place = leadingTo(titleOf, this.#place)
    this.#inner(output)
    this.#close(decoration, around)
    this.#place = outside
  }

  /** Sets what a decoration has before its text, and gives the place of the affixes. */
  #open(decoration: Decoration, content?: Content): Place {
    if (decoration.display !== undefined)
      this.#place = { ...this.#place, display: decoration.display, block: ++this.#blocks }
    const around = this.#place
    this.#text(decoration.prefix)
    if (decoration.quotes) this.#openQuote()
    if (decoration.setting !== undefined && this.#wanted === 'runs') this.#place = settled(around, decoration, content)
    return around
  }

  /** Sets what a decoration has behind its text. */
  #close(decoration: Decoration, around: Place): void {
    this.#place = around
    if (decoration.quotes) this.#closeQuote()
    // What follows a block closely belongs to it.
    const { display, block } = this.#run?.place ?? nowhere
    if (around.display === undefined && display !== undefined) this.#place = { ...around, display, block: block ?? 0 }
    this.#text(decoration.suffix)
  }

  /** All of the text that was begun. */
  text(): string {
    this.#flush()
    return this.#run?.text ?? ''
  }

  finish(): Runs {
    this.#flush()
    return this.#runs.map(({ text, place }, at) => {
      const run = runOf(text, place)
      const before = this.#runs[at - 1]?.place
      if (place.display !== undefined && before?.display === place.display && before.block !== place.block)
        run.startsBlock = true
      return run
    })
  }

  #rich(content: RichText): void {
    const settings: Place[] = []
    let isBeginning = true
    for (const part of content) {
      if (typeof part === 'string') {
        if (isBeginning) this.#text(part)
        else this.#append(part)
        isBeginning = false
      } else if ('open' in part) {
        settings.push(this.#place)
        if (part.open === 'quote') this.#openQuote()
        else if (this.#wanted === 'runs') this.#place = toggled(part.open, this.#place)
      } else {
        this.#place = settings.pop() ?? nowhere
        if (part.close === 'quote') this.#closeQuote()
      }
    }
  }

  #openQuote(): void {
    const { outer, inner } = this.#typography.quotes
    this.#text((this.#depth % 2 === 0 ? outer : inner)[0])
    this.#depth++
  }

  #closeQuote(): void {
    this.#depth--
    const { outer, inner } = this.#typography.quotes
    const text = (this.#depth % 2 === 0 ? outer : inner)[1]
    this.#closing = [...this.#closing, { text, place: this.#place }]
  }

  /** Adds a text whose first character may meet the punctuation before it. */
  #text(text: string): void {
    if (text === '') return
    if (!meets(text.charCodeAt(0))) {
      this.#append(text)
      return
    }
    let rest = text
    for (let first = rest[0]; first !== undefined; first = rest[0]) {
      const before = this.#last
      if (first === ' ' && (before === ' ' || before === '\u00a0') && this.#closing.length === 0) rest = rest.slice(1)
      // Three periods are one mark, which nothing takes in.
      else if (punctuation.includes(first) && !rest.startsWith('...') && this.#isTakenIn(first, before))
        rest = rest.slice(1)
      else break
    }
    if (rest !== '') this.#append(rest)
  }

  /** Whether a mark of punctuation is taken in by what stands before it. */
  #isTakenIn(mark: string, before: string): boolean {
    const merged = before === mark ? mark : meetings[before]?.[mark]
    const isInQuote = this.#closing.length > 0
    if (merged !== undefined) {
      if (merged !== before) this.#replaceLast(merged)
      return true
    }
    if (!isInQuote || !this.#typography.punctuationInQuote || !goesIn.includes(mark)) return false
    const { link: _, ...place } = this.#run?.place ?? this.#place
    this.#push(mark, place)
    return true
  }

  #replaceLast(character: string): void {
    if (this.#run !== undefined) this.#run.text = this.#run.text.slice(0, -1) + character
    this.#last = character
  }

  #append(text: string): void {
    if (this.#closing.length > 0) this.#flush()
    this.#push(text, this.#place)
  }

  #flush(): void {
    if (this.#closing.length === 0) return
    for (const { text, place } of this.#closing) this.#push(text, place)
    this.#closing = none
  }

  #push(text: string, place: Place): void {
    this.#last = text[text.length - 1] ?? this.#last
    const run = this.#run
    if (run !== undefined && isSamePlace(run.place, place)) run.text += text
    else if (run === undefined || this.#wanted === 'runs') {
      this.#run = { text, place }
      this.#runs.push(this.#run)
    } else {
      const isParted =
        this.#wanted === 'line' && run.text !== '' && beginsBlock(place, run.place) && !endsInSpace.test(run.text)
      run.text += isParted ? ` ${text.trimStart()}` : text
      run.place = place
    }
  }
}

const beginsBlock = (place: Place, before: Place): boolean =>
  place.display !== undefined && (place.display !== before.display || place.block !== before.block)

const endsInSpace = /\s$/

const none: readonly Stretch[] = []

/** An output as text, without how it is set. */
export function typesetText(output: Output | undefined, typography: Typography): string {
  if (output === undefined) return ''
  // A text alone meets nothing.
  if (typeof output.content === 'string' && output.decoration === plain) return output.content
  const typesetter = new Typesetter(typography)
  typesetter.begin('text')
  typesetter.add(output)
  return typesetter.text()
}
