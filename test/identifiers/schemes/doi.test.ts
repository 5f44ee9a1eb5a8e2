import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Doi, doiKey, doiUrl, parseDoi } from '../../../src/identifiers/schemes/doi.ts'
import { expectLinear } from '../../linear.ts'

const sici = '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O'

const read: [text: string, doi: string][] = [
  ['10.5281/zenodo.2598836', '10.5281/zenodo.2598836'],
  ['10.5281/Zenodo.ABC', '10.5281/Zenodo.ABC'],
  ['  10.5281/zenodo.1\r\n', '10.5281/zenodo.1'],
  ['\ufeff\u200b10.5281/zenodo.1\u200e', '10.5281/zenodo.1'],
  ['doi:10.5281/zenodo.1', '10.5281/zenodo.1'],
  ['DOI: 10.5281/zenodo.1', '10.5281/zenodo.1'],
  ['doi 10.5281/zenodo.1', '10.5281/zenodo.1'],
  ['info:doi/10.5281/zenodo.1', '10.5281/zenodo.1'],
  ['info:doi/10.1234/a%23b', '10.1234/a#b'],
  ['https://doi.org/10.5281/zenodo.1', '10.5281/zenodo.1'],
  ['http://dx.doi.org/10.5281/zenodo.1', '10.5281/zenodo.1'],
  ['HTTPS://WWW.DOI.ORG/10.5281/zenodo.1', '10.5281/zenodo.1'],
  ['doi.org/10.5281/zenodo.1', '10.5281/zenodo.1'],
  ['doi: https://doi.org/10.5281/zenodo.1', '10.5281/zenodo.1'],
  ['https://doi.org/doi:10.5281/zenodo.1', '10.5281/zenodo.1'],
  ['https://doi.org/10.5281/zenodo.1?download=1', '10.5281/zenodo.1'],
  ['https://doi.org/10.5281/zenodo.1#files', '10.5281/zenodo.1'],
  ['https://doi.org/10.5281%2Fzenodo.1', '10.5281/zenodo.1'],
  ['https://doi.org/10.1234/a%3Fb%23c', '10.1234/a?b#c'],
  ['https://doi.org/10.1234/100%', '10.1234/100%'],
  ['10.1234/a?b#c', '10.1234/a?b#c'],
  ['10.1234/a%20b', '10.1234/a%20b'],
  [sici, sici],
  ['https://doi.org/10.1002/(SICI)1097-4571(199806)49:8%3C693::AID-ASI4%3E3.0.CO;2-O', sici],
  [`(${sici})`, sici],
  ['10.1000.10/123', '10.1000.10/123'],
  ['10.24447/slc-2024-00003/', '10.24447/slc-2024-00003/'],
  ['10.1016/s0025-326x(00)00004-7', '10.1016/s0025-326x(00)00004-7'],
  ['10.1016/0304-3991(91)90123(x)', '10.1016/0304-3991(91)90123(x)'],
  ['10.1234/a//b', '10.1234/a//b'],
  ['10.1234/データ', '10.1234/データ'],
  ['10.1234/😀', '10.1234/😀'],
  ['10.1234/x.', '10.1234/x'],
  ['10.1234/x,', '10.1234/x'],
  ['10.1234/x;', '10.1234/x'],
  ['(10.1234/x).', '10.1234/x'],
  ['10.1234/x(1))', '10.1234/x(1)'],
  ['<https://doi.org/10.1234/x>', '10.1234/x'],
  ['[doi:10.1234/x],', '10.1234/x'],
  ['“10.1234/x”', '10.1234/x'],
  ['"10.1234/x".', '10.1234/x'],
]

const refused = [
  '',
  ' ',
  'doi:',
  '10',
  '10.',
  '10.5281',
  '10.5281/',
  '10.5281/.',
  '10.5281/)',
  '10/abc',
  '10.12/x',
  '10.1234567890/x',
  '10.1234./x',
  '10.1234.a/x',
  '11.1234/x',
  '20.500.12345/x',
  '10.1234/a b',
  '10.1234/a\nb',
  '10.1234/a\u00a0b',
  '10.1234/a\u200bb',
  '10.1234/a\u202eb',
  '10.1234/a\0b',
  '10.1234/\ud800',
  'https://doi.org/10.1234/a%20b',
  'https://doi.org/10.1234/a%00b',
  '１０.1234/x',
  '10.１２３４/x',
  '10.1234∕x',
  'https://dоi.org/10.1234/x',
  'https://doi.org.example.net/10.1234/x',
  'https://example.net/doi.org/10.1234/x',
  'https://example.net/10.1234/x',
  'https://doi.org@example.net/10.1234/x',
  'https://user@doi.org/10.1234/x',
  'https://doi.org:8443/10.1234/x',
  'https://notdoi.org/10.1234/x',
  'https://doi.org/https://doi.org/10.1234/x',
  'ftp://doi.org/10.1234/x',
  'See 10.1234/x',
  'javascript:10.1234/x',
]

describe('parseDoi', () => {
  it.each(read)('parseDoi reads %j as the DOI %j', (text, doi) => {
    expect(parseDoi(text)).toBe(doi)
  })

  it.each(refused)('parseDoi returns undefined for %j', text => {
    expect(parseDoi(text)).toBeUndefined()
  })

  it('parsing the result of parseDoi again returns the same DOI, for any text', () => {
    fc.assert(
      fc.property(anyText, text => {
        const doi = parseDoi(text)
        if (doi !== undefined) expect(parseDoi(doi)).toBe(doi)
      }),
      { numRuns: 2_000 },
    )
  })

  it('parseDoi parses texts of any length in linear time', () => {
    for (const unit of [
      'a',
      ')',
      '(',
      '<',
      '.',
      ';',
      ' ',
      '%',
      '%41',
      '/',
      '?',
      '10.1234/',
      '\ud800',
      '\u200b',
      'doi:',
    ]) {
      for (const head of ['', '10.1234/', 'https://doi.org/10.1234/', 'doi:']) {
        expectLinear(size => parseDoi(head + unit.repeat(size)), 30_000, `${head}${unit}…`)
        expectLinear(size => parseDoi(`${head}${unit.repeat(size)}\n!`), 30_000, `${head}${unit}…`)
      }
    }
  })
})

describe('doiUrl', () => {
  it('doiUrl percent-encodes characters that a path cannot contain, and keeps the others', () => {
    expect(doiUrl(sici)).toBe('https://doi.org/10.1002/(SICI)1097-4571(199806)49:8%3C693::AID-ASI4%3E3.0.CO;2-O')
    expect(doiUrl('10.1234/a_b.c~d-e/f:g')).toBe('https://doi.org/10.1234/a_b.c~d-e/f:g')
    expect(doiUrl('10.1234/a?b#c%d"e[f]{g}|h\\i^j`k')).toBe(
      'https://doi.org/10.1234/a%3Fb%23c%25d%22e%5Bf%5D%7Bg%7D%7Ch%5Ci%5Ej%60k',
    )
    expect(doiUrl('10.1234/é')).toBe('https://doi.org/10.1234/%C3%A9')
  })

  it('doiUrl returns a doi.org URL in printable ASCII that parseDoi reads as the same DOI', () => {
    fc.assert(
      fc.property(dois, doi => {
        const url = doiUrl(doi)
        expect(parseDoi(url)).toBe(doi)
        expect(new URL(url).hostname).toBe('doi.org')
        expect(url).toMatch(/^[!#-;=?-Z_a-z~]*$/)
      }),
      { numRuns: 2_000 },
    )
  })

  it('doiUrl replaces a lone surrogate instead of throwing', () => {
    expect(doiUrl('10.1234/\ud800')).toBe('https://doi.org/10.1234/%EF%BF%BD')
  })
})

describe('doiKey', () => {
  it('doiKey changes the case of the letters A to Z only', () => {
    expect(doiKey('10.1234/ABC-xyz')).toBe('10.1234/abc-xyz')
    expect(doiKey('10.1234/ÄABC')).toBe('10.1234/Äabc')
    expect(doiKey('10.1234/İK')).toBe('10.1234/İk')
    expect(doiKey('10.1234/\u212a')).toBe('10.1234/\u212a')
  })

  it('doiKey is idempotent and ignores the case of a DOI', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const key = doiKey(text)
        expect(doiKey(key)).toBe(key)
        expect(key).not.toMatch(/[A-Z]/)
        expect(doiKey(text.replace(/[a-z]/g, letter => letter.toUpperCase()))).toBe(key)
        expect(key).toHaveLength(text.length)
      }),
    )
  })
})

const suffix = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.string({ unit: fc.constantFrom(...'ab1()<>[];.,?#%/:"\''), minLength: 1 }),
)

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom('', '<', '("', 'doi:', 'https://doi.org/', 'info:doi/'), suffix)
    .map(([head, tail]) => `${head}10.1234/${tail}`),
)

const dois = suffix
  .map(text => parseDoi(`10.1234/${text}`))
  .filter((doi): doi is Doi => doi !== undefined && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(doi))
