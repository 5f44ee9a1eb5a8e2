import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ordered, orderOf } from '../../../../src/citation/csl/processor/order.ts'

const options = { sensitivity: 'base', numeric: true } as const
const printable = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place))
const letters = fc.constantFrom(..."abcdhjlnstuvwyzgkABCHLZ 012-.,\t&'/", 'ch', 'aa', 'ij', 'é', 'ü', '10', '007')
const texts = fc.oneof(
  fc.string({ unit: letters, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('\t', ...printable), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const pairs = fc.oneof(
  fc.tuple(texts, texts),
  fc.tuple(texts, texts, texts).map(([begin, a, b]): [string, string] => [begin + a, begin + b]),
)

describe.each([
  'en-US',
  'de-DE',
  'fr-FR',
  'es-ES',
  'it-IT',
  'pt-BR',
  'nl-NL',
  'pl-PL',
  'ru-RU',
  'zh-CN',
  'ja-JP',
  'ar',
  'da-DK',
  'cs-CZ',
  'hu-HU',
])('the order of %s', language => {
  const { compare } = new Intl.Collator(language, options)
  const order = orderOf(language)
  const signOf = (a: string, b: string): number => Math.sign(order(ordered(a), ordered(b)))

  test('the CSL processor sorts text like Intl.Collator for the same language', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        expect(signOf(a, b)).toBe(Math.sign(compare(a, b)))
      }),
      { numRuns: 2000 },
    )
  })

  test('the CSL processor sorts long numbers and empty text like Intl.Collator for the same language', () => {
    const numbers = [
      '',
      '0',
      '00',
      '7',
      '07',
      '10',
      '9'.repeat(99),
      `${'9'.repeat(99)}1`,
      '1'.repeat(300),
      `${'1'.repeat(254)}9`,
    ]
    for (const a of numbers) for (const b of numbers) expect(signOf(a, b), `${a} ${b}`).toBe(Math.sign(compare(a, b)))
  })
})

test('the CSL processor sorts "a" before "b" if the language tag is malformed', () => {
  expect(orderOf('x')(ordered('a'), ordered('b'))).toBeLessThan(0)
})
