import { choose, date, group, names, otherwise, term, text, value, when, year } from '../elements.ts'

const wholeDate = date('issued', { form: 'text' })
const section = text('section', { prefix: '§ ' })
/** The reporter or the code that a law stands in, as lawyers cite. */
const reporter = group(' ', [
  text('volume'),
  text('container-title'),
  section,
  choose(when({ variable: 'page' }, text('page-first')), otherwise(value('___'))),
])
const numbered = group(' ', [
  choose(when({ isNumeric: 'number' }, term('issue', { form: 'short', textCase: 'capitalize-first' }))),
  text('number'),
])
const lawYear = choose(when({ variable: 'issued' }, group('', [year('issued'), text('year-suffix')])))
const inYear = group('', [lawYear], { prefix: '(', suffix: ')' })

/** Cases, laws, bills and treaties, as lawyers cite them. */
export const legal = choose(
  when(
    { type: 'legal_case', variable: 'container-title' },
    group(', ', [
      text('title'),
      group(' ', [reporter, group(' ', [text('authority'), lawYear], { prefix: '(', suffix: ')' })]),
    ]),
  ),
  when(
    { type: 'legal_case' },
    group(', ', [
      text('title'),
      group(' ', [numbered, group(' ', [text('authority'), wholeDate], { prefix: '(', suffix: ')' })]),
    ]),
  ),
  when(
    { type: 'treaty' },
    group(', ', [
      text('title', { textCase: 'title' }),
      names('author', { name: { form: 'short', delimiter: '-', initializeWith: '.' } }),
      wholeDate,
      group(' ', [
        text('volume'),
        text('container-title'),
        choose(when({ variable: 'page' }, text('page-first')), otherwise(text('number', { prefix: 'No. ' }))),
      ]),
    ]),
  ),
  when(
    { type: 'legislation' },
    group(', ', [
      text('title'),
      text('number', { prefix: 'Pub. L. No. ' }),
      group(' ', [
        text('volume'),
        text('container-title'),
        choose(
          when({ variable: 'number' }, text('page-first')),
          when({ variable: 'section' }, section),
          otherwise(text('page-first')),
        ),
        inYear,
      ]),
    ]),
  ),
  otherwise(
    group(' ', [
      group(', ', [
        text('title'),
        choose(
          when({ variable: 'container-title' }, text('number')),
          otherwise(group(' ', [text('genre'), term('issue', { form: 'short' }), text('number')])),
        ),
        text('authority'),
        group(' ', [text('volume'), text('container-title'), text('page-first')]),
      ]),
      inYear,
    ]),
  ),
)
