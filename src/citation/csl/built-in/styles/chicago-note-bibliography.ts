import {
  by,
  byVariable,
  choose,
  date,
  group,
  label,
  names,
  number,
  otherwise,
  short,
  term,
  text,
  value,
  when,
  year,
} from '../elements.ts'
import { words } from '../locale.ts'
import { type BuiltInStyle, style } from '../style.ts'
import {
  access,
  alone,
  archive,
  bookTitle,
  edited,
  firstNames,
  listedNames,
  ordinalEdition,
  partTitle,
  shortRole,
  volumesOfBook,
} from './chicago.ts'

const title = choose(when({ type: alone }, bookTitle), otherwise(partTitle))

const author = names('author', {
  name: listedNames,
  label: shortRole,
  substitute: [names('editor'), names('translator'), names('director'), title],
})

const shortTitle = choose(
  when({ type: alone }, short('title', { italic: true, textCase: 'title' })),
  otherwise(short('title', { quotes: true, textCase: 'title' })),
)
const citedAuthor = names('author', {
  name: { form: 'short', and: 'text', delimiter: ', ' },
  substitute: [names('editor'), names('translator'), names('director')],
})

const container = text('container-title', { italic: true, textCase: 'title' })
const genre = text('genre', { textCase: 'capitalize-first' })
const toTheDay = date('issued', { form: 'text' })
const publisher = group(': ', [text('publisher-place'), text('publisher')])

const issued = choose(
  when(
    { variable: 'issued' },
    choose(
      when(
        { type: 'chapter paper-conference entry-dictionary entry-encyclopedia book motion_picture song' },
        year('issued'),
      ),
      otherwise(toTheDay),
    ),
  ),
  when({ variable: 'status' }, text('status')),
  otherwise(term('no-date', { form: 'short' })),
)

const wholeEdition = choose(when({ isNumeric: 'edition' }, ordinalEdition), otherwise(text('edition', { suffix: '.' })))

const body = choose(
  when(
    { type: 'article-journal' },
    group('. ', [
      genre,
      group(': ', [
        group(' ', [
          group(', ', [
            group(' ', [container, text('volume')]),
            group(' ', [term('issue', { form: 'short' }), text('issue')]),
          ]),
          group('', [toTheDay], { prefix: '(', suffix: ')' }),
        ]),
        text('page'),
      ]),
    ]),
  ),
  when({ type: 'article-magazine article-newspaper' }, group('. ', [group(', ', [container, toTheDay])])),
  when(
    { type: 'chapter paper-conference entry-dictionary entry-encyclopedia' },
    group('. ', [
      genre,
      group(' ', [
        term('in', { textCase: 'capitalize-first' }),
        group(', ', [container, edited('verb'), wholeEdition, group(':', [number('volume'), text('page')])]),
      ]),
      group(', ', [publisher, issued]),
    ]),
  ),
  when({ type: 'thesis' }, group(', ', [genre, text('publisher'), year('issued')])),
  when(
    { type: 'speech' },
    group(', ', [genre, group(' ', [term('presented-at'), text('event-title')]), text('event-place'), toTheDay]),
  ),
  when(
    { type: 'post post-weblog webpage' },
    group('. ', [
      genre,
      group(', ', [
        choose(when({ type: 'post-weblog' }, group(' ', [container, value('(blog)')])), otherwise(container)),
        publisher,
        toTheDay,
      ]),
    ]),
  ),
  otherwise(
    group('. ', [
      genre,
      container,
      edited('verb-first'),
      ordinalEdition,
      choose(when({ type: 'book' }, volumesOfBook)),
      choose(
        when(
          { type: 'book', variable: 'original-date' },
          group('. ', [year('original-date'), group(', ', [value('Reprint'), publisher, issued])]),
        ),
        otherwise(group(', ', [publisher, issued])),
      ),
    ]),
  ),
)

/** The date stands right behind the title of a page of which nothing else is known. */
const titled = choose(
  when(
    { type: 'post post-weblog webpage' },
    choose(
      when({ match: 'any', variable: 'container-title genre publisher' }, group('. ', [title, body])),
      otherwise(group(', ', [title, body])),
    ),
  ),
  when(
    { type: alone, variable: 'version' },
    group('. ', [
      group(' ', [title, group(' ', [term('version'), text('version')], { prefix: '(', suffix: ')' })]),
      body,
    ]),
  ),
  when({ type: 'personal_communication' }, group(', ', [title, toTheDay])),
  otherwise(group('. ', [title, body])),
)

/** The style of the Chicago Manual of Style, seventeenth edition, with shortened notes and a bibliography. */
export const chicagoNoteBibliography = (): BuiltInStyle =>
  style({
    title: 'Chicago Manual of Style 17th edition (note)',
    isNote: true,
    locales: [
      words(
        'en',
        'editor: editor|editors; short ed.|eds.; verb edited by; verb-short ed.\ntranslator: translator|translators; short trans.|trans.; verb translated by; verb-short trans.',
      ),
    ],
    citation: {
      suffix: '.',
      delimiter: '; ',
      names: { etAlMin: 4, etAlUseFirst: 1 },
      addNames: true,
      layout: [
        group(', ', [
          group(', ', [
            citedAuthor,
            choose(when({ position: 'ibid' }), otherwise(shortTitle)),
            choose(when({ disambiguate: true }, toTheDay)),
          ]),
          choose(
            when({ locator: 'page' }, text('locator')),
            otherwise(group(' ', [label('locator', { form: 'short' }), text('locator')])),
          ),
        ]),
      ],
    },
    options: { demoteNonDroppingParticle: 'display-and-sort', pageRangeFormat: 'chicago' },
    bibliography: {
      names: { etAlMin: 11, etAlUseFirst: 7 },
      subsequentAuthor: { substitute: '———', rule: 'complete-all' },
      suffix: '.',
      sort: [by([firstNames]), byVariable('title'), byVariable('issued')],
      layout: [group('. ', [author, titled, archive, access])],
    },
  })
