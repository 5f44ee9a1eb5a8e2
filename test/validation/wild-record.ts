import fc from 'fast-check'
import type { Datacite } from '../../src/model/datacite.ts'
import { documentedRules } from '../../src/validation/rules/docs.ts'

const examples = documentedRules().flatMap(({ examples: { passes, fails } }) =>
  [...passes, ...fails].map(({ record }) => record),
)

/** The texts in the examples of rules. A random record gets them as values, along with values of wrong types. */
const texts = [...new Set(examples.flatMap(textsIn))]
const value = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...texts) },
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e300,
    Number.NaN,
    '',
    ' ',
    ':',
    '10.',
    '/',
    '../..',
    'https://',
    [],
    {},
    [null],
    [[]],
    [[null]],
  ),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
)

/**
 * A generator of records that may be invalid: merged pairs of examples with some values replaced, or random members.
 */
export const wildRecord: fc.Arbitrary<Datacite> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...examples),
      fc.constantFrom(...examples),
      fc.array(fc.tuple(fc.nat(), value), { maxLength: 4 }),
    )
    .map(
      ([first, second, changes]) =>
        changes.reduce<unknown>((record, [at, put]) => replaced(record, { left: 1 + (at % 12) }, put), {
          ...first,
          ...second,
        }) as Datacite,
    ),
  fc.dictionary(fc.constantFrom(...new Set(examples.flatMap(Object.keys))), value) as fc.Arbitrary<Datacite>,
)

/**
 * Returns a copy of a node in which one value is replaced. The count `left` is the number of values before that value.
 */
function replaced(node: unknown, count: { left: number }, put: unknown): unknown {
  if (count.left-- === 0) return put
  if (Array.isArray(node)) return node.map(item => replaced(item, count, put))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, replaced(item, count, put)]))
}

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : []
}
