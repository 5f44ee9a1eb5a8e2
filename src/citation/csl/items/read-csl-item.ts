import { isObject } from '../../../core/object.ts'
import type { CslItem, CslName } from '../../../formats/csl-json/csl-item.ts'
import { allDateVariables, cslDate, readCslDate } from '../../../formats/csl-json/dates.ts'
import { isItem } from '../../../formats/csl-json/find-items.ts'
import { parseDoi } from '../../../identifiers/schemes/doi.ts'
import { isOthers } from '../../../model/names/others.ts'
import { closedGiven } from './closed-given.ts'
import { othersMark } from './others-mark.ts'

/** True if a value is a CSL-JSON item rather than a record. */
export const isCslItem = (value: unknown): value is object =>
  isItem(value) ||
  (isObject(value) && typeof value.title === 'string' && telling.some(name => Object.hasOwn(value, name)))

/** Variables by which a titled item without a CSL type is recognised. */
const telling = ['issued', 'author', 'container-title', 'DOI']

/**
 * Returns a copy of a CSL-JSON item in the form in which the item is rendered. Unchanged names and dates are shared
 * with the input.
 *
 * The copy has the first text of each list (Crossref has lists of titles), names with separated particles
 * (https://docs.citationstyles.org/en/stable/specification.html#name-particles), dates in parts, and a bare DOI.
 */
export function readCslItem(given: object): CslItem {
  // Copying the whole item is fastest; most members stay unchanged.
  const item = { ...given } as CslItem
  if (Object.hasOwn(item, '__proto__')) Reflect.deleteProperty(item, '__proto__')
  for (const variable in item) {
    const value = item[variable]
    if (allDateVariables.has(variable)) item[variable] = value === null ? undefined : readDateVariable(value)
    else if (typeof value === 'object') item[variable] = readObject(value)
  }
  if (typeof item.DOI === 'string' && !item.DOI.startsWith('10.')) item.DOI = parseDoi(item.DOI) ?? item.DOI
  item.id = String(item.id ?? '')
  item.type = String(item.type ?? 'document')
  return item
}

/**
 * Converts names, or a single name, to a list of names in parts. Converts a list of texts to its first text.
 *
 * Returns any other object unchanged, and undefined for null and any other list.
 */
function readObject(value: object | null): unknown {
  if (!Array.isArray(value)) return isSingleName(value) ? readObject([value]) : (value ?? undefined)
  if (value.every(isReadAsGiven)) return value.length === 0 ? undefined : value
  if (value.some(isObject)) return markOthers(value.map(readNameParts).filter(name => name !== undefined))
  return typeof value[0] === 'string' ? value[0] : undefined
}

/** True if a value is a single name in place of a list of names, a common form in YAML. */
const isSingleName = (value: object | null): boolean =>
  isObject(value) && ['family', 'given', 'literal'].some(part => typeof value[part] === 'string')

/** Removes names such as `others` and `et al.`, and ends the list with one mark in their place. */
function markOthers(names: CslName[]): CslName[] {
  const named = names.filter(({ literal, family }) => !isOthers(literal ?? family))
  return named.length < names.length ? [...named, { literal: othersMark }] : names
}

/**
 * Returns a date with its parts. An unreadable text becomes a literal, and any other unreadable value stays unchanged.
 */
function readDateVariable(value: unknown): unknown {
  if (value === undefined) return undefined
  if (isObject(value) && Array.isArray(value['date-parts'])) return value
  const span = readCslDate(value)
  const read = span && cslDate(span)
  if (read === undefined) return typeof value === 'string' ? { literal: value } : value
  if (span?.isRange && span.to === undefined) read['date-parts'].push([0])
  return isObject(value) ? { ...value, ...read } : read
}

/** Returns a name with separated particles; a text becomes a literal name. Returns undefined for any other value. */
function readNameParts(given: unknown): CslName | undefined {
  if (typeof given === 'string') return { literal: given }
  if (!isObject(given)) return undefined
  return isReadAsGiven(given) ? given : anyName(given)
}

/** True if a name consists of a family and a given name that need no conversion, as most names do. */
function isReadAsGiven(person: unknown): person is CslName {
  if (!isObject(person)) return false
  for (const part in person) if (part !== 'family' && part !== 'given') return false
  const { family, given } = person
  if (typeof family !== 'string' || typeof given !== 'string' || family.length + given.length > longestName)
    return false
  return beginsWithCapital.test(family) && isVisible(family.charCodeAt(family.length - 1)) && isPlainGiven.test(given)
}

/** True if a character code is certainly not white space: an ASCII code above that of the space. */
const isVisible = (code: number): boolean => code > 0x20 && code < 0x80

function anyName(given: Readonly<Record<string, unknown>>): CslName | undefined {
  const name: CslName & Record<string, unknown> = {}
  for (const [part, value] of Object.entries(given)) {
    if (part === '__proto__' || value === null) continue
    name[part] = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : value
  }
  if (typeof name.given === 'string') name.given = closedGiven(name.given)
  for (const part of ['literal', 'family', 'given', 'suffix', 'non-dropping-particle', 'dropping-particle'] as const)
    if (name[part] !== undefined && typeof name[part] !== 'string') delete name[part]
  if (!name.literal && !name.family && !name.given && typeof given.name === 'string') return { literal: given.name }
  return name.literal || !name.family || name.family.length + (name.given ?? '').length > longestName
    ? name
    : withParticles(name, name.family)
}

/** The maximum length of a name in characters. Longer texts are not names, and are not parsed. */
const longestName = 300

/**
 * Separates particles and a suffix from the family and given name. A name that has particles stays unchanged, and a
 * quoted family name only loses its quotation marks.
 */
function withParticles(name: CslName, family: string): CslName {
  const [, quoted] = (family[0] === '"' && /^"(.+)"$/.exec(family)) || []
  if (quoted !== undefined) return { ...name, family: quoted }
  if (name['non-dropping-particle'] !== undefined || name['dropping-particle'] !== undefined) return name
  const whole = { ...name }
  const [, given, mark, suffix] = (name.given?.includes(',') && /^([^,]+),(!?)\s*([^,]+)$/.exec(name.given)) || []
  if (given !== undefined && suffix !== undefined && name.suffix === undefined) {
    whole.given = given
    whole.suffix = suffix
    if (mark === '!') whole['comma-suffix'] = true
  }
  const [, nonDropping, rest] = (!beginsWithCapital.test(family) && before.exec(family)) || []
  if (nonDropping !== undefined && rest !== undefined) {
    // The space after an apostrophe distinguishes `de’ Medici` from `d’Alembert`.
    whole['non-dropping-particle'] = /['’]\s$/.test(nonDropping) ? nonDropping : nonDropping.trimEnd()
    whole.family = rest
  }
  const [, first, dropping] = (hasSmallWord.test(whole.given ?? '') && behind.exec(whole.given ?? '')) || []
  if (first !== undefined && dropping !== undefined) {
    whole.given = first
    whole['dropping-particle'] = dropping
  }
  return whole
}

/**
 * Matches a family name that begins with an ASCII capital, so that no particles precede it. Most names match, so the
 * longer pattern {@link before} is rarely tried.
 */
const beginsWithCapital = /^[A-Z]/
const isPlainGiven = /^[A-Z][A-Za-z.-]*(?: [A-Z][A-Za-z.-]*)*$/
const hasSmallWord = /\s['’]?\p{Ll}/u

/** Matches lower-case words before a family name, and prefixes that end in an apostrophe or a hyphen. */
const before = /^((?:['’]?\p{Ll}[\p{Ll}.'’]{0,20}\s+){0,5}(?:\p{Ll}{1,4}['’]\s?|\p{Ll}{1,4}-(?=\p{Lu}))?)(?<=.)(\S.*)$/u
/** Matches lower-case words after a given name. */
const behind = /^(\S.*?)\s+((?:['’]?\p{Ll}[\p{Ll}.'’]{0,20}\s+){0,5}['’]?\p{Ll}[\p{Ll}.'’]{0,20})$/u
