import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareNaturally, compareParsedVersions, parseVersion } from '../../src/versions/compare-versions.ts'
import { compareVersions } from '../../src/versions/index.ts'
import { expectLinear } from '../linear.ts'

describe('compareVersions', () => {
  it.each([
    ['1.9', '1.10'],
    ['v1', 'Version 2'],
    ['V. 2.1', 'v2.2'],
    ['1.0.0-alpha', '1.0.0-beta'],
    ['1.0.0-beta', '1.0.0'],
    ['1.0.0-beta.2', '1.0.0-beta.10'],
    ['1.0.0-rc.1', '1.0.0'],
    ['2.0a1', '2.0b1'],
    ['2.0b1', '2.0'],
    ['1.1', '1.1a'],
    ['1.0', '1.0 (corrected)'],
    ['20210818', '20210901'],
    ['2021-08-18', '2021-09-01'],
    ['2021', '2021-08-18'],
    ['2021-08', '20210818'],
    ['1.2', '20210818'],
    ['0.9', '1'],
    ['2021-08-18T09:00', '2021-08-18T10:00'],
    ['9007199254740992', '9007199254740993'],
    ['1.99999999999999999999998', '1.99999999999999999999999'],
  ])('compareVersions orders "%s" before "%s"', (older, newer) => {
    expect(compareVersions(older, newer)).toBeLessThan(0)
    expect(compareVersions(newer, older)).toBeGreaterThan(0)
  })

  it.each([
    ['1', '1.0.0'],
    ['v1', '1'],
    ['Version 2', 'V2.0'],
    ['01.02', '1.2'],
    ['20210818', '2021-08-18'],
    ['1.0.0+build.5', '1.0.0'],
    [' r7 ', '7'],
  ])('compareVersions treats "%s" and "%s" as equal', (a, b) => {
    expect(compareVersions(a, b)).toBe(0)
  })

  it.each(['', 'final', 'draft', 'IV', 'v', '№ 3'])('compareVersions returns undefined for "%s"', text => {
    expect(compareVersions(text, '1.0')).toBeUndefined()
    expect(compareVersions('1.0', text)).toBeUndefined()
  })

  it('compareVersions takes linear time', () => {
    for (const [head, unit] of [
      ['', '11'],
      ['v', '  '],
      ['', '1.'],
      ['1-', 'a1'],
    ] as const) {
      const text = (size: number) => head + unit.repeat(size)
      expectLinear(size => compareVersions(text(size), `${text(size)}2`), 5e4, head + unit)
    }
  })
})

const version = fc.stringMatching(/^v?[0-9]{1,3}([.-][0-9]{1,3}){0,2}(-?(alpha|beta|rc|a|b|p)\.?[0-9]?)?$/)

describe('orders', () => {
  it('compareParsedVersions is antisymmetric and transitive', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        const [x, y, z] = [a, b, c].map(text => parseVersion(text))
        if (!x || !y || !z) throw new Error('a version was not read')
        expect(Math.sign(compareParsedVersions(x, y))).toBe(-Math.sign(compareParsedVersions(y, x)) + 0)
        if (compareParsedVersions(x, y) <= 0 && compareParsedVersions(y, z) <= 0) {
          expect(compareParsedVersions(x, z)).toBeLessThanOrEqual(0)
        }
      }),
    )
  })

  it('the order of identifiers is total, and only equal identifiers compare as equal', () => {
    const text = fc.string({ unit: fc.constantFrom('0', '1', '9', 'a', '.', '/') })
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(compareNaturally(a, b) === 0).toBe(a === b)
        if (compareNaturally(a, b) <= 0 && compareNaturally(b, c) <= 0) {
          expect(compareNaturally(a, c)).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})
