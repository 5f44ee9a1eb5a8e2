import { choose, date, group, otherwise, part, term, text, value, when, year } from '../elements.ts'
import { apaPlaced } from './apa-titles.ts'
import { retrievable } from './kinds.ts'

/** Types of works whose dates are printed in full. */
const dated =
  'article-magazine article-newspaper broadcast collection document event motion_picture pamphlet performance personal_communication post post-weblog song speech webpage'

const circa = choose(when({ isUncertain: 'issued' }, term('circa', { form: 'short' })))
const day = date('issued', { parts: [part('month'), part('day', { prefix: ' ' })] })
export const apaInYear = group(' ', [circa, year('issued')])
const suffixed = group('', [apaInYear, text('year-suffix')])
export const apaWholeDate = group(' ', [circa, date('issued', { form: 'text' })])
export const apaOriginalYear = group(' ', [
  choose(when({ isUncertain: 'original-date' }, term('circa', { form: 'short' }))),
  year('original-date'),
])

const undated = group('-', [
  choose(
    when({ variable: 'status' }, text('status', { textCase: 'lowercase' })),
    otherwise(term('no-date', { form: 'short' })),
  ),
  text('year-suffix'),
])

/**
 * The year of an entry, with the month and day if the type requires them. An undated entry has its status, or else the
 * term for no date.
 */
export const issued = choose(
  when(
    { variable: 'issued' },
    group(', ', [
      suffixed,
      choose(
        when({ type: dated }, day),
        when({ match: 'any', variable: apaPlaced }),
        when({ type: 'interview paper-conference' }, day),
      ),
    ]),
  ),
  otherwise(undated),
)

/**
 * The date in a citation: the year, or the whole date of an interview or personal communication that readers cannot
 * retrieve. An undated work has its status, or else the term for no date.
 */
export const shortDate = choose(
  when(
    { variable: 'issued' },
    group('/', [
      apaOriginalYear,
      group('', [
        choose(
          when({ match: 'any', variable: retrievable }, apaInYear),
          when({ type: 'interview personal_communication' }, apaWholeDate),
          otherwise(apaInYear),
        ),
        text('year-suffix'),
      ]),
    ]),
  ),
  otherwise(undated),
)

const byYear =
  'article article-journal book chapter entry entry-dictionary entry-encyclopedia dataset figure graphic manuscript map musical_score patent report review review-book thesis'
const toTheDay = date('issued', {
  delimiter: '-',
  parts: [
    part('year'),
    part('month', { form: 'numeric-leading-zeros' }),
    part('day', { form: 'numeric-leading-zeros' }),
  ],
})

/**
 * The sort key before the date. Works with neither a date nor a status are first, and undated works with a status, such
 * as forthcoming works, are last.
 */
export const hasDate = choose(
  when({ variable: 'issued' }, value('1')),
  when({ variable: 'status' }, value('2')),
  otherwise(value('0')),
)
export const sortedDate = choose(
  when({ type: byYear }, year('issued')),
  when(
    { type: 'paper-conference' },
    choose(when({ match: 'any', variable: apaPlaced }, year('issued')), otherwise(toTheDay)),
  ),
  otherwise(toTheDay),
)
