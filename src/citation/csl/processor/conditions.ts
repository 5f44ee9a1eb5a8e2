import type { Branch, ChooseNode, Node, Test } from './nodes.ts'
import { isNumeric } from './numbers.ts'
import type { CitePlace, Scope } from './scope.ts'
import { termName } from './term-name.ts'
import { hasValue, textOf } from './variables.ts'

/** What a choice comes down to for an item, https://docs.citationstyles.org/en/stable/specification.html#choose. */
export const chosen = ({ branches }: ChooseNode, scope: Scope): readonly Node[] =>
  branches.find(branch => isChosen(branch, scope))?.children ?? []

function isChosen({ match, tests }: Branch, scope: Scope): boolean {
  if (tests.length === 0) return true
  const holds = (test: Test): boolean => isTrue(test, scope)
  return match === 'all' ? tests.every(holds) : tests.some(holds) === (match === 'any')
}

/** Whether a test holds. A cite that stands alone has no locator, and is the first of its item. */
function isTrue(test: Test, scope: Scope): boolean {
  const { item } = scope
  if (test.what === 'type') return test.types.includes(item.type)
  const { what, value } = test
  switch (what) {
    case 'variable':
      return hasValue(value, scope)
    case 'is-numeric':
      return isNumeric(textOf(value, scope))
    case 'is-uncertain-date':
      return Boolean((item[value] as { circa?: unknown } | undefined)?.circa)
    case 'position':
      return scope.area.kind === 'citation' && isAt(value, scope.place)
    case 'locator':
      return scope.place?.locator !== undefined && termName(value) === termName(scope.place.label)
    case 'disambiguate':
      return (value === 'true') === scope.asked++ < scope.distinction.told
  }
}

/** Whether a cite has a position; those of later cites are subsequent as well. */
function isAt(position: string, place: CitePlace | undefined): boolean {
  const { position: own = 'first', isNearNote = false } = place ?? {}
  switch (position) {
    case 'first':
      return own === 'first'
    case 'subsequent':
      return own !== 'first'
    case 'ibid':
      return own === 'ibid' || own === 'ibid-with-locator'
    case 'near-note':
      return isNearNote
    default:
      return own === position
  }
}
