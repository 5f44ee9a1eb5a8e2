import type { CslName } from '../../../../formats/csl-json/csl-item.ts'
import { isFamilyFirst } from '../../../../model/names/east-asian.ts'
import type { Decoration, NameOptions } from '../compile/nodes.ts'
import { plain, plainPart } from '../compile/plain.ts'
import { isWhole } from '../elements/mark-parts.ts'
import type { GivenLevel, Scope } from '../elements/scope.ts'
import { branch, leaf, type Output, within } from '../text/output.ts'
import type { TextWriter } from '../text/text-writer.ts'
import { initials } from './initials.ts'
import { article, nameKey, plainKey } from './name-keys.ts'
import type { NamesFormat } from './names-format.ts'

/** A writer that formats the names of a list one by one. */
export class NameWriter {
  readonly #format: NamesFormat
  readonly #options: NameOptions
  readonly #scope: Scope
  readonly #texts: TextWriter

  constructor(format: NamesFormat, scope: Scope, texts: TextWriter) {
    this.#format = format
    this.#options = format.options
    this.#scope = scope
    this.#texts = texts
  }

  /** True if the style inverts the name at this index: `Doe, Jane`. */
  isInverted(place: number): boolean {
    const { nameAsSortOrder } = this.#options
    return nameAsSortOrder === 'all' || (nameAsSortOrder === 'first' && place === 0)
  }

  /** Writes a name with its decorated parts. */
  written(name: CslName, place: number): Output | undefined {
    const { family: familyPart = plainPart, given: givenPart = plainPart } = this.#format.name ?? {}
    if (isWhole(name) && this.#scope.sorting !== undefined)
      return leaf(plainKey((name.literal ?? (name.family || name.given) ?? '').replace(article, '')))
    if (isWhole(name))
      return within(familyPart.affixes, this.#text(name.literal ?? (name.family || name.given) ?? '', familyPart.text))
    const { family = '', given: ownGiven = '' } = name
    const level = this.#level(place)
    const isEastern = ownGiven >= firstOfEast && isFamilyFirst(family + ownGiven)
    if (level > 0 && !isEastern && this.#scope.sorting !== undefined) return this.#key(name, level)
    const nonDropping = name['non-dropping-particle'] ?? ''
    const familyName = this.#text(family, familyPart.text)
    const particle = this.#text(nonDropping, familyPart.text)
    const whole = branch([particle, familyName], this.#gapAfter(nonDropping))
    if (level === 0) return within(familyPart.affixes, whole)
    const given = this.#text(this.#given(name, level), givenPart.text)
    if (isEastern) return branch([whole, given])
    const dropping = this.#text(name['dropping-particle'] ?? '', givenPart.text)
    const suffix = this.#text(this.#suffix(name), plain)
    const { sortSeparator = ', ' } = this.#options
    if (name['static-ordering'])
      return spaced([within(familyPart.affixes, whole), within(givenPart.affixes, given), suffix])
    if (this.isInverted(place)) {
      const demotes = this.#texts.style.demoteNonDroppingParticle === 'display-and-sort'
      const first = demotes ? familyName : whole
      const demoted = demotes ? this.#text(nonDropping.trimEnd(), familyPart.text) : undefined
      const second = spaced([given, dropping, demoted])
      return branch([within(familyPart.affixes, first), within(givenPart.affixes, second), suffix], sortSeparator)
    }
    const withDropping = branch([dropping, whole], this.#gapAfter(name['dropping-particle'] ?? ''))
    const second = name['comma-suffix'] ? branch([withDropping, suffix], ', ') : spaced([withDropping, suffix])
    return spaced([within(givenPart.affixes, given), within(familyPart.affixes, second)])
  }

  #key(name: CslName, level: GivenLevel): Output | undefined {
    const isWithFamily = this.#texts.style.demoteNonDroppingParticle === 'never'
    return nameKey(name, this.#given(name, level), isWithFamily, this.#gapAfter(name['non-dropping-particle'] ?? ''))
  }

  #level(place: number): GivenLevel {
    const { form, initializeWith } = this.#options
    const ofStyle = form === 'short' ? 0 : initializeWith === undefined ? 2 : 1
    const asked = this.#scope.distinction.givens[place] ?? 0
    return Math.max(asked, ofStyle) as GivenLevel
  }

  #given({ given = '' }: CslName, level: GivenLevel): string {
    const { initializeWith, initialize = true } = this.#options
    if ((level === 2 && initialize) || initializeWith === undefined) return given
    return initials(given, {
      with: initializeWith,
      shortens: initialize,
      hyphen: this.#texts.style.initializeWithHyphen,
    })
  }

  #suffix({ suffix = '' }: CslName): string {
    const { initializeWith } = this.#options
    if (initializeWith === undefined || suffix === '') return suffix
    return initials(suffix, { with: initializeWith, shortens: false, hyphen: true })
  }

  /**
   * Returns the gap between a particle and its name: nothing if the particle is empty or ends in an apostrophe, a
   * hyphen or a space. Otherwise, the gap is a no-break space in Czech, French and Russian, and a space in other
   * languages.
   */
  #gapAfter(particle: string): string {
    if (particle === '' || /['’\-\s]$/.test(particle)) return ''
    return /^(?:cs|fr|ru)\b/.test(this.#texts.locale.language) ? '\u00a0' : ' '
  }

  #text(text: string, decoration: Decoration): Output | undefined {
    return this.#texts.output(text, decoration, this.#scope)
  }
}

/** The first Hangul letter. No East Asian letter has a lower code point. */
const firstOfEast = '\u1100'

const spaced = (parts: readonly (Output | undefined)[]): Output | undefined => branch(parts, ' ')
