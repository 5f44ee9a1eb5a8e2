import type { Node } from '../../processor/nodes.ts'
import { choose, date, group, otherwise, term, text, when, year } from '../elements.ts'

export const statutes = 'bill legislation'

const toTheDay = date('issued', { form: 'text' })
const inYear = group(
  '',
  [
    choose(
      when({ variable: 'issued' }, year('issued')),
      when({ match: 'none', variable: 'accessed' }, term('no-date', { form: 'short' })),
    ),
  ],
  { prefix: '(', suffix: ')' },
)
const reporter = choose(
  when({ variable: 'container-title' }, group(' ', [text('volume'), text('container-title'), text('page')])),
  otherwise(text('number', { prefix: 'No. ' })),
)

/** Cases and laws, as lawyers cite them. */
export const caseOrStatute = choose(
  when(
    { type: statutes },
    group(', ', [
      text('title'),
      text('number', { prefix: 'Pub. L. No. ' }),
      choose(when({ variable: 'number' }, text('section', { prefix: '§ ' }))),
      group(' ', [
        text('volume'),
        text('container-title'),
        choose(when({ variable: 'number' }, text('page-first')), otherwise(text('section', { prefix: '§ ' }))),
        inYear,
      ]),
    ]),
  ),
  otherwise(
    group(' ', [
      group(', ', [text('title'), reporter]),
      group(
        ' ',
        [
          text('authority'),
          choose(
            when({ match: 'none', variable: 'issued' }, term('no-date', { form: 'short' })),
            when({ variable: 'container-title' }, year('issued')),
            otherwise(toTheDay),
          ),
        ],
        { prefix: '(', suffix: ')' },
      ),
    ]),
  ),
)

const told = group(' ', [
  text('volume'),
  text('container-title'),
  choose(when({ disambiguate: true }, group(' ', [text('authority'), toTheDay]))),
])

/** A case in a note, by its reporter, and the place in it. */
export const citedCase = (title: Node, place: Node): Node =>
  choose(
    when({ locator: 'page' }, group(' ', [group(', ', [title, told]), term('at'), text('locator')])),
    otherwise(group(', ', [title, told, place])),
  )
