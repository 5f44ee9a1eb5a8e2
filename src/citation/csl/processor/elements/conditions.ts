import type { Branch, Test } from '../compile/nodes.ts'
import { termName } from '../compile/nodes.ts'
import { isNumeric } from '../values/numbers.ts'
import { hasText, hasValue, textReader, valueReader } from '../values/variables.ts'
import type { CitePlace, Scope } from './scope.ts'
import type { Shape } from './shape.ts'

/** A function that returns true if a cite or an entry meets a condition. */
export type Condition = (scope: Scope) => boolean

/**
 * Compiles the condition of a branch, https://docs.citationstyles.org/en/stable/specification.html#choose. Returns a
 * boolean if the result is the same for all items of a shape.
 */
export function conditionOf({ match, tests }: Branch, shape?: Shape): Condition | boolean {
  if (tests.length === 0) return true
  const isKnown = shape !== undefined && !tests.some(({ what }) => what === 'disambiguate')
  const known = isKnown ? tests.map(test => answerTo(test, shape)) : []
  // A single test may decide the condition.
  const deciding = match !== 'all'
  if (known.includes(deciding)) return match === 'any'
  const open = tests.filter((_, place) => known[place] === undefined).map(testOf)
  const [first] = open
  if (first === undefined) return match !== 'any'
  if (open.length === 1) return match === 'none' ? scope => !first(scope) : first
  if (match === 'all') return scope => open.every(condition => condition(scope))
  return scope => open.some(condition => condition(scope)) === (match === 'any')
}

/** Returns a test's result for all items of a shape, or undefined if it varies. */
function answerTo(test: Test, shape: Shape): boolean | undefined {
  if (test.what === 'type') return test.types.includes(shape.type)
  const { what, value } = test
  if (what === 'variable') return hasValue(value, shape)
  // A missing value is neither numeric nor an uncertain date.
  if (what === 'is-numeric') return hasText(value, shape) === false ? false : undefined
  return what === 'is-uncertain-date' && shape.kindOf(value) === undefined ? false : undefined
}

/** Compiles a test. A cite outside a document has no locator and counts as the first cite of its item. */
function testOf(test: Test): Condition {
  if (test.what === 'type') {
    const types = new Set(test.types)
    return ({ item }) => types.has(item.type)
  }
  const { what, value } = test
  switch (what) {
    case 'variable':
      return valueReader(value)
    case 'is-numeric': {
      const textOf = textReader(value)
      return scope => isNumeric(textOf(scope))
    }
    case 'is-uncertain-date':
      return ({ item }) => Boolean((item[value] as { circa?: unknown } | undefined)?.circa)
    case 'position':
      return ({ area, place }) => area.kind === 'citation' && isAt(value, place)
    case 'locator': {
      const label = termName(value)
      return ({ place }) => place?.locator !== undefined && label === termName(place.label)
    }
    case 'disambiguate':
      return scope => (value === 'true') === scope.asked++ < scope.distinction.told
  }
}

/** True if a cite at a place meets a `position` condition. `ibid` cites are also `subsequent`. */
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
