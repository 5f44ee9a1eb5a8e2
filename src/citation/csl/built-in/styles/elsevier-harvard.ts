import type { Node } from '../../processor/compile/nodes.ts'
import type { BuiltInStyle } from '../built-in-style.ts'
import {
  by,
  choose,
  date,
  group,
  label,
  names,
  numberedEdition,
  otherwise,
  part,
  short,
  term,
  text,
  value,
  when,
  year,
} from '../elements.ts'
import { style } from '../make-style.ts'

const people = { delimiter: ', ', initializeWith: '.', nameAsSortOrder: 'all' } as const
const role = label(undefined, { form: 'short', prefix: ' (', suffix: ')', textCase: 'capitalize-first' })

/** Types of independent works. */
const alone = 'bill book graphic legislation motion_picture report song'

const kind = choose(
  when(
    { type: 'report thesis' },
    group(' ', [text('genre'), text('number', { prefix: 'No. ' })], { prefix: '(', suffix: ')' }),
  ),
  when({ type: 'webpage' }, value('[WWW Document]')),
)
const title = group(' ', [text('title'), kind])

const author = names('author', {
  name: people,
  substitute: [
    names('editor', { name: people, label: role }),
    names('translator', { name: people, label: role }),
    title,
  ],
})

const shortTitle = choose(
  when({ type: `${alone} legal_case` }, short('title', { italic: true })),
  otherwise(short('title', { quotes: true })),
)
const citedAuthor = names('author', {
  name: { form: 'short', and: 'text', delimiter: ', ', initializeWith: '. ' },
  substitute: [names('editor'), names('translator'), shortTitle],
})

const issued = choose(
  when({ variable: 'issued' }, group('', [year('issued'), text('year-suffix')])),
  otherwise(group('', [term('no-date', { form: 'short' }), text('year-suffix')])),
)

const edition = numberedEdition(text('edition'), { stripPeriods: true })

const publisher = group(', ', [text('publisher'), text('publisher-place')])

const event = group(' ', [term('presented-at', { textCase: 'capitalize-first' }), text('event-title')])

/**
 * Builds elements that follow a title after a separator. The separator is kept even if the title replaces the names, as
 * in the official style.
 */
const behind = (separator: string, ...elements: Node[]): Node => group(separator, elements, { prefix: separator })

/** Builds elements with a separator before them if the item has one of the variables, and without it otherwise. */
const after = (variable: string, separator: string, ...elements: Node[]): Node =>
  choose(when({ match: 'any', variable }, behind(separator, ...elements)), otherwise(group(separator, elements)))

const body = choose(
  when(
    { type: 'chapter paper-conference' },
    group('', [
      title,
      after(
        'title',
        ', ',
        group(': ', [
          term('in'),
          group(', ', [
            names('editor translator', { name: people, label: role, delimiter: ', ' }),
            text('container-title', { textCase: 'title' }),
            text('collection-title', { textCase: 'title' }),
          ]),
        ]),
      ),
      behind('. ', group(', ', [event, publisher, group(' ', [label('page', { form: 'short' }), text('page')])])),
    ]),
  ),
  when(
    { type: alone },
    group('', [
      title,
      after(
        'title',
        ', ',
        choose(when({ match: 'none', type: 'report' }, edition)),
        text('container-title'),
        text('collection-title'),
      ),
      after('title container-title collection-title', '. ', group(', ', [event, publisher])),
    ]),
  ),
  when({ type: 'legal_case' }, group('', [title, after('title', ', ', text('container-title'))])),
  otherwise(
    group('', [
      title,
      after(
        'title',
        '. ',
        group(' ', [
          group(', ', [short('container-title'), text('collection-title')]),
          choose(
            when(
              { type: 'article-journal article-magazine article-newspaper' },
              group(', ', [text('volume'), text('page')]),
            ),
          ),
        ]),
        choose(when({ type: 'thesis' }, group(', ', [event, publisher])), when({ type: 'patent' }, text('number'))),
      ),
    ]),
  ),
)

const accessed = group(
  ' ',
  [
    term('accessed'),
    date('accessed', {
      parts: [
        part('month', { form: 'numeric', suffix: '.' }),
        part('day', { suffix: '.' }),
        part('year', { form: 'short' }),
      ],
    }),
  ],
  { prefix: '(', suffix: ')' },
)

const ending = choose(
  when({ variable: 'DOI' }, text('DOI', { prefix: '. https://doi.org/' })),
  when(
    { type: 'post-weblog webpage' },
    choose(
      when(
        { variable: 'URL accessed' },
        group(' ', [value('URL'), text('URL'), accessed], { prefix: '. ', suffix: '.' }),
      ),
      when({ variable: 'URL' }, group(' ', [value('URL'), text('URL')], { prefix: '. ' })),
      otherwise(value('.')),
    ),
  ),
  otherwise(value('.')),
)

/** Builds the style of Elsevier's journals that cite by author and year. */
export const elsevierHarvard = (): BuiltInStyle =>
  style({
    title: 'Elsevier - Harvard (with titles)',
    volumes: 'with-title',
    citation: {
      prefix: '(',
      suffix: ')',
      delimiter: '; ',
      names: { etAlMin: 3, etAlUseFirst: 1 },
      addGivenNames: true,
      addYearSuffix: true,
      collapse: 'year',
      sort: [by([author]), by([year('issued')], { isDescending: true })],
      layout: [group(', ', [citedAuthor, issued, group(' ', [label('locator', { form: 'short' }), text('locator')])])],
    },
    options: { demoteNonDroppingParticle: 'never' },
    bibliography: {
      look: { hangingIndent: true, entrySpacing: 0, lineSpacing: 1 },
      sort: [by([author]), by([year('issued')], { isDescending: true })],
      layout: [group('', [group(', ', [author, issued]), group('', [body], { prefix: '. ' }), ending])],
    },
  })
