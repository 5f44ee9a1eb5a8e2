import { describe, expect, test } from 'vitest'
import type { Datacite } from '../../src/model/datacite.ts'
import { type RegisteredOptions, registered } from '../../src/registry/index.ts'
import { check } from '../../src/validation/check.ts'

const attributesOf = (record: object, options: RegisteredOptions = {}) =>
  registered(record as Datacite, options).attributes

const changesOf = (record: object, options: RegisteredOptions = {}) =>
  registered(record as Datacite, options).changes.map(
    ({ behaviour, effect, pointer }) => `${behaviour} ${effect} ${pointer}`,
  )

const whole = {
  doi: '10.5072/a',
  creators: [{ name: 'Sea Survey', nameType: 'Organizational' }],
  titles: [{ title: 'Water levels' }],
  publisher: { name: 'Sea Survey' },
  publicationYear: 2020,
  types: { resourceTypeGeneral: 'Dataset' },
}

const storing = (type: string): object => ({
  xml: btoa(
    `<resource xmlns="http://datacite.org/schema/kernel-4"><resourceType resourceTypeGeneral="${type}">a</resourceType></resource>`,
  ),
})

const storedOf = (elements: string) =>
  attributesOf({ xml: btoa(`<resource xmlns="http://datacite.org/schema/kernel-4">${elements}</resource>`) })

describe('a record sent as JSON', () => {
  // lupo app/controllers/datacite_dois_controller.rb:854-866: the alternate identifiers count only without `identifiers`.
  test('has the alternate identifiers dropped where they were given, beside an empty list of identifiers', () => {
    const alternateIdentifiers = [{ alternateIdentifier: '1', alternateIdentifierType: 'Local' }]
    expect(changesOf({ identifiers: [], alternateIdentifiers })).toContain(
      'alternate-identifiers-ignored drops /alternateIdentifiers',
    )
  })

  // lupo app/models/doi.rb:156 and db/schema.rb: the column is a number, and the XML is made of the column.
  test('is refused with a year before 1000, whose zero is lost before the schema is asked', () => {
    const refused = 'value-converted rejects /publicationYear'
    expect(changesOf({ publicationYear: '0971' })).toContain(refused)
    expect(changesOf({ publicationYear: '0971' }, { event: 'none' })).not.toContain(refused)
    expect(changesOf({ publicationYear: '0971' }, { via: 'xml' })).not.toContain(refused)
    expect(changesOf({ publicationYear: '1971' })).not.toContain(refused)
  })

  // Ruby's to_i reads ASCII digits only; the column and the XML then have 0.
  test('is refused with a year in digits of another script, which the schema accepts as sent', () => {
    const year = { publicationYear: '２０２０' }
    expect(changesOf(year)).toContain('value-converted rejects /publicationYear')
    const sent = { ...whole, ...year }
    expect(check(sent).records[0]?.diagnostics).toMatchObject([
      { rule: 'registry/value-converted', registry: 'rejects' },
    ])
  })

  // lupo app/models/doi.rb:2640-2653, by tables of bolognese 2.5.1 and newer, which are not published.
  test('is a poster or presentation without names in other formats, which are said to be unknown', () => {
    for (const resourceTypeGeneral of ['Poster', 'Presentation'])
      for (const sent of [{ types: { resourceTypeGeneral } }, storing(resourceTypeGeneral)]) {
        const { attributes, changes, unknown } = registered(sent as Datacite)
        expect(attributes.types).toEqual(expect.not.objectContaining({ ris: expect.anything() }))
        expect(changes.filter(({ pointer }) => pointer.startsWith('/types'))).toEqual([])
        expect(unknown).toMatchObject({ pointer: '/types', reason: expect.stringContaining('not known') })
      }
  })

  test('has the names of a poster that are given or follow from the free text', () => {
    const types = (more: object) => registered({ types: { resourceTypeGeneral: 'Poster', ...more } } as Datacite)
    const given = { schemaOrg: 'a', citeproc: 'b', bibtex: 'c', ris: 'd' }
    expect(types(given)).toMatchObject({ attributes: { types: given }, changes: [] })
    expect(types(given)).not.toHaveProperty('unknown')
    expect(types({ resourceType: 'Report' })).toMatchObject({
      attributes: { types: { schemaOrg: 'Report', citeproc: 'report', bibtex: 'techreport', ris: 'RPRT' } },
    })
  })

  // lupo app/models/doi.rb:2624-2634: r.blank? is left out.
  test('loses rights of which no member is known', () => {
    expect(attributesOf({ rightsList: [{ licence: 'MIT' }] }).rightsList).toEqual([])
  })

  // lupo app/models/doi.rb:2887-2893, convert_number_string: without a point it is "1e1".to_i.
  test('has coordinates with an exponent cut at it unless they have a point', () => {
    const point = { pointLongitude: '1e1', pointLatitude: '1.0e1' }
    expect(attributesOf({ geoLocations: [{ geoLocationPoint: point }] }).geoLocations).toEqual([
      { geoLocationPoint: { pointLongitude: 1, pointLatitude: 10 } },
    ])
  })

  // lupo app/serializers/datacite_doi_serializer.rb:158-188.
  test('is returned with the names of affiliations alone where that is asked for', () => {
    const affiliation = [{ name: 'Sea Lab', affiliationIdentifier: 'https://ror.org/01' }, { schemeUri: 'x' }]
    const record = { creators: [{ name: 'Okafor, Ada', affiliation }] }
    expect(attributesOf(record).creators).toMatchObject([{ affiliation }])
    expect(attributesOf(record, { affiliation: false }).creators).toMatchObject([{ affiliation: ['Sea Lab'] }])
  })
})

describe('a record sent as XML', () => {
  // bolognese lib/bolognese/readers/datacite_reader.rb:236-247.
  test('has the years of related items as texts, and lists of nobody', () => {
    const item =
      '<relatedItems><relatedItem relatedItemType="Journal" relationType="IsPartOf"><titles><title>A</title></titles><publicationYear>2020</publicationYear></relatedItem></relatedItems>'
    expect(storedOf(item).relatedItems).toMatchObject([{ publicationYear: '2020', creators: [], contributors: [] }])
  })

  // bolognese lib/bolognese/author_utils.rb:140-177: `presence` of a squeezed name.
  test('has no name of an affiliation that is empty', () => {
    const creator = (affiliation: string): string =>
      `<creators><creator><creatorName>A</creatorName>${affiliation}</creator></creators>`
    for (const empty of ['<affiliation/>', '<affiliation></affiliation>', '<affiliation> </affiliation>'])
      expect(storedOf(creator(empty)).creators).toMatchObject([{ affiliation: [{}] }])
  })

  // libxml2 writes an empty element by one tag before maremma looks for markup.
  test('has a line break of two tags lost as that of one', () => {
    const described = (text: string): string =>
      `<descriptions><description descriptionType="Abstract">${text}</description></descriptions>`
    for (const line of ['<br/>', '<br />', '<br></br>'])
      expect(storedOf(described(`a${line}<i>b</i>`)).descriptions).toMatchObject([{ description: 'a<i>b</i>' }])
  })

  // bolognese lib/bolognese/readers/datacite_reader.rb:188: white space alone is nothing.
  test('has no title of an award that is white space', () => {
    const funding =
      '<fundingReferences><fundingReference><funderName>A</funderName><awardTitle> </awardTitle></fundingReference></fundingReferences>'
    expect(storedOf(funding).fundingReferences).toEqual([{ funderName: 'A' }])
  })
})

describe('an answer of the registry', () => {
  const answer = {
    doi: '10.5072/a',
    schemaVersion: 'http://datacite.org/schema/kernel-3',
    updated: '2020-05-04T10:00:00Z',
  }

  // lupo app/validators/xml_schema_validator.rb:43-51: kernel 3 is refused since 2025.
  test('is explained by what was done on the day it was saved, unless another day is asked for', () => {
    const isRefused = (record: object, options: RegisteredOptions = {}): boolean =>
      changesOf(record, options).some(change => change.startsWith('kernel-refused'))
    expect(isRefused(answer)).toBe(false)
    expect(isRefused({ data: { type: 'dois', attributes: answer } })).toBe(false)
    expect(isRefused(answer, { asOf: '2026-01-01' })).toBe(true)
    expect(isRefused({ ...answer, event: 'publish', url: 'https://example.org' })).toBe(true)
    expect(isRefused({ ...answer, updated: 'yesterday' })).toBe(true)
  })
})
