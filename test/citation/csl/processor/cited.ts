import { type BibliographyOptions, bibliography } from '../../../../src/citation/csl/index.ts'
import type { Datacite } from '../../../../src/model/index.ts'

/** Returns a creator of type Personal with both parts of the name. */
export const person = (familyName: string, givenName: string) =>
  ({ name: `${familyName}, ${givenName}`, nameType: 'Personal', familyName, givenName }) as const

/** Creates `count` values, each from its index. */
export const many = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place))

/** Creates a dataset published in 2020. */
export const dataset = (title: string, ...creators: ReturnType<typeof person>[]): Datacite => ({
  titles: [{ title }],
  creators,
  publicationYear: 2020,
  types: { resourceTypeGeneral: 'Dataset' },
})

/** Returns the reference list of records in a style, as text. */
export const list = async (records: Datacite | readonly Datacite[], style: string, options: BibliographyOptions = {}) =>
  (await bibliography(records, { style, locale: 'en-US', ...options })).text.trimEnd()
