import { filtersFor } from '../model/filters.ts'
import { specifiersFrom } from './arguments.ts'
import type { Filters, Kind, Stored } from './catalog.ts'
import { fieldTest, givenTo, isFieldFilter, valuesOf } from './filter-forms.ts'

/** Tells whether a record is wanted. This is what {@link Filters} mean in every store; filters that a kind does not have are ignored. */
export function matcherOf<K extends Kind>(kind: K, filters: Filters): (record: Stored[K]) => boolean {
  const tests = filtersFor(kind).flatMap((row): ((record: Stored[Kind]) => boolean)[] => {
    const given = givenTo(row, filters)
    if (row.form === 'hidden') return given === true ? [] : [isPublic]
    if (given === undefined) return []
    if (row.form === 'words') return [hasWords(kind, String(given))]
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
  if (kind !== 'resource') for (const [name, values] of specifiersFrom(filters)) tests.push(hasSpecifier(name, values))
  return tests.reduceRight((others, test) => record => test(record) && others(record), any)
}

/** The text of a record that a search looks through. */
export function searchedText<K extends Kind>(kind: K, record: Stored[K]): string {
  if (kind === 'resource') {
    const { title, doi, creators_str, publisher, version, paths } = record as Stored['resource']
    return [title, doi, creators_str, publisher ?? '', version ?? '', ...paths].join(' ')
  }
  const { path, specifiers } = record as Stored['dataset'] | Stored['file']
  return [path, ...Object.values(specifiers)].join(' ')
}

/**
 * The words of a text as a search sees them: runs of letters, digits and their marks, in lower case and composed (NFC), cut to
 * 40 characters each. So `/`, `_`, `-`, white space and all other signs separate words.
 */
export function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
  return words.filter(word => word !== '').map(word => (word.length > 40 ? (/^.{40}/su.exec(word)?.[0] ?? word) : word))
}

const any = (): boolean => true

// Whether a resource is public is not in its record, so a store has to know.
const isPublic = (record: Stored[Kind]): boolean => !('public' in record) || record.public

function hasWords(kind: Kind, query: string): (record: Stored[Kind]) => boolean {
  const starts = wordsOf(query)
  return record => {
    const words = wordsOf(searchedText(kind, record))
    return starts.every(start => words.some(word => word.startsWith(start)))
  }
}

const hasSpecifier =
  (name: string, values: readonly string[]) =>
  (record: Stored[Kind]): boolean =>
    'specifiers' in record && Object.hasOwn(record.specifiers, name) && values.includes(String(record.specifiers[name]))
