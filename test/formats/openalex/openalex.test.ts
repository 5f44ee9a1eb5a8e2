import { describe, expect, it } from 'vitest'
import { readRecords } from '../../../src/formats/index.ts'

const work = {
  id: 'https://openalex.org/W7070707',
  doi: 'https://doi.org/10.5072/Tide.7',
  title: 'Tides of the inner fjord',
  display_name: 'Tides of the inner fjord',
  publication_year: 2021,
  publication_date: '2021-05-03',
  ids: { openalex: 'https://openalex.org/W7070707', pmid: 'https://pubmed.ncbi.nlm.nih.gov/31452104' },
  language: 'en',
  type: 'article',
  primary_location: {
    landing_page_url: 'https://journal.example/tides/7',
    pdf_url: 'https://journal.example/tides/7.pdf',
    license: 'cc-by',
    source: {
      display_name: 'Journal of Tides',
      issn_l: '1562-6865',
      type: 'journal',
      host_organization_name: 'Example Society',
    },
  },
  authorships: [
    {
      author: { display_name: 'Ada Okafor', orcid: 'https://orcid.org/0000-0002-1825-0097' },
      institutions: [{ display_name: 'Rain Institute', ror: 'https://ror.org/04z8jg394' }],
      raw_affiliation_strings: ['Rain Inst., Hilltop'],
    },
    { author: { display_name: 'Eva Berg', orcid: null }, institutions: [], raw_affiliation_strings: ['Port Board'] },
  ],
  biblio: { volume: '7', issue: '2', first_page: '11', last_page: '19' },
  keywords: [{ display_name: 'Tide', score: 0.7 }],
  topics: [{ id: 'https://openalex.org/T1', display_name: 'Coastal oceanography' }],
  grants: [{ funder: 'https://openalex.org/F1', funder_display_name: 'Rain Fund', award_id: 'RF-7' }],
  abstract_inverted_index: { Water: [0, 3], rises: [1], and: [2], falls: [4] },
  is_retracted: false,
  cited_by_count: 7,
}

const readOne = (value: unknown) => {
  const { records, diagnostics } = readRecords(JSON.stringify(value))
  expect(diagnostics).toEqual([])
  return records[0]?.record ?? {}
}

describe('a work of OpenAlex', () => {
  it('reads an OpenAlex work into kernel properties, with the words of its abstract in order', () => {
    expect(readOne(work)).toEqual({
      doi: '10.5072/Tide.7',
      publisher: { name: 'Example Society' },
      publicationYear: 2021,
      dates: [{ date: '2021-05-03', dateType: 'Issued' }],
      language: 'en',
      types: { resourceTypeGeneral: 'JournalArticle' },
      creators: [
        {
          name: 'Ada Okafor',
          nameType: 'Personal',
          nameIdentifiers: [
            {
              nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
              nameIdentifierScheme: 'ORCID',
              schemeUri: 'https://orcid.org',
            },
          ],
          affiliation: [
            {
              name: 'Rain Institute',
              affiliationIdentifier: 'https://ror.org/04z8jg394',
              affiliationIdentifierScheme: 'ROR',
              schemeUri: 'https://ror.org',
            },
          ],
        },
        expect.objectContaining({ affiliation: [{ name: 'Port Board' }] }),
      ],
      titles: [{ title: 'Tides of the inner fjord' }],
      subjects: [
        { subject: 'Tide' },
        { subject: 'Coastal oceanography', subjectScheme: 'OpenAlex Topics', valueUri: 'https://openalex.org/T1' },
      ],
      alternateIdentifiers: [
        { alternateIdentifier: 'https://openalex.org/W7070707', alternateIdentifierType: 'OpenAlex' },
        { alternateIdentifier: '31452104', alternateIdentifierType: 'PMID' },
      ],
      rightsList: [{ rights: 'cc-by' }],
      descriptions: [{ description: 'Water rises and Water falls', descriptionType: 'Abstract' }],
      fundingReferences: [{ funderName: 'Rain Fund', awardNumber: 'RF-7' }],
      relatedItems: [
        {
          relatedItemType: 'Journal',
          relationType: 'IsPublishedIn',
          relatedItemIdentifier: { relatedItemIdentifier: '1562-6865', relatedItemIdentifierType: 'ISSN' },
          titles: [{ title: 'Journal of Tides' }],
          volume: '7',
          issue: '2',
          firstPage: '11',
          lastPage: '19',
        },
      ],
      extras: {
        format: 'openalex',
        members: { '/authorships/0/raw_affiliation_strings': ['Rain Inst., Hilltop'] },
        cited: {
          URL: 'https://journal.example/tides/7',
          file: [{ url: 'https://journal.example/tides/7.pdf', mediaType: 'application/pdf' }],
        },
      },
    })
  })

  it('reads an award once if an OpenAlex response has it in awards and in grants', () => {
    const grants = [{ funder_display_name: 'Rain Fund', award_id: 'RF-7' }, { funder_display_name: 'Snow Fund' }]
    const awards = [{ funder_display_name: 'Rain Fund', funder_award_id: 'RF-7', display_name: 'Tides' }]
    expect(readOne({ ...work, grants, awards }).fundingReferences).toEqual([
      { funderName: 'Rain Fund', awardNumber: 'RF-7', awardTitle: 'Tides' },
      { funderName: 'Snow Fund' },
    ])
  })

  it('reads an affiliation from raw_affiliation_string, as in earlier OpenAlex responses', () => {
    const authorships = [{ author: { display_name: 'Ada Okafor' }, raw_affiliation_string: 'Rain Inst., Hilltop' }]
    expect(readOne({ ...work, authorships }).creators?.[0]?.affiliation).toEqual([{ name: 'Rain Inst., Hilltop' }])
  })

  it('reads no container for an OpenAlex work in a repository, and keeps the retracted flag', () => {
    const { relatedItems, publisher, extras } = readOne({
      ...work,
      is_retracted: true,
      primary_location: { source: { display_name: 'Openshelf', type: 'repository' } },
    })
    expect({ relatedItems, publisher }).toEqual({ relatedItems: undefined, publisher: { name: 'Openshelf' } })
    expect(extras?.members).toEqual({
      '/is_retracted': true,
      '/authorships/0/raw_affiliation_strings': ['Rain Inst., Hilltop'],
    })
  })

  it('keeps the name of an unknown OpenAlex type, and reads 1 January as a year without a date', () => {
    expect(readOne({ ...work, type: 'hologram', publication_date: '2021-01-01' })).toMatchObject({
      types: { resourceTypeGeneral: 'Other', resourceType: 'hologram' },
      publicationYear: 2021,
    })
    expect(readOne({ ...work, publication_date: '2021-01-01' }).dates).toBeUndefined()
  })
})
