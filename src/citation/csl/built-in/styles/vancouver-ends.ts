import { choose, group, label, names, otherwise, term, text, value, when } from '../elements.ts'
import { serial } from './kinds.ts'

/** The name options of the National Library of Medicine: `Doe JA, Roe B`. */
export const people = {
  delimiter: ', ',
  delimiterPrecedesLast: 'always',
  initializeWith: '',
  nameAsSortOrder: 'all',
  sortSeparator: ' ',
} as const
export const role = label(undefined, { prefix: ', ' })

/**
 * Empty branches for journal articles with a DOI, PMID or PMCID, whose entries omit the URL, its access date and
 * `[Internet]`.
 */
export const found = ['DOI', 'PMID', 'PMCID'].map(variable => when({ type: 'article-journal', variable }))

export const pages = choose(
  when({ type: 'article-journal article-magazine article-newspaper review review-book' }),
  when(
    { type: 'book' },
    group(' ', [
      text('number-of-pages'),
      choose(when({ isNumeric: 'number-of-pages' }, label('number-of-pages', { form: 'short', plural: 'never' }))),
    ]),
  ),
  otherwise(group(' ', [label('page', { form: 'short', plural: 'never' }), text('page')])),
)

export const nlmSeries = choose(
  when({ type: serial }),
  when(
    { variable: 'collection-title' },
    group(
      '. ',
      [
        names('collection-editor', { name: people, label: role }),
        group('; ', [
          text('collection-title'),
          group(' ', [
            choose(when({ isNumeric: 'collection-number' }, label('collection-number', { form: 'short' }))),
            text('collection-number'),
          ]),
        ]),
      ],
      { prefix: '(', suffix: ')' },
    ),
  ),
)

export const reportNumber = choose(
  when(
    { type: 'report', variable: 'number' },
    group(' ', [
      choose(
        when({ variable: 'genre' }, text('genre', { textCase: 'capitalize-first' })),
        otherwise(term('report', { textCase: 'capitalize-first' })),
      ),
      group(': ', [choose(when({ isNumeric: 'number' }, label('number', { form: 'short' }))), text('number')]),
    ]),
  ),
)

/** The archive, URL and DOI of a work. */
export const available = group('. ', [
  group(': ', [
    value('Located at'),
    group('; ', [
      group(', ', [text('archive_collection'), text('archive'), text('archive-place')]),
      text('archive_location'),
    ]),
  ]),
  group(' ', [
    choose(...found, otherwise(group(': ', [term('available-at', { textCase: 'capitalize-first' }), text('URL')]))),
    text('DOI', { prefix: 'doi:' }),
  ]),
])

export const pubMed = group(
  '. ',
  [
    group('; ', [
      group(': ', [value('PubMed PMID'), text('PMID')]),
      group(': ', [value('PubMed Central PMCID'), text('PMCID')]),
    ]),
    text('references'),
  ],
  { suffix: '.' },
)
