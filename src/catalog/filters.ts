/** The kinds of records in a catalog. */
export const kinds = ['dataset', 'file', 'resource'] as const

/** A kind of record: `dataset`, `file` or `resource`. */
export type Kind = (typeof kinds)[number]

/** The forms of filters, each with the type of its values. */
export const filterForms = {
  /** Matches a field that equals one of the texts, or a list with such an entry. */
  text: 'list',
  /** Matches one of the ids. */
  uuid: 'list',
  /** Matches one of the DOIs, in any form and case. */
  doi: 'list',
  /** Matches one of the hexadecimal digests, in any case. */
  digest: 'list',
  /** Matches one of the version stamps (YYYYMMDD). */
  stamp: 'list',
  /** Matches a field that starts with one of the texts. */
  start: 'list',
  /** Matches a field at or below one of the paths, compared by whole segments. */
  tree: 'list',
  /** Matches a version stamp that is equal to the filter's value or later. */
  from: 'text',
  /** Matches a version stamp that is equal to the filter's value or earlier. */
  until: 'text',
  /** Matches a search query: each plain word must be the beginning of a word in the record's text, ignoring case. */
  words: 'text',
  /** Includes records that are not public. */
  hidden: 'flag',
} as const satisfies Record<string, keyof Taken>

interface Taken {
  list: readonly string[]
  text: string
  flag: boolean
}

/** The value type of each form of filter. */
export type FilterForms = { [Form in keyof typeof filterForms]: Taken[(typeof filterForms)[Form]] }

/**
 * The index terms of a field, which start with `letter`. A `common` term occurs in many records, a `rare` one in few.
 */
export interface FieldIndex {
  letter: string
  share: 'common' | 'rare'
}

/** A filter for listings. */
export interface FilterRow {
  /** The name of the query parameter. */
  name: string
  /** The kinds of records with this filter. */
  kinds: readonly Kind[]
  form: keyof FilterForms
  /**
   * The field of a record that the filter compares. Absent for the form `words`, which searches several fields, and for
   * `hidden`, which compares none.
   */
  field?: string
  /**
   * The index of the field: its terms, or `order` if the listing order starts with the field. Absent without a field,
   * and for the id, which is the primary key.
   *
   * Filters on one field share one index. A database filled before a letter was added must be refilled.
   */
  index?: FieldIndex | 'order'
  /**
   * The letter of the rare terms for all entries of the field except the first. The listing order already covers the
   * first entry.
   */
  others?: string
  /** The description of the filter for the documentation, in one or two sentences. */
  description: string
  example?: string
}

const data = ['dataset', 'file'] as const
const version = { kinds: data, field: 'version', index: { letter: 'v', share: 'common' } } as const

/**
 * All listing filters except specifiers and `withdrawn`. The stores, the service's query, its OpenAPI description and
 * the client derive from these rows.
 *
 * The index letters `s` (specifiers) and `w`, `T`, `N`, `O` (words) are reserved.
 */
const filterTable = [
  {
    name: 'id',
    kinds,
    form: 'uuid',
    field: 'id',
    description: 'Keep records with one of these UUIDs; a value that is not a UUID is ignored.',
  },
  {
    name: 'name',
    kinds: data,
    form: 'text',
    field: 'name',
    index: { letter: 'n', share: 'rare' },
    description: 'Keep records with one of these names.',
  },
  {
    name: 'path',
    kinds: ['dataset'],
    form: 'start',
    field: 'path',
    index: 'order',
    description: 'Keep records whose path begins with one of these texts.',
  },
  {
    name: 'path',
    kinds: ['file'],
    form: 'start',
    field: 'paths',
    index: 'order',
    others: 'P',
    description: 'Keep files that have a path beginning with one of these texts.',
  },
  {
    name: 'path',
    kinds: ['resource'],
    form: 'start',
    field: 'paths',
    index: { letter: 'p', share: 'rare' },
    description: 'Keep resources that cover a path beginning with one of these texts.',
  },
  {
    name: 'tree',
    kinds: ['dataset'],
    form: 'tree',
    field: 'path',
    index: 'order',
    description: 'Keep records at or below one of these paths, compared by whole segments.',
  },
  {
    name: 'tree',
    kinds: ['file'],
    form: 'tree',
    field: 'paths',
    index: 'order',
    others: 'P',
    description: 'Keep files that have a path at or below one of these paths, compared by whole segments.',
  },
  {
    ...version,
    name: 'version',
    form: 'stamp',
    description: 'Keep records of one of these versions.',
    example: '20210312',
  },
  {
    ...version,
    name: 'after',
    form: 'from',
    description: 'Keep records of this version or a later one.',
    example: '20200101',
  },
  {
    ...version,
    name: 'before',
    form: 'until',
    description: 'Keep records of this version or an earlier one.',
    example: '20241231',
  },
  {
    name: 'query',
    kinds,
    form: 'words',
    description:
      'Keep records in which each of these words is the beginning of a word, ignoring case: `mandat` finds "mandatory". `/`, `_`, `-` and white space separate words.',
  },
  { name: 'all', kinds, form: 'hidden', description: 'True to include records that are not public.' },
  {
    name: 'dataset',
    kinds: ['file'],
    form: 'uuid',
    field: 'datasets',
    index: { letter: 'd', share: 'rare' },
    description: 'Keep files of one of the datasets with these UUIDs; a value that is not a UUID is ignored.',
  },
  {
    name: 'checksum',
    kinds: ['file'],
    form: 'digest',
    field: 'checksum',
    index: { letter: 'c', share: 'rare' },
    description: 'Keep files with one of these checksums, ignoring case.',
  },
  {
    name: 'doi',
    kinds: ['resource'],
    form: 'doi',
    field: 'doi',
    index: { letter: 'i', share: 'rare' },
    description:
      'Keep resources with one of these DOIs, in any form (bare, as `doi:` or as an address), ignoring case.',
    example: '10.5072/soil.1',
  },
] as const satisfies readonly FilterRow[]

type Row = (typeof filterTable)[number]
type RowFor<K extends Kind, R = Row> = R extends { kinds: readonly (infer Own)[] }
  ? [Extract<Own, K>] extends [never]
    ? never
    : R
  : never

/** The filters for the given kinds of records, with the types of their values. */
export type FilterValues<K extends Kind = Kind> = {
  [Name in RowFor<K>['name']]: FilterForms[Extract<RowFor<K>, { name: Name }>['form']]
}

/** Returns the filters of a kind of record, in the order of `filterTable`. */
export const filtersFor = (kind: Kind): readonly FilterRow[] =>
  filterTable.filter((row: FilterRow) => row.kinds.includes(kind))

/** The available orders of a listing: by relevance, by title or name, or by date or version; `-` reverses the order. */
export const sorts = ['relevance', 'title', '-title', 'date', '-date'] as const

/** A listing order that does not depend on a search: by title or name, or by date or version. */
export type Sort = Exclude<(typeof sorts)[number], 'relevance'>

/** True if a value is one of the {@link sorts}. */
export const isSort = (given: unknown): given is (typeof sorts)[number] => sorts.some(sort => sort === given)
