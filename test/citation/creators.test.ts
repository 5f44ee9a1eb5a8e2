import { describe, expect, test } from 'vitest'
import { citation, creatorsString } from '../../src/citation/index.ts'
import type { GivenRecord } from '../../src/model/given/given-record.ts'
import { canonical } from './records.ts'

describe('creatorsString', () => {
  test.each([
    ['a record', canonical, 'Okafor, Ada, Núñez, Björn'],
    [
      'a list of creators',
      [{ name: 'Lange, Stefan' }, { name: 'Büchner, Matthias' }],
      'Lange, Stefan, Büchner, Matthias',
    ],
    ['a list of names', ['Rain Institute', 'Lee, A'], 'Rain Institute, Lee, A'],
    ['a list of one creator', [{ name: 'Lee, A' }], 'Lee, A'],
    ['a single object instead of a list', { creators: { name: 'Lee, A' } }, 'Lee, A'],
    [
      'a list of one organisation',
      [{ name: 'World Rain Organization', nameType: 'Organizational' }],
      'World Rain Organization',
    ],
    [
      'a creator with only a given and a family name',
      [{ nameType: 'Personal', givenName: 'Ada', familyName: 'Okafor' }],
      'Okafor, Ada',
    ],
    ['a creator with only a family name', [{ familyName: 'Okafor' }], 'Okafor'],
    ['a creator whose name begins with the given name', [{ name: 'Ada Okafor' }], 'Ada Okafor'],
    ['a list with unknown creators', [{ name: ':unav' }, { name: 'Lee, A' }, { name: '(:tba)' }], 'Lee, A'],
    ['a list that ends with :etal', [{ name: 'Lee, A' }, { name: ':etal' }], 'Lee, A, et al.'],
    ['a list that contains only :etal', [{ name: ':etal' }], ''],
    ['a creator with markup and white space', [{ name: ' O&#39;Neil,\n<b>Una</b> ' }], "O'Neil, Una"],
    [
      'a list with values of the wrong type',
      [null, 7, [], {}, { name: {} }, { name: ['x'] }, { name: '' }, true, 'Lee, A'],
      '7, Lee, A',
    ],
    ['null', null, ''],
  ])('creatorsString renders %s', (_, creators, expected) =>
    expect(creatorsString(creators as GivenRecord)).toBe(expected),
  )

  test('creatorsString joins creators with a given separator', () =>
    expect(creatorsString(['A', 'B'], { separator: '; ' })).toBe('A; B'))
})

describe('maxCreators', () => {
  test.each([
    [1, 'A, et al.'],
    [2, 'A, B, et al.'],
    [3, 'A, B, C'],
    [4, 'A, B, C'],
  ])('with maxCreators %i, creatorsString returns %j for three creators', (maxCreators, expected) =>
    expect(creatorsString(['A', 'B', 'C'], { maxCreators })).toBe(expected),
  )

  test('creatorsString counts only printed creators towards the maximum', () => {
    expect(creatorsString([':unav', 'A', 'B', ':tba'], { maxCreators: 2 })).toBe('A, B')
  })

  test.each([0, -1, 1.5, Number.NaN])('a maximum of %d creators causes a TypeError', maxCreators => {
    expect(() => citation(canonical, { maxCreators })).toThrow(TypeError)
  })
})

test('citation prints all 5,000 creators of a record, or as many as maxCreators allows', () => {
  const creators = Array.from({ length: 5000 }, (_, place) => ({ name: `Person, ${place}` }))
  const record = { ...canonical, creators }
  expect(citation(record).split('Person, ')).toHaveLength(5001)
  expect(citation(record, { style: 'datacite', maxCreators: 2 })).toMatch(/^Person, 0; Person, 1; et al\. \(2021\): /)
})
