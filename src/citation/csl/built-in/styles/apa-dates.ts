import { choose, date, group, otherwise, part, term, text, when, year } from '../elements.ts'
import { privates } from './apa-names.ts'
import { published } from './apa-titles.ts'

const dated =
  'article-magazine article-newspaper broadcast interview motion_picture pamphlet personal_communication post post-weblog song speech webpage'

const circa = choose(when({ isUncertain: 'issued' }, term('circa', { form: 'short' })))

const day = date('issued', { delimiter: ' ', parts: [part('month'), part('day')] })

const undated = group('', [
  choose(
    when({ variable: 'status' }, text('status', { textCase: 'lowercase' })),
    otherwise(term('no-date', { form: 'short' })),
  ),
  text('year-suffix', { prefix: '-' }),
])

const inYear = group(' ', [circa, group('', [year('issued'), text('year-suffix')])])

/** The year of an entry, with the day where the type wants it. */
export const issued = choose(
  when(
    { variable: 'issued' },
    group(', ', [
      inYear,
      choose(
        when({ type: dated }, day),
        when(
          { type: 'paper-conference' },
          choose(when({ match: 'none', variable: 'editor collection-editor page volume' }, day)),
        ),
      ),
    ]),
  ),
  otherwise(undated),
)

const publicDate = choose(when({ variable: 'issued' }, group('/', [year('original-date'), inYear])), otherwise(undated))

/** The year of a citation. */
export const shortDate = choose(
  when(
    { type: privates, variable: 'issued' },
    choose(when({ match: 'none', variable: published }, date('issued', { form: 'text' })), otherwise(publicDate)),
  ),
  otherwise(publicDate),
)
