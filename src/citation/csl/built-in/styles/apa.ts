import type { BuiltInStyle } from '../built-in-style.ts'
import { by, byVariable, choose, date, group, label, names, otherwise, term, text, value, when } from '../elements.ts'
import { style } from '../make-style.ts'
import { apaInYear, apaOriginalYear, apaWholeDate, hasDate, issued, shortDate, sortedDate } from './apa-dates.ts'
import { descriptionOfContainer, descriptions } from './apa-descriptions.ts'
import { apaIdentifier, apaNumberOfWork, ownNumber, placesOfBook } from './apa-identifiers.ts'
import { apaLocator } from './apa-locator.ts'
import { apaAuthor, authors, shortAuthor } from './apa-names.ts'
import { apaPlaced, apaTitle, apaVolumeTitle, onSite } from './apa-titles.ts'
import { apaWords } from './apa-words.ts'
import { lawTitle, legalReference } from './bluebook.ts'
import { byKind, editing, laws, retrievable, serial } from './kinds.ts'

const inSentence = { and: 'symbol', delimiter: ', ', initializeWith: '. ' } as const
const placed = 'collection-title issue number page supplement-number volume'

const journal = group('. ', [
  group(', ', [
    group(', ', [text('container-title', { textCase: 'title' }), text('collection-title', { textCase: 'title' })], {
      italic: true,
    }),
    group('', [
      text('volume', { italic: true }),
      group(
        ', ',
        [
          text('issue'),
          group(' ', [
            choose(
              when(
                { isNumeric: 'supplement-number' },
                term('supplement', { form: 'short', textCase: 'capitalize-first' }),
              ),
            ),
            text('supplement-number', { textCase: 'capitalize-first' }),
          ]),
        ],
        { prefix: '(', suffix: ')' },
      ),
    ]),
    choose(
      when(
        { variable: 'number' },
        group(' ', [term('article-locator', { textCase: 'capitalize-first' }), text('number')]),
      ),
      otherwise(text('page')),
    ),
  ]),
  choose(
    when({ match: 'any', variable: placed }),
    when({ variable: 'issued status' }, text('status', { textCase: 'capitalize-first' })),
  ),
])

const role = label(undefined, { form: 'short', prefix: ' (', suffix: ')', textCase: 'title' })
const inRole = (variable: string) => names(variable, { name: inSentence, label: role })
const staged = 'event performance speech'

const ofBook = names('container-author', {
  name: inSentence,
  label: label(undefined, { prefix: ' (', suffix: ')', textCase: 'title' }),
  substitute: [
    names('executive-producer'),
    names('series-creator'),
    inRole('editor-translator'),
    inRole('editor'),
    inRole('editorial-director'),
    names('compiler'),
    choose(when({ match: 'any', type: staged }, names('chair'))),
    choose(when({ match: 'any', type: staged }, names('organizer'))),
    names('curator'),
    inRole('collection-editor'),
  ],
})

/** The book, proceedings, album or other container of a work, except periodicals. */
const inBook = choose(
  when(
    { variable: 'container-title' },
    group(' ', [
      choose(
        when({ type: 'song' }, term('on', { textCase: 'capitalize-first' })),
        otherwise(term('in', { textCase: 'capitalize-first' })),
      ),
      group(', ', [ofBook, group(': ', [text('container-title'), apaVolumeTitle], { italic: true })]),
      group('; ', [choose(when({ match: 'none', type: ownNumber }, apaNumberOfWork)), placesOfBook], {
        prefix: '(',
        suffix: ')',
      }),
      descriptionOfContainer,
    ]),
  ),
)

const publisher = choose(
  when({ type: 'thesis' }, choose(when({ match: 'none', variable: 'archive DOI URL' }, text('publisher')))),
  when({ type: serial }),
  when({ match: 'any', variable: editing }, text('publisher')),
  when({ type: 'paper-conference' }),
  otherwise(text('publisher')),
)

const inArchive = choose(
  when(
    { variable: 'archive_collection' },
    group(', ', [
      group(' ', [text('archive_collection'), text('archive_location', { prefix: '(', suffix: ')' })]),
      text('archive'),
      text('archive-place'),
    ]),
  ),
  otherwise(
    group(', ', [
      group(' ', [text('archive'), text('archive_location', { prefix: '(', suffix: ')' })]),
      text('archive-place'),
    ]),
  ),
)

const titleOfEvent = group(', ', [
  text('event-title', { textCase: 'capitalize-first' }),
  text('event-place'),
  group(' ', [
    choose(when({ isUncertain: 'event-date' }, term('circa', { form: 'short' }))),
    date('event-date', { form: 'text' }),
  ]),
])
/** The event with its place and date, omitted for a conference paper that was published, for example in a volume. */
const event = choose(
  when(
    { variable: 'event-title' },
    choose(
      when({ type: 'paper-conference' }, choose(when({ match: 'none', variable: apaPlaced }, titleOfEvent))),
      otherwise(titleOfEvent),
    ),
  ),
)

const source = group('. ', [
  choose(when({ match: 'none', type: onSite }, byKind([journal], [inBook]))),
  publisher,
  inArchive,
  event,
  choose(when({ type: onSite }, text('container-title', { textCase: 'title' }))),
])

const access = choose(
  when({ variable: 'DOI' }, text('DOI', { prefix: 'https://doi.org/' })),
  when({ match: 'any', variable: 'issued status' }, text('URL')),
  when(
    { variable: 'URL' },
    group(' ', [
      term('retrieved', { textCase: 'capitalize-first' }),
      group(', ', [date('accessed', { form: 'text' }), term('from')]),
      text('URL'),
    ]),
  ),
)

const original = group(' ', [
  term('original-work-published', { textCase: 'capitalize-first' }),
  group(', ', [
    group(' ', [value('as'), text('original-title', { italic: true })]),
    apaOriginalYear,
    text('original-publisher'),
  ]),
])
const history = group(
  '; ',
  [
    choose(
      when({ type: 'patent' }, text('references')),
      otherwise(
        choose(
          when({ match: 'none', variable: 'issued' }),
          when({ match: 'any', variable: placed }, text('status', { textCase: 'capitalize-first' })),
        ),
        choose(
          when({ variable: 'references' }, text('references')),
          when({ match: 'any', variable: 'original-date original-publisher original-title' }, original),
        ),
      ),
    ),
  ],
  { prefix: '(', suffix: ')' },
)

const titleAndMore = group(' ', [
  choose(
    when({ variable: 'title' }, apaTitle, apaIdentifier, descriptions),
    when({ type: 'bill report' }, apaNumberOfWork, descriptions, apaIdentifier),
    otherwise(descriptions, apaIdentifier),
  ),
])

const entry = group(' ', [
  choose(
    when(
      { type: laws },
      group('', [legalReference({ inYear: apaInYear, wholeDate: apaWholeDate, originalYear: apaOriginalYear })], {
        suffix: '.',
      }),
      access,
      text('references'),
    ),
    otherwise(
      group('. ', [authors, group('', [issued], { prefix: '(', suffix: ')' }), titleAndMore, source], {
        suffix: '.',
      }),
      access,
      history,
    ),
  ),
])

const authorKey = choose(when({ type: laws }, lawTitle), otherwise(apaAuthor))

/** Builds the APA style (American Psychological Association), seventh edition. */
export const apa = (): BuiltInStyle =>
  style({
    title: 'APA Style 7th edition',
    volumes: 'as-written',
    options: { demoteNonDroppingParticle: 'never', pageRangeFormat: 'expanded' },
    locales: apaWords(),
    citation: {
      prefix: '(',
      suffix: ')',
      delimiter: '; ',
      names: { etAlMin: 3, etAlUseFirst: 1 },
      addNames: true,
      addGivenNames: true,
      givenNameRule: 'primary-name-with-initials',
      addYearSuffix: true,
      collapse: 'year',
      sort: [
        by([authorKey], { names: { etAlMin: 3, etAlUseFirst: 1 } }),
        by([hasDate]),
        by([sortedDate]),
        byVariable('status'),
      ],
      layout: [group(', ', [shortAuthor, shortDate, apaLocator])],
    },
    bibliography: {
      look: { hangingIndent: true, entrySpacing: 0, lineSpacing: 2 },
      names: { etAlMin: 21, etAlUseFirst: 19, etAlUseLast: true },
      sort: [
        by([authorKey]),
        by([hasDate]),
        by([sortedDate]),
        byVariable('status'),
        by([apaTitle]),
        byVariable('volume'),
        byVariable('part-number'),
        byVariable('event-date'),
        byVariable('original-date'),
      ],
      suffix: '',
      layout: [
        choose(
          when({ match: 'any', variable: retrievable }, entry),
          when({ type: 'interview personal_communication' }),
          otherwise(entry),
        ),
      ],
    },
  })
