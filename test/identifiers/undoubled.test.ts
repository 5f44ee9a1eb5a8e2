import { expect, it } from 'vitest'
import { parseRor } from '../../src/identifiers/schemes/ror.ts'
import { undoubled } from '../../src/identifiers/undoubled.ts'

it('undoubled keeps only the last of several resolvers in a URL', () => {
  expect(undoubled('https://ror.org/https://ror.org/05dxps055')).toBe('https://ror.org/05dxps055')
  expect(undoubled(' http://doi.org/http://doi.org/10.1234/x')).toBe('http://doi.org/10.1234/x')
  expect(undoubled('http://ror.org/https://ROR.org/https://ror.org/05dxps055')).toBe('https://ror.org/05dxps055')
  expect(parseRor(undoubled('https://ror.org/https://ror.org/05dxps055') ?? '')).toBe('05dxps055')
})

it('undoubled returns undefined for a text without a repeated resolver URL', () => {
  for (const text of [
    '',
    '05dxps055',
    'https://ror.org/05dxps055',
    'https://ror.org/https://example.org/',
    'ror.org/ror.org/x',
  ]) {
    expect(undoubled(text)).toBeUndefined()
  }
})

it('undoubled reads a URL that repeats its resolver 60,000 times', () => {
  expect(undoubled(`${'https://ror.org/'.repeat(60_000)}x`)).toBe('https://ror.org/x')
})
