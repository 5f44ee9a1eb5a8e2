import { byVariable, choose, group, label, names, otherwise, short, term, text, when, year } from '../elements.ts'
import { type BuiltInStyle, style } from '../style.ts'

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
  etAl,
  label: label(undefined, { form: 'short', suffix: ' ' }),
  isLabelFirst: true,
  prefix: '(',
  suffix: ')',
})

const title = choose(
  when(
    { type: 'bill book graphic legal_case legislation motion_picture report song' },
    text('title', { italic: true }),
  ),
  otherwise(text('title')),
)

const container = short('container-title', { italic: true })
const issued = year('issued', { prefix: '(', suffix: ')' })
const doi = text('DOI', { prefix: 'doi:' })
const published = group('. ', [group(', ', [text('publisher'), year('issued')], { prefix: '(', suffix: ')' }), doi])

/** The date, with where to find what has no volume. */
const dated = choose(
  when({ variable: 'volume' }, issued),
  when({ variable: 'DOI' }, group(' ', [issued, doi])),
  when({ type: 'post post-weblog webpage' }, group(' ', [text('URL'), issued])),
  otherwise(issued),
)

/** What stands behind authors and title. */
const rest = choose(
  when(
    { type: 'chapter paper-conference entry-dictionary entry-encyclopedia' },
    group(' ', [group(' ', [term('in'), container]), editors, group(', ', [text('volume'), text('page')]), published]),
  ),
  when({ type: 'bill book graphic legislation motion_picture song thesis' }, group(' ', [container, published])),
  otherwise(
    group(' ', [
      container,
      choose(
        when(
          { match: 'any', type: 'article-journal article-magazine article-newspaper', variable: 'volume' },
          group(', ', [text('volume', { bold: true }), text('page')]),
        ),
      ),
      dated,
    ]),
  ),
)

/** The style of the journal Nature. */
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
      names: { etAlMin: 6, etAlUseFirst: 1 },
      secondFieldAlign: true,
      suffix: '.',
      layout: [text('citation-number', { suffix: '.' }), group('. ', [author, title, rest])],
    },
    options: { demoteNonDroppingParticle: 'never' },
  })
