import type { Branch, ChooseNode, Node, Test } from './nodes.ts'
import { isNumeric } from './numbers.ts'
import type { Scope } from './scope.ts'
import { hasValue, textOf } from './variables.ts'

/** What a choice comes down to for an item, https://docs.citationstyles.org/en/stable/specification.html#choose. */
export const chosen = ({ branches }: ChooseNode, scope: Scope): readonly Node[] =>
  branches.find(branch => isChosen(branch, scope))?.children ?? []

function isChosen({ match, tests }: Branch, scope: Scope): boolean {
  if (tests.length === 0) return true
  const holds = (test: Test): boolean => isTrue(test, scope)
  if (match !== 'all') return tests.some(holds) === (match === 'any')
  // No item has two types, so of several any one is meant.
  const types = tests.filter(({ what }) => what === 'type')
  if (types.length > 0 && !types.some(holds)) return false
  return tests.every(test => test.what === 'type' || holds(test))
}

/** Whether a test holds. No citation has a locator, and each is the first of its item. */
function isTrue({ what, value }: Test, scope: Scope): boolean {
  const { item } = scope
  switch (what) {
    case 'type':
      return item.type === value
    case 'variable':
      return hasValue(value, scope)
    case 'is-numeric':
      return isNumeric(textOf(value, scope))
    case 'is-uncertain-date':
      return Boolean((item[value] as { circa?: unknown } | undefined)?.circa)
    case 'position':
      return scope.area.kind === 'citation' && value === 'first'
    case 'locator':
      return false
    case 'disambiguate':
      return (value === 'true') === scope.distinction.isTold
  }
}
