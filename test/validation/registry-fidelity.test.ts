import { describe, expect, test } from 'vitest'
import { check } from '../../src/validation/check.ts'
import { documentWith } from '../datacite/xml/documents.ts'

const record = {
  doi: '10.5072/x',
  creators: [{ name: 'Roe, Ann' }],
  titles: [{ title: 'Waves' }],
  publisher: 'Sea Press',
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
  dates: [{ date: '2021', dateType: 'Issued' }],
}

const sent = (members: object): string =>
  JSON.stringify({ data: { type: 'dois', attributes: { ...record, ...members } } })

const orcid = (nameIdentifier: string) => [
  { name: 'Roe, Ann', nameIdentifiers: [{ nameIdentifier, nameIdentifierScheme: 'ORCID' }] },
]
const point = (pointLongitude: number, pointLatitude: number) => ({ polygonPoint: { pointLongitude, pointLatitude } })
const polygon = [point(0, 0), point(1, 0), point(1, 1), point(0, 0)]
const dated = (date: string) => [...record.dates, { date, dateType: 'Collected' }]

/** Rules about effects limited to XML. JSON attributes with the same faults are kept unchanged. */
const onlyInXml = new Set(['date-dropped', 'date-format', 'orcid-form', 'description-html'])

/**
 * Values that the registry drops, changes or rejects, each with the finding: rule, effect, members, the value in the
 * message, and the advice.
 */
describe('everything that the registry does in silence is told', () => {
  test.each<[rule: string, registry: string, members: object, value: string, instead: string]>([
    ['date-dropped', 'drops', { dates: dated('2020-01/') }, '2020-01/', 'write 2020-01.'],
    [
      'date-dropped',
      'drops',
      { dates: dated('2009-09-07T00:00:00/2013-10-27T00:00:00') },
      '2009-09-07T00:00:00/2013-10-27T00:00:00',
      'write 2009-09-07/2013-10-27',
    ],
    ['date-format', 'drops', { dates: dated('last spring') }, 'last spring', 'write it as YYYY'],
    [
      'affiliation-text',
      'drops',
      { creators: [{ name: 'Roe, Ann', affiliation: ['Sea Lab'] }] },
      'Sea Lab',
      'write {"name": "Sea Lab"}',
    ],
    [
      'affiliation-text',
      'drops',
      { contributors: [{ name: 'Poe, Bo', contributorType: 'Editor', affiliation: ['Sea Lab'] }] },
      'Sea Lab',
      'write {"name": "Sea Lab"}',
    ],
    ['unknown-key', 'drops', { subjects: [{ subject: 'x', schemeURI: 'y' }] }, 'schemeURI', 'did you mean "schemeUri"'],
    ['orcid-form', 'drops', { creators: orcid('0000-0002-1825') }, '0000-0002-1825', 'write the iD in the form'],
    [
      'several-polygons',
      'rejects',
      { geoLocations: [{ geoLocationPolygon: [polygon, polygon] }] },
      'its own geoLocation',
      'its own geoLocation',
    ],
    ['repeated-place', 'drops', { geoLocations: [{ geoLocationPlace: ['Bay', 'Gulf'] }] }, 'Gulf', 'its own'],
    ['language-tag', 'changes', { language: 'deu' }, 'deu', 'write de'],
    ['rights-overwritten', 'changes', { rightsList: [{ rightsIdentifier: 'MIT' }] }, 'MIT', '"mit"'],
    [
      'rights-overwritten',
      'changes',
      { rightsList: [{ rights: 'CC BY', rightsIdentifier: 'CC-BY-NC-SA-4.0' }] },
      'CC BY',
      'Creative Commons Attribution Non Commercial Share Alike 4.0 International',
    ],
    [
      'description-html',
      'changes',
      { descriptions: [{ description: '<p>Waves</p>', descriptionType: 'Abstract' }] },
      '<p>',
      'separate them with <br>',
    ],
    ['kernel-retired', 'rejects', { schemaVersion: 'http://datacite.org/schema/kernel-3' }, 'kernel-3', 'kernel-4'],
    ['doi-case', 'changes', { doi: '10.5072/ABC' }, '10.5072/ABC', '10.5072/abc'],
  ])('%s reports that the registry %s %j', (rule, registry, members, value, instead) => {
    const via = onlyInXml.has(rule) ? 'xml' : 'json'
    const [checked] = check(sent(members), { profile: 'registry', via }).records
    const finding = checked?.diagnostics.find(found => found.rule === rule)
    expect(checked?.format).toBe('datacite-rest-put')
    expect(finding?.registry).toBe(registry)
    expect(finding?.message).toContain(value)
    expect(finding?.message).toContain(instead)
  })

  test('the profile registry reports that affiliations are lost if a GET response is sent back', () => {
    const text = JSON.stringify({ ...record, creators: [{ name: 'Roe, Ann', affiliation: ['Sea Lab'] }] })
    expect(check(text).records[0]?.diagnostics).toEqual([])
    expect(check(text, { profile: 'registry' }).records[0]?.diagnostics).toMatchObject([
      { rule: 'affiliation-text-sent-back', registry: 'drops', pointer: '/creators/0/affiliation/0' },
    ])
  })

  test('check reports that the registry drops a second place and an open date range in XML', () => {
    const geoLocations =
      '<geoLocations><geoLocation><geoLocationPlace>Bay</geoLocationPlace><geoLocationPlace>Gulf</geoLocationPlace></geoLocation></geoLocations>'
    const dates = '<dates><date dateType="Created">2020/..</date></dates>'
    const found = check(documentWith({ geoLocations, dates }), { profile: 'registry' }).records[0]?.diagnostics ?? []
    expect(found.map(({ rule, registry }) => [rule, registry])).toEqual(
      expect.arrayContaining([
        ['repeated-place', 'drops'],
        ['date-dropped', 'drops'],
      ]),
    )
  })

  test('check reports an invalid date or ORCID iD as dropped from XML, and as accepted in JSON', () => {
    const members = { dates: dated('25.12.2020'), creators: orcid('456xyz') }
    const effects = (via: 'json' | 'xml') =>
      check(sent(members), { via }).records[0]?.diagnostics.map(({ rule, registry }) => [rule, registry])
    expect(effects('json')).toEqual([
      ['orcid-form', 'accepts'],
      ['date-format', 'accepts'],
    ])
    expect(effects('xml')).toEqual([
      ['orcid-form', 'drops'],
      ['date-format', 'drops'],
    ])
  })

  test('check reports that the registry accepts a draft without a publisher, but not a draft with a member of the wrong type', () => {
    const draft = { ...record, publisher: undefined, contributors: 'Roe' }
    const found = (members: object, event?: 'publish') =>
      check(
        JSON.stringify({ data: { type: 'dois', attributes: { ...draft, ...members } } }),
        event && { event },
      ).records.map(({ outcome, diagnostics }) => [outcome, diagnostics.map(({ rule, registry }) => [rule, registry])])
    const refused = [
      ['schema/required', 'rejects'],
      ['schema/type', 'rejects'],
    ]
    expect(found({})).toEqual([['invalid', expect.arrayContaining(refused)]])
    expect(found({ state: 'draft' })).toEqual([
      [
        'invalid',
        expect.arrayContaining([
          ['schema/required', 'accepts'],
          ['schema/type', 'rejects'],
        ]),
      ],
    ])
    expect(found({ state: 'draft', event: 'publish' })).toEqual([['invalid', expect.arrayContaining(refused)]])
    expect(found({ state: 'draft' }, 'publish')).toEqual([['invalid', expect.arrayContaining(refused)]])
  })

  test('check examines XML inside JSON, in base64 or plain, and reports positions in the XML and in the JSON', () => {
    const xml = documentWith({ dates: '<dates><date dateType="Created">2020-01/</date></dates>' })
    for (const carried of [xml, btoa(xml)]) {
      const bodyWith = (attributes: object): string =>
        JSON.stringify({
          data: { type: 'dois', attributes: { event: 'publish', url: 'https://example.org/x', ...attributes } },
        })
      const found = (attributes: object) => check(bodyWith(attributes)).records[0]
      const [finding] = found({ doi: '10.5072/x', xml: carried })?.diagnostics ?? []
      expect(finding).toMatchObject({ rule: 'date-dropped', registry: 'drops', pointer: '/data/attributes/xml' })
      expect(xml.slice(finding?.xmlPosition?.start.offset).startsWith('2020-01/')).toBe(true)
      const body = bodyWith({ doi: '10.5072/x', xml: carried })
      const { start, end } = finding?.position ?? {}
      expect(body.slice(start?.offset, end?.offset)).toBe(JSON.stringify(carried))
      // An attribute given in addition to the XML replaces the part in the XML.
      expect(found({ doi: '10.5072/x', xml: carried, dates: [] })).toMatchObject({
        outcome: 'valid',
        diagnostics: carried === xml ? [{ rule: 'unreadable-value', pointer: '/data/attributes/xml' }] : [],
      })
    }
  })
})

test.each([
  ['<i>Festuca</i> <sub>2</sub>', ['changes', 'changes']],
  ['<i><b>Festuca</b></i>', ['changes']],
  ['<i><foo>Festuca</foo></i>', ['rejects']],
  ['<i lang="la">Festuca</i>', ['rejects']],
  ['<i/>Festuca', ['rejects']],
  ['<p>Festuca</p>', ['rejects']],
])('check reports the effect of the registry on markup in an XML title: %s', (title, effects) => {
  const text = documentWith({ titles: `<titles><title>${title}</title></titles>` })
  const found = check(text).records[0]?.diagnostics.filter(({ rule }) => rule === 'schema/unexpected-element') ?? []
  expect(found.map(({ registry }) => registry)).toEqual(effects)
  for (const { registry, message } of found)
    expect(message.endsWith('The registry treats the markup as text, as if it were escaped.')).toBe(
      registry === 'changes',
    )
})
