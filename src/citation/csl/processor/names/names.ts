import type { CslName } from '../../../../formats/csl-json/csl-item.ts'
import type { NameOptions } from '../compile/nodes.ts'
import { plain } from '../compile/plain.ts'
import { partOf } from '../elements/mark-parts.ts'
import type { Scope } from '../elements/scope.ts'
import { branch, leaf, type Output, within } from '../text/output.ts'
import type { TextWriter } from '../text/text-writer.ts'
import { keyGap } from './name-keys.ts'
import { NameWriter } from './name-writer.ts'
import { beginsSpaced, jointOf, type NamesFormat, precedes, precedesOthers, shownOf } from './names-format.ts'
import { type GivenNames, isPlainDelimiter, type PlainNames } from './plain-names.ts'

/** A format of names, with its writers of plain text. */
export interface KnownFormat {
  format: NamesFormat
  plain: PlainNames
  /** A writer for output without formatting. */
  plainText: PlainNames
}

/** The list of names of one variable. */
export class NameList {
  readonly #names: readonly CslName[]
  readonly #isOpen: boolean
  readonly #format: NamesFormat
  readonly #plain: PlainNames
  readonly #scope: Scope
  readonly #texts: TextWriter
  readonly #writer: NameWriter
  /** The variable that each name is marked with, if any. */
  readonly #marked: string | undefined
  /** True if all names written so far are plain texts that can be joined unchanged. */
  #arePlain: boolean

  constructor(
    { names, isOpen }: GivenNames,
    { format, plain }: KnownFormat,
    scope: Scope,
    texts: TextWriter,
    marked?: string,
  ) {
    this.#names = names
    this.#isOpen = isOpen
    this.#format = format
    this.#plain = plain
    this.#scope = scope
    this.#texts = texts
    this.#writer = new NameWriter(format, scope, texts)
    this.#marked = marked
    this.#arePlain = plain.isPlain && scope.withoutPeriods === 0 && marked === undefined
  }

  /** The number of names shown at the start of the list. */
  get shown(): number {
    return shownOf(this.#names.length, this.#options, this.#scope, this.#isOpen)
  }

  /** True if some names are omitted, or the list ends in a mark for unnamed others. */
  get isCut(): boolean {
    return this.#isOpen || this.shown < this.#names.length
  }

  #isOthersMarked(shown: number): boolean {
    const names = this.#names.slice(0, shown)
    return precedesOthers(this.#options, names, this.#writer.isInverted(shown - 1), this.#isOpen)
  }

  /** Writes the names shown at the start of the list. */
  written(): Output[] {
    const { shown } = this
    const written = this.#names.slice(0, shown).map((name, place) => this.#set(name, place))
    return written.filter(name => name !== undefined)
  }

  /** Joins the shown names into one output. */
  list(written = this.written()): Output | undefined {
    if (this.#scope.sorting !== undefined) return this.#joined(this.#withLast(written), keyGap)
    return this.isCut ? this.#cut(written) : this.#whole(written)
  }

  #withLast(written: readonly Output[]): readonly Output[] {
    const last = this.#lastOfMany(written)
    return last === undefined ? written : [...written, last]
  }

  /** Joins names. Returns a single text if the names and the delimiter are plain. */
  #joined(written: readonly Output[], delimiter: string): Output | undefined {
    if (!this.#arePlain || written.length < 2 || !(delimiter === keyGap || isPlainDelimiter.test(delimiter)))
      return branch(written, delimiter)
    let text = ''
    for (const { content } of written) text += text === '' ? content : delimiter + content
    return leaf(text)
  }

  #whole(written: readonly Output[]): Output | undefined {
    const { delimiter = ', ', and } = this.#options
    const last = written.at(-1)
    if (and === undefined || last === undefined || written.length < 2) return this.#joined(written, delimiter)
    const joint = leaf(this.#joint(written.length))
    return branch([this.#joined(written.slice(0, -1), delimiter), joint, last])
  }

  /** Returns the text before the last name of a list of `count` names. */
  #joint(count: number): string {
    const joint = jointOf(this.#format, this.#texts.locale)
    const isMarked = this.#precedes(this.#options.delimiterPrecedesLast, joint.isSpaced && count > 2, count - 2)
    return isMarked ? joint.marked : joint.bare
  }

  /** Joins the names at the start of a shortened list with "et al." or, after an ellipsis, the last name. */
  #cut(written: readonly Output[]): Output | undefined {
    const { delimiter = ', ' } = this.#options
    const names = this.#joined(written, delimiter)
    if (names === undefined) return undefined
    const isMarked = this.#isOthersMarked(written.length)
    const shownLast = this.#lastOfMany(written)
    if (shownLast !== undefined) return branch([names, leaf(`${isMarked ? delimiter : ' '}… `), shownLast])
    const { name, etAl = { term: 'et-al', decoration: { ...plain, setting: name?.decoration.setting } } } = this.#format
    const others = this.#texts.locale.word(etAl.term)
    if (!others) return names
    const gap = isMarked ? delimiter : beginsSpaced.test(others) ? ' ' : ''
    return branch([names, leaf(gap), leaf(others, etAl.decoration)])
  }

  /** Returns the last name of a shortened list if the style shows it and at least one name before it is omitted. */
  #lastOfMany(written: readonly Output[]): Output | undefined {
    const last = this.#names.at(-1)
    if (!this.#options.etAlUseLast || last === undefined || !this.isCut || this.#isOpen) return undefined
    return this.#names.length >= written.length + 2 ? this.#set(last, this.#names.length - 1) : undefined
  }

  get #options(): NameOptions {
    return this.#format.options
  }

  #precedes(rule: string | undefined, inContext: boolean, place: number): boolean {
    return precedes(rule, inContext, this.#names[place], this.#writer.isInverted(place))
  }

  /** Sets a name as its position in the list requires, without the text between names. */
  #set(name: CslName, place: number): Output | undefined {
    if (this.#arePlain) {
      const text = this.#plain.name(name, place, this.#scope)
      if (text !== undefined) {
        this.#scope.hasBegun = true
        return leaf(text)
      }
      this.#arePlain = false
    }
    const written = this.#writer.written(name, place)
    const set = this.#format.name === undefined ? written : within(this.#format.name.decoration, written)
    return set && this.#marked !== undefined ? { ...set, part: partOf(name, this.#marked) } : set
  }
}
