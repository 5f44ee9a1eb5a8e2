import { choose, group, label, otherwise, text, when } from '../elements.ts'
import { laws } from './kinds.ts'

const lawPlace = choose(
  when({ match: 'any', locator: 'chapter paragraph section' }, label('locator', { form: 'symbol' })),
  otherwise(label('locator', { textCase: 'capitalize-first' })),
)
/**
 * The cited place with a label. Chapter, line and verse locators have no label if they are not numeric, except in laws.
 */
export const apaLocator = group(' ', [
  choose(
    when({ locator: 'page' }, label('locator', { form: 'short' })),
    when({ type: laws }, lawPlace),
    when({ locator: 'paragraph' }, label('locator', { form: 'short' })),
    when({ isNumeric: 'locator' }, label('locator', { textCase: 'capitalize-first' })),
    when({ match: 'any', locator: 'chapter line verse' }),
    otherwise(label('locator', { textCase: 'capitalize-first' })),
  ),
  text('locator'),
])
