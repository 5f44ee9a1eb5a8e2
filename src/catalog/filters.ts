/** The kinds of records that a catalog holds. */
export const kinds = ['dataset', 'file', 'resource'] as const

/** A kind of record that a catalog holds. */
export type RecordKind = (typeof kinds)[number]

/** The forms of filters: what they take, and which records match. */
export const filterForms = {
  /** One of the texts must equal the field or an entry of it. */
  text: 'list',
  /** Ids, likewise. */
  uuid: 'list',
  /** DOIs in any form, likewise, ignoring case. */
  doi: 'list',
  /** Hexadecimal digests, likewise, ignoring case. */
  digest: 'list',
  /** Version stamps (YYYYMMDD), likewise. */
  stamp: 'list',
  /** The field must begin with one of the texts. */
  start: 'list',
  /** The field must be at or below one of the paths, compared by whole segments. */
  tree: 'list',
  /** The earliest version stamp of the field. */
  from: 'text',
  /** The latest version stamp of the field. */
  until: 'text',
  /** Each of the words must be the beginning of a word in the record's text, in any case. */
  words: 'text',
  /** True to include records that are not public. */
  hidden: 'flag',
} as const satisfies Record<string, keyof Taken>

/** The values that filters take. */
interface Taken {
  list: readonly string[]
  text: string
  flag: boolean
}

/** The values that each form of filter takes. */
export type FilterForms = { [Form in keyof typeof filterForms]: Taken[(typeof filterForms)[Form]] }

/** The terms by which an index finds a field: each begins with the letter; many records share a common one, few a rare one. */
export interface FieldIndex {
  letter: string
  share: 'common' | 'rare'
}

/** A filter of listings. */
export interface FilterRow {
  /** The name of its parameter. */
  name: string
  /** The kinds of records that it is for. */
  kinds: readonly RecordKind[]
  form: keyof FilterForms
  /** The field of a record that it compares; absent for the forms `words` and `hidden`. */
  field?: string
  /**
   * The field's index: terms, or the `order` of the listing, which begins with the field. Absent for the id, which is the key.
   *
   * Filters on one field share one index. A database filled before a letter was added must be refilled.
   */
  index?: FieldIndex | 'order'
  /** The letter of the rare terms for entries of the field that the order does not begin with. */
  others?: string
  /** A sentence of documentation. */
  description: string
  example?: string
}

const data = ['dataset', 'file'] as const
const version = { kinds: data, field: 'version', index: { letter: 'v', share: 'common' } } as const

/**
 * All listing filters except specifier names, which are filters too. The stores, the service's query, its OpenAPI description and the
 * client derive from these rows.
 *
 * The index letters `s` (specifiers) and `w`, `T`, `N`, `O` (words) are taken.
 */
const filterTable = [
  {
    name: 'id',
    kinds,
    form: 'uuid',
    field: 'id',
    description: 'Keep records with one of these UUIDs; a value that is no UUID is ignored.',
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
    description: 'Keep records whose path begins with one of these.',
  },
  {
    name: 'path',
    kinds: ['file'],
    form: 'start',
    field: 'paths',
    index: 'order',
    others: 'P',
    description: 'Keep files one of whose paths begins with one of these.',
  },
  {
    name: 'path',
    kinds: ['resource'],
    form: 'start',
    field: 'paths',
    index: { letter: 'p', share: 'rare' },
    description: 'Keep resources that cover a path beginning with one of these.',
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
    description: 'Keep files one of whose paths is at or below one of these, compared by whole segments.',
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
      'Keep records in which each of these words begins a word, ignoring case: `mandat` finds "mandatory". `/`, `_`, `-` and white space separate words.',
  },
  { name: 'all', kinds, form: 'hidden', description: 'Whether to include records that are not public.' },
  {
    name: 'dataset',
    kinds: ['file'],
    form: 'uuid',
    field: 'datasets',
    index: { letter: 'd', share: 'rare' },
    description: 'Keep files of one of the datasets with these UUIDs; a value that is no UUID is ignored.',
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
type RowFor<K extends RecordKind, R = Row> = R extends { kinds: readonly (infer Own)[] }
  ? [Extract<Own, K>] extends [never]
    ? never
    : R
  : never

/** The filters of some kinds of records, each with what it takes. */
export type FilterValues<K extends RecordKind = RecordKind> = {
  [Name in RowFor<K>['name']]: FilterForms[Extract<RowFor<K>, { name: Name }>['form']]
}

/** The filters of a kind of record, in the order of the table. */
export const filtersFor = (kind: RecordKind): readonly FilterRow[] =>
  filterTable.filter((row: FilterRow) => row.kinds.includes(kind))

/** The orders of a listing that can be asked for: by relevance, by title or name, or by date or version; with `-`, backwards. */
export const sorts = ['relevance', 'title', '-title', 'date', '-date'] as const

/** Orders of a listing by a key of the record, other than its own order, which is by path. */
export type Sort = Exclude<(typeof sorts)[number], 'relevance'>

/** True for an order that can be asked for. */
export const isSort = (given: unknown): given is (typeof sorts)[number] => sorts.some(sort => sort === given)
