import type { Node } from '../../processor/compile/nodes.ts'
import { choose, date, group, label, names, otherwise, term, text, value, when } from '../elements.ts'

/** The dates of a style, each with its mark of uncertainty. */
interface Dates {
  inYear: Node
  wholeDate: Node
  originalYear: Node
}

const inParentheses = (children: readonly Node[]): Node => group(' ', children, { prefix: '(', suffix: ')' })

const section = group(' ', [label('section', { form: 'symbol' }), text('section')])
const firstPage = text('page-first')
const hasPage = { match: 'any', variable: 'page page-first' } as const
const numbered = group(' ', [
  choose(
    when(
      { match: 'any', isNumeric: 'number', type: 'legislation patent regulation' },
      label('number', { form: 'short', textCase: 'capitalize-first' }),
    ),
  ),
  text('number', { textCase: 'capitalize-first' }),
])

/** The title of a law or case; for a hearing, the title with the number and the committee. */
export const lawTitle = choose(
  when(
    { type: 'hearing' },
    group(
      ': ',
      [
        text('title', { textCase: 'capitalize-first' }),
        group(' ', [
          term('hearing', { textCase: 'capitalize-first' }),
          group(' ', [term('on'), text('number')]),
          group(' ', [value('before the'), text('section')]),
        ]),
      ],
      { italic: true },
    ),
  ),
  otherwise(text('title', { textCase: 'title' })),
)

const inCode = group(' ', [
  text('volume'),
  text('container-title'),
  choose(when({ variable: 'section' }, section), otherwise(firstPage)),
])

/** The number of a bill or report, after its genre. */
export const numberOfBill = group(' ', [
  text('genre'),
  choose(
    when({ match: 'any', variable: 'authority chapter-number container-title' }, text('number')),
    otherwise(numbered),
  ),
])
const bill = group(', ', [
  numberOfBill,
  group(' ', [text('authority'), text('chapter-number')]),
  group(' ', [text('volume'), text('container-title'), firstPage]),
])
const reported = choose(
  when(
    { variable: 'container-title' },
    group(' ', [
      text('volume'),
      text('container-title'),
      section,
      choose(when(hasPage, firstPage), otherwise(value('___'))),
    ]),
  ),
  otherwise(numbered),
)
const statute = choose(
  when(
    { variable: 'number' },
    group(', ', [
      group(' ', [
        choose(
          when({ variable: 'genre' }, text('genre', { textCase: 'capitalize-first' })),
          otherwise(term('legislation', { form: 'short', textCase: 'capitalize-first' })),
        ),
        numbered,
      ]),
      group(' ', [text('volume'), text('container-title'), firstPage]),
    ]),
  ),
  otherwise(inCode),
)
const treaty = group(' ', [
  text('volume'),
  text('container-title'),
  choose(when(hasPage, firstPage), otherwise(numbered)),
])

const source = choose(
  when({ type: 'bill' }, bill),
  when({ type: 'hearing' }, group(' ', [text('authority'), text('chapter-number')])),
  when({ type: 'legal_case' }, reported),
  when({ type: 'legislation' }, statute),
  when({ type: 'regulation' }, group(', ', [group(' ', [text('genre'), numbered]), inCode])),
  otherwise(treaty),
)

const status = choose(
  when(
    { type: 'hearing' },
    inParentheses([
      term('hearing', { form: 'verb' }),
      names('author', { name: { and: 'symbol', delimiter: ', ', initialize: false, initializeWith: '. ' } }),
    ]),
  ),
  when({ type: 'bill legislation regulation' }, inParentheses([text('status')])),
)

/** Builds the references to cases, laws, bills, hearings and treaties, as lawyers cite them. */
export function legalReference({ inYear, wholeDate, originalYear }: Dates): Node {
  const dated = choose(
    when(
      { type: 'legal_case' },
      inParentheses([text('authority'), choose(when({ variable: 'container-title' }, inYear), otherwise(wholeDate))]),
    ),
    otherwise(
      inParentheses([
        group(' ', [originalYear, term('and', { form: 'symbol' })]),
        choose(when({ variable: 'issued' }, inYear), otherwise(date('submitted', { form: 'text' }))),
      ]),
    ),
  )
  return choose(
    when(
      { type: 'treaty' },
      group(', ', [
        lawTitle,
        names('author', {
          name: {
            form: 'short',
            delimiter: '-',
            etAlMin: 100,
            etAlUseFirst: 99,
            initialize: false,
            initializeWith: '. ',
          },
        }),
        wholeDate,
        treaty,
      ]),
    ),
    otherwise(group(' ', [group(', ', [lawTitle, source]), dated, status])),
  )
}
