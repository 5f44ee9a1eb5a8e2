import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import type { Datacite } from '../datacite.ts'
import { knownText } from '../plain-text.ts'
import { listOf, textOf } from '../view.ts'

/** A metadata value and its path. */
export interface Given {
  text: string
  path: Path
}

/** The metadata values that a field of a Resource repeats, and the form used for comparison. */
interface Repeated {
  read(record: Datacite): Given[]
  sameAs?(text: string): string
}

const one = (value: unknown, ...path: string[]): Given[] => [{ text: knownText(textOf(value)), path }]

const repeated: ReadonlyMap<string, Repeated> = new Map(
  Object.entries<Repeated>({
    doi: {
      read: ({ doi }) => one(doi, 'doi'),
      sameAs: text => doiKey(parseDoi(text) ?? text),
    },
    title: {
      read: ({ titles }) =>
        listOf(titles).map((entry, index) => ({
          text: knownText(textOf(isObject(entry) ? entry.title : undefined)),
          path: ['titles', index, 'title'],
        })),
    },
    publisher: { read: ({ publisher }) => one(publisher?.name, 'publisher', 'name') },
    publication_year: { read: ({ publicationYear }) => one(publicationYear, 'publicationYear') },
    version: {
      read: ({ version }) => one(version, 'version'),
      sameAs: text => text.replace(/^v(?:ersion)?[.:]?\s{0,9}(?=\d)/i, '').toLowerCase(),
    },
  }),
)

/** The names of the fields of a Resource that repeat a metadata value. */
export const repeatedFields = [...repeated.keys()]

/**
 * Returns the metadata value that contradicts a field of a Resource, or undefined if none does.
 *
 * None does if the field equals one of the metadata values, if either is missing, or if the field is not one of
 * {@link repeatedFields}.
 */
export function contradicted(record: Datacite, field: string, value: unknown): Given | undefined {
  const stated = knownText(textOf(value))
  const metadata = repeated.get(field)
  if (metadata === undefined || stated === '') return undefined
  const { read, sameAs = text => text } = metadata
  const given = read(record).filter(({ text }) => text !== '')
  return given.some(({ text }) => sameAs(text) === sameAs(stated)) ? undefined : given[0]
}
