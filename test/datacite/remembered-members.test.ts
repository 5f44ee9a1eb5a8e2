import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecords } from '../../src/formats/index.ts'

const names = ['subject', 'subjectScheme', 'schemeUri', 'valueUri', 'lang', 'colour', 'schemeURI']
const unknown = ['colour', 'schemeURI']

const members = fc
  .shuffledSubarray(names)
  .chain(some => fc.tuple(...some.map(name => fc.tuple(fc.constant(name), fc.constantFrom('soil', '', null, 4)))))

const read = (subject: readonly (readonly [string, unknown])[]) =>
  readRecords(JSON.stringify({ doi: '10.5072/a', titles: [], subjects: [Object.fromEntries(subject)] }))

// Readers remember the members of earlier objects, which must not affect the result.
test('readRecords reads an object in the same way regardless of earlier reads', () => {
  fc.assert(
    fc.property(members, members, (one, other) => {
      const before = JSON.stringify(read(one))
      read(other)
      expect(JSON.stringify(read(one))).toBe(before)
      const [subject] = read(one).records[0]?.record.subjects ?? []
      const kept = one.filter(([name, value]) => value !== null && !unknown.includes(name))
      expect(subject).toEqual(Object.fromEntries(kept))
    }),
  )
})
