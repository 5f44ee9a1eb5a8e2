import { entryOf } from '../../core/object.ts'
import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import { type CrossrefType, crossrefType } from '../crossref/types.ts'
import { citedOf, type Work } from '../work/index.ts'
import type { Kind } from './parts/part-types.ts'

const after = ['funding', 'access', 'relations'] as const
const end = ['version', 'doi', 'citations'] as const
const plainKind = (type: string): Kind['types'] => ({ values: { '': type } })

/**
 * The kinds of works in the deposit schema, each with its parts in the order of the schema.
 *
 * See https://data.crossref.org/schemas/crossref5.5.0.xsd. The reader and the writer share this table; {@link kindOf}
 * selects the kind for writing a work.
 */
export const kinds = {
  article: {
    holder: 'journal',
    item: 'journal_article',
    types: plainKind('journal-article'),
    parts: ['titles', 'contributors', 'abstract', 'published', 'accepted', 'pages', 'items', ...after, ...end],
  },
  paper: {
    holder: 'conference',
    item: 'conference_paper',
    types: plainKind('proceedings-article'),
    parts: ['contributors', 'titles', 'abstract', 'published', 'accepted', 'pages', 'items', ...after, ...end],
  },
  chapter: {
    holder: 'book',
    item: 'content_item',
    types: {
      attribute: 'component_type',
      values: {
        chapter: 'book-chapter',
        section: 'book-section',
        part: 'book-part',
        track: 'book-track',
        reference_entry: 'reference-entry',
        other: 'book-chapter',
      },
    },
    parts: [
      ...(['contributors', 'titles', 'abstract', 'component', 'published', 'accepted', 'pages', 'items'] as const),
      ...after,
      ...end,
    ],
  },
  book: {
    holder: 'book',
    item: 'book_metadata',
    types: {
      attribute: 'book_type',
      values: { other: 'book', monograph: 'monograph', edited_book: 'edited-book', reference: 'reference-book' },
    },
    parts: [
      ...(['contributors', 'titles', 'abstract', 'edition', 'published', 'accepted', 'isbn', 'publisher'] as const),
      ...(['items', ...after, 'doi', 'citations'] as const),
    ],
  },
  bookInSeries: {
    holder: 'book',
    item: 'book_series_metadata',
    types: {
      attribute: 'book_type',
      values: { other: 'book', monograph: 'monograph', edited_book: 'edited-book', reference: 'reference-book' },
    },
    parts: [
      ...(['series', 'contributors', 'titles', 'abstract', 'volume', 'edition', 'published', 'isbn'] as const),
      ...(['publisher', 'items', ...after, 'doi', 'citations'] as const),
    ],
  },
  bookInSet: {
    holder: 'book',
    item: 'book_set_metadata',
    types: {
      attribute: 'book_type',
      values: { other: 'book', monograph: 'monograph', edited_book: 'edited-book', reference: 'reference-book' },
    },
    parts: [
      ...(['set', 'contributors', 'titles', 'abstract', 'volume', 'edition', 'published', 'isbn'] as const),
      ...(['publisher', 'items', ...after, 'doi', 'citations'] as const),
    ],
  },
  proceedings: {
    holder: 'conference',
    item: 'proceedings_metadata',
    types: plainKind('proceedings'),
    parts: ['proceedingsTitle', 'publisher', 'published', 'isbn', 'items', 'doi'],
  },
  proceedingsInSeries: {
    holder: 'conference',
    item: 'proceedings_series_metadata',
    types: plainKind('proceedings'),
    parts: ['series', 'proceedingsTitle', 'volume', 'publisher', 'published', 'isbn', 'items', 'doi'],
  },
  dissertation: {
    holder: 'dissertation',
    item: 'dissertation',
    types: plainKind('dissertation'),
    parts: [
      'contributors',
      'titles',
      'abstract',
      'granted',
      'institution',
      'degree',
      'isbn',
      'items',
      ...after,
      ...end,
    ],
  },
  report: {
    holder: 'report-paper',
    item: 'report-paper_metadata',
    types: plainKind('report'),
    parts: [
      ...(['contributors', 'titles', 'edition', 'abstract', 'published', 'approved', 'isbn', 'publisher'] as const),
      ...(['institution', 'items', ...after, ...end] as const),
    ],
  },
  reportInSeries: {
    holder: 'report-paper',
    item: 'report-paper_series_metadata',
    types: plainKind('report'),
    parts: [
      ...(['series', 'contributors', 'titles', 'abstract', 'volume', 'edition', 'published', 'approved'] as const),
      ...(['isbn', 'publisher', 'institution', 'items', 'funding', 'access', ...end, 'relations'] as const),
    ],
  },
  standard: {
    holder: 'standard',
    item: 'standard_metadata',
    types: plainKind('standard'),
    parts: [
      ...(['contributors', 'titles', 'abstract', 'designators', 'edition', 'granted', 'isbn', 'publisher'] as const),
      ...(['standardsBody', 'items', ...after, ...end] as const),
    ],
  },
  dataset: {
    holder: 'database',
    item: 'dataset',
    types: { attribute: 'dataset_type', values: { record: 'dataset', collection: 'dataset', other: 'dataset' } },
    parts: ['contributors', 'titles', 'recorded', 'items', 'description', ...after, ...end],
  },
  database: {
    holder: 'database',
    item: 'database_metadata',
    types: plainKind('database'),
    parts: [
      'contributors',
      'titles',
      'description',
      'recorded',
      'publisher',
      'institution',
      'items',
      'version',
      'doi',
      'relations',
    ],
  },
  review: {
    holder: 'peer_review',
    item: 'peer_review',
    types: plainKind('peer-review'),
    parts: ['contributors', 'titles', 'reviewed', 'institution', 'review', 'access', 'relations', 'doi'],
  },
  posted: {
    holder: 'posted_content',
    item: 'posted_content',
    types: {
      attribute: 'type',
      values: {
        preprint: 'posted-content',
        other: 'posted-content/other',
        letter: 'posted-content/letter',
        working_paper: 'posted-content/working_paper',
        dissertation: 'posted-content/dissertation',
        report: 'posted-content/report',
        poster: 'posted-content/poster',
        review: 'posted-content/review',
        blog: 'posted-content/blog',
      },
    },
    parts: [
      'group',
      'contributors',
      'titles',
      'posted',
      'accepted',
      'institution',
      'number',
      'abstract',
      ...after,
      ...end,
    ],
  },
  pending: {
    holder: 'pending_publication',
    item: 'pending_publication',
    types: plainKind('journal-article'),
    parts: ['contributors', 'titles', 'accepted', 'institution', 'number', 'abstract', ...after, 'doi'],
  },
  component: {
    holder: 'sa_component',
    item: 'component',
    types: plainKind('component'),
    parts: ['titles', 'contributors', 'published', 'description', 'access', 'doi'],
  },
  issue: {
    holder: 'journal',
    item: 'journal_issue',
    types: plainKind('journal-issue'),
    parts: ['contributors', 'titles', 'published', 'doi'],
  },
  journal: {
    holder: 'journal',
    item: 'journal_metadata',
    types: plainKind('journal'),
    parts: ['journalTitle', 'doi'],
  },
} as const satisfies Readonly<Record<string, Kind>>

/**
 * Returns the general type (10.a) of a work and its free text, given the value of the attribute that distinguishes
 * types.
 */
export function typeOfKind(kind: Kind, value: string | undefined): CrossrefType & { name: string } {
  const [usual = ''] = Object.values(kind.types.values)
  const type = Object.hasOwn(kind.types.values, value ?? '') ? (kind.types.values[value ?? ''] ?? usual) : usual
  const [name = '', subtype] = type.split('/')
  const found = crossrefType(name, subtype) ?? { general: 'Other' }
  return { ...found, name: (subtype ?? name).replaceAll('-', ' ').replaceAll('_', ' ') }
}

/**
 * The kinds for the general types (10.a) of works. A kind applies only if the work has what the schema requires; all
 * other works are posted content.
 */
const kindsByType: Readonly<Partial<Record<ResourceTypeGeneral, (work: Work) => Kind | false>>> = {
  Book: work => (isInSeries(work) ? kinds.bookInSeries : kinds.book),
  BookChapter: work => isIn(work) && kinds.chapter,
  Collection: () => kinds.dataset,
  ConferencePaper: work => (isIn(work) || citedOf(work.record, 'event-title') !== undefined) && kinds.paper,
  ConferenceProceeding: () => kinds.proceedings,
  DataPaper: work => isIn(work) && kinds.article,
  Dataset: () => kinds.dataset,
  Dissertation: ({ creators }) => creators.length > 0 && kinds.dissertation,
  Journal: () => kinds.journal,
  JournalArticle: work => isIn(work) && kinds.article,
  OutputManagementPlan: () => kinds.report,
  PeerReview: ({ issued, record }) => issued?.value.day !== undefined && isReview(record) && kinds.review,
  Report: () => kinds.report,
  Standard: ({ record }) => (citedOf(record, 'number')?.value.length ?? 0) > 1 && kinds.standard,
}

/** Returns the Crossref kind that represents a work. */
export function kindOf(work: Work): Kind {
  const type = work.general?.value ?? ''
  const choose = entryOf(kindsByType, type)
  return choose?.(work) || kinds.posted
}

const isIn = ({ container }: Work): boolean => container?.title !== undefined

/** True if a work is in a book series that has an ISSN. */
const isInSeries = (work: Work): boolean => isIn(work) && (work.container?.identifier?.type.endsWith('ISSN') ?? false)

/** True if a record names the reviewed work, which Crossref requires for a peer review. */
const isReview = ({ relatedIdentifiers }: Work['record']): boolean =>
  Array.isArray(relatedIdentifiers) && relatedIdentifiers.some(related => related?.relationType === 'Reviews')

/**
 * Returns the value of the attribute that distinguishes types, if the kind has such an attribute.
 *
 * `isWhole` is true if the general type would be read back unchanged, and `hasText` is true if the value also expresses
 * the free text.
 */
export function typeValueOf(kind: Kind, work: Work): { value?: string; isWhole: boolean; hasText: boolean } {
  const [general, genre] = [work.general?.value, work.genre?.value.toLowerCase()]
  const values = Object.keys(kind.types.values).map(value => ({ value, type: typeOfKind(kind, value) }))
  const same = values.filter(({ type }) => type.general === general)
  const named = same.find(({ type }) => type.isWider && type.name === genre)
  const found =
    named ?? same.find(({ type }) => !type.isWider) ?? values.find(({ value }) => value === 'other') ?? values[0]
  const isWhole = found?.type.general === general
  return { ...(found?.value && { value: found.value }), isWhole, hasText: named !== undefined }
}
