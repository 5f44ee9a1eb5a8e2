import type { Filters, Kind, Stored } from '../catalog.ts'
import { filtersFor } from '../filters.ts'
import { parseSearch } from '../search/parse-search.ts'
import { scoreOf } from '../search/score.ts'
import { fieldTest, givenTo, isFieldFilter, valuesOf } from './filter-forms.ts'
import { specifiersFrom, specifiersOf } from './specifiers.ts'

/**
 * Returns the test for matching records, which defines the meaning of all {@link Filters} except `withdrawn` in every
 * store. Filters that a kind does not have are ignored.
 */
export function matcherOf<K extends Kind>(kind: K, filters: Filters): (record: Stored[K]) => boolean {
  const tests = filtersFor(kind).flatMap((row): ((record: Stored[Kind]) => boolean)[] => {
    const given = givenTo(row, filters)
    if (row.form === 'hidden') return given === true ? [] : [isPublic]
    if (given === undefined) return []
    if (row.form === 'words') return [fits(kind, String(given))]
    if (!isFieldFilter(row)) return []
    const test = fieldTest(row, given)
    const name = row.field as keyof Stored[Kind]
    return [
      record => {
        const value: unknown = record[name]
        return typeof value === 'string' ? test(value) : valuesOf(record, row).some(test)
      },
    ]
  })
  for (const [name, values] of specifiersFrom(kind, filters)) tests.push(hasSpecifier(name, values))
  return tests.reduceRight((others, test) => record => test(record) && others(record), any)
}

const any = (): boolean => true

// A resource's record has no member `public`, so the store must omit hidden resources.
const isPublic = (record: Stored[Kind]): boolean => !('public' in record) || record.public

function fits(kind: Kind, query: string): (record: Stored[Kind]) => boolean {
  const search = parseSearch(query)
  return record => search === undefined || scoreOf(kind, record, search) !== undefined
}

const hasSpecifier =
  (name: string, values: readonly string[]) =>
  (record: Stored[Kind]): boolean =>
    'specifiers' in record && !('merged_specifiers' in record)
      ? Object.hasOwn(record.specifiers, name) && values.includes(String(record.specifiers[name]))
      : [...specifiersOf(record)].some(([own, value]) => own === name && values.includes(value))
