import { describe, expect, it } from 'vitest'
import type { Datacite } from '../../src/model/index.ts'
import { converted, recordIn } from './conversions.ts'

const complete: Datacite = {
  doi: '10.5072/any.1',
  creators: [{ name: 'Okafor, Ada', nameType: 'Personal' }],
  titles: [{ title: 'Rain' }],
  publisher: { name: 'Hill' },
  publicationYear: 2020,
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Series' },
  descriptions: [{ description: 'Rain of a year.', descriptionType: 'Abstract' }],
  rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }],
}

const refused = (record: Datacite, to: 'crossref-xml' | 'ro-crate'): string[] =>
  converted(record, { from: 'datacite-rest', to })
    .losses.filter(({ messageId }) => messageId === 'required/missing')
    .map(({ pointer }) => pointer)

describe('a record without a member that the target requires', () => {
  it.each([
    ['crossref-xml', { doi: undefined }, ['/doi']],
    ['crossref-xml', { titles: [], types: { resourceTypeGeneral: 'Text' } }, ['/titles']],
    ['datacite-json-4.3', { types: { resourceTypeGeneral: 'Dataset' } }, ['/types/resourceType']],
    ['datacite-json-4.5', { types: { resourceTypeGeneral: 'Dataset' } }, []],
    ['datacite-json-4.5', { doi: undefined, creators: [] }, ['/doi', '/creators']],
    ['datacite-json-4.3', { alternateIdentifiers: [{ alternateIdentifier: 'A-7' }] }, ['/alternateIdentifiers']],
    ['datacite-json-4.5', { fundingReferences: [{ awardNumber: '12' }] }, ['/fundingReferences']],
    [
      'datacite-json-4.5',
      { contributors: [{ name: 'Hill', contributorType: 'Other', affiliation: [{ affiliationIdentifier: 'A-7' }] }] },
      ['/contributors'],
    ],
    ['commonmeta', { doi: undefined }, ['/doi']],
    ['commonmeta', { doi: 'rain' }, ['/doi']],
    ['inveniordm', { publicationYear: 'unknown' }, ['/publicationYear']],
    ['ro-crate', { rightsList: [] }, ['/rightsList']],
    ['inveniordm', { creators: [], publicationYear: undefined }, ['/creators', '/publicationYear']],
    ['inveniordm', { types: undefined }, ['/types/resourceTypeGeneral']],
    ['zenodo-deposit', { descriptions: [], titles: [] }, ['/titles', '/descriptions']],
    ['csl-json', { doi: undefined, creators: [] }, []],
  ] as const)(
    'reports the members required by %s that are missing or unusable in the record',
    (to, without, pointers) => {
      const record = JSON.parse(JSON.stringify({ ...complete, ...without })) as Datacite
      expect(refused(record, to as 'ro-crate')).toEqual(pointers)
      expect(refused(complete, to as 'ro-crate')).toEqual([])
    },
  )

  it('a missing member is reported with its name and the target format', () => {
    const { doi: _doi, ...record } = complete
    const { losses } = converted(record, { from: 'datacite-rest', to: 'crossref-xml' })
    expect(losses.map(({ message }) => message)).toContain(
      'Crossref XML requires a DOI; complete the record, or the output will be invalid.',
    )
  })
})

it('writes the title as the required description in RO-Crate and DCAT-AP, and reports the description as invented', () => {
  const { descriptions: _descriptions, ...record } = complete
  for (const to of ['ro-crate', 'dcat-turtle'] as const) {
    const { text, losses } = converted(record, { from: 'datacite-rest', to })
    expect(text).toMatch(/description"?:? "Rain"/)
    expect(losses.map(({ kind, pointer }) => `${kind} ${pointer}`)).toContain('invented /descriptions')
  }
})

it('a round trip through DCAT keeps the English and Swedish labels of one concept', () => {
  const shared = { subjectScheme: 'ELSST', valueUri: 'https://elsst.example/id/1' }
  const subjects = [
    { subject: 'decision making', ...shared, lang: 'en' },
    { subject: 'beslutsfattande', ...shared, lang: 'sv' },
  ]
  const { text, losses } = converted({ ...complete, subjects }, { from: 'datacite-rest', to: 'dcat-turtle' })
  expect(losses.filter(({ pointer }) => pointer.startsWith('/subjects'))).toEqual([])
  expect(recordIn(text).subjects).toEqual(subjects)
})
