import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { FormatId } from '../../src/formats/index.ts'

/** Members for which a format has no place: a pattern of paths, and the section of the specification as evidence. */
type NoPlace = readonly [members: RegExp, section: string]

const ofPackage = /^relatedIdentifiers\/\*\/(?:relatedMetadataScheme|schemeType|schemeUri)$/

/**
 * The members for which each format has no place. The test fails for a lost member that no pattern matches, and for a
 * pattern that matches no lost member.
 */
const places: Readonly<Partial<Record<FormatId, readonly NoPlace[]>>> = {
  cff: [
    [
      /^(?:contributors(?:\/\*)?|dates(?:\/\*)?|formats|fundingReferences|geoLocations|language|sizes)$/,
      'CFF 1.2.0 schema guide, "Valid keys": no key for other people than authors and contact, other dates than date-released, funding, places, language, sizes or formats.',
    ],
    [
      /^(?:publicationYear|publisher|types\/resourceType|relatedIdentifiers(?:\/\*)?|relatedItems(?:\/\*)?)$/,
      'CFF 1.2.0 schema guide, "Valid keys": a year, a publisher and a type of work exist only in a reference, and a reference needs a title.',
    ],
    [
      /^(?:descriptions\/\*|titles\/\*|rightsList\/\*)$/,
      'CFF 1.2.0 schema guide, `abstract`, `title`, `license` and `license-url`: one of each, and licences by SPDX identifier or address.',
    ],
    [
      /\/lang$|^subjects\/\*\/(?:classificationCode|schemeUri|subjectScheme)$/,
      'CFF 1.2.0 schema guide, `keywords`, `title` and `abstract`: texts without a language or a scheme.',
    ],
    [
      /^(?:creators|contributors)\/\*\/(?:affiliation\/\*\/\w+|nameIdentifiers\/\*)$/,
      'CFF 1.2.0 schema guide, `definitions.person` and `definitions.entity`: `affiliation` is a text, `orcid` the only identifier.',
    ],
    [
      /^relatedItems\/\*\/(?:creators|edition|numberType|publicationYear|publisher|titles\/\*)$/,
      'CFF 1.2.0 schema guide, `definitions.reference`: of a container it has the title and the numbers.',
    ],
  ],
  commonmeta: [
    [
      /^(?:formats|sizes)$/,
      'commonmeta_v1.0.json, work and files: formats and sizes exist only for a file with an address.',
    ],
    [
      /\/lang$|^publisher\/\w+$/,
      'commonmeta_v1.0.json, work.title, work.description, organization and license: texts without a language; an organisation is identified by an address.',
    ],
    [
      /^dates\/\*(?:\/dateInformation)?$|^titles\/\*\/titleType$|^subjects\/\*\/classificationCode$/,
      'commonmeta_v1.0.json, work.dates, additional_titles and subjects: one date of each listed type, without a note; no code.',
    ],
    [
      /^relatedIdentifiers\/\*\/resourceTypeGeneral$/,
      'commonmeta_v1.0.json, relations: id, type, name and asserted_by.',
    ],
    [ofPackage, 'commonmeta_v1.0.json, relations: id, type, name and asserted_by.'],
    [
      /^relatedItems(?:\/\*(?:\/(?:contributors|creators|edition|number|numberType|publicationYear|titles\/\*))?)?$/,
      'commonmeta_v1.0.json, container: titles, identifiers, volume, issue and pages of one container.',
    ],
    [
      /^(?:creators\/\*\/(?:givenName|nameIdentifiers\/\*\/schemeUri)|fundingReferences\/\*\/funderIdentifier(?:Type)?)$/,
      'commonmeta_v1.0.json, organization, identifier and funding_references: a name in one piece, no address of a scheme, funder_id is an address.',
    ],
    [/^geoLocations\/\*\/geoLocationPolygon\/\*$/, 'commonmeta_v1.0.json, geo_location: polygon has no point inside.'],
    [/^rightsList\/\*$/, 'commonmeta_v1.0.json, work.license: one licence.'],
  ],
  inveniordm: [
    [
      /^(?:creators|publisher)(?:\/\*)?\/lang$|^publisher\/\w+$|^creators\/\*\/nameIdentifiers\/\*$/,
      'invenio-rdm-records, definitions-v2.0.0.json, person_or_org, record-v6.0.0.json, publisher, and config.py, RDM_RECORDS_PERSONORG_SCHEMES: names without a language, identifiers of four schemes.',
    ],
    [
      /^(?:titles|descriptions)\/\*\/lang$/,
      'invenio-rdm-records, record-v6.0.0.json, title and description: texts; only additional ones have a language.',
    ],
    [
      /^(?:alternateIdentifiers\/\*\/alternateIdentifierType|relatedIdentifiers\/\*)$/,
      'invenio-rdm-records, config.py, RDM_RECORDS_IDENTIFIERS_SCHEMES: schemes of a fixed list.',
    ],
    [
      ofPackage,
      'invenio-rdm-records, record-v6.0.0.json, related_identifiers: identifier, scheme, relation_type and resource_type.',
    ],
    [
      /^relatedItems\/\*(?:\/(?:contributors|creators|edition|number|numberType|publicationYear|publisher|titles\/\*(?:\/lang)?))?$/,
      'invenio-rdm-records, contrib/journal and contrib/imprint, custom_fields.py: of a container they have one title, numbers and pages.',
    ],
    [
      /^rightsList\/\*\/(?:lang|rights|rightsUri)$/,
      'invenio-rdm-records, services/schemas/metadata.py, RightsSchema.validate_rights: a licence of the vocabulary is given by its id alone.',
    ],
    [
      /^subjects\/\*\/(?:classificationCode|lang|schemeUri|subjectScheme)$/,
      'invenio-rdm-records, definitions-v2.0.0.json, subject: an id of a vocabulary or a text.',
    ],
    [
      /^fundingReferences\/\*\/funderIdentifier(?:Type)?$/,
      'invenio-rdm-records, record-v6.0.0.json, funding.funder: a name and the id of the vocabulary.',
    ],
    [
      /^geoLocations\/\*\/geoLocationPolygon\/\*$/,
      'invenio-rdm-records, record-v6.0.0.json, locations: GeoJSON (RFC 7946, 3.1.6) has no point inside a polygon.',
    ],
    [
      /^types\/resourceType$/,
      'invenio-rdm-records, definitions-v2.0.0.json, resource_type: an id of the vocabulary, no text.',
    ],
  ],
}

const lostIn = (id: string): string[] =>
  readFileSync(new URL(`../../fixtures/losses/${id}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap(line => /^lost (\S+) \d+$/.exec(line)?.[1] ?? [])

it.each(Object.entries(places))('%s omits only members for which its specification has no place', (id, rows) => {
  const lost = lostIn(id)
  expect(lost.length).toBeGreaterThan(10)
  expect(lost.filter(member => !rows.some(([members]) => members.test(member)))).toEqual([])
  expect(rows.filter(([members]) => !lost.some(member => members.test(member)))).toEqual([])
})
