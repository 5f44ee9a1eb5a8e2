import { entryOf } from '../../../../core/object.ts'
import type { CslItem, CslName } from '../../../../formats/csl-json/csl-item.ts'
import { withoutOthers } from '../../items/others-mark.ts'
import type { Scope } from '../elements/scope.ts'
import type { Shape } from '../elements/shape.ts'
import { readDate } from './dates.ts'

/** Returns a reader for the text of an item's variable, which returns undefined if the item has none. */
export function textReader(variable: string, form: 'long' | 'short' = 'long'): (scope: Scope) => string | undefined {
  switch (variable) {
    case 'citation-number':
      return ({ number }) => String(number)
    case 'citation-label':
      return ({ item }) => plainValue(citationLabel(item))
    case 'locator':
      return ({ place }) => plainValue(place?.locator)
    case 'first-reference-note-number':
      return ({ place }) => plainValue(place?.firstNote)
    case 'page-first':
      return ({ item }) => firstPage(plainValue(item.page))
  }
  const names = standInsFor(variable, form)
  if (names === undefined) return ({ item }) => plainValue(item[variable])
  return ({ item }) => {
    for (const name of names) {
      const text = plainValue(item[name])
      if (text !== undefined) return text
    }
    return plainValue(item[variable])
  }
}

/**
 * Returns the variables to read before a variable: its short forms, or its names in other versions of CSL. Returns
 * undefined if there are none.
 */
const standInsFor = (variable: string, form: 'long' | 'short'): readonly string[] | undefined =>
  entryOf(form === 'short' || variable.endsWith('-short') ? shortForms : otherNames, variable)

/** Variables that are not part of the item. */
const ofElsewhere: ReadonlySet<string> = new Set([
  'citation-number',
  'citation-label',
  'locator',
  'first-reference-note-number',
  'year-suffix',
])

/** True if items of a shape have a text in a variable, or undefined if that depends on more than the item. */
export function hasText(variable: string, shape: Shape, form: 'long' | 'short' = 'long'): boolean | undefined {
  if (ofElsewhere.has(variable)) return undefined
  const own = variable === 'page-first' ? 'page' : variable
  return [...(standInsFor(variable, form) ?? []), own].some(name => shape.kindOf(name) === 'text')
}

/** True if items of a shape have a value in a variable, or undefined if that depends on more than the item. */
export function hasValue(variable: string, shape: Shape): boolean | undefined {
  if (variable === 'page-first') return undefined
  const kind = shape.kindOf(variable)
  return kind === 'names' || kind === 'date' || hasText(variable, shape)
}

/** Returns a function that is true if an item has a value in a variable: a text, a number, a date or names. */
export function valueReader(variable: string): (scope: Scope) => boolean {
  const textOf = textReader(variable)
  return scope => {
    const value = scope.item[variable]
    if (Array.isArray(value)) return value.length > 0
    if (variable === 'year-suffix') return scope.distinction.yearSuffix !== undefined
    return textOf(scope) !== undefined || (value !== undefined && readDate(value) !== undefined)
  }
}

/** Counts a variable as found and, in a substitute, as spent. */
export function use(variable: string, scope: Scope): void {
  scope.found++
  if (scope.substituted !== undefined) scope.spend(variable)
}

/**
 * Returns a function that returns the text of a variable and counts the variable as found. A variable that a substitute
 * has already printed has no text.
 */
export function finder(variable: string, form?: 'long' | 'short'): (scope: Scope) => string | undefined {
  const textOf = textReader(variable, form)
  return scope => {
    scope.called++
    const value = scope.isSpent(variable) ? undefined : textOf(scope)
    if (value !== undefined) use(variable, scope)
    return value
  }
}

function plainValue(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  return typeof value === 'number' ? String(value) : undefined
}

const firstPage = (pages: string | undefined): string | undefined =>
  pages && /^[^\s,;&\-\u2010-\u2014]+/.exec(pages)?.[0]

/** Names of one variable: CSL 1.0.2 renamed `event`, and styles and items have either name. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  event: ['event', 'event-title'],
  'event-title': ['event-title', 'event'],
}

/** The variables with the short form of a variable, by their names in CSL 1.0.2 and earlier. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  title: ['title-short', 'shortTitle'],
  'title-short': ['shortTitle'],
  'container-title-short': ['journalAbbreviation'],
  'container-title': ['container-title-short', 'journalAbbreviation'],
}

/**
 * Returns the label of an item, such as `Ferr78`: its own, or letters of its first family names and the last two digits
 * of its year. The specification does not define the letters
 * (https://docs.citationstyles.org/en/stable/specification.html#standard-variables); this is the trigraph of
 * citeproc-js: four letters of one name, two of each of two, `AaAA` of three, and the first of each of four.
 */
function citationLabel(item: CslItem): string {
  const own = item['citation-label']
  if (typeof own === 'string' && own.trim() !== '') return own
  const names = namesOf(item).map(({ family, literal }) => (family || literal || '').replace(/[^\p{L}\p{N}]/gu, ''))
  const lengths = letters[Math.min(names.length, letters.length) - 1] ?? []
  const { year } = readDate(item.issued)?.from ?? {}
  const text = names.length === 0 ? String(item.title ?? '').slice(0, 4) : ''
  return (
    text +
    lengths.map((length, place) => [...(names[place] ?? '')].slice(0, length).join('')).join('') +
    (year === undefined ? '' : String(Math.abs(year)).slice(-2).padStart(2, '0'))
  )
}

const letters = [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]]

function namesOf(item: CslItem): readonly CslName[] {
  for (const variable of ['author', 'editor', 'translator', 'director']) {
    const names = item[variable]
    if (Array.isArray(names) && names.length > 0)
      return withoutOthers(names).filter(name => typeof name === 'object' && name !== null)
  }
  return []
}
