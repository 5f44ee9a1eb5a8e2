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
const related = (relatedIdentifier: string) => [
  { relatedIdentifier, relatedIdentifierType: 'DOI', relationType: 'Cites' },
]
const point = (pointLongitude: number, pointLatitude: number) => ({ polygonPoint: { pointLongitude, pointLatitude } })
const polygon = [point(0, 0), point(1, 0), point(1, 1), point(0, 0)]
const dated = (date: string) => [...record.dates, { date, dateType: 'Collected' }]

/** What the registry loses or changes in silence, and the rule that says so: effect, the value, what to write instead. */
describe('everything that the registry does in silence is told', () => {
  test.each<[rule: string, registry: string, members: object, value: string, instead: string]>([
    ['date-dropped', 'drops', { dates: dated('2020-01/') }, '2020-01/', 'write 2020-01/open'],
    [
      'date-dropped',
      'drops',
      { dates: dated('2009-09-07T00:00:00/2013-10-27T00:00:00') },
      '2009-09-07T00:00:00/2013-10-27T00:00:00',
      'write 2009-09-07/2013-10-27',
    ],
    ['date-format', 'drops', { dates: dated('last spring') }, 'last spring', 'write it as YYYY'],
    ['related-doi-syntax', 'drops', { relatedIdentifiers: related('see paper') }, 'see paper', 'write the DOI'],
    ['identifier-whitespace', 'drops', { relatedIdentifiers: related(' 10.5072/y') }, ' 10.5072/y', 'write 10.5072/y'],
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
      'drops',
      { geoLocations: [{ geoLocationPolygon: [polygon, polygon] }] },
      'both',
      'a geoLocation',
    ],
    ['repeated-place', 'drops', { geoLocations: [{ geoLocationPlace: ['Bay', 'Gulf'] }] }, 'Gulf', 'of its own'],
    ['language-tag', 'changes', { language: 'deu' }, 'deu', 'write de'],
    ['rights-overwritten', 'changes', { rightsList: [{ rightsIdentifier: 'MIT' }] }, 'MIT', '"mit"'],
    [
      'rights-overwritten',
      'changes',
      { rightsList: [{ rights: 'CC BY', rightsUri: 'http://creativecommons.org/licenses/by-nc-sa/4.0/' }] },
      'CC BY',
      'Creative Commons Attribution Non Commercial Share Alike 4.0 International',
    ],
    ['issued-added', 'changes', { dates: [] }, '2021', 'give the date'],
    ['fos-added', 'changes', { subjects: [{ subject: 'Law' }] }, 'Law', 'FOS: Law'],
    [
      'description-html',
      'changes',
      { descriptions: [{ description: '<p>Waves</p>', descriptionType: 'Abstract' }] },
      '<p>',
      'separate them with <br>',
    ],
    ['kernel-retired', 'rejects', { schemaVersion: 'http://datacite.org/schema/kernel-3' }, 'kernel-3', 'kernel-4'],
    ['doi-case', 'changes', { doi: '10.5072/ABC' }, '10.5072/ABC', '10.5072/abc'],
  ])('%s: %s %j', (rule, registry, members, value, instead) => {
    const [checked] = check(sent(members), { profile: 'registry' }).records
    const finding = checked?.diagnostics.find(found => found.rule === rule)
    expect(checked?.format).toBe('datacite-rest-put')
    expect(finding?.registry).toBe(registry)
    expect(finding?.message).toContain(value)
    expect(finding?.message).toContain(instead)
  })

  test('what GET returned loses its affiliations when it is sent back', () => {
    const text = JSON.stringify({ ...record, creators: [{ name: 'Roe, Ann', affiliation: ['Sea Lab'] }] })
    expect(check(text).records[0]?.diagnostics).toEqual([])
    expect(check(text, { profile: 'registry' }).records[0]?.diagnostics).toMatchObject([
      { rule: 'affiliation-text-sent-back', registry: 'drops', pointer: '/creators/0/affiliation/0' },
    ])
  })

  test('in XML as well, where it can be said there', () => {
    const geoLocations =
      '<geoLocations><geoLocation><geoLocationPlace>Bay</geoLocationPlace><geoLocationPlace>Gulf</geoLocationPlace></geoLocation></geoLocations>'
    const dates = '<dates><date dateType="Created">2020/..</date></dates>'
    const found = check(documentWith({ geoLocations, dates }), { profile: 'registry' }).records[0]?.diagnostics ?? []
    expect(found.map(({ rule, registry }) => [rule, registry])).toEqual(
      expect.arrayContaining([
        ['repeated-place', 'drops'],
        ['date-dropped', 'drops'],
        ['issued-added', 'changes'],
      ]),
    )
  })
})
