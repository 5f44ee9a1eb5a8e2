import { entryOf } from '../../../../core/object.ts'
import type { CslItem, CslName } from '../../../../formats/csl-json/csl-item.ts'
import { withoutOthers } from '../../items/others-mark.ts'
import type { Scope } from '../elements/scope.ts'
import type { Shape } from '../elements/shape.ts'
import { readDate } from './dates.ts'

/** Returns a function that reads the text of a variable. The function returns undefined if the variable has no text. */
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

/**
 * Variables that are computed or belong to the cite, so the shape of an item does not show whether they have a value.
 */
const ofElsewhere: ReadonlySet<string> = new Set([
  'citation-number',
  'citation-label',
  'locator',
  'first-reference-note-number',
  'year-suffix',
])

/** True if items of a shape have a text in a variable, or undefined if the shape alone does not determine this. */
export function hasText(variable: string, shape: Shape, form: 'long' | 'short' = 'long'): boolean | undefined {
  if (ofElsewhere.has(variable)) return undefined
  const own = variable === 'page-first' ? 'page' : variable
  return [...(standInsFor(variable, form) ?? []), own].some(name => shape.kindOf(name) === 'text')
}

/** True if items of a shape have a value in a variable, or undefined if the shape alone does not determine this. */
export function hasValue(variable: string, shape: Shape): boolean | undefined {
  if (variable === 'page-first') return undefined
  const kind = shape.kindOf(variable)
  return kind === 'names' || kind === 'date' || hasText(variable, shape)
}

/** Returns a function that returns true if a variable has a value: a text, a number, a date or names. */
export function valueReader(variable: string): (scope: Scope) => boolean {
  const textOf = textReader(variable)
  return scope => {
    const value = scope.item[variable]
    if (Array.isArray(value)) return value.length > 0
    if (variable === 'year-suffix') return scope.distinction.yearSuffix !== undefined
    return textOf(scope) !== undefined || (value !== undefined && readDate(value) !== undefined)
  }
}

/** Counts a variable as found and, in a substitute, marks the variable as printed, so that it is not printed again. */
export function use(variable: string, scope: Scope): void {
  scope.found++
  if (scope.substituted !== undefined) scope.spend(variable)
}

/**
 * Returns a function that returns the text of a variable and counts the variable. A variable that a substitute has
 * already printed has no text.
 *
 * The variable counts as called and, if it has a text, as found.
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

/** The names of the variable `event`, which CSL 1.0.2 renamed. Styles and items use either name. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  event: ['event', 'event-title'],
  'event-title': ['event-title', 'event'],
}

/** The variables that contain the short form of a variable, with their names in CSL 1.0.2 and in earlier versions. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  title: ['title-short', 'shortTitle'],
  'title-short': ['shortTitle'],
  'container-title-short': ['journalAbbreviation'],
  'container-title': ['container-title-short', 'journalAbbreviation'],
}

/**
 * Returns the label of an item: its own, or letters of its names and the last two digits of its year, as in `Ferr78`.
 * Without names, the first four characters of the title replace the letters.
 *
 * The specification does not define the letters
 * (https://docs.citationstyles.org/en/stable/specification.html#standard-variables). As in citeproc-js, they are four
 * letters of one name, two of each of two names, `AaBC` of three, and the first of each of the first four.
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

/** Returns the names that labels and disambiguation use: those of the first variable that has names. */
export function namesOf(item: CslItem): readonly CslName[] {
  for (const variable of ['author', 'editor', 'translator', 'director']) {
    const names = item[variable]
    const named = Array.isArray(names) ? withoutOthers(names) : []
    if (named.length > 0) return named
  }
  return []
}
