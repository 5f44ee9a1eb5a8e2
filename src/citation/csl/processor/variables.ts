import { entryOf } from '../../../object.ts'
import { citationLabel } from './citation-label.ts'
import { readDate } from './dates.ts'
import type { Scope } from './scope.ts'
import type { Shape } from './shape.ts'

/** What reads the text of a variable of an item; it gives undefined where the item has none. */
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

/** The variables that hold the short form of one, where there are such. */
const standInsFor = (variable: string, form: 'long' | 'short'): readonly string[] | undefined =>
  form === 'short' || variable.endsWith('-short') ? entryOf(shortForms, variable) : undefined

/** Variables that do not stand in the item. */
const ofElsewhere: ReadonlySet<string> = new Set([
  'citation-number',
  'citation-label',
  'locator',
  'first-reference-note-number',
  'year-suffix',
])

/** Whether items of a shape have a text in a variable; undefined where it depends on more than the item. */
export function hasText(variable: string, shape: Shape, form: 'long' | 'short' = 'long'): boolean | undefined {
  if (ofElsewhere.has(variable)) return undefined
  const own = variable === 'page-first' ? 'page' : variable
  return [...(standInsFor(variable, form) ?? []), own].some(name => shape.kindOf(name) === 'text')
}

/** Whether items of a shape say something of a variable; undefined where it depends on more than the item. */
export function hasValue(variable: string, shape: Shape): boolean | undefined {
  if (variable === 'page-first') return undefined
  const kind = shape.kindOf(variable)
  return kind === 'names' || kind === 'date' || hasText(variable, shape)
}

/** What tells whether an item says something of a variable: a text, a number, a date or names. */
export function valueReader(variable: string): (scope: Scope) => boolean {
  const textOf = textReader(variable)
  return scope => {
    const value = scope.item[variable]
    if (Array.isArray(value)) return value.length > 0
    if (variable === 'year-suffix') return scope.distinction.yearSuffix !== undefined
    return textOf(scope) !== undefined || (value !== undefined && readDate(value) !== undefined)
  }
}

/** A variable was found; in a substitute it is then spent. */
export function use(variable: string, scope: Scope): void {
  scope.found++
  if (scope.substituted !== undefined) scope.spend(variable)
}

/** What gives the text of a variable that is not spent, which counts as found. */
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

/** Where the short form of a variable stands: in CSL 1.0.2, and as it was called before. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  title: ['title-short', 'shortTitle'],
  'title-short': ['shortTitle'],
  'container-title-short': ['journalAbbreviation'],
  'container-title': ['container-title-short', 'journalAbbreviation'],
}
