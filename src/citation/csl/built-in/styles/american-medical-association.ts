import type { BuiltInStyle } from '../built-in-style.ts'
import {
  byVariable,
  choose,
  date,
  group,
  label,
  names,
  numberedEdition,
  otherwise,
  short,
  term,
  text,
  value,
  when,
  year,
} from '../elements.ts'
import { words } from '../make-locale.ts'
import { style } from '../make-style.ts'

const people = { delimiter: ', ', initializeWith: '', nameAsSortOrder: 'all', sortSeparator: ' ' } as const
const role = label(undefined, { form: 'short', prefix: ', ' })

const editors = names('editor', { name: people, label: role })
const author = names('author', { name: people, substitute: [editors] })

const bookTitle = text('title', { italic: true, textCase: 'title' })

const edition = numberedEdition()

const volume = group(' ', [
  choose(
    when({ isNumeric: 'volume' }, label('volume', { form: 'short', textCase: 'capitalize-first', stripPeriods: true })),
  ),
  text('volume'),
])
const publishedBy = group('; ', [text('publisher'), year('issued')])
const publishedPages = group(':', [publishedBy, text('page')])
const wholeDate = date('issued', { form: 'text' })
const inYear = year('issued')

const supplement = group(
  ' ',
  [
    choose(when({ isNumeric: 'supplement-number' }, term('supplement', { form: 'short', stripPeriods: true }))),
    text('supplement-number'),
  ],
  { prefix: '(', suffix: ')' },
)

/**
 * The date in a periodical: the year if the item has a volume or issue, otherwise the whole date. Except in newspapers,
 * a term such as "published online" precedes the whole date.
 */
const dated = choose(
  when({ match: 'any', variable: 'volume issue' }, inYear),
  when({ type: 'article' }, group(' ', [term('preprint', { textCase: 'capitalize-first' }), wholeDate])),
  when({ type: 'article-newspaper' }, wholeDate),
  otherwise(group(' ', [term('advance-online-publication', { textCase: 'capitalize-first' }), wholeDate])),
)
const volumes = choose(
  when(
    { match: 'none', type: 'article-newspaper' },
    group('', [text('volume'), text('issue', { prefix: '(', suffix: ')' }), supplement]),
  ),
)
const place = group(':', [
  group(';', [dated, volumes]),
  choose(when({ variable: 'number' }, text('number')), otherwise(text('page'))),
])

const pagesOrChapter = choose(
  when({ variable: 'page' }, text('page')),
  otherwise(
    group(' ', [
      choose(when({ isNumeric: 'chapter-number' }, label('chapter-number', { form: 'short', stripPeriods: true }))),
      text('chapter-number'),
    ]),
  ),
)
const bookEditors = group('', [editors], { prefix: '(', suffix: ')' })

const body = choose(
  when({ type: 'post post-weblog webpage' }, group('. ', [text('title'), text('container-title'), wholeDate])),
  when(
    { type: 'bill book graphic legislation motion_picture report song' },
    group('. ', [bookTitle, volume, edition, bookEditors, publishedPages]),
  ),
  when(
    { type: 'legal_case' },
    group('. ', [
      bookTitle,
      group(' ', [
        group(', ', [group('. ', [bookEditors, group(' ', [text('container-title'), text('volume')])]), text('page')]),
        group(' ', [text('authority'), inYear], { prefix: '(', suffix: ')' }),
      ]),
    ]),
  ),
  when({ type: 'thesis' }, group('. ', [bookTitle, text('genre'), publishedBy])),
  when(
    { type: 'chapter paper-conference entry-dictionary entry-encyclopedia' },
    group('. ', [
      text('title'),
      group(':', [
        group(': ', [
          choose(
            when(
              { match: 'any', variable: 'container-title collection-title editor edition volume' },
              term('in', { textCase: 'capitalize-first' }),
            ),
          ),
          group('. ', [
            editors,
            text('container-title', { italic: true, textCase: 'title' }),
            volume,
            edition,
            text('collection-title'),
            publishedBy,
          ]),
        ]),
        pagesOrChapter,
      ]),
    ]),
  ),
  when(
    { type: 'speech' },
    group('. ', [
      text('title'),
      group(': ', [
        choose(
          when(
            { variable: 'genre' },
            group(' ', [text('genre', { textCase: 'capitalize-first' }), term('presented-at')]),
          ),
          when(
            { match: 'any', variable: 'event-title event-place' },
            term('presented-at', { textCase: 'capitalize-first' }),
          ),
        ),
        group('; ', [text('event-title'), wholeDate, text('event-place')]),
      ]),
    ]),
  ),
  otherwise(
    group('. ', [
      text('title'),
      editors,
      short('container-title', { italic: true, stripPeriods: true }),
      choose(when({ type: 'article' }, text('publisher', { italic: true }))),
      place,
    ]),
  ),
)

const accessed = group(' ', [term('accessed', { textCase: 'capitalize-first' }), date('accessed', { form: 'text' })])

const ending = choose(
  when({ variable: 'DOI' }, text('DOI', { prefix: '. doi:' })),
  when({ variable: 'URL' }, group('. ', [accessed, text('URL')], { prefix: '. ' })),
  otherwise(value('.')),
)

/** Builds the style of the AMA Manual of Style (American Medical Association), eleventh edition. */
export const americanMedicalAssociation = (): BuiltInStyle =>
  style({
    title: 'AMA Manual of Style 11th edition',
    locales: [
      words(
        'en',
        'page-range-delimiter: -\npresented-at: presented at\nadvance-online-publication: published online\n' +
          'preprint: preprint posted online\nsupplement: supplement|supplements; short suppl.|suppls.',
      ),
    ],
    citation: {
      superscript: true,
      delimiter: ',',
      collapse: 'citation-number',
      sort: [byVariable('citation-number')],
      layout: [
        text('citation-number'),
        group('', [label('locator', { form: 'short', stripPeriods: true }), text('locator')], {
          prefix: '(',
          suffix: ')',
        }),
      ],
    },
    options: { pageRangeFormat: 'expanded', initializeWithHyphen: false, demoteNonDroppingParticle: 'sort-only' },
    bibliography: {
      names: { etAlMin: 7, etAlUseFirst: 3 },
      secondFieldAlign: true,
      layout: [text('citation-number', { suffix: '.' }), group('', [group('. ', [author, body]), ending])],
    },
  })
