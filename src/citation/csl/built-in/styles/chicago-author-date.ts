import type { Node } from '../../processor/compile/nodes.ts'
import type { BuiltInStyle } from '../built-in-style.ts'
import { by, byVariable, choose, group, otherwise, short, term, text, value, when, year } from '../elements.ts'
import { style } from '../make-style.ts'
import { lawTitle, legalReference } from './bluebook.ts'
import { author, citedAuthor, shortTitle } from './chicago-authors.ts'
import { titleAndDescriptions } from './chicago-details.ts'
import { type ChicagoKind, dictionaries, eventYear, inYear, locator, originalYear, wholeDate } from './chicago-parts.ts'
import { access, archive, mediumOf, sourceOf, titleAndSource } from './chicago-publication.ts'
import { chicagoWords, referenced, siteInParentheses } from './chicago-words.ts'
import { laws, retrievable } from './kinds.ts'

const noDate = group('-', [term('no-date', { form: 'short' }), text('year-suffix')])
const described = 'container-title event-date event-place event-title genre title publisher publisher-place'
const undatedManuscript = choose(when({ match: 'any', variable: described }, noDate))

const issued = choose(
  when(
    { variable: 'issued' },
    group(' ', [group('', [originalYear], { prefix: '(', suffix: ')' }), group('', [inYear, text('year-suffix')])]),
  ),
  when({ variable: 'event-date' }, eventYear),
  when({ variable: 'available-date' }, year('available-date')),
  when({ variable: 'status' }, group('-', [text('status', { textCase: 'capitalize-first' }), text('year-suffix')])),
  when({ type: 'collection' }, text('year-suffix')),
  when({ type: 'manuscript' }, undatedManuscript),
  otherwise(noDate),
)

/** The year in a citation, or the whole date of an interview or personal communication that readers cannot retrieve. */
const citedYear = choose(
  when(
    { variable: 'issued' },
    group(' ', [
      choose(
        when({ isUncertain: 'original-date' }, originalYear),
        otherwise(group('', [originalYear], { prefix: '[', suffix: ']' })),
      ),
      group('', [
        choose(
          when({ match: 'none', type: 'interview personal_communication' }, inYear),
          when({ match: 'any', variable: retrievable }, inYear),
          otherwise(wholeDate),
        ),
        text('year-suffix'),
      ]),
    ]),
  ),
  when({ variable: 'event-date' }, eventYear),
  when({ variable: 'available-date' }, year('available-date')),
  when({ variable: 'status' }, group('-', [text('status', { textCase: 'lowercase' }), text('year-suffix')])),
  when({ type: 'interview personal_communication' }, choose(when({ match: 'any', variable: retrievable }, noDate))),
  when({ type: `classic collection ${dictionaries}` }, text('year-suffix')),
  when({ type: 'manuscript' }, undatedManuscript),
  otherwise(noDate),
)

const authorAndYear = choose(
  when({ match: 'any', variable: 'event-date issued' }, group(' ', [citedAuthor, citedYear])),
  otherwise(group(', ', [citedAuthor, citedYear])),
)
const cited = choose(
  when({ type: 'classic' }, group(', ', [citedAuthor, choose(when({ variable: 'author' }, shortTitle))])),
  when(
    { type: 'interview personal_communication' },
    choose(
      when({ match: 'any', variable: retrievable }, authorAndYear),
      otherwise(
        group(', ', [
          citedAuthor,
          shortTitle,
          choose(
            when(
              { position: 'first' },
              choose(when({ type: 'interview' }, citedYear)),
              mediumOf({ isNote: true, isAuthorDate: true, edition: 18 }),
            ),
          ),
        ]),
      ),
    ),
  ),
  otherwise(authorAndYear),
)

/** The cited place in a work, or the headword of an unsigned dictionary article cited without a place. */
const place = choose(
  when(
    { type: dictionaries },
    choose(
      when({ match: 'any', variable: 'author locator' }, locator),
      when(
        { variable: 'container-title title' },
        group(' ', [
          choose(when({ match: 'none', variable: 'DOI URL' }, term('sub-verbo', { form: 'short' }))),
          short('title', { quotes: true }),
        ]),
      ),
    ),
  ),
  otherwise(locator),
)
const citation = choose(
  when({ match: 'none', type: 'classic' }, group(', ', [cited, place])),
  when({ isNumeric: 'locator' }, group(', ', [cited, place])),
  when({ match: 'any', locator: 'chapter line verse' }, group(' ', [cited, place])),
  otherwise(group(', ', [cited, place])),
)

const dateKey = choose(
  when({ variable: 'issued' }, value('0')),
  when({ variable: 'status' }, value('2')),
  otherwise(value('1')),
)
const yearKey = choose(
  when({ type: 'personal_communication', variable: 'event-date issued' }, year('event-date')),
  otherwise(inYear),
)
const authorKey = choose(when({ type: laws }, lawTitle), otherwise(author))

const authorDate = (edition: ChicagoKind['edition']): BuiltInStyle => {
  const kind: ChicagoKind = { isNote: false, isAuthorDate: true, edition }
  const entry: Node = group('. ', [
    choose(
      when({ type: laws }, legalReference({ inYear, wholeDate, originalYear }), access(kind), text('references')),
      otherwise(group(' ', [author, siteInParentheses]), issued, titleAndSource(kind), text('references')),
    ),
  ])
  return style({
    title: `Chicago Manual of Style ${edition}th edition (author-date)`,
    volumes: 'as-written',
    locales: chicagoWords(edition),
    citation: {
      prefix: '(',
      suffix: ')',
      delimiter: '; ',
      names: edition === 18 ? { etAlMin: 3, etAlUseFirst: 1 } : { etAlMin: 4, etAlUseFirst: 1 },
      addNames: true,
      addGivenNames: true,
      givenNameRule: 'primary-name',
      addYearSuffix: true,
      collapse: 'year',
      layout: [citation],
    },
    options: { pageRangeFormat: 'chicago' },
    bibliography: {
      look: { hangingIndent: true },
      names: edition === 18 ? { etAlMin: 7, etAlUseFirst: 3 } : { etAlMin: 11, etAlUseFirst: 7 },
      suffix: '.',
      sort: [
        by([authorKey]),
        by([dateKey]),
        by([yearKey]),
        by([issued]),
        by([titleAndDescriptions(kind)]),
        by([sourceOf(kind)]),
        byVariable('volume'),
        byVariable('part-number'),
        byVariable('event-date'),
        byVariable('issued'),
        by([archive(kind)]),
      ],
      layout: [referenced(entry)],
    },
  })
}

/** Builds the author-date style of the Chicago Manual of Style, eighteenth edition. */
export const chicagoAuthorDate = (): BuiltInStyle => authorDate(18)

/** Builds the author-date style of the Chicago Manual of Style, seventeenth edition. */
export const chicagoAuthorDate17 = (): BuiltInStyle => authorDate(17)
