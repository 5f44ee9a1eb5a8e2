import { describe, expect, it } from 'vitest'
import { initials } from '../../../../src/citation/csl/processor/names/initials.ts'
import { expectLinear } from '../../../linear.ts'

describe('given names', () => {
  it.each([
    ['Jean-Luc Marie', '. ', 'J.-L. M.'],
    ['Jean-Luc Marie', '.', 'J.-L.M.'],
    ['Jean-Luc Marie', '', 'J-LM'],
    ['John R.', '. ', 'J. R.'],
    ['J.R.', '. ', 'J. R.'],
    ['J.-R.', '. ', 'J.-R.'],
    ['Maria de la', '. ', 'M. de la'],
    ['E\u0301mile', '.', 'E\u0301.'],
    ['YUri', '.', 'Yu.'],
    ['Юрий', '.', 'Ю.'],
    ['太郎', '. ', '太郎'],
    ['', '. ', ''],
  ])('the CSL processor prints the given names %j with initialize-with=%j as %j', (given, ending, expected) => {
    expect(initials(given, { with: ending, shortens: true, hyphen: true })).toBe(expected)
  })

  it('initials drops the hyphen of given names if the option hyphen is false', () => {
    expect(initials('Jean-Luc', { with: '.', shortens: true, hyphen: false })).toBe('J.L.')
  })

  it.each([
    ['John R', '. ', 'John R.'],
    ['John R.', '', 'John R'],
    ['E\u0301 M', '.', 'E\u0301.M.'],
    ['James T', '', 'James T'],
    ['Ann (Ed.)', '. ', 'Ann (Ed.)'],
  ])(
    'the CSL processor prints the given names %j with initialize-with=%j and initialize="false" as %j',
    (given, ending, expected) => {
      expect(initials(given, { with: ending, shortens: false, hyphen: true })).toBe(expected)
    },
  )

  it.each(['A ', 'A-', 'A.', 'a', ' -', '- ', '\ud800', '\u0301', '"\'<'])(
    'the CSL processor shortens given names that repeat %j in linear time',
    part => {
      for (const shortens of [true, false])
        expectLinear(
          size => initials(`A${part.repeat(size)}`, { with: '. ', shortens, hyphen: !shortens }),
          10_000,
          part,
        )
    },
  )
})
