import { expect, it } from 'vitest'
import { convert } from '../../../src/formats/index.ts'

const record = {
  doi: '10.5072/rain',
  creators: [{ name: 'Rain Desk' }],
  titles: [{ title: 'Rain' }],
  publisher: { name: 'Hail Press' },
  publicationYear: 2020,
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Gauges' },
  subjects: [{ subject: 'rain' }, { subject: 'hail' }, { subject: 'rain' }],
  alternateIdentifiers: [
    { alternateIdentifier: 'R-1', alternateIdentifierType: 'Gauge' },
    { alternateIdentifier: 'R-1', alternateIdentifierType: 'Gauge' },
  ],
}

it.each([
  ['datacite-json-4.3', ['/alternateIdentifiers/1', '/subjects/2']],
  ['datacite-json-4.5', ['/alternateIdentifiers/1', '/subjects/2']],
] as const)('writes each entry of a list once in %s, whose schema rejects repeated entries', (to, repeated) => {
  const result = convert(record, { to })
  if (!result.ok) throw new TypeError('The record was not converted.')
  expect(JSON.parse(result.text).subjects).toEqual([{ subject: 'rain' }, { subject: 'hail' }])
  const told = result.losses.filter(({ messageId }) => messageId === 'losses/repeatedEntry')
  expect(told.map(({ pointer }) => pointer).sort()).toEqual(repeated)
})

it.each([2, 30])('writes a repeated subject once in DataCite JSON 4.5 if the list has %i subjects', count => {
  const subjects = Array.from({ length: count }, (_, at) => ({ subject: `rain ${at % (count - 1)}` }))
  const result = convert({ ...record, subjects }, { to: 'datacite-json-4.5' })
  if (!result.ok) throw new TypeError('The record was not converted.')
  expect(JSON.parse(result.text).subjects).toEqual(subjects.slice(0, -1))
  expect(result.losses.map(({ pointer }) => pointer)).toContain(`/subjects/${count - 1}`)
})

it('writes an identifier once in CFF, whose schema rejects repeated identifiers', () => {
  const result = convert({ ...record, types: { resourceTypeGeneral: 'Software' } }, { to: 'cff' })
  if (!result.ok) throw new TypeError('The record was not converted.')
  expect(result.text.match(/R-1/g)).toHaveLength(1)
  expect(result.losses.map(({ messageId }) => messageId)).toContain('cff/identifierOnce')
})

const twice = <T>(one: T): [T, T] => [one, one]

it.each(['datacite-json-4.3', 'datacite-json-4.5'] as const)(
  'writes each affiliation and name identifier of a person once in %s',
  to => {
    const creator = {
      name: 'Ek, Bo',
      affiliation: twice({ name: 'Rain Institute' }),
      nameIdentifiers: twice({
        nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
        nameIdentifierScheme: 'ORCID',
      }),
    }
    const result = convert({ ...record, creators: [creator] }, { to })
    if (!result.ok) throw new TypeError('The record was not converted.')
    const [written] = JSON.parse(result.text).creators
    expect(written.affiliation).toHaveLength(1)
    expect(written.nameIdentifiers).toHaveLength(1)
    const told = result.losses.filter(({ messageId }) => messageId === 'losses/repeatedEntry')
    expect(told.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/creators/0/affiliation/1', '/creators/0/nameIdentifiers/1']),
    )
  },
)

it('writes each location once in Commonmeta, whose schema rejects repeats', () => {
  const place = { geoLocationPlace: 'Kiel', geoLocationPoint: { pointLongitude: 10.1, pointLatitude: 54.3 } }
  const result = convert(
    { ...record, geoLocations: [place, { geoLocationPlace: 'Oslo' }, place] },
    { to: 'commonmeta' },
  )
  if (!result.ok) throw new TypeError('The record was not converted.')
  expect(JSON.parse(result.text)[0].geo_locations).toEqual([
    { place: 'Kiel', point_longitude: 10.1, point_latitude: 54.3 },
    { place: 'Oslo' },
  ])
  expect(result.losses).toContainEqual(
    expect.objectContaining({ pointer: '/geoLocations/2', messageId: 'losses/repeatedEntry' }),
  )
})

it('writes each keyword, reference and person of a reference once in CFF, whose schema rejects repeats', () => {
  const book = {
    relatedItemType: 'Book',
    relationType: 'References',
    titles: [{ title: 'Hail' }],
    creators: twice({ name: 'Hail Desk', nameType: 'Organizational' }),
    contributors: twice({ name: 'Rain Desk', nameType: 'Organizational', contributorType: 'Editor' }),
  } as const
  const result = convert({ ...record, relatedItems: twice(book) }, { to: 'cff' })
  if (!result.ok) throw new TypeError('The record was not converted.')
  for (const [written, times] of [
    [/title: Hail/g, 1],
    [/name: Hail Desk/g, 1],
    [/ {6}- name: Rain Desk/g, 1],
    [/- rain$/gm, 1],
  ] as const)
    expect(result.text.match(written) ?? []).toHaveLength(times)
  const told = result.losses.filter(({ messageId }) => messageId === 'losses/repeatedEntry')
  expect(told.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(['/subjects/2/subject', '/relatedItems/1']))
  expect(result.losses).toContainEqual(
    expect.objectContaining({ pointer: '/relatedItems/0/creators/1', messageId: 'cff/authorOnce' }),
  )
})

it('writes each identifier of a person once in InvenioRDM, whose schema rejects repeats', () => {
  const nameIdentifier = { nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }
  const creator = { name: 'Ek, Bo', nameType: 'Personal', nameIdentifiers: twice(nameIdentifier) } as const
  const result = convert({ ...record, creators: [creator] }, { to: 'inveniordm' })
  if (!result.ok) throw new TypeError('The record was not converted.')
  expect(JSON.parse(result.text).metadata.creators[0].person_or_org.identifiers).toEqual([
    { scheme: 'orcid', identifier: '0000-0002-1825-0097' },
  ])
  expect(result.losses).toContainEqual(
    expect.objectContaining({ pointer: '/creators/0/nameIdentifiers/1', messageId: 'losses/repeatedEntry' }),
  )
})
