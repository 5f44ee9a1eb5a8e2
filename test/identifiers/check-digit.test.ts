import { describe, expect, it } from 'vitest'
import {
  mod10Weighted,
  mod11Radix2,
  mod11Weighted,
  mod16Radix3,
  mod97Radix10,
} from '../../src/identifiers/check-digit.ts'

describe('check digits', () => {
  it('computes the check digits of published identifiers', () => {
    expect(mod11Radix2('000000021825009')).toBe('7')
    expect(mod11Radix2('000000021694233')).toBe('X')
    expect(mod11Radix2('000000000000000')).toBe('1')
    expect(mod11Weighted('2049363')).toBe('0')
    expect(mod11Weighted('2434561')).toBe('X')
    expect(mod11Weighted('316148410')).toBe('X')
    expect(mod10Weighted('978316148410')).toBe('0')
    expect(mod10Weighted('400638133393')).toBe('1')
    expect(mod10Weighted('03600029145')).toBe('2')
    expect(mod16Radix3('A022009000004BE')).toBe('A')
  })

  it('a value followed by the two check digits of mod97Radix10 has the remainder 1 modulo 97', () => {
    for (const value of [0, 1, 96, 97, 188_000_000, 32 ** 6 - 1]) {
      const digits = mod97Radix10(value)
      expect(digits).toMatch(/^\d\d$/)
      expect((value * 100 + Number(digits)) % 97).toBe(1)
    }
  })
})
