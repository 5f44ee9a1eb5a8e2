import { entryOf } from '../../../object.ts'
import { citationLabel } from './citation-label.ts'
import { readDate } from './dates.ts'
import type { Scope } from './scope.ts'

/** The text of a variable of an item; undefined where it has none. */
export function textOf(
  variable: string,
  { item, number, place }: Scope,
  form: 'long' | 'short' = 'long',
): string | undefined {
  if (variable === 'citation-number') return String(number)
  if (variable === 'citation-label') return plainValue(citationLabel(item))
  if (variable === 'locator') return plainValue(place?.locator)
  if (variable === 'first-reference-note-number') return plainValue(place?.firstNote)
  if (variable === 'page-first') return firstPage(plainValue(item.page))
  if (form === 'short' || variable.endsWith('-short'))
    for (const name of entryOf(shortForms, variable) ?? []) {
      const text = plainValue(item[name])
      if (text !== undefined) return text
    }
  return plainValue(item[variable])
}

/** Whether an item says something of a variable: a text, a number, a date or names. */
export function hasValue(variable: string, scope: Scope): boolean {
  const value = scope.item[variable]
  if (Array.isArray(value)) return value.length > 0
  if (variable === 'year-suffix') return scope.distinction.yearSuffix !== undefined
  return textOf(variable, scope) !== undefined || readDate(value) !== undefined
}

/** A variable was found; in a substitute it is then spent. */
export function use(variable: string, scope: Scope): void {
  scope.found++
  if (scope.substituted !== undefined) scope.spent.add(variable)
}

const plainValue = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? String(value) : undefined

const firstPage = (pages: string | undefined): string | undefined =>
  pages && /^[^\s,;&\-\u2010-\u2014]+/.exec(pages)?.[0]

/** Where the short form of a variable stands: in CSL 1.0.2, and as it was called before. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  title: ['title-short', 'shortTitle'],
  'title-short': ['shortTitle'],
  'container-title-short': ['journalAbbreviation'],
  'container-title': ['container-title-short', 'journalAbbreviation'],
}
