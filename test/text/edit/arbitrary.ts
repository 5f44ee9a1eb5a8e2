import fc from 'fast-check'
import type { JsonPatchOperation } from '../../../src/core/diagnostic.ts'
import { isObject } from '../../../src/core/object.ts'
import { toPointer } from '../../../src/core/pointer.ts'

const text = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('a: b', "it's", '"q"', '- x', '# c', '2020', 'null', ' x ', 'a\nb', 'Müller', 'true', '', '*a', '&b'),
)
const name = fc.oneof(fc.constantFrom('a', 'b', 'title', 'x y', 'x: y', '10', '~/'), fc.string({ maxLength: 4 }))

/** A generator of objects whose values are texts, nulls, lists and objects, at any depth. */
export const plainValue = fc.letrec(tie => ({
  any: fc.oneof({ depthSize: 'small' }, text, fc.constant(null), tie('list'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 4 }),
  object: fc
    .dictionary(name, tie('any'), { maxKeys: 4, noNullPrototype: true })
    .map(object => Object.fromEntries(Object.entries(object).filter(([key]) => key !== '__proto__'))),
})).object as fc.Arbitrary<Record<string, unknown>>

/** Returns a JSON Patch of one operation that fits a value. The numbers determine the operation. */
export function patchFor(value: Record<string, unknown>, numbers: Iterator<number>): JsonPatchOperation[] {
  const next = (limit: number): number => Number(numbers.next().value) % Math.max(1, limit)
  let path: (string | number)[] = []
  let holder: unknown = value
  for (;;) {
    const names = typeof holder === 'object' && holder !== null ? Object.keys(holder) : []
    const step = names[next(names.length)]
    if (step === undefined) break
    const member = (holder as Record<string, unknown>)[step]
    if (typeof member !== 'object' || member === null || next(3) === 0) {
      path = [...path, step]
      break
    }
    path = [...path, step]
    holder = member
  }
  const isIn = path.length > 0
  const here = toPointer(path)
  const parent = path.slice(0, -1)
  const fresh = ['new', { title: 'x', list: ['y', 'z'] }, '2021', ['q'], 'a: b'][next(5)]
  const kind = next(4)
  if (!isIn) return [{ op: 'add', path: '/added', value: fresh }]
  if (kind === 0) return [{ op: 'remove', path: here }]
  if (kind === 1) return [{ op: 'replace', path: here, value: fresh }]
  const within = parent.reduce((at: unknown, step) => (at as Record<string, unknown>)[step], value as unknown)
  if (kind === 2 && isObject(within)) return [{ op: 'move', from: here, path: toPointer([...parent, 'renamed']) }]
  return [{ op: 'add', path: toPointer([...parent, isObject(within) ? 'added' : '-']), value: fresh }]
}
