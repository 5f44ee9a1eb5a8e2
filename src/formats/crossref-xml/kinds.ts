import type { Kind } from './kind.ts'

const after = ['funding', 'access', 'relations'] as const
const end = ['version', 'doi', 'citations'] as const
const plain = (type: string): Kind['types'] => ({ values: { '': type } })

/**
 * What the deposit schema can hold, with the order of its elements (https://data.crossref.org/schemas/crossref5.5.0.xsd). Reader and
 * writer both follow this table; the writer takes the first kind that fits a work.
 */
export const kinds = {
  article: {
    holder: 'journal',
    item: 'journal_article',
    types: plain('journal-article'),
    parts: ['titles', 'contributors', 'abstract', 'published', 'accepted', 'pages', 'items', ...after, ...end],
  },
  paper: {
    holder: 'conference',
    item: 'conference_paper',
    types: plain('proceedings-article'),
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
    parts: ['contributors', 'titles', 'abstract', 'published', 'accepted', 'pages', 'items', ...after, ...end],
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
    types: plain('proceedings'),
    parts: ['proceedingsTitle', 'publisher', 'published', 'isbn', 'items', 'doi'],
  },
  proceedingsInSeries: {
    holder: 'conference',
    item: 'proceedings_series_metadata',
    types: plain('proceedings'),
    parts: ['series', 'proceedingsTitle', 'volume', 'publisher', 'published', 'isbn', 'items', 'doi'],
  },
  dissertation: {
    holder: 'dissertation',
    item: 'dissertation',
    types: plain('dissertation'),
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
    types: plain('report'),
    parts: [
      ...(['contributors', 'titles', 'edition', 'abstract', 'published', 'approved', 'isbn', 'publisher'] as const),
      ...(['institution', 'items', ...after, ...end] as const),
    ],
  },
  reportInSeries: {
    holder: 'report-paper',
    item: 'report-paper_series_metadata',
    types: plain('report'),
    parts: [
      ...(['series', 'contributors', 'titles', 'abstract', 'volume', 'edition', 'published', 'approved'] as const),
      ...(['isbn', 'publisher', 'institution', 'items', 'funding', 'access', ...end, 'relations'] as const),
    ],
  },
  standard: {
    holder: 'standard',
    item: 'standard_metadata',
    types: plain('standard'),
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
    types: plain('database'),
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
    types: plain('peer-review'),
    parts: ['contributors', 'titles', 'reviewed', 'institution', 'access', 'relations', 'doi'],
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
    types: plain('journal-article'),
    parts: ['contributors', 'titles', 'accepted', 'institution', 'number', 'abstract', ...after, 'doi'],
  },
  component: {
    holder: 'sa_component',
    item: 'component',
    types: plain('component'),
    parts: ['titles', 'contributors', 'published', 'description', 'access', 'doi'],
  },
  issue: {
    holder: 'journal',
    item: 'journal_issue',
    types: plain('journal-issue'),
    parts: ['contributors', 'titles', 'published', 'doi'],
  },
  journal: {
    holder: 'journal',
    item: 'journal_metadata',
    types: plain('journal'),
    parts: ['journalTitle', 'doi'],
  },
} as const satisfies Readonly<Record<string, Kind>>
