import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { negotiate } from '../../../src/http/negotiation/accept.ts'
import { expectLinear } from '../../linear.ts'

const crate = 'application/ld+json;profile="https://w3id.org/ro/crate"'
const offered = ['application/json', 'application/ld+json', crate, 'text/x-bibliography', 'text/turtle']
const agreed = (accept: string | undefined) => negotiate(accept, offered)?.type

describe('what is agreed on', () => {
  it.each([
    ['no Accept header', undefined, 'application/json'],
    ['any type', '*/*', 'application/json'],
    ['a type', 'text/turtle', 'text/turtle'],
    ['a type in capitals', 'Text/TURTLE', 'text/turtle'],
    ['a range of types', 'text/*', 'text/x-bibliography'],
    ['the higher quality', 'application/json;q=0.5, text/turtle;q=0.8', 'text/turtle'],
    ['three digits of quality', 'application/json;q=0.501, text/turtle;q=0.502', 'text/turtle'],
    [
      'the quality of the narrower range',
      'text/*;q=0.9, text/turtle;q=0.1, application/json;q=0.5',
      'text/x-bibliography',
    ],
    ['a named type before a wildcard of equal quality', '*/*, text/turtle', 'text/turtle'],
    ['the first offered of two named types of equal quality', 'text/turtle, application/json', 'application/json'],
    [
      'the Accept header of a browser',
      'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'application/json',
    ],
    ['the Accept header of axios', 'application/json, text/plain, */*', 'application/json'],
    ['an Accept header that excludes JSON', '*/*, application/json;q=0', 'application/ld+json'],
    ['a type with a parameter that only one offered type has', crate, crate],
    [
      'a parameter value that no offered type has',
      'application/ld+json;profile="http://www.w3.org/ns/json-ld#flattened"',
      'application/ld+json',
    ],
    ['commas within quotes', 'text/turtle;x="a,b;q=0", application/json;q=0.1', 'text/turtle'],
    ['optional white space', ' text/turtle ; q=1 ,application/json ; q=0.2', 'text/turtle'],
    ['an unknown parameter', 'text/turtle;charset=utf-8', 'text/turtle'],
  ])('negotiate chooses the right media type in this case: %s', (_, accept, type) => {
    expect(agreed(accept)).toBe(type)
  })

  it.each([
    ['a type that is not offered', 'text/html'],
    ['a type of quality 0', 'text/turtle;q=0'],
    ['any type of quality 0', '*/*;q=0'],
    ['a range without an offered type', 'image/*'],
  ])('negotiate chooses no media type for %s', (_, accept) => {
    expect(agreed(accept)).toBeUndefined()
  })

  it.each([
    'json',
    '',
    ',,,',
    '*/json',
    'text/turtle;q=high',
    'text/turtle;q=2',
    'text/turtle;q=-1',
    'text/turtle;q=',
    '/',
    'text/',
    'a b/c',
  ])('negotiate chooses the first offered type for the invalid Accept header %j', accept => {
    expect(agreed(accept)).toBe('application/json')
  })

  it('negotiate returns the parameters of the accepted range without its quality', () => {
    const { type, parameters } = negotiate('text/x-bibliography; Style="apa"; locale=de-DE; q=0.9', offered) ?? {}
    expect([type, [...(parameters ?? [])]]).toEqual([
      'text/x-bibliography',
      [
        ['style', 'apa'],
        ['locale', 'de-DE'],
      ],
    ])
  })

  it('negotiate chooses an offered type or none for any Accept header', () => {
    const part = fc.constantFrom(
      '*/*',
      'text/*',
      'text/turtle',
      ';q=0.5',
      ';q=0',
      ',',
      ';',
      '"',
      '\\',
      '=',
      ' ',
      'q',
      'é',
      '\0',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(part).map(parts => parts.join('')),
          fc.string(),
        ),
        accept => {
          const type = agreed(accept)
          if (type !== undefined) expect(offered).toContain(type)
        },
      ),
    )
  })

  it.each([
    ['commas', (size: number) => ','.repeat(10 * size)],
    ['ranges', (size: number) => 'text/html;q=0.1,'.repeat(size)],
    ['parameters', (size: number) => `text/html${';a=b'.repeat(size)}`],
    ['an open quote', (size: number) => `text/html;a="${'\\"'.repeat(size)}`],
  ])('negotiate reads a long Accept header with %s in linear time', (_, accept) => {
    expectLinear(size => {
      const header = accept(size)
      for (let run = 0; run < 20; run++) agreed(header)
    }, 1e4)
  })

  it('negotiate ignores a truncated media range', () => {
    const padding = 'text/html;q=0.001, '.repeat(300).slice(0, 3990)
    expect(agreed(`${padding.slice(0, 3985)}, text/turtle-star`)).not.toBe('text/turtle')
  })
})
