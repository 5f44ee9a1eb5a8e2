import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Datacite } from '../../src/model/datacite.ts'
import { check } from '../../src/validation/check.ts'
import { fairScore } from '../../src/validation/fair.ts'
import { wildRecord } from './wild-record.ts'

const rich: Datacite = {
  doi: '10.5880/a',
  creators: [
    {
      name: 'Okafor, Ngozi',
      nameIdentifiers: [{ nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }],
    },
  ],
  titles: [{ title: 'Soil moisture' }],
  publisher: { name: 'Moorland Archive' },
  publicationYear: 2021,
  subjects: [{ subject: 'Soil', subjectScheme: 'AGROVOC' }],
  contributors: [{ name: 'Lange, Ida', contributorType: 'DataCurator' }],
  dates: [{ date: '2021-05-04', dateType: 'Issued' }],
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Time series' },
  relatedIdentifiers: [
    { relatedIdentifier: '10.5880/b', relatedIdentifierType: 'DOI', relationType: 'IsSupplementTo' },
  ],
  sizes: ['15 MB'],
  formats: ['text/csv'],
  version: '1.1',
  rightsList: [{ rights: 'CC BY 4.0', rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }],
  descriptions: [{ description: 'Hourly means.', descriptionType: 'Abstract' }],
  fundingReferences: [
    { funderName: 'European Commission', funderIdentifier: 'https://ror.org/00k4n6c32', funderIdentifierType: 'ROR' },
  ],
}

test('fairScore gives a complete record all points, and no advice', () => {
  const { score, metrics } = fairScore(rich)
  expect(score).toBe(100)
  expect(metrics.every(({ earned, total, advice }) => earned === total && advice.length === 0)).toBe(true)
})

test('fairScore gives fewer points for a missing value, and advises the user to add the value', () => {
  const { formats: _, ...without } = rich
  const { score, metrics } = fairScore({ ...without, rightsList: [{ rights: 'CC BY 4.0' }] })
  expect(score).toBeLessThan(100)
  expect(metrics.filter(({ advice }) => advice.length > 0)).toMatchObject([
    { id: 'FsF-R1-01MD', earned: 1, total: 2, advice: ['Add formats.'] },
    { id: 'FsF-R1.1-01M', earned: 1, total: 2, advice: [expect.stringContaining('SPDX')] },
    { id: 'FsF-R1.3-02D', earned: 0, total: 1, advice: [expect.stringContaining('media types')] },
  ])
})

test('fairScore scores every record from 0 to 100, and gives advice exactly where points are missing', () => {
  fc.assert(
    fc.property(wildRecord, record => {
      const { score, metrics } = fairScore(record)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      for (const { earned, total, advice } of metrics) {
        expect(earned).toBeLessThanOrEqual(total)
        expect(advice.length === 0).toBe(earned === total)
      }
    }),
  )
})

test('fairScore gives one point for each F-UJI test that a record passes', () => {
  expect(fairScore(rich).metrics.map(({ id, total }) => [id, total])).toEqual([
    ['FsF-F1-02D', 1],
    ['FsF-F2-01M', 2],
    ['FsF-A1-01M', 1],
    ['FsF-I2-01M', 1],
    ['FsF-I3-01M', 1],
    ['FsF-R1-01MD', 2],
    ['FsF-R1.1-01M', 2],
    ['FsF-R1.2-01M', 1],
    ['FsF-R1.3-02D', 1],
  ])
  const { subjects: _, ...withoutSubjects } = rich
  const { publisher: __, ...withoutPublisher } = rich
  const core = (record: Datacite) => fairScore(record).metrics.find(({ id }) => id === 'FsF-F2-01M')
  expect(core(withoutSubjects)).toMatchObject({ earned: 1, advice: ['Add subjects.'] })
  expect(core(withoutPublisher)).toMatchObject({ earned: 0, advice: ['Name the publisher.'] })
  expect(fairScore({}).score).toBe(0)
  const { dates: ___, version: ____, contributors: _____, ...withoutHistory } = rich
  const history = (record: Datacite) => fairScore(record).metrics.find(({ id }) => id === 'FsF-R1.2-01M')
  expect(history(withoutHistory)).toMatchObject({ earned: 0, total: 1 })
  expect(history({ ...withoutHistory, version: '2' })).toMatchObject({ earned: 1, advice: [] })
})

test('the profile fair adds a FAIR score to each record, and the profile strict does not', () => {
  const [fair] = check(rich, { from: 'citable-json', profile: 'fair' }).records
  expect(fair?.fair?.score).toBe(100)
  expect(check(rich, { from: 'citable-json', profile: 'strict' }).records[0]).not.toHaveProperty('fair')
})
