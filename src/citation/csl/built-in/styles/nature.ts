import type { BuiltInStyle } from '../built-in-style.ts'
import { byVariable, choose, group, label, names, otherwise, short, term, text, when, year } from '../elements.ts'
import { style } from '../make-style.ts'

const people = {
  and: 'symbol',
  delimiter: ', ',
  delimiterPrecedesLast: 'never',
  initializeWith: '. ',
  nameAsSortOrder: 'all',
} as const
const etAl = { italic: true }

const author = names('author', { name: people, etAl })
const editors = names('editor', {
  name: people,
  label: label(undefined, { form: 'short', suffix: ' ' }),
  isLabelFirst: true,
  prefix: '(',
  suffix: ')',
})

const title = choose(
  when(
    { type: 'bill book graphic legal_case legislation motion_picture report song' },
    text('title', { italic: true, textCase: 'title' }),
  ),
  otherwise(text('title')),
)

const container = choose(
  when({ type: 'article-journal' }, short('container-title', { italic: true })),
  otherwise(text('container-title', { italic: true })),
)
const issued = year('issued', { prefix: '(', suffix: ')' })
const doi = text('DOI', { prefix: 'doi:' })
const doiOfWhole = choose(when({ match: 'none', variable: 'volume' }, doi))
const published = group('. ', [
  group(', ', [text('publisher'), text('publisher-place'), year('issued')], { prefix: '(', suffix: ')' }),
  doiOfWhole,
])

const doiUrl = text('DOI', { prefix: 'https://doi.org/' })
const linked = choose(when({ variable: 'DOI' }, doiUrl), otherwise(text('URL')))

const yearOnWeb = choose(
  when({ type: 'post post-weblog report webpage' }, group(' ', [text('URL'), issued])),
  otherwise(issued),
)

const dated = choose(
  when({ variable: 'volume' }, yearOnWeb),
  when({ variable: 'DOI' }, group(' ', [issued, doi])),
  otherwise(yearOnWeb),
)

/**
 * The year of a journal article. Without a volume, the DOI follows the year; if pages are also missing, the link
 * precedes the year as well.
 */
const datedArticle = choose(
  when({ match: 'none', variable: 'volume page' }, group(' ', [linked, issued, doi])),
  when({ match: 'none', variable: 'volume' }, group(' ', [issued, doi])),
  otherwise(issued),
)

const placed = group(' ', [group(' ', [label('volume', { form: 'short' }), text('volume')]), text('page')])

const preprint = choose(
  when(
    { match: 'any', variable: 'DOI URL' },
    group(' ', [
      choose(
        when({ variable: 'genre' }, text('genre', { textCase: 'capitalize-first' })),
        otherwise(term('preprint', { textCase: 'capitalize-first' })),
      ),
      term('at'),
      linked,
    ]),
  ),
)

const rest = choose(
  when(
    { type: 'chapter paper-conference' },
    group(' ', [group(' ', [term('in'), container, editors]), placed, published]),
  ),
  when(
    { type: 'bill book graphic legislation motion_picture song thesis' },
    group(' ', [container, placed, published]),
  ),
  when({ type: 'article' }, group(' ', [container, placed, preprint, issued])),
  when(
    { type: 'article-journal' },
    group(' ', [container, group(', ', [text('volume', { bold: true }), text('page')]), datedArticle]),
  ),
  when({ type: 'dataset software' }, group(' ', [container, placed, text('publisher'), doiUrl, issued])),
  otherwise(group(' ', [container, placed, dated])),
)

/** Builds the style of the journal Nature. */
export const nature = (): BuiltInStyle =>
  style({
    title: 'Nature',
    citation: {
      superscript: true,
      delimiter: ',',
      collapse: 'citation-number',
      sort: [byVariable('citation-number')],
      layout: [text('citation-number')],
    },
    bibliography: {
      look: { entrySpacing: 0, lineSpacing: 2 },
      names: { etAlMin: 6, etAlUseFirst: 1 },
      secondFieldAlign: true,
      suffix: '.',
      layout: [text('citation-number', { suffix: '. ' }), group('. ', [author, title, rest])],
    },
    options: { demoteNonDroppingParticle: 'never' },
  })
