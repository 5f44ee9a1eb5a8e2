import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type IdentifierScheme,
  identifierScheme,
  identifierSchemes,
  parseIdentifier,
} from '../../src/identifiers/index.ts'
import { relatedIdentifierType } from '../../src/kernel/vocabularies/related-identifier-type.ts'
import { expectLinear } from '../linear.ts'
import { forms } from './forms.ts'

const all = Object.entries(identifierSchemes).map(([name, scheme]) => ({
  name,
  scheme: scheme as IdentifierScheme,
  reads: forms[name as keyof typeof forms].reads,
  rejects: forms[name as keyof typeof forms].rejects,
}))

describe.each(all)('$name', ({ name, scheme, reads, rejects }) => {
  it.each(reads)(`parses the ${name} identifier %j as %j`, (text, value) => {
    expect(scheme.parse(text)).toBe(value)
  })

  it.each(rejects)(`the parser of the scheme ${name} returns undefined for %j`, text => {
    expect(scheme.parse(text)).toBeUndefined()
  })

  it('formatting or comparing an identifier that is not text throws an error', () => {
    for (const wrong of [undefined, null, 42, {}])
      for (const use of [scheme.format, scheme.key ?? scheme.format])
        expect(() => use(wrong as never)).toThrow(/^The input should be text/)
  })

  it('parsing a canonical identifier returns it unchanged', () => {
    for (const [, value] of reads) expect(scheme.parse(value)).toBe(value)
  })

  it('parsing a formatted identifier returns an identifier with the same key', () => {
    for (const [, value] of reads) {
      expect(parseIdentifier(name, scheme.format(value))?.key).toBe(parseIdentifier(name, value)?.key)
    }
  })

  it(`the parser of ${name} identifiers never throws, and parses its own result unchanged`, () => {
    const seeds = fc.constantFrom(...reads.map(([text]) => text))
    const mutilated = fc.tuple(seeds, fc.nat(40), fc.string({ unit: 'binary', maxLength: 3 })).map(splice)
    fc.assert(
      fc.property(fc.oneof(mutilated, fc.string({ unit: 'binary' }), seeds), text => {
        scheme.checkDigit?.(text)
        const identifier = parseIdentifier(name, text)
        if (identifier === undefined) return
        expect(scheme.parse(identifier.value)).toBe(identifier.value)
        expect(parseIdentifier(name, identifier.formatted)?.key).toBe(identifier.key)
      }),
      { numRuns: 500 },
    )
  })

  it(`the parser of ${name} identifiers takes linear time`, () => {
    const heads = ['', ...reads.map(([text]) => text)]
    const units = [' ', '0', 'a', '/', '-', '.', ':', '_', ';', '%', '1.', 'a:', '\u200b', ')', '(', 'https://']
    for (const head of heads) {
      for (const unit of units) {
        expectLinear(size => scheme.parse(`${head}${unit.repeat(size)}\n!`), 6_400, `${head}${unit}…`)
      }
    }
  })
})

const withCheckDigit = all.filter(({ scheme }) => scheme.checkDigit !== undefined)

describe.each(withCheckDigit)('check digit of $name', ({ scheme, reads }) => {
  const values = reads.map(([, value]) => value)

  it('a valid identifier ends with its computed check digits', () => {
    for (const value of values) expect(value.endsWith(scheme.checkDigit?.(value) ?? 'none')).toBe(true)
  })

  it('the check digit detects any single wrong digit', () => {
    const digit = fc.constantFrom(...'0123456789')
    fc.assert(
      fc.property(fc.constantFrom(...values), fc.nat(), digit, (value, at, other) => {
        const places = [...value].flatMap((character, place) => (/\d/.test(character) ? [place] : []))
        const place = places[at % places.length] ?? 0
        fc.pre(value[place] !== other)
        const wrong = value.slice(0, place) + other + value.slice(place + 1)
        expect(scheme.parse(wrong)).toBeUndefined()
      }),
    )
  })

  it('checkDigit returns the right check digits for an identifier with wrong ones', () => {
    for (const value of values) {
      const digits = scheme.checkDigit?.(value) ?? ''
      const body = value.slice(0, -digits.length)
      const wrong = body + (digits.endsWith('0') ? '1' : '0').padStart(digits.length, '0')
      expect(scheme.parse(wrong)).toBeUndefined()
      expect(body + scheme.checkDigit?.(wrong)).toBe(value)
    }
  })
})

describe('identifierSchemes', () => {
  it('identifierSchemes lists every term of relatedIdentifierType', () => {
    expect(Object.keys(identifierSchemes)).toEqual(expect.arrayContaining(Object.keys(relatedIdentifierType)))
  })

  it('identifierScheme returns undefined for unknown names, including those inherited from Object.prototype', () => {
    for (const name of ['Other', 'doi', '', '__proto__', 'constructor', 'toString']) {
      expect(identifierScheme(name)).toBeUndefined()
      expect(parseIdentifier(name, '10.5281/zenodo.1')).toBeUndefined()
    }
    expect(identifierScheme('DOI')).toBe(identifierSchemes.DOI)
  })
})

describe('keys', () => {
  const same: [name: string, one: string, other: string][] = [
    ['ARK', 'ark:/12345/x5-4xz-321/', 'ark:12345/x54xz321'],
    ['arXiv', 'math.GT/0309136', 'https://arxiv.org/abs/math/0309136'],
    ['DOI', 'https://doi.org/10.1234/ABC', '10.1234/abc'],
    ['Handle', 'hdl:LOC.music/a', 'https://hdl.handle.net/loc.music/a'],
    ['Handle', 'hdl:10.1234/ABC', '10.1234/abc'],
    ['IGSN', 'https://doi.org/10.58052/IECUR0097', '10.58052/iecur0097'],
    ['ISBN', '0-8044-2957-X', '978-0-8044-2957-3'],
    ['PURL', 'http://PURL.org/dc/terms/', 'https://purl.org/dc/terms/'],
    ['RAiD', '10.26259/8AD6B4F5', 'https://raid.org/10.26259/8ad6b4f5'],
    ['RRID', 'RRID:ab_2298772', 'AB_2298772'],
    [
      'SWHID',
      'swh:1:cnt:309cf2674ee7a0749978cf8265ab91a60aea0f7d;origin=https://example.org;lines=1',
      'swh:1:cnt:309cf2674ee7a0749978cf8265ab91a60aea0f7d;lines=1',
    ],
    ['URL', 'HTTPS://Example.org:443/a/../b', 'https://example.org/b'],
    ['URN', 'URN:example:a%2fb?+r', 'urn:example:a%2Fb'],
  ]
  it.each(same)('the %s identifiers %j and %j have the same key', (name, one, other) => {
    expect(parseIdentifier(name, one)?.key).toBe(parseIdentifier(name, other)?.key)
    expect(parseIdentifier(name, one)).toBeDefined()
  })

  const different: [name: string, one: string, other: string][] = [
    ['ARK', 'ark:12345/a', 'ark:12345/A'],
    ['arXiv', '2101.00001v1', '2101.00001v2'],
    ['DOI', '10.1234/é', '10.1234/É'],
    ['Handle', '10013/a', '10013/A'],
    [
      'SWHID',
      'swh:1:cnt:309cf2674ee7a0749978cf8265ab91a60aea0f7d;lines=1',
      'swh:1:cnt:309cf2674ee7a0749978cf8265ab91a60aea0f7d',
    ],
    ['URL', 'https://example.org/a', 'https://example.org/A'],
  ]
  it.each(different)('the %s identifiers %j and %j have different keys', (name, one, other) => {
    expect(parseIdentifier(name, one)?.key).not.toBe(parseIdentifier(name, other)?.key)
    expect(parseIdentifier(name, one)).toBeDefined()
    expect(parseIdentifier(name, other)).toBeDefined()
  })
})

function splice([text, at, insert]: [string, number, string]): string {
  return text.slice(0, at) + insert + text.slice(at + (insert.length % 2))
}
