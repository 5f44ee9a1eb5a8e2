import type { CslName } from '../../../../formats/csl-json/csl-item.ts'
import type { Decoration } from '../compile/nodes.ts'
import { plainPart } from '../compile/plain.ts'
import type { Scope } from '../elements/scope.ts'
import type { TextWriter } from '../text/text-writer.ts'
import { type Initialing, initials } from './initials.ts'
import { keyGap } from './name-keys.ts'
import { jointOf, type NamesFormat, precedes, precedesOthers, shownOf } from './names-format.ts'

/** The names of a variable. `isOpen` is true if the list ends in a mark for unnamed others. */
export interface GivenNames {
  names: readonly CslName[]
  isOpen: boolean
}

/** A writer of names as plain text, for names whose parts need neither parsing nor formatting. */
export class PlainNames {
  readonly #format: NamesFormat
  readonly #texts: TextWriter
  /** True if names are joined by a plain delimiter. `#others` is the et-al text if it is a plain word. */
  readonly #isJoined: boolean
  readonly #others: string | undefined
  /** The name of the et-al term if it is an English fallback in another language. */
  readonly #borrowed: string | undefined
  readonly #isInvertible: boolean
  readonly #family: Decoration
  readonly #given: Decoration
  readonly #level: 0 | 1 | 2
  readonly #initialing: Initialing

  /** Determines whether the names of a format are plain. If `isText` is false, names with formatting are not plain. */
  constructor(format: NamesFormat, texts: TextWriter, isText: boolean) {
    const { options, name, etAl } = format
    const isBare = isText ? isOnlySet : isUndecorated
    const { delimiter = ', ', form, initializeWith, initialize = true } = options
    this.#format = format
    this.#texts = texts
    this.#isJoined = isPlainDelimiter.test(delimiter)
    const areAround = form !== 'count' && (name === undefined || isBare(name.decoration))
    const isCasedOnly = isText ? isOnlyCased : isUndecorated
    const { family = plainPart, given = plainPart } = name ?? {}
    const areParts = [family, given].every(({ text, affixes }) => isCasedOnly(text) && isBare(affixes))
    this.isPlain = areAround && areParts && isPlainDelimiter.test(options.sortSeparator ?? ', ')
    this.#isPlainKey = areAround && form !== 'short' && isText
    this.#family = family.text
    this.#given = given.text
    const term = etAl?.term ?? 'et-al'
    const others = etAl === undefined || isBare(etAl.decoration) ? texts.locale.term(term) : undefined
    this.#others = others && beginsWithLetter.test(others) ? others : undefined
    this.#borrowed = texts.locale.isBorrowed(term) ? term : undefined
    this.#isInvertible = options.nameAsSortOrder !== undefined
    this.#level = form === 'short' ? 0 : initializeWith === undefined ? 2 : 1
    this.#initialing = { with: initializeWith ?? '', shortens: initialize, hyphen: texts.style.initializeWithHyphen }
  }

  /** True if a name in the format is plain whenever the parts of the name are plain. */
  readonly isPlain: boolean
  /** True if names are plain in sort keys, which omit the decoration of parts. */
  readonly #isPlainKey: boolean

  /**
   * Returns the shown names as plain text, or undefined if plain text is not enough. Appends each name to the list
   * `each`, if there is one.
   */
  text({ names, isOpen }: GivenNames, scope: Scope, each?: string[]): string | undefined {
    const { options } = this.#format
    const isSorting = scope.sorting !== undefined
    if (
      !(this.isPlain || (isSorting && this.#isPlainKey)) ||
      scope.withoutPeriods > 0 ||
      !(isSorting || this.#isJoined)
    )
      return undefined
    const total = names.length
    const shown = shownOf(total, options, scope, isOpen)
    const isCut = isOpen || shown < total
    const lacksOthers = !isSorting && this.#others === undefined
    if (shown === 0 || (isCut && (options.etAlUseLast || lacksOthers))) return undefined
    const { delimiter = ', ', and } = options
    const between = isSorting ? keyGap : delimiter
    const isWithWord = !isSorting && !isCut && and !== undefined
    let text = ''
    for (let place = 0; place < shown; place++) {
      const name = names[place]
      const written = name && this.name(name, place, scope)
      if (written === undefined) return undefined
      if (place > 0) text += isWithWord && place === total - 1 ? this.#joint(total, names) : between
      text += written
      each?.push(written)
    }
    scope.hasBegun = true
    // A sort key ends where names are cut.
    return !isCut || isSorting ? text : text + this.#ending(names.slice(0, shown), isOpen)
  }

  #ending(names: readonly CslName[], isOpen: boolean): string {
    if (this.#borrowed !== undefined) this.#texts.locale.missing.add(this.#borrowed)
    const { options } = this.#format
    const { delimiter = ', ' } = options
    const isMarked = precedesOthers(options, names, this.#isInverted(names.length - 1), isOpen)
    return (isMarked ? delimiter : ' ') + this.#others
  }

  /**
   * Returns a name as plain text. Returns undefined for a name that needs more processing, such as a literal name or
   * a name with a particle, a suffix or special characters.
   */
  name(name: CslName, place: number, scope: Scope): string | undefined {
    const { family, given = '' } = name
    if (family === undefined || name.literal !== undefined || !isPlainPart(family)) return undefined
    if (name.suffix || name['static-ordering'] || name['dropping-particle'] || name['non-dropping-particle'])
      return undefined
    const { givens } = scope.distinction
    const level = givens.length === 0 ? this.#level : Math.max(this.#level, givens[place] ?? 0)
    if (level === 0) return this.#cased(family, this.#family, scope)
    if (!isPlainPart(given)) return undefined
    const isShortened = level === 1 && this.#format.options.initializeWith !== undefined
    const shown = isShortened ? initials(given, this.#initialing) : given
    if (isShortened && !isPlainPart(shown)) return undefined
    if (scope.sorting !== undefined) return family + keyGap + shown
    const first = this.#cased(family, this.#family, scope)
    const second = this.#cased(shown, this.#given, scope)
    if (first === undefined || second === undefined) return undefined
    return this.#isInverted(place)
      ? first + (this.#format.options.sortSeparator ?? ', ') + second
      : `${second} ${first}`
  }

  /** Applies the style's text case to a part of a name. Returns undefined if the result is not plain. */
  #cased(part: string, decoration: Decoration, scope: Scope): string | undefined {
    if (decoration.textCase === undefined) return part
    const cased = this.#texts.ofItem(part, decoration, scope)
    return typeof cased === 'string' && isPlainPart(cased) ? cased : undefined
  }

  #isInverted(place: number): boolean {
    return this.#isInvertible && (place === 0 || this.#format.options.nameAsSortOrder === 'all')
  }

  #joint(count: number, names: readonly CslName[]): string {
    const { options } = this.#format
    const joint = jointOf(this.#format, this.#texts.locale)
    const [inContext, before] = [joint.isSpaced && count > 2, count - 2]
    const isMarked = precedes(options.delimiterPrecedesLast, inContext, names[before], this.#isInverted(before))
    return isMarked ? joint.marked : joint.bare
  }
}

const isUndecorated = (decoration: Decoration): boolean => decoration.setting === undefined && isOnlySet(decoration)

/** True if a decoration changes neither the letters nor the surroundings of a text. */
const isOnlySet = (decoration: Decoration): boolean => decoration.textCase === undefined && isOnlyCased(decoration)

/** True if a decoration changes at most the case and the formatting of a text. */
const isOnlyCased = ({ prefix, suffix, quotes, display, stripPeriods }: Decoration): boolean =>
  prefix === '' && suffix === '' && !quotes && display === undefined && !stripPeriods

const beginsWithLetter = /^[A-Za-z]/

/**
 * True if a name part needs no processing and does not interact with its neighbours: Latin letters, with spaces and
 * hyphens inside and periods after the first letter.
 *
 * Every name is tested several times, and a regular expression is several times slower.
 */
function isPlainPart(part: string): boolean {
  const last = part.length - 1
  for (let place = 0; place <= last; place++) {
    const code = part.charCodeAt(place)
    if (isLatinLetter(code)) continue
    const isInside = place > 0 && (code === 0x2e || (place < last && (code === 0x20 || code === 0x2d)))
    if (!isInside) return false
  }
  return last >= 0
}

const isLatinLetter = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0x24f)

/** Matches delimiters that do not interact with a period at the end of the preceding text. */
export const isPlainDelimiter = /^(?:$|[, ;&\p{L}])/u
