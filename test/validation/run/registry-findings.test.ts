import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registered } from '../../../src/registry/index.ts'
import { check } from '../../../src/validation/check.ts'
import { checkValue } from '../../../src/validation/check-value.ts'
import type { CheckOptions } from '../../../src/validation/report.ts'
import { documentWith } from '../../datacite/xml/documents.ts'

const record = {
  doi: '10.5072/x',
  url: 'https://example.org/x',
  creators: [{ name: 'Roe, Ann', nameType: 'Personal' }],
  titles: [{ title: 'Waves' }],
  publisher: { name: 'Sea Press' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
}
const sent = (members: object): string =>
  JSON.stringify({ data: { type: 'dois', attributes: { ...record, ...members } } })

const told = (text: string, options: CheckOptions = {}) =>
  check(text, { profile: 'registry', ...options }).records.flatMap(({ diagnostics }) =>
    diagnostics
      .filter(({ rule }) => rule.startsWith('registry/'))
      .map(({ rule, severity, registry, pointer }) => [rule, severity, registry, pointer]),
  )

const at = (pointer: string): string => `/data/attributes${pointer}`

describe('what the registry does and no other rule says is told', () => {
  test.each<[rule: string, severity: string, registry: string, pointer: string, members: object]>([
    ['url-missing', 'error', 'rejects', '/url', { url: undefined, event: 'publish' }],
    ['url-refused', 'error', 'rejects', '/url', { url: 'www.example.org' }],
    ['rights-too-long', 'error', 'rejects', '/rightsList/0/rights', { rightsList: [{ rights: 'a'.repeat(2001) }] }],
    ['column-exceeded', 'error', 'rejects', '/version', { version: 'v'.repeat(192) }],
    ['subject-rewritten', 'info', 'changes', '/subjects/0/subject', { subjects: [{ subject: 'R&D' }] }],
    ['subject-rewritten', 'info', 'changes', '/subjects/0/subject', { subjects: [{ subject: 'two  spaces' }] }],
    [
      'rights-overwritten',
      'info',
      'changes',
      '/rightsList/0/rightsUri',
      { rightsList: [{ rights: 'MIT License', rightsUri: 'https://example.org' }] },
    ],
    [
      'unknown-member-dropped',
      'warning',
      'drops',
      '/relatedItems/0/titles/0/lang',
      {
        relatedItems: [{ relatedItemType: 'Book', relationType: 'Cites', titles: [{ title: 'Tides', lang: 'en' }] }],
      },
    ],
  ])('registry/%s reports the severity %s and the effect %s at %s', (rule, severity, registry, pointer, members) => {
    expect(told(sent(members))).toEqual([[`registry/${rule}`, severity, registry, at(pointer)]])
    expect(told(sent(members), { rules: { [`registry/${rule}`]: 'off' } })).toEqual([])
  })

  test('check reports a dropped identifier as info if it repeats the DOI of the record, and otherwise as a warning', () => {
    const identifiers = [{ identifier: 'https://doi.org/10.5072/X', identifierType: 'DOI' }]
    expect(told(sent({ identifiers }))).toEqual([
      ['registry/own-address-hidden', 'info', 'drops', at('/identifiers/0')],
    ])
    expect(told(sent({ identifiers: [{ identifier: '10.5072/y', identifierType: 'DOI' }] }))).toEqual([
      ['registry/alternate-doi-dropped', 'warning', 'drops', at('/identifiers/0')],
    ])
  })

  test('check reports a refused URL even if the metadata is sent as XML', () => {
    expect(told(sent({ url: 'www.example.org' }), { via: 'xml' })).toEqual([
      ['registry/url-refused', 'error', 'rejects', at('/url')],
    ])
  })

  test('check reports the position of a value that the registry changes in XML', () => {
    const text = documentWith({
      titles: '<titles><title>Wind &amp; waves</title></titles>',
    })
    expect(told(text)).toEqual([['registry/text-escaped', 'info', 'changes', '/titles/0/title']])
    const [checked] = check(text, { profile: 'registry' }).records
    const finding = checked?.diagnostics.find(({ rule }) => rule === 'registry/text-escaped')
    expect(finding?.message).toBe(
      '"Wind & waves" is stored as "Wind &amp; waves". The registry treats titles, descriptions and similar texts as HTML, so & is stored as &amp; and < as &lt;. Replace & and < with words such as "and" and "less than", which are stored unchanged.',
    )
    expect(text.slice(finding?.position?.start.offset, finding?.position?.end.offset)).toContain('Wind &amp; waves')
    expect(finding?.url).toMatch(/\/registry\.md$/)
  })

  test('the advice about a rights identifier also applies to a blank rights identifier, which the registry drops', () => {
    const [blank] = check(sent({ rightsList: [{ rights: 'Ours', rightsIdentifier: ' ' }] }), {
      profile: 'registry',
    }).records
    expect(blank?.diagnostics.map(({ message }) => message)).toEqual([
      'The value " " of rightsIdentifier is dropped. The registry drops a blank rightsIdentifier. Write the identifier in lower case, or omit it.',
    ])
  })

  test('disabling a rule also disables the registry rule with the same name, unless the registry rule is enabled', () => {
    const text = documentWith({ dates: '<dates><date dateType="Created">2020/..</date></dates>' })
    expect(told(text, { rules: { 'date-dropped': 'off' } })).toEqual([])
    expect(told(text, { rules: { 'date-dropped': 'off', 'registry/date-dropped': 'error' } })).toEqual([
      ['registry/date-dropped', 'error', 'drops', '/dates/0'],
    ])
  })

  test('check reports all rewritten subjects in one finding, and derived types only in the profile strict or on request', () => {
    const many = sent({ subjects: [{ subject: 'R&D' }, { subject: 'B&B' }, { subject: 'Q&A' }] })
    expect(told(many)).toHaveLength(1)
    expect(told(many, { profile: 'recommended' })).toEqual([])
    expect(check(many, { profile: 'registry' }).records[0]?.diagnostics[0]?.message).toMatch(
      /The same happens in 2 other places\.$/,
    )
    expect(told(sent({}), { profile: 'strict' }).map(([rule]) => rule)).toEqual(['registry/types-derived'])
    expect(told(sent({}))).toEqual([])
    const asked = told(sent({}), { profile: 'recommended', rules: { 'registry/types-derived': 'info' } })
    expect(asked.map(([rule]) => rule)).toEqual(['registry/types-derived'])
  })

  test('check throws an error for an unknown rule name', () => {
    expect(() => check('{}', { rules: { 'registry/text-escapd': 'off' } })).toThrow(/registry\/text-escaped/)
  })
})

const texts = fc.constantFrom(
  'Waves',
  'R&D',
  '<i>x</i>',
  '<p>x</p>',
  ' padded',
  'a  b',
  '',
  'x'.repeat(2100),
  '10.5072/A',
  '😀',
)
const members = fc.record(
  {
    doi: fc.constantFrom('10.5072/x', '10.5072/X', '10.123456/x', 'x'),
    url: fc.constantFrom('https://example.org/', 'example.org', 'http://a b', '', null),
    event: fc.constantFrom('publish', 'register'),
    state: fc.constantFrom('draft', 'findable'),
    titles: fc.array(fc.record({ title: texts }), { maxLength: 2 }),
    subjects: fc.array(fc.record({ subject: texts }), { maxLength: 3 }),
    version: fc.oneof(texts, fc.constant(1)),
    language: fc.constantFrom('en', 'deu', 'en-US', 'en_US', 'german', 'xx-YY'),
    publicationYear: fc.constantFrom(2021, '2021', ' 2021', 'soon', 2021.5),
    rightsList: fc.array(
      fc.record(
        {
          rights: fc.oneof(texts, fc.constantFrom('MIT License', 'CC BY')),
          rightsUri: fc.constantFrom('https://creativecommons.org/licenses/by/4.0/', 'https://example.org'),
          rightsIdentifier: fc.constantFrom('CC-BY-4.0', 'cc-by-4.0', 'MIT', 'apache-2.0'),
        },
        { requiredKeys: [] },
      ),
      { maxLength: 2 },
    ),
    alternateIdentifiers: fc.array(
      fc.record({ alternateIdentifier: texts, alternateIdentifierType: fc.constantFrom('DOI', 'Local') }),
      { maxLength: 2 },
    ),
    descriptions: fc.array(
      fc.record({ description: texts, descriptionType: fc.constantFrom('Abstract', 'SeriesInformation') }),
      { maxLength: 2 },
    ),
    container: fc.constantFrom({}, { type: 'Series', title: 'T' }, 'text'),
    contentUrl: fc.constantFrom('https://example.org/a', { a: 1 }),
    oddity: texts,
  },
  { requiredKeys: [] },
)

/** True if an act only adds a value. Only the profile `strict` reports such an act. */
const isAddition = ({ effect, before }: { effect: string; before?: unknown }): boolean =>
  effect === 'changes' && (before === undefined || (typeof before === 'object' && JSON.stringify(before) === '{}'))

test.each(['json', 'xml'] as const)(
  'except for additions, check reports every predicted effect of sending a record as %s',
  via => {
    fc.assert(
      fc.property(members, some => {
        const {
          url: _url,
          event: _event,
          container: _container,
          contentUrl: _content,
          oddity: _oddity,
          ...kernel
        } = some
        // XML has no place for members outside the kernel.
        const attributes = via === 'json' ? { ...record, ...some } : { ...record, ...kernel }
        const { diagnostics } = check(JSON.stringify({ data: { type: 'dois', attributes } }), {
          via,
          profile: 'registry',
        }).records[0] ?? {
          diagnostics: [],
        }
        const effective = diagnostics.filter(({ registry }) => registry !== 'accepts')
        const once = new Set(effective.map(({ rule }) => rule))
        for (const change of registered(attributes as never, { via }).changes) {
          if (isAddition(change)) continue
          const pointer = at(change.pointer)
          const isTold =
            (change.effect === 'changes' && once.has(`registry/${change.behaviour}`)) ||
            effective.some(
              finding =>
                finding.pointer === pointer ||
                pointer.startsWith(`${finding.pointer}/`) ||
                finding.pointer.startsWith(`${pointer}/`),
            )
          if (!isTold) throw new Error(`${change.behaviour} at ${pointer} is not told.`)
        }
      }),
      { numRuns: 400 },
    )
  },
)

test('check and checkValue read XML in base64 inside a value', () => {
  const xml = documentWith({ titles: '<titles><title>Wind &amp; waves</title></titles>' })
  const value = { data: { type: 'dois', attributes: { doi: '10.5072/x', xml: btoa(xml) } } }
  const rules = ({ records }: ReturnType<typeof check>) =>
    records.map(({ outcome, diagnostics }) => [outcome, diagnostics.map(({ rule, pointer }) => [rule, pointer])])
  expect(rules(checkValue(value))).toEqual([['valid', []]])
  expect(rules(check(value, { profile: 'registry' }))).toEqual([
    ['valid', expect.arrayContaining([['registry/text-escaped', at('/xml')]])],
  ])
  expect(rules(checkValue({ data: { type: 'dois', attributes: { doi: '10.5072/x', xml: 'no' } } }))[0]?.[0]).toBe(
    'invalid',
  )
})

test.each([
  ['json', 'error', 'rejects'],
  ['xml', 'warning', 'changes'],
] as const)(
  'for a DOI that is written as a URL and sent as %s, check reports the severity %s and the effect %s',
  (via, severity, registry) => {
    const text = sent({ doi: 'https://doi.org/10.5072/x' })
    const found = check(text, { via, rules: { 'doi-case': 'off' } }).records[0]?.diagnostics
    expect(found).toMatchObject([{ rule: 'doi-form', severity, registry }])
    expect(check(text, { via, rules: { 'doi-form': 'info' } }).records[0]?.diagnostics).toMatchObject([
      { rule: 'doi-form', severity: 'info' },
    ])
  },
)
