import type { BuiltInStyle } from '../built-in-style.ts'
import {
  byVariable,
  choose,
  date,
  group,
  label,
  names,
  number,
  otherwise,
  part,
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

/** Titles of what stands alone are italic, with capitals. */
const bookTitle = text('title', { italic: true, textCase: 'title' })

const edition = choose(
  when(
    { isNumeric: 'edition' },
    group(' ', [number('edition', { form: 'ordinal' }), label('edition', { form: 'short' })]),
  ),
  otherwise(text('edition')),
)

const volume = group(' ', [
  label('volume', { form: 'short', textCase: 'capitalize-first', stripPeriods: true }),
  text('volume'),
])
const publishedBy = group('; ', [text('publisher'), year('issued')])
const publishedPages = group(':', [publishedBy, text('page')])
const wholeDate = date('issued', { form: 'text' })

/** Volume, issue and pages, or the day on which what has none was published. */
const place = choose(
  when(
    { match: 'any', variable: 'volume issue' },
    group(':', [
      group(';', [year('issued'), group('', [text('volume'), text('issue', { prefix: '(', suffix: ')' })])]),
      text('page'),
    ]),
  ),
  otherwise(group(':', [group(' ', [value('Published online'), wholeDate]), text('page')])),
)

const accessed = group(' ', [
  term('accessed', { textCase: 'capitalize-first' }),
  date('accessed', { parts: [part('month', { suffix: ' ' }), part('day', { suffix: ', ' }), part('year')] }),
])
const published = group(' ', [value('Published'), wholeDate])
const doi = text('DOI', { prefix: 'doi:' })

const body = choose(
  when(
    { type: 'article-newspaper', variable: 'URL' },
    group('. ', [text('title'), text('container-title', { italic: true }), text('URL'), published, accessed], {
      suffix: '.',
    }),
  ),
  when(
    { type: 'article-newspaper' },
    group('. ', [text('title'), text('container-title', { italic: true }), group(':', [wholeDate, text('page')])], {
      suffix: '.',
    }),
  ),
  when(
    { type: 'post post-weblog webpage' },
    group('. ', [
      text('title'),
      text('container-title'),
      choose(when({ variable: 'DOI' }, doi), otherwise(group('. ', [published, accessed, text('URL')]))),
    ]),
  ),
  when(
    { type: 'bill book graphic legislation map motion_picture report song' },
    group('. ', [bookTitle, volume, edition, group('', [editors], { prefix: '(', suffix: ')' }), publishedPages]),
  ),
  when(
    { type: 'legal_case' },
    group('. ', [
      bookTitle,
      group(' ', [
        group(', ', [group(' ', [text('container-title'), text('volume')]), text('page')]),
        group(' ', [text('authority'), year('issued')], { prefix: '(', suffix: ')' }),
      ]),
    ]),
  ),
  when({ type: 'thesis' }, group('. ', [bookTitle, text('genre'), publishedBy])),
  when(
    { type: 'chapter paper-conference entry-dictionary entry-encyclopedia' },
    group('. ', [
      text('title'),
      group(' ', [
        term('in', { textCase: 'capitalize-first', suffix: ':' }),
        group('. ', [
          editors,
          text('container-title', { italic: true, textCase: 'title' }),
          volume,
          edition,
          text('collection-title'),
        ]),
      ]),
      publishedPages,
    ]),
  ),
  when(
    { type: 'speech' },
    group('. ', [
      text('title'),
      group(': ', [
        choose(
          when({ variable: 'genre' }, group(' ', [text('genre'), term('presented-at')])),
          otherwise(term('presented-at', { textCase: 'capitalize-first' })),
        ),
        group('; ', [text('event-title'), wholeDate, text('event-place')]),
      ]),
    ]),
  ),
  otherwise(group('. ', [text('title'), editors, text('container-title', { italic: true }), place])),
)

/** An entry ends in a DOI, an address or a period. */
const ending = choose(
  when({ type: 'article-newspaper' }),
  when({ type: 'post post-weblog webpage' }),
  when({ variable: 'DOI' }, text('DOI', { prefix: '. doi:' })),
  when({ variable: 'URL' }, group('. ', [accessed, text('URL')], { prefix: '. ' })),
  otherwise(value('.')),
)

/** The style of the American Medical Association, eleventh edition. */
export const americanMedicalAssociation = (): BuiltInStyle =>
  style({
    title: 'American Medical Association 11th edition',
    locales: [words('en', 'page-range-delimiter: -\npresented-at: presented at')],
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
    options: { initializeWithHyphen: false, demoteNonDroppingParticle: 'sort-only' },
    bibliography: {
      names: { etAlMin: 7, etAlUseFirst: 3 },
      secondFieldAlign: true,
      layout: [text('citation-number', { suffix: '.' }), group('', [group('. ', [author, body]), ending])],
    },
  })
