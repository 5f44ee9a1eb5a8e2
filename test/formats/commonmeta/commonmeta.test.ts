import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonmeta, convert, readRecords } from '../../../src/formats/index.ts'
import { latestKernel } from '../../../src/kernel/index.ts'
import { records } from '../../arbitraries/datacite.ts'
import { fixtureRecords } from '../../fixture-records.ts'
import { describeWith } from '../../missing.ts'
import { foreignSchema } from '../../xsd/foreign.ts'

const newer = {
  id: 'https://doi.org/10.5072/tides.7',
  type: 'BlogPost',
  schema_version: 'https://commonmeta.org/commonmeta_v1.0.json',
  title: 'Tides',
  additional_titles: [{ title: 'Gezeiten', type: 'TranslatedTitle', language: 'de' }],
  contributors: [
    {
      type: 'Person',
      person: {
        id: 'https://orcid.org/0000-0002-1825-0097',
        given_name: 'Ada',
        family_name: 'Okafor',
        affiliations: [{ identifier: 'https://ror.org/04z8jg394', identifier_type: 'ROR', name: 'Rain Institute' }],
      },
      roles: ['Author', 'Editor'],
    },
    { type: 'Organization', organization: { name: 'Fjord Survey' }, roles: ['Sponsor'] },
    { type: 'Person', person: { name: 'Eva Berg' }, roles: ['Author', 'Conceptualization'] },
  ],
  publisher: { name: 'Fjord Press' },
  container: {
    type: 'Blog',
    title: 'Fjord Notes',
    identifiers: [{ identifier: '2049-3630', identifier_type: 'ISSN' }],
    volume: '7',
  },
  date_published: '2021-05-03',
  dates: { available: '2021-05-04' },
  url: 'https://tides.example/7',
  license: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/legalcode' },
  relations: [{ id: 'https://doi.org/10.5072/tides.6', type: 'IsNewVersionOf' }],
  references: [
    { key: 'a', id: 'https://doi.org/10.5072/old' },
    { key: 'b', reference: 'Holm: Old tides, 1931.' },
  ],
  funding_references: [{ funder_id: 'https://ror.org/00k4n6c32', funder_name: 'Sea Fund', award_number: 'A1' }],
  geo_locations: [{ place: 'Fjord', polygon: 'POLYGON((5 60, 6 60, 6 61, 5 60))' }],
  files: [{ url: 'https://tides.example/7.pdf', mime_type: 'application/pdf', size: 9 }],
  provider: 'Crossref',
}

const older = {
  id: 'https://doi.org/10.5072/tides.7',
  type: 'JournalArticle',
  titles: [{ title: 'Tides' }],
  contributors: [{ type: 'Person', contributorRoles: ['Author'], givenName: 'Ada', familyName: 'Okafor' }],
  container: {
    type: 'Journal',
    title: 'Journal of Tides',
    identifier: '2049-3630',
    identifierType: 'ISSN',
    firstPage: '11',
  },
  date: { published: '2021-05', updated: '2021-06-01' },
  descriptions: [{ description: 'Water levels.', type: 'Summary' }],
  fundingReferences: [
    {
      funderName: 'Sea Fund',
      funderIdentifier: 'https://doi.org/10.13039/501100000780',
      funderIdentifierType: 'Crossref Funder ID',
    },
  ],
  license: { id: 'CC-BY-4.0' },
  archiveLocations: ['CLOCKSS'],
}

const read = (value: unknown) => {
  const result = commonmeta.read(JSON.stringify(value))
  if (!result.ok) throw new Error(result.diagnostics[0]?.message)
  return result.records
}

describe('a work', () => {
  it('reads a Commonmeta 1.0 work, and keeps values outside the model as extras', () => {
    expect(read([newer])[0]).toMatchObject({
      doi: '10.5072/tides.7',
      types: { resourceTypeGeneral: 'Text', resourceType: 'Blog post' },
      titles: [{ title: 'Tides' }, { title: 'Gezeiten', titleType: 'TranslatedTitle', lang: 'de' }],
      creators: [{ name: 'Okafor, Ada', nameIdentifiers: [{ nameIdentifierScheme: 'ORCID' }] }, { name: 'Eva Berg' }],
      contributors: [
        { name: 'Okafor, Ada', contributorType: 'Editor' },
        { name: 'Fjord Survey', contributorType: 'Sponsor' },
      ],
      relatedItems: [{ relatedItemType: 'Collection', titles: [{ title: 'Fjord Notes' }], volume: '7' }],
      relatedIdentifiers: [
        { relatedIdentifier: '10.5072/tides.6', relationType: 'IsNewVersionOf' },
        { relatedIdentifier: '10.5072/old', relationType: 'References' },
      ],
      fundingReferences: [{ funderIdentifierType: 'ROR' }],
      extras: {
        members: {
          '/provider': 'Crossref',
          '/references': [{ key: 'b', reference: 'Holm: Old tides, 1931.' }],
          '/contributors/2/roles': { name: 'Eva Berg', roles: ['Author', 'Conceptualization'] },
        },
        cited: { URL: 'https://tides.example/7', file: [{ size: 9, mediaType: 'application/pdf' }] },
      },
    })
  })

  it('reads a work in an earlier version of Commonmeta', () => {
    expect(read({ schema: 'https://commonmeta.org/commonmeta_v0.11', items: [older] })[0]).toMatchObject({
      types: { resourceTypeGeneral: 'JournalArticle' },
      titles: [{ title: 'Tides' }],
      creators: [{ name: 'Okafor, Ada', givenName: 'Ada', familyName: 'Okafor', nameType: 'Personal' }],
      publicationYear: 2021,
      dates: [
        { date: '2021-05', dateType: 'Issued' },
        { date: '2021-06-01', dateType: 'Updated' },
      ],
      descriptions: [{ description: 'Water levels.', descriptionType: 'Abstract' }],
      relatedItems: [
        {
          relatedItemIdentifier: { relatedItemIdentifier: '2049-3630', relatedItemIdentifierType: 'ISSN' },
          firstPage: '11',
        },
      ],
      fundingReferences: [{ funderIdentifierType: 'Crossref Funder ID' }],
      rightsList: [{ rightsIdentifier: 'CC-BY-4.0' }],
      extras: { members: { '/archiveLocations': ['CLOCKSS'] } },
    })
  })

  it('writes the electronic ISSN of a journal to Commonmeta as an ISSN, and reports the loss of the type EISSN', () => {
    const journal = { relatedItemIdentifier: '2049-3630', relatedItemIdentifierType: 'EISSN' }
    const record = {
      doi: '10.5555/a',
      relatedItems: [{ relatedItemType: 'Journal', relationType: 'IsPublishedIn', relatedItemIdentifier: journal }],
    }
    const written = convert(JSON.stringify(record), { from: 'datacite-rest', to: 'commonmeta' })
    expect(written.ok && JSON.parse(written.text)[0].container.identifiers).toEqual([
      { identifier: '2049-3630', identifier_type: 'ISSN' },
    ])
    expect(written.ok && written.losses.map(({ pointer }) => pointer)).toContain(
      '/relatedItems/0/relatedItemIdentifier/relatedItemIdentifierType',
    )
  })

  it('recognises a Commonmeta work, writes its references back and reports a changed name', () => {
    for (const value of [newer, [newer], older, { items: [older] }])
      expect(readRecords(JSON.stringify(value)).records.map(({ format }) => format)).toEqual(['commonmeta'])
    const again = convert(JSON.stringify([newer]), { to: 'commonmeta' })
    expect(again.ok && JSON.parse(again.text)[0].references).toEqual([
      { key: 'ref1', id: 'https://doi.org/10.5072/old' },
      { key: 'b', reference: 'Holm: Old tides, 1931.' },
    ])
    expect(again.ok && again.losses.map(({ pointer }) => pointer)).toEqual(['/creators/1/name'])
  })

  it('writes Commonmeta roles outside the kernel back to the same contributors', () => {
    const person = (given_name: string, roles: string[]) => ({
      type: 'Person',
      person: { given_name, family_name: 'Ek' },
      roles,
    })
    const contributors = [
      person('Ada', ['Author', 'CorrespondingAuthor']),
      person('Bo', ['Author']),
      person('Cy', ['Editor']),
      person('Di', ['Conceptualization', 'Validation']),
      person('Ed', ['Other', 'Software']),
    ]
    const text = JSON.stringify([{ ...newer, contributors }])
    const again = convert(text, { to: 'commonmeta' })
    expect(again.ok && JSON.parse(again.text)[0].contributors).toEqual(contributors)
    expect(again.ok && again.losses).toEqual([])
    const both = convert(JSON.stringify([{ ...newer, contributors: [person('Di', ['Editor', 'Validation'])] }]), {
      to: 'commonmeta',
    })
    expect(both.ok && JSON.parse(both.text)[0].contributors).toEqual([
      person('Di', ['Editor']),
      person('Di', ['Validation']),
    ])
    const { record = {} } = readRecords(text).records[0] ?? {}
    const [, ...creators] = record.creators ?? []
    expect(commonmeta.write({ ...record, creators }).losses.map(({ pointer }) => pointer)).toEqual([
      '/extras/members/~1contributors~10~1roles',
    ])
    const other = convert(text, { to: 'datacite-rest' })
    expect(other.ok && other.losses.map(({ pointer }) => pointer)).toContain('/extras/members/~1contributors~10~1roles')
  })

  it('refuses a Commonmeta work with only an id, and reports values of the wrong type', () => {
    expect(commonmeta.read('{"id":"https://doi.org/10.5072/a"}').ok).toBe(false)
    const odd = commonmeta.read(
      JSON.stringify({ ...newer, title: ['x'], geo_locations: [{ polygon: 'POLYGON((1 x' }], contributors: 7 }),
    )
    expect(odd.ok && odd.diagnostics.map(({ message }) => message)).toEqual([
      '"contributors" should be an object, not a number.',
      '"title" should be text, not a list.',
    ])
  })
})

const path = foreignSchema('commonmeta/commonmeta_v1.0.json')
const missing =
  path === undefined
    ? 'There is no commonmeta/commonmeta_v1.0.json in $CITABLE_XSD or in the folder xsd of $CITABLE_SHARED.'
    : undefined

describeWith(
  missing,
  'the schema of Commonmeta',
  () => {
    it('writes works that the Commonmeta schema accepts', () => {
      const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
      const validate = ajv.compile(JSON.parse(readFileSync(path ?? '', 'utf8')))
      const any = fc.sample(records(latestKernel, 'every'), { numRuns: 200, seed: 7 })
      for (const record of [...fixtureRecords().map(([, one]) => one), ...any]) {
        const text = commonmeta.write({ ...record, doi: '10.5072/a' }).text
        expect(
          validate(JSON.parse(text))
            ? []
            : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message} ${text}`),
        ).toEqual([])
      }
    })
  },
  { isOptional: true, needsFolder: true },
)
