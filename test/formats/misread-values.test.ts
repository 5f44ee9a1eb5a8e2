import { describe, expect, it } from 'vitest'
import { converted, recordIn } from './conversions.ts'

const crossref = (work: object) => recordIn(JSON.stringify({ DOI: '10.5072/x', type: 'journal-article', ...work }))

const languageGer = {
  doi: '10.5072/x',
  titles: [{ title: 'Regen' }],
  types: { resourceTypeGeneral: 'Preprint' },
  language: 'ger',
}

describe('OpenAIRE addresses', () => {
  const dublinCore = (terms: string) =>
    recordIn(
      `<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Snow</dc:title>${terms}</oai_dc:dc>`,
    )

  it('reads an embargo and grants from info:eu-repo URIs in Dublin Core', () => {
    const record = dublinCore(
      '<dc:date>2019</dc:date><dc:date>info:eu-repo/date/embargoEnd/2021-05-12</dc:date>' +
        '<dc:relation>info:eu-repo/grantAgreement/EC/FP7/12345/</dc:relation>' +
        '<dc:relation>info:eu-repo/grantAgreement/XYZ//A%2F1</dc:relation>',
    )
    expect(record).toMatchObject({
      publicationYear: 2019,
      dates: [{ date: '2021-05-12', dateType: 'Available' }],
      fundingReferences: [
        { funderName: 'European Commission', awardNumber: '12345' },
        { funderName: 'XYZ', awardNumber: 'A/1' },
      ],
    })
    expect(record.extras).toBeUndefined()
  })

  it("reads the award number and the funder's name from a Funder contributor of kernel 3", () => {
    const address = 'info:eu-repo/grantAgreement/EC/FP7/123456'
    const xml = `<resource xmlns="http://datacite.org/schema/kernel-3"><identifier identifierType="DOI">10.5072/x</identifier><contributors><contributor contributorType="Funder"><contributorName>European Commission</contributorName><nameIdentifier nameIdentifierScheme="info">${address}</nameIdentifier></contributor></contributors></resource>`
    expect(recordIn(xml).fundingReferences).toEqual([
      { funderName: 'European Commission', awardNumber: '123456', awardUri: address },
    ])
  })
})

describe('kernel 3', () => {
  it('writes a kernel 3 record for the REST API with the schemaVersion of kernel 4', () => {
    const xml = `<resource xmlns="http://datacite.org/schema/kernel-3"><identifier identifierType="DOI">10.5072/x</identifier></resource>`
    const { text } = converted(xml, { to: 'datacite-rest-put' })
    expect(text).toContain('"http://datacite.org/schema/kernel-4"')
  })
})

describe('Crossref', () => {
  it('reads the year of a Crossref thesis from its approval date if there is no other date', () => {
    const work = {
      type: 'dissertation',
      approved: { 'date-parts': [[2020, 5, 25]] },
      issued: { 'date-parts': [[null]] },
    }
    expect(crossref(work)).toMatchObject({
      publicationYear: 2020,
      dates: [{ date: '2020-05-25', dateType: 'Accepted', dateInformation: 'approved' }],
    })
  })

  it('reads the people, description and funder of a Crossref grant', () => {
    const project = {
      'project-title': [{ title: 'Ice' }],
      'project-description': [{ description: 'How ice flows.', language: 'en' }],
      'lead-investigator': [{ given: 'Bo', family: 'Ek' }],
      investigator: [{ given: 'Al', family: 'Roe' }],
      funding: [
        { type: 'grant', funder: { name: 'Snow Fund', id: [{ id: '10.13039/501100000780', 'id-type': 'DOI' }] } },
      ],
    }
    const { extras, ...record } = crossref({ type: 'grant', award: 'SF-77', project: [project] })
    expect(record).toMatchObject({
      titles: [{ title: 'Ice' }],
      creators: [{ name: 'Ek, Bo' }],
      contributors: [{ name: 'Roe, Al', contributorType: 'ProjectMember' }],
      descriptions: [{ description: 'How ice flows.', descriptionType: 'Abstract', lang: 'en' }],
      fundingReferences: [
        {
          funderName: 'Snow Fund',
          funderIdentifier: 'https://doi.org/10.13039/501100000780',
          funderIdentifierType: 'Crossref Funder ID',
          awardNumber: 'SF-77',
        },
      ],
    })
    expect(extras).toBeUndefined()
  })

  it('converts the retraction of a work in Crossref JSON to a Commonmeta relation', () => {
    const text = JSON.stringify({
      DOI: '10.5072/x',
      type: 'journal-article',
      'updated-by': [{ DOI: '10.5072/notice', type: 'retraction', label: 'Retraction' }],
    })
    expect(recordIn(text).relatedIdentifiers).toEqual([
      {
        relatedIdentifier: '10.5072/notice',
        relatedIdentifierType: 'DOI',
        relationType: 'Other',
        relationTypeInformation: 'is retracted by',
      },
    ])
    expect(JSON.parse(converted(text, { to: 'commonmeta' }).text)[0].relations).toEqual([
      { id: 'https://doi.org/10.5072/notice', type: 'IsRetractedBy' },
    ])
  })

  it('reads the department of a Crossref affiliation without a name', () => {
    const affiliation = [{ id: [{ id: 'https://ror.org/03yph8055', 'id-type': 'ROR' }], department: ['Mathematics'] }]
    const { creators, extras } = crossref({ author: [{ family: 'King', given: 'Ada', affiliation }] })
    expect(creators?.[0]?.affiliation).toMatchObject([
      { name: 'Mathematics', affiliationIdentifier: 'https://ror.org/03yph8055' },
    ])
    expect(extras).toBeUndefined()
  })
})

describe('values that schemas take in another form', () => {
  it.each([
    ['crossref-xml', 'language="de"'],
    ['inveniordm', '"id": "deu"'],
    ['mods', '<languageTerm type="code" authority="rfc5646">de</languageTerm>'],
    ['biblatex', 'langid = {german}'],
  ] as const)('writes the language "ger" to %s in the form that the format requires', (to, text) => {
    const result = converted(languageGer, { from: 'datacite-rest', to })
    expect(result.text).toContain(text)
    expect(result.losses).toContainEqual(expect.objectContaining({ kind: 'changed', pointer: '/language' }))
  })

  it('writes the dates of a conference to the CSL-JSON field event-date, and reads the dates back', () => {
    const record = JSON.stringify({
      metadata: { title: 'Talk', meeting: { title: 'Days', dates: '10-14 July 2023' }, creators: [{ name: 'A, B' }] },
    })
    const { text } = converted(record, { from: 'zenodo', to: 'csl-json' })
    expect(JSON.parse(text)[0]['event-date']).toEqual({ literal: '10-14 July 2023' })
    expect(recordIn(text).extras?.cited).toMatchObject({ 'event-date': '10-14 July 2023' })
  })

  it('writes the type of a record as a Commonmeta type, and the abstract as the description', () => {
    const record = {
      doi: '10.5072/x',
      titles: [{ title: 'T' }],
      types: { resourceTypeGeneral: 'Text', resourceType: 'Article' },
      descriptions: [{ description: 'Abs', descriptionType: 'Abstract', lang: 'en' }],
    }
    const [item] = JSON.parse(converted(record, { from: 'datacite-rest', to: 'commonmeta' }).text)
    expect(item).toMatchObject({ type: 'Document', additional_type: 'Article', description: 'Abs' })
  })
})
