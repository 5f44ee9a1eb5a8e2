import type { BuiltInStyle } from '../built-in-style.ts'
import {
  by,
  byVariable,
  choose,
  date,
  group,
  label,
  names,
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
import {
  access,
  addressed,
  alone,
  archive,
  bookOfPart,
  bookTitle,
  contributors,
  firstNames,
  genre,
  granted,
  interviewer,
  listedNames,
  located,
  medium,
  ofNewspaper,
  ordinalEdition,
  parts,
  partTitle,
  pointedAt,
  presented,
  reviewed,
  series,
  shortRole,
  unstyled,
  volumeOfPart,
  volumesOfBook,
} from './chicago.ts'
import { caseOrStatute, citedCase, statutes } from './chicago-laws.ts'

/** Types cited by the name of the newspaper or site if they have no author. */
const papers = 'article-magazine article-newspaper post-weblog webpage'
const reviews = 'review review-book'

const title = choose(
  when({ type: `${statutes} ${unstyled}` }, text('title')),
  when({ type: reviews, variable: 'reviewed-author' }, reviewed),
  when(
    { type: alone },
    group(' ', [bookTitle, group(' ', [term('version'), text('version')], { prefix: '(', suffix: ')' })]),
  ),
  otherwise(partTitle),
)

const author = names('author', {
  name: listedNames,
  label: shortRole,
  substitute: [names('editor'), names('translator'), choose(when({ type: papers }, text('container-title')))],
})

const shortTitle = choose(
  when({ type: `${statutes} ${unstyled}` }, short('title')),
  when({ type: alone }, short('title', { italic: true, textCase: 'title' })),
  otherwise(short('title', { quotes: true, textCase: 'title' })),
)
const citedNames = { form: 'short', and: 'text', delimiter: ', ' } as const
const citedAuthor = group(' ', [
  names('author', { name: citedNames, substitute: [names('editor'), names('translator')] }),
  choose(
    when(
      { type: 'personal_communication' },
      names('recipient', {
        name: citedNames,
        label: label(undefined, { form: 'verb', suffix: ' ' }),
        isLabelFirst: true,
      }),
    ),
  ),
])

const container = text('container-title', { italic: true, textCase: 'title' })
const toTheDay = date('issued', { form: 'text' })
const place = group(': ', [text('publisher-place'), text('publisher')])

const toTheYear = 'book chapter motion_picture paper-conference song thesis'
const issued = choose(
  when(
    { variable: 'issued' },
    choose(when({ type: toTheYear }, year('issued')), when({ type: 'patent' }, granted), otherwise(toTheDay)),
  ),
  when({ variable: 'status' }, text('status')),
  when({ type: reviews, variable: 'DOI' }, term('no-date', { form: 'short' })),
  when({ variable: 'accessed' }),
  when({ type: 'article-magazine patent post-weblog webpage' }),
  otherwise(term('no-date', { form: 'short' })),
)

/** The title in a repeated citation. An immediate repetition prints only the names, if there are any. */
const citedTitle = choose(
  when({ position: 'ibid' }, choose(when({ match: 'none', variable: 'author editor translator' }, shortTitle))),
  otherwise(shortTitle),
)
const citedDate = choose(
  when({ position: 'ibid' }),
  when({ type: statutes, variable: 'issued', disambiguate: true }, year('issued')),
  when({ disambiguate: true }, issued),
  when({ type: 'personal_communication', variable: 'issued' }, toTheDay),
)

const edition = choose(when({ isNumeric: 'edition' }, ordinalEdition), otherwise(text('edition', { suffix: '.' })))

const kind = group(', ', [
  medium,
  choose(when({ match: 'none', type: 'patent speech thesis' }, genre)),
  text('scale'),
  choose(when({ type: 'graphic map' }, text('dimensions'))),
])

/** A picture that nobody published has its date behind its title. */
const unpublished = { match: 'none', variable: 'publisher publisher-place' } as const

const body = choose(
  when({ type: `${statutes} legal_case` }, caseOrStatute),
  when(
    { type: 'article-journal' },
    group('. ', [
      title,
      kind,
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
  when({ type: 'article-newspaper' }, group('. ', [title, kind, group(', ', [container, issued, ofNewspaper])])),
  when({ type: 'article-magazine' }, group(', ', [group('. ', [title, kind, container]), toTheDay])),
  when(
    { type: parts },
    group(', ', [
      group('. ', [
        title,
        kind,
        bookOfPart(choose(when({ type: 'chapter paper-conference' }, edition))),
        volumeOfPart,
        series,
        place,
      ]),
      issued,
    ]),
  ),
  when({ type: 'thesis' }, group('. ', [title, kind, group(', ', [genre, text('publisher'), issued])])),
  when({ type: 'speech' }, group('. ', [title, kind, container, group(', ', [presented, issued])])),
  otherwise(
    group(', ', [
      group('. ', [
        title,
        choose(when({ type: 'graphic' }, choose(when(unpublished, issued)))),
        interviewer,
        kind,
        contributors,
        choose(
          when({ type: 'patent' }, group(' ', [text('authority'), text('number')])),
          when({ type: 'post-weblog', variable: 'container-title' }, group(' ', [container, value('(blog)')])),
          when({ type: 'webpage' }, text('container-title')),
          otherwise(container),
        ),
        choose(when({ type: alone }, group('. ', [ordinalEdition, volumesOfBook]))),
        series,
        choose(
          when(
            { type: 'book', variable: 'original-date' },
            group('. ', [year('original-date'), group(', ', [value('Reprint'), place])]),
          ),
          otherwise(place),
        ),
      ]),
      choose(when({ type: 'graphic' }, choose(when(unpublished), otherwise(issued))), otherwise(issued)),
    ]),
  ),
)

/** A letter says first whom it was written to. */
const titled = choose(when({ type: 'personal_communication' }, group('. ', [addressed, body])), otherwise(body))

/** The style of the Chicago Manual of Style, seventeenth edition, with shortened notes and a bibliography. */
export const chicagoNoteBibliography = (): BuiltInStyle =>
  style({
    title: 'Chicago Manual of Style 17th edition (note)',
    isNote: true,
    locales: [
      words(
        'en',
        'editor: editor|editors; short ed.|eds.; verb edited by; verb-short ed.\ntranslator: translator|translators; short trans.|trans.; verb translated by; verb-short trans.\nreview-of: review of',
      ),
    ],
    citation: {
      suffix: '.',
      delimiter: '; ',
      names: { etAlMin: 4, etAlUseFirst: 1 },
      addNames: true,
      layout: [
        group(', ', [
          citedAuthor,
          choose(
            when({ type: 'legal_case' }, citedCase(citedTitle, pointedAt)),
            otherwise(
              group(', ', [citedTitle, citedDate, choose(when({ type: statutes }, pointedAt), otherwise(located))]),
            ),
          ),
        ]),
      ],
    },
    options: { demoteNonDroppingParticle: 'display-and-sort', pageRangeFormat: 'chicago' },
    bibliography: {
      look: { hangingIndent: true, entrySpacing: 0 },
      names: { etAlMin: 11, etAlUseFirst: 7 },
      subsequentAuthor: { substitute: '———', rule: 'complete-all' },
      suffix: '.',
      sort: [by([firstNames()]), byVariable('title'), byVariable('genre'), byVariable('issued')],
      layout: [group('. ', [author, titled, choose(when({ match: 'none', type: 'legal_case' }, archive, access))])],
    },
  })
