import fc from 'fast-check'
import type { Node, ValueType } from '../../src/kernel/index.ts'

/** A generator of text that XML can represent, including words in several scripts, line breaks and markup. */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.lorem({ maxCount: 4 }) },
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('Größe & <br>Maß', 'ملوحة البحر', '海水温度', 'a\n b', ' ', '"quoted" \'text\'', '𝒜 = π·r²'),
)

const padding = fc.constantFrom('', '', '', ' ', '\n\t')
const padded = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(padding, value, padding).map(parts => parts.join(''))

const doi = fc
  .tuple(fc.integer({ min: 1000, max: 99_999_999 }), fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }))
  .map(([prefix, suffix]) => `10.${prefix}/x${suffix}`)

const tag = fc.constantFrom('en', 'de', 'pt-BR', 'zh-Hant-TW', 'english', 'x-klingon', 'i-enochian')

const year = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1000, max: 9999 }) },
  padded(fc.integer({ min: 1000, max: 9999 }).map(String)),
  fc.constantFrom('0000', '0476', '٢٠٢٠', '२०२०'),
)

const uri = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  padded(
    fc.constantFrom('https://example.org/', 'urn:isbn:978-3-16-148410-0', '../a b', '//host:80/x', '#', '?', '%C3%A4'),
  ),
  fc.constantFrom('', ' ', 'not a uri', '310607', 'QA 76.9 (Computer science)', 'http://[::1]/', 'a:b:c'),
)

const degrees = (limit: 90 | 180): fc.Arbitrary<number | string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -limit * 1000, max: limit * 1000 }).map(value => value / 1000) },
    fc.constantFrom<number | string>(limit, -limit, 0, `${limit}.000001`, '+.5', '-0', '007.50', '5.', ' 1 '),
  )

const byType: Readonly<Record<ValueType, fc.Arbitrary<unknown>>> = {
  text,
  any: text,
  nonEmpty: text.filter(value => value !== ''),
  doi: padded(doi),
  doiOnly: fc.constant('DOI'),
  year,
  language: padded(tag),
  lang: fc.oneof(padded(tag), fc.constant('')),
  uri,
  longitude: degrees(180),
  latitude: degrees(90),
}

/** Generates values that a leaf of the kernel's tree allows. */
export const valuesOf = (node: Node): fc.Arbitrary<unknown> => {
  const values = byType[node.value as ValueType]
  return node.as === undefined ? values : values.filter(value => typeof value === node.as)
}
