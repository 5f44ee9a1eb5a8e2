import { expect, test } from 'vitest'
import { check } from '../../src/validation/check.ts'
import type { Profile } from '../../src/validation/report.ts'

/** A record in which a data steward would change nothing. */
const sound = {
  doi: '10.5880/soil.2021.001',
  creators: [
    {
      name: 'Okafor, Ngozi',
      nameType: 'Personal',
      givenName: 'Ngozi',
      familyName: 'Okafor',
      nameIdentifiers: [
        {
          nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
          nameIdentifierScheme: 'ORCID',
          schemeUri: 'https://orcid.org',
        },
      ],
      affiliation: [
        {
          name: 'Leibniz Information Centre for Science and Technology',
          affiliationIdentifier: 'https://ror.org/04aj4c181',
          affiliationIdentifierScheme: 'ROR',
        },
      ],
    },
  ],
  titles: [{ title: 'Soil moisture of the Havel basin, 1990–2020', lang: 'en' }],
  publisher: {
    name: 'Moorland Archive',
    publisherIdentifier: 'https://ror.org/04z8jg394',
    publisherIdentifierScheme: 'ROR',
  },
  publicationYear: 2021,
  subjects: [{ subject: 'Soil moisture' }, { subject: 'Hydrology' }],
  contributors: [
    { name: 'Lange, Ida', nameType: 'Personal', givenName: 'Ida', familyName: 'Lange', contributorType: 'DataCurator' },
  ],
  dates: [
    { date: '2021-05-04', dateType: 'Issued' },
    { date: '1990/2020', dateType: 'Collected' },
  ],
  language: 'en',
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Time series' },
  alternateIdentifiers: [{ alternateIdentifier: 'MA-117', alternateIdentifierType: 'Shelf mark' }],
  relatedIdentifiers: [
    { relatedIdentifier: '10.5880/soil.2021.002', relatedIdentifierType: 'DOI', relationType: 'IsSupplementTo' },
  ],
  sizes: ['15 MB'],
  formats: ['text/csv'],
  version: '1.1',
  rightsList: [
    {
      rights: 'Creative Commons Attribution 4.0 International',
      rightsUri: 'https://creativecommons.org/licenses/by/4.0/',
    },
  ],
  descriptions: [{ description: 'Hourly means at 40 stations.', descriptionType: 'Abstract', lang: 'en' }],
  geoLocations: [{ geoLocationPlace: 'Havel', geoLocationPoint: { pointLongitude: 12.4, pointLatitude: 52.6 } }],
  fundingReferences: [
    {
      funderName: 'European Commission',
      funderIdentifier: 'https://ror.org/00k4n6c32',
      funderIdentifierType: 'ROR',
      awardNumber: '282625',
    },
  ],
  schemaVersion: 'http://datacite.org/schema/kernel-4',
}

const rulesOf = (record: object, profile: Profile): string[] => [
  ...new Set(
    check(record, { from: 'citable-json', profile }).records.flatMap(({ diagnostics }) =>
      diagnostics.map(({ rule }) => rule),
    ),
  ),
]

const [creator] = sound.creators
const [affiliation] = creator?.affiliation ?? []
const person = (name: string, parts: object = {}) => ({ creators: [{ name, nameType: 'Personal', ...parts }] })
const alone = (name: string) => ({ creators: [{ name }] })
const named = (name: string) => ({ creators: [{ ...creator, name, givenName: undefined, familyName: undefined }] })
const affiliated = (...affiliations: object[]) => ({ creators: [{ ...creator, affiliation: affiliations }] })
const identified = (nameIdentifier: string, more: object = {}) => ({
  creators: [{ ...creator, nameIdentifiers: [{ nameIdentifier, nameIdentifierScheme: 'ORCID', ...more }] }],
})
const titled = (...titles: object[]) => ({ titles })
const described = (description: string, more: object = {}) => ({
  descriptions: [{ description, descriptionType: 'Abstract', ...more }],
})
const dated = (...dates: [date: string, dateType: string][]) => ({
  dates: dates.map(([date, dateType]) => ({ date, dateType })),
})
const related = (relatedIdentifier: string, relatedIdentifierType: string, relationType = 'Cites') => ({
  relatedIdentifiers: [{ relatedIdentifier, relatedIdentifierType, relationType }],
})
const licensed = (...rightsList: object[]) => ({ rightsList })
const typed = (resourceTypeGeneral: string, resourceType: string) => ({ types: { resourceTypeGeneral, resourceType } })
const placed = (place: object) => ({ geoLocations: [place] })
const funded = (more: object) => ({ fundingReferences: [{ funderName: 'European Commission', ...more }] })
const point = (pointLongitude: number, pointLatitude: number) => ({
  geoLocationPoint: { pointLongitude, pointLatitude },
})
const box = (
  westBoundLongitude: number,
  eastBoundLongitude: number,
  southBoundLatitude: number,
  northBoundLatitude: number,
) => ({
  geoLocationBox: { westBoundLongitude, eastBoundLongitude, southBoundLatitude, northBoundLatitude },
})
const [title] = sound.titles
const [subject] = sound.subjects
const [relation] = sound.relatedIdentifiers
const [funding] = sound.fundingReferences

/** Mistakes that stewards correct, each with the rule that finds it. */
const mistakes: readonly (readonly [rule: string, change: object])[] = [
  ['organisation-untyped', alone('University of Oslo')],
  ['organisation-untyped', alone('Max Planck Institute for Meteorology')],
  ['organisation-as-person', person('University of Oslo')],
  ['name-type', { creators: [{ ...creator, nameType: 'Organizational' }] }],
  ['several-names', alone('Okafor, Ngozi; Lange, Ida')],
  ['several-names', alone('Okafor, N. and Lange, I.')],
  ['several-names', alone('Okafor, N., Lange, I., Haas, K.')],
  ['given-name-first', { creators: [{ ...creator, name: 'Ngozi Okafor' }] }],
  ['given-name-first', person('Ngozi Okafor')],
  ['name-parts', { creators: [{ ...creator, givenName: 'Okafor', familyName: 'Ngozi' }] }],
  ['name-parts', { creators: [{ ...creator, familyName: 'Lange' }] }],
  ['name-parts', { creators: [{ ...creator, givenName: 'Ida' }] }],
  ['name-in-small-letters', named('okafor, ngozi')],
  ['name-in-small-letters', { creators: [{ ...creator, givenName: 'ngozi', familyName: 'okafor' }] }],
  ['name-marks', named('Okafor, Ngozi (1)')],
  ['name-marks', { creators: [{ ...creator, givenName: 'Ngozi†' }] }],
  ['contributor-type-person', { contributors: [{ ...sound.contributors[0], contributorType: 'HostingInstitution' }] }],
  ['family-name-comma', { creators: [{ ...creator, familyName: 'Okafor, Ngozi' }] }],
  ['name-in-capitals', named('OKAFOR, NGOZI')],
  ['name-title', named('Okafor, Dr. Ngozi')],
  ['name-title', named('Okafor, Ngozi, PhD')],
  ['name-marks', named('Okafor, Ngozi*')],
  ['name-marks', named('Okafor, Ngozi2')],
  ['name-punctuation', named('Okafor, Ngozi;')],
  ['email-in-name', named('Okafor, Ngozi (n.okafor@example.org)')],
  ['email-in-name', affiliated({ name: 'TIB, info@example.org' })],
  ['et-al', alone('Okafor, Ngozi et al.')],
  ['placeholder-name', alone('Doe, Jane')],
  ['placeholder-name', alone('Anonymous')],
  ['placeholder-name', { publisher: { name: 'Publisher' } }],
  ['unknown-value', alone('N/A')],
  ['name-blank', alone(' ')],
  ['identifier-as-name', { publisher: { name: 'https://ror.org/04z8jg394' } }],
  ['repeated-agent', { creators: [creator, creator] }],
  [
    'repeated-name-identifier',
    { creators: [creator, { ...creator, name: 'Lange, Ida', givenName: 'Ida', familyName: 'Lange' }] },
  ],
  ['repeated-affiliation', affiliated({ ...affiliation }, { ...affiliation })],
  ['several-affiliations', affiliated({ name: 'University of Oslo; Institute of Marine Research' })],
  ['orcid-check-digit', identified('https://orcid.org/0000-0002-1825-0098')],
  ['orcid-form', identified('n.okafor@example.org')],
  ['orcid-sandbox', identified('https://sandbox.orcid.org/0000-0002-1825-0097')],
  ['scheme-spelling', identified('https://orcid.org/0000-0002-1825-0097', { nameIdentifierScheme: 'Orcid ID' })],
  ['scheme-address-conflict', identified('https://orcid.org/0000-0002-1825-0097', { schemeUri: 'https://ror.org' })],
  ['ror-check-digit', affiliated({ ...affiliation, affiliationIdentifier: 'https://ror.org/04aj4c182' })],
  ['ror-form', affiliated({ ...affiliation, affiliationIdentifier: 'https://ror.org/https://ror.org/04aj4c181' })],
  ['scheme-missing', affiliated({ ...affiliation, affiliationIdentifierScheme: undefined })],
  ['title-placeholder', titled({ title: 'Untitled' })],
  ['title-placeholder', titled({ title: 'test' })],
  ['title-file-name', titled({ title: 'soil_final_v2.xlsx' })],
  ['title-identifier', titled({ title: 'https://example.org/soil' })],
  ['title-blank', titled({ title: ' ' })],
  ['title-in-capitals', titled({ title: 'SOIL MOISTURE DURING RECENT DROUGHTS' })],
  ['title-too-long', titled({ title: 'Soil moisture and its drivers. '.repeat(20) })],
  ['main-title-missing', titled({ ...title, titleType: 'AlternativeTitle' })],
  ['several-main-titles', titled({ ...title }, { title: 'An atlas', lang: 'en' })],
  ['title-tex', titled({ title: 'Fluxes of CO$_2$ over the Havel' })],
  ['title-tex', titled({ title: 'The \\textit{Drosophila} genome' })],
  ['title-type-named', titled({ title: 'Soil moisture [Dataset]' })],
  ['language-words', titled({ title: 'Bodenfeuchte an der Havel und an der Spree von 1990 bis 2020', lang: 'en' })],
  ['language-words', described('Les moyennes des heures dans les stations du bassin.', { lang: 'en' })],
  ['repeated-title', titled({ ...title }, { ...title, titleType: 'AlternativeTitle' })],
  ['version-title-conflict', titled({ title: 'Soil moisture (v1.0)' })],
  ['language-script', titled({ title: 'Влажность почвы', lang: 'en' })],
  ['language-script', { titles: [{ title: '土壌水分' }] }],
  ['description-repeats-title', described('Soil moisture of the Havel basin, 1990–2020')],
  ['description-placeholder', described('No description')],
  ['description-placeholder', described('Lorem ipsum dolor sit amet')],
  ['description-address', described('https://example.org/soil')],
  ['description-html', described('<div>Hourly means</div>')],
  [
    'repeated-description',
    { descriptions: [...sound.descriptions, { ...sound.descriptions[0], descriptionType: 'Methods' }] },
  ],
  ['mojibake', named('MÃ¼ller, Jürgen')],
  ['mojibake', described('The riverâ€™s bed.')],
  ['replacement-character', named('M\ufffdller, Jan')],
  ['control-character', described('Hourly\u0000 means.')],
  ['lone-surrogate', described('Hourly means \ud83c')],
  ['invisible-character', named('Okafor,\u200b Ngozi')],
  ['text-not-composed', named('Mu\u0308ller, Jan')],
  ['extra-white-space', titled({ title: 'Soil  moisture' })],
  ['escaped-text', named('O&#39;Brien, Mary')],
  ['contributor-type-person', { contributors: [{ ...creator, contributorType: 'HostingInstitution' }] }],
  ['resource-type-vague', typed('Text', 'Journal article')],
  ['resource-type-vague', typed('Other', 'Master thesis')],
  ['resource-type-conflict', typed('Dataset', 'Software')],
  ['several-subjects', { subjects: [{ subject: 'soil; water; climate' }] }],
  ['several-subjects', { subjects: [{ subject: 'soil, water, climate' }] }],
  ['subject-address', { subjects: [{ subject: 'http://aims.fao.org/aos/agrovoc/c_7208' }] }],
  ['repeated-subject', { subjects: [subject, subject] }],
  ['several-issued', dated(['2021-05-04', 'Issued'], ['2021-06-01', 'Issued'])],
  ['repeated-date', dated(['2021', 'Issued'], ['1990/2020', 'Collected'], ['1990/2020', 'Collected'])],
  ['date-in-future', dated(['2021', 'Issued'], ['2150-01-01', 'Created'])],
  ['date-order', dated(['2021', 'Issued'], ['2021-03-01', 'Created'], ['2020-03-01', 'Updated'])],
  ['date-information-missing', dated(['2021', 'Issued'], ['1875', 'Other'])],
  ['date-placeholder', dated(['2021', 'Issued'], ['1970-01-01', 'Created'])],
  ['date-reversed', dated(['2021', 'Issued'], ['2020/1990', 'Collected'])],
  ['date-format', dated(['2021', 'Issued'], ['last summer', 'Collected'])],
  ['buddhist-year', { publicationYear: 2564 }],
  ['buddhist-year', dated(['2021', 'Issued'], ['2549-03', 'Created'])],
  ['publication-year-range', { publicationYear: 9999 }],
  ['publication-year-issued', { publicationYear: 2012 }],
  ['language-tag', { language: 'English' }],
  ['licence-address-missing', licensed({ rights: 'CC BY 4.0' })],
  ['rights-address', licensed({ rights: 'https://creativecommons.org/licenses/by/4.0/' })],
  ['licence-address-unknown', licensed({ rightsUri: 'https://creativecommons.org/licences/by/4.0/' })],
  ['licence-unknown', licensed({ rights: 'Apache', rightsIdentifier: 'Apache2', rightsIdentifierScheme: 'SPDX' })],
  ['licence-deprecated', licensed({ rights: 'GPL', rightsIdentifier: 'GPL-3.0', rightsIdentifierScheme: 'SPDX' })],
  ['licence-conflict', licensed({ rights: 'CC BY 4.0', rightsUri: 'https://creativecommons.org/licenses/by-nc/4.0/' })],
  [
    'rights-wording-lost',
    licensed({ rights: 'CC BY, but ask first', rightsIdentifier: 'cc-by-4.0', rightsIdentifierScheme: 'SPDX' }),
  ],
  ['access-rights-conflict', licensed({ rights: 'Open Access' }, { rights: 'Closed Access' })],
  ['uri-without-scheme', licensed({ rights: 'Own licence', rightsUri: 'example.org/licence' })],
  ['repeated-rights', { rightsList: [...sound.rightsList, ...sound.rightsList] }],
  ['award-number-address', funded({ awardNumber: 'https://cordis.europa.eu/project/id/282625' })],
  ['funder-type-other', funded({ funderIdentifier: 'https://ror.org/00k4n6c32', funderIdentifierType: 'Other' })],
  ['repeated-funding', { fundingReferences: [funding, funding] }],
  ['related-address-identifier', related('https://doi.org/10.5880/soil.2021.002', 'URL')],
  ['related-address-identifier', related('https://arxiv.org/abs/1706.03762', 'URL')],
  ['related-address-identifier', related('https://hdl.handle.net/10013/epic.10033', 'URL')],
  ['related-address-identifier', related('https://onlinelibrary.wiley.com/doi/abs/10.1002/ece3.1234', 'URL')],
  ['related-address-identifier', related('https://link.springer.com/article/10.1007/s00382-019-04979-3', 'URL')],
  ['related-address-identifier', related('https://www.frontiersin.org/articles/10.3389/fmars.2019.00001/full', 'URL')],
  ['related-address-identifier', related('https://doi-org.proxy.library.example/10.1002/ece3.1234', 'URL')],
  [
    'related-address-identifier',
    related('https://ezproxy.example.edu/login?url=https://doi.org/10.1002/ece3.1234', 'URL'),
  ],
  ['related-address-identifier', related('https://pubmed.ncbi.nlm.nih.gov/31452104/', 'URL')],
  ['related-address-identifier', related('https://n2t.net/ark:/13030/tqb3kh97gh8w', 'URL')],
  ['related-address-identifier', related('https://portal.issn.org/resource/ISSN/0378-5955', 'URL')],
  ['related-address-identifier', related('https://nbn-resolving.org/urn:nbn:de:101:1-201102033592', 'URL')],
  ['related-address-identifier', related('10.5880/soil.2021.002', 'Handle')],
  ['related-address-identifier', related('https://hdl.handle.net/10.5880/soil.2021.002', 'Handle')],
  ['private-address', related('http://localhost:8080/soil', 'URL')],
  ['private-address', related('http://192.168.0.12/soil', 'URL')],
  ['private-address', related('file:///home/soil.csv', 'URL')],
  ['test-doi-relation', related('10.5072/soil', 'DOI')],
  ['self-relation', related('10.5880/soil.2021.001', 'DOI')],
  ['related-doi-syntax', related('see paper', 'DOI')],
  ['repeated-relation', { relatedIdentifiers: [relation, relation] }],
  [
    'repeated-alternate-identifier',
    { alternateIdentifiers: [...sound.alternateIdentifiers, ...sound.alternateIdentifiers] },
  ],
  ['null-island', placed(point(0, 0))],
  ['coordinates-swapped', placed(point(52.6, 112.4))],
  ['box-without-area', placed(box(12, 12, 52, 52))],
  ['box-south-above-north', placed(box(12, 13, 53, 52))],
  ['point-outside-box', placed({ ...point(52.6, 12.4), ...box(12, 13, 52, 53) })],
  ['place-as-coordinates', placed({ geoLocationPlace: '52.6, 12.4' })],
  ['size-without-unit', { sizes: ['15'] }],
  ['media-type-unknown', { formats: ['txt/csv'] }],
  ['repeated-format', { formats: ['text/csv', 'text/csv'] }],
  ['version-vague', { version: 'latest' }],
  [
    'pages-reversed',
    {
      relatedItems: [
        {
          relatedItemType: 'Journal',
          relationType: 'IsPublishedIn',
          titles: [{ title: 'Soil' }],
          firstPage: '12',
          lastPage: '10',
        },
      ],
    },
  ],
  ['identifier-in-name', alone('Okafor, Ngozi 0000-0002-1825-0097')],
  ['identifier-in-name', affiliated({ name: 'TIB (https://ror.org/04aj4c181)' })],
  ['placeholder-value', { subjects: [{ subject: 'n/a' }] }],
  ['placeholder-value', { subjects: [{ subject: 'null' }] }],
  ['placeholder-value', placed({ geoLocationPlace: 'N/A' })],
  ['placeholder-value', placed({ geoLocationPlace: 'test' })],
  ['placeholder-value', funded({ awardNumber: 'none' })],
  ['placeholder-value', funded({ awardTitle: 'n/a' })],
  ['placeholder-value', licensed({ rights: 'TBD' })],
  ['placeholder-value', typed('Dataset', 'None')],
  ['several-related-identifiers', related('10.5880/soil.2021.002; 10.5880/soil.2021.003', 'DOI')],
  ['several-related-identifiers', related('https://example.org/a https://example.org/b', 'URL')],
  ['award-number-words', funded({ awardNumber: 'Grant No. 282625' })],
  ['award-number-words', funded({ awardNumber: 'Project number: 282625' })],
  ['award-number-words', funded({ awardNumber: '282625; 283676' })],
  ['subject-marks', { subjects: [{ subject: 'soil;' }] }],
  ['subject-marks', { subjects: [{ subject: 'Keywords: soil' }] }],
  ['subject-marks', { subjects: [{ subject: '#soil' }] }],
  ['subject-marks', { subjects: [{ subject: '"soil"' }] }],
  ['several-formats', { formats: ['csv, xlsx, pdf'] }],
  ['several-formats', { formats: ['text/csv; application/pdf'] }],
  [
    'translation-language',
    titled({ ...title }, { title: 'Soil of the Havel', titleType: 'TranslatedTitle', lang: 'en' }),
  ],
  ['placeholder-name', { fundingReferences: [{ funderName: 'No funding' }] }],
  ['description-placeholder', described('See README file.')],
  ['description-placeholder', described('To be added later')],
  ['title-placeholder', titled({ title: '1234567' })],
  ['date-placeholder', dated(['2021', 'Issued'], ['0000-00-00', 'Created'])],
  ['email-in-name', { publisher: { name: 'info@tib.eu' } }],
  [
    'name-type',
    {
      creators: [{ name: 'University of Oslo', nameType: 'Organizational', nameIdentifiers: creator?.nameIdentifiers }],
    },
  ],
  ['orcid-form', identified('https://isni.org/isni/0000000121032683')],
  ['identifier-as-name', { fundingReferences: [{ funderName: 'https://www.dfg.de' }] }],
  ['related-identifier-syntax', related('10.5880/soil.2021.002', 'ARK')],
  ['related-identifier-check-digit', related('978-3-16-148410-1', 'ISBN')],
  ['self-relation', related('10.5880/SOIL.2021.001', 'DOI', 'IsPartOf')],
  ['date-order', dated(['2021-05-04', 'Issued'], ['2020-02-04', 'Withdrawn'])],
  ['date-format', dated(['2021', 'Issued'], ['1990–2020', 'Collected'])],
]

/** Changes to the record that only the profiles `fair` and `strict` report, each with the rule and the profile. */
const omissions: readonly (readonly [rule: string, profile: 'fair' | 'strict', change: object])[] = [
  ['person-without-parts', 'strict', named('Okafor, Ngozi')],
  ['test-doi', 'strict', { doi: '10.5072/soil' }],
  ['resource-type-repeated', 'strict', typed('Dataset', 'Dataset')],
  ['language-tag', 'strict', { language: 'eng' }],
  ['title-full-stop', 'strict', titled({ title: 'Soil moisture.' })],
  [
    'funder-id-retiring',
    'strict',
    funded({ funderIdentifier: 'https://doi.org/10.13039/501100000780', funderIdentifierType: 'Crossref Funder ID' }),
  ],
  ['contributors-missing', 'strict', { contributors: [] }],
  ['place-missing', 'strict', { geoLocations: [] }],
  ['abstract-missing', 'strict', { descriptions: [] }],
  ['rights-missing', 'strict', { rightsList: [] }],
  ['subjects-missing', 'fair', { subjects: [] }],
  ['dates-missing', 'fair', { dates: [] }],
  ['relations-missing', 'fair', { relatedIdentifiers: [] }],
  ['formats-missing', 'fair', { formats: [] }],
  ['sizes-missing', 'fair', { sizes: [] }],
  ['funding-missing', 'fair', { fundingReferences: [] }],
  ['version-missing', 'fair', { version: undefined }],
  [
    'language-missing',
    'fair',
    { language: undefined, types: { resourceTypeGeneral: 'Report', resourceType: 'Field report' } },
  ],
  ['award-without-funder-identifier', 'fair', funded({ awardNumber: '282625' })],
  ['creator-identifier-missing', 'fair', { creators: [{ ...creator, nameIdentifiers: [] }] }],
  ['affiliation-missing', 'fair', affiliated()],
  ['affiliation-identifier-missing', 'fair', affiliated({ name: 'TIB' })],
  ['publisher-identifier-missing', 'fair', { publisher: { name: 'Moorland Archive' } }],
  ['licence-identifier-missing', 'fair', {}],
  ['format-not-media-type', 'fair', { formats: ['CSV'] }],
  ['format-unknown', 'fair', { formats: ['Excel sheet'] }],
]

test('a record without mistakes has no findings in the profile recommended', () => {
  expect(rulesOf(sound, 'recommended')).toEqual([])
  expect(mistakes.length).toBeGreaterThanOrEqual(141)
})

test.each(mistakes)('the rule %s reports the mistake %j', (rule, change) => {
  const found = rulesOf({ ...sound, ...change }, 'recommended')
  expect(found).toContain(rule)
  // One mistake causes one finding, or two from different sides. The more findings there are, the fewer are read.
  expect(found.length).toBeLessThanOrEqual(2)
})

test.each(omissions)('the rule %s applies in the profile %s, but not by default: %j', (rule, profile, change) => {
  const record = { ...sound, ...change }
  expect(rulesOf(record, profile)).toContain(rule)
  expect(rulesOf(record, 'recommended')).not.toContain(rule)
})
