import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rules } from '../../src/validation/rules/index.ts'
import { runRule } from '../../src/validation/run/run-rules.ts'
import { partsOf, together, visiting } from '../../src/validation/run/visiting.ts'

const narrowed = rules.filter(rule => partsOf(rule.check).some(({ walk }) => walk.part !== undefined))

/** Rules that look at every item where they usually pass over the ordinary ones. */
const thorough = narrowed.map(rule => ({
  ...rule,
  check: together(...partsOf(rule.check).map(({ walk, visit }) => visiting(walk.part?.of ?? walk, visit))),
}))

const words =
  'Carberry Josiah Li Prof. Dr MBA PhD and und von der Test Doe John Museum Barcelona et al. others ANNA S. Ångström Ōe & 1 †'
const joints = [' ', ', ', ',', ' ', ', ', ';', '  ', '. ', ' and ']
const phrase = fc
  .array(fc.tuple(fc.constantFrom(...words.split(' ')), fc.constantFrom(...joints)), { minLength: 1, maxLength: 4 })
  .map(parts => parts.map(([word, joint], at) => (at + 1 < parts.length ? word + joint : word)).join(''))
const words_ = 'Soil moisture OF THE 2019 v2 data.csv https://x.org/ (north) <i>test</i> &amp; file: :unav Ünkel'
const sentence = fc
  .array(fc.tuple(fc.constantFrom(...words_.split(' ')), fc.constantFrom(' ', ' ', ' ', ', ', '; ', '|', '  ')), {
    minLength: 1,
    maxLength: 7,
  })
  .map(parts => parts.map(([word, joint], at) => (at + 1 < parts.length ? word + joint : word)).join(''))
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined })

const identifier = fc.record({
  nameIdentifier: fc.constantFrom(
    'https://orcid.org/0000-0002-1825-0097',
    '0000-0002-1825-0097',
    ' https://orcid.org/0000-0002-1825-0097',
    'https://orcid.org/0000-0002-1825-0098',
    'https://ror.org/04wxnsj81',
    'https://ror.org/04wxnsj82',
    'https://sandbox.orcid.org/0000-0002-1825-0097',
  ),
  nameIdentifierScheme: fc.constantFrom('ORCID', 'orcid', 'ROR', 'ISNI', '', 'GRID', undefined),
})
const agent = fc
  .record({
    name: phrase,
    nameType: fc.constantFrom('Personal', 'Personal', 'Organizational', undefined),
    parts: fc.constantFrom('split', 'split', 'swapped', 'whole', undefined),
    nameIdentifiers: maybe(fc.array(identifier, { minLength: 1, maxLength: 2 })),
    affiliation: maybe(fc.array(fc.record({ name: phrase }), { minLength: 1, maxLength: 2 })),
  })
  .map(({ parts, ...rest }) => {
    const [family, given] = rest.name.split(', ')
    if (parts === 'split') return { ...rest, familyName: family, givenName: given }
    if (parts === 'swapped') return { ...rest, familyName: given, givenName: family }
    return parts === 'whole' ? { ...rest, familyName: rest.name, givenName: given } : rest
  })
const date = fc.constantFrom(
  ...['2019', '2019-02-30', '2019-05', '2562-01-01', '1970-01-01', '1900-01-01', '2019-01-01/2018-01-01', '2019/2020'],
  ...[
    '2019-01-01/2020',
    '9999-12-31',
    '2019-05/2019-02',
    '3/4/2019',
    '2019-05-04T10:00',
    '2019/..',
    '1971',
    '2099-01-01',
  ],
)
const record = fc.record({
  doi: fc.constant('10.1234/abc'),
  creators: fc.array(agent, { maxLength: 3 }),
  titles: fc.array(fc.record({ title: sentence, titleType: maybe(fc.constant('Subtitle')) }), { maxLength: 2 }),
  subjects: fc.array(
    fc.record({ subject: sentence, valueUri: maybe(fc.constantFrom('http://localhost/x', 'www.example.org')) }),
    { maxLength: 2 },
  ),
  dates: fc.array(fc.record({ date, dateType: fc.constantFrom('Created', 'Issued', 'Other') }), { maxLength: 2 }),
  relatedIdentifiers: fc.array(
    fc.record({
      relatedIdentifier: fc.constantFrom(
        '10.1234/x',
        ' 10.1234/x',
        'https://doi.org/10.1234/x',
        '10.123456/x',
        '',
        ' ',
        '10.1234/ä',
      ),
      relatedIdentifierType: fc.constantFrom('DOI', 'URL', 'ISBN'),
      relationType: fc.constantFrom('Cites', 'Other', 'HasMetadata'),
      relatedMetadataScheme: maybe(fc.constant('DDI-L')),
    }),
    { maxLength: 2 },
  ),
  version: fc.constantFrom('2', '3', undefined),
})

test('rules that pass over ordinary items find as much as if they looked at each', () => {
  expect(narrowed.length).toBeGreaterThan(40)
  fc.assert(
    fc.property(record, fc.constantFrom('4.6', '4.0'), (record, kernel) => {
      for (const [at, rule] of narrowed.entries()) {
        const example = { record, kernel } as never
        const [found, all] = [runRule(rule, example), runRule(thorough[at] as typeof rule, example)]
        expect(found.map(({ path, message }) => ({ path, message }))).toEqual(
          all.map(({ path, message }) => ({ path, message })),
        )
      }
    }),
    { numRuns: 250 },
  )
})
