import type { Links, Runs } from '../../runs.ts'
import type { Decoration } from '../compile/nodes.ts'
import { plain } from '../compile/plain.ts'
import type { Content, Output } from './output.ts'
import { leadingTo, nowhere, type Place, settled } from './place.ts'
import { TextFlow, type Typography } from './text-flow.ts'

/**
 * Typesets an output as runs and merges adjacent punctuation.
 *
 * A `?` and a following `.` become `?`, and a period is not doubled. In some languages, a comma goes before the
 * preceding closing quotation mark.
 */
export function typeset(output: Output | undefined, typography: Typography, links: Links = false): Runs {
  if (output === undefined) return []
  const typesetter = new Typesetter(typography, links)
  typesetter.add(output)
  return typesetter.finish()
}

/**
 * A typesetter of sequences of texts. To print text, call {@link Typesetter.put} and {@link Typesetter.group} while
 * rendering, or build a tree of outputs and add it.
 */
export class Typesetter extends TextFlow {
  readonly #links: Links
  #blocks = 0
  /** The delimiter of the current group, and the number of its parts so far. */
  #delimiter = ''
  #parts = 0
  /** True if the first part is in the margin, with the others beside it. */
  #isAligned = false

  constructor(typography: Typography, links: Links = false) {
    super(typography)
    this.#links = links
  }

  override begin(wanted: 'line' | 'text'): void {
    super.begin(wanted)
    this.#blocks = 0
    this.#delimiter = ''
    this.#parts = 0
    this.#isAligned = false
  }

  /** Adds a text as the next part. */
  put(content: Content, decoration: Decoration): void {
    this.#next()
    if (decoration === plain) {
      this.#content(content)
      return
    }
    const outside = this.place
    const around = this.#open(decoration)
    this.#content(content)
    this.#close(decoration, around)
    this.place = outside
  }

  /** Adds an output as the next part. */
  putOutput(output: Output): void {
    this.#next()
    this.add(output)
  }

  /**
   * Adds one part that consists of the parts added by `fill`, and returns their number. Restores the previous state
   * and returns 0 if `fill` adds no parts or returns false.
   */
  group<T>(
    decoration: Decoration,
    delimiter: string,
    fill: (given: T, setter: Typesetter) => boolean,
    given: T,
    isAligned = false,
  ): number {
    const run = this.run
    const text = run === undefined ? '' : run.text
    const runPlace = run === undefined ? nowhere : run.place
    const runs = this.runs.length
    const place = this.place
    const last = this.last
    const depth = this.depth
    const blocks = this.#blocks
    const closing = this.closing
    const delimiterAround = this.#delimiter
    const parts = this.#parts
    const wasAligned = this.#isAligned
    this.#next()
    const outside = this.place
    if (isAligned) this.place = { ...outside, display: 'left-margin', block: ++this.#blocks }
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
      this.place = outside
      return inside
    }
    this.runs.length = runs
    this.run = run
    if (run !== undefined) {
      run.text = text
      run.place = runPlace
    }
    this.place = place
    this.last = last
    this.depth = depth
    this.#blocks = blocks
    this.closing = closing
    this.#parts = parts
    return 0
  }

  /** Starts a part, and puts the delimiter before any part but the first. */
  #next(): void {
    if (this.#parts++ === 0) return
    if (this.#isAligned && this.#parts === 2)
      this.place = { ...this.place, display: 'right-inline', block: ++this.#blocks }
    if (this.#delimiter !== '') this.setText(this.#delimiter)
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
        if (!isFirst) this.setText(delimiter)
        isFirst = false
        this.add(part)
      }
    } else if (isAddress && this.#links === 'doi') {
      const around = this.place
      this.place = { ...around, isAddress: true }
      this.#content(content)
      this.place = around
    } else this.#content(content)
  }

  #content(content: Content): void {
    if (typeof content === 'string') this.setText(content)
    else this.rich(content)
  }

  #decorated(output: Output): void {
    const { decoration, content, target, titleOf, part } = output
    const outside = this.place
    if (target !== undefined) this.place = { ...outside, target }
    const around = this.#open(decoration, content)
    if (part !== undefined) this.place = { ...this.place, part }
    if (titleOf !== undefined && this.#links === 'title') this.place = leadingTo(titleOf, this.place)
    this.#inner(output)
    this.#close(decoration, around)
    this.place = outside
  }

  /**
   * Sets the prefix and the opening quotation mark of a decoration, and applies its formatting. Returns the place of
   * the affixes.
   */
  #open(decoration: Decoration, content?: Content): Place {
    if (decoration.display !== undefined)
      this.place = { ...this.place, display: decoration.display, block: ++this.#blocks }
    const around = this.place
    this.setText(decoration.prefix)
    if (decoration.quotes) this.openQuote()
    if (decoration.setting !== undefined && this.wanted === 'runs') this.place = settled(around, decoration, content)
    return around
  }

  #close(decoration: Decoration, around: Place): void {
    this.place = around
    if (decoration.quotes) this.closeQuote()
    // Text directly after a block belongs to the block.
    const { display, block } = this.run?.place ?? nowhere
    if (around.display === undefined && display !== undefined) this.place = { ...around, display, block: block ?? 0 }
    this.setText(decoration.suffix)
  }
}

/** Returns the text of an output without its formatting. */
export function typesetText(output: Output | undefined, typography: Typography): string {
  if (output === undefined) return ''
  // A single text has no adjacent punctuation.
  if (typeof output.content === 'string' && output.decoration === plain) return output.content
  const typesetter = new Typesetter(typography)
  typesetter.begin('text')
  typesetter.add(output)
  return typesetter.text()
}
