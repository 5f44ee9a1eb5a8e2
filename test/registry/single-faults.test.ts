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
  test('predicts that alternate identifiers are dropped if the list of identifiers is empty', () => {
    const alternateIdentifiers = [{ alternateIdentifier: '1', alternateIdentifierType: 'Local' }]
    expect(changesOf({ identifiers: [], alternateIdentifiers })).toContain(
      'alternate-identifiers-ignored drops /alternateIdentifiers',
    )
  })

  // lupo app/models/doi.rb:156 and db/schema.rb: the column is a number, and the XML is made of the column.
  test('predicts that a year before 1000 in JSON is refused, because the registry drops the leading zero', () => {
    const refused = 'value-converted rejects /publicationYear'
    expect(changesOf({ publicationYear: '0971' })).toContain(refused)
    expect(changesOf({ publicationYear: '0971' }, { event: 'none' })).not.toContain(refused)
    expect(changesOf({ publicationYear: '0971' }, { via: 'xml' })).not.toContain(refused)
    expect(changesOf({ publicationYear: '1971' })).not.toContain(refused)
  })

  // Ruby's to_i reads ASCII digits only; the column and the XML then have 0.
  test('predicts and reports that the registry rejects a year in full-width digits, although the schema accepts the year', () => {
    const year = { publicationYear: '２０２０' }
    expect(changesOf(year)).toContain('value-converted rejects /publicationYear')
    const sent = { ...whole, ...year }
    expect(check(sent).records[0]?.diagnostics).toMatchObject([
      { rule: 'registry/value-converted', registry: 'rejects' },
    ])
  })

  // lupo app/models/doi.rb:2640-2653, bolognese 2.5.1 lib/bolognese/utils.rb:70-72, 335-336, 419-421, 486-487.
  test.each([
    ['Poster', { schemaOrg: 'Poster', citeproc: 'document', bibtex: 'misc', ris: 'GEN' }],
    [
      'Presentation',
      { schemaOrg: 'PresentationDigitalDocument', citeproc: 'presentation', bibtex: 'misc', ris: 'SLIDE' },
    ],
  ])('predicts the schema.org, CSL, BibTeX and RIS type names of a %s', (resourceTypeGeneral, names) => {
    for (const sent of [{ types: { resourceTypeGeneral } }, storing(resourceTypeGeneral)]) {
      const { attributes, unknown } = registered(sent as Datacite)
      expect(attributes.types).toMatchObject(names)
      expect(unknown).toBeUndefined()
    }
  })

  test('registered keeps the given type names of a poster, and derives missing type names from the resource type', () => {
    const types = (more: object) => registered({ types: { resourceTypeGeneral: 'Poster', ...more } } as Datacite)
    const given = { schemaOrg: 'a', citeproc: 'b', bibtex: 'c', ris: 'd' }
    expect(types(given)).toMatchObject({ attributes: { types: given }, changes: [] })
    expect(types(given)).not.toHaveProperty('unknown')
    expect(types({ resourceType: 'Report' })).toMatchObject({
      attributes: { types: { schemaOrg: 'Report', citeproc: 'report', bibtex: 'techreport', ris: 'RPRT' } },
    })
  })

  // lupo app/models/doi.rb:2624-2634: r.blank? is left out.
  test('predicts that rights without a known member are dropped', () => {
    expect(attributesOf({ rightsList: [{ licence: 'MIT' }] }).rightsList).toEqual([])
  })

  // lupo app/models/doi.rb:2887-2893, convert_number_string: without a point it is "1e1".to_i.
  test('predicts that coordinates with an exponent are truncated unless they have a decimal point', () => {
    const point = { pointLongitude: '1e1', pointLatitude: '1.0e1' }
    expect(attributesOf({ geoLocations: [{ geoLocationPoint: point }] }).geoLocations).toEqual([
      { geoLocationPoint: { pointLongitude: 1, pointLatitude: 10 } },
    ])
  })

  test('registered reports a coordinate as changed only if its numeric value changes', () => {
    const point = { pointLongitude: '1e1', pointLatitude: '1.50' }
    const changes = changesOf({ geoLocations: [{ geoLocationPoint: point }] })
    expect(changes.filter(change => change.includes('/geoLocations'))).toEqual([
      'coordinates-as-numbers changes /geoLocations/0/geoLocationPoint/pointLongitude',
    ])
  })

  // lupo app/serializers/datacite_doi_serializer.rb:158-188.
  test('registered returns affiliations as objects, or as names if the option affiliation is false', () => {
    const affiliation = [{ name: 'Sea Lab', affiliationIdentifier: 'https://ror.org/01' }, { schemeUri: 'x' }]
    const record = { creators: [{ name: 'Okafor, Ada', affiliation }] }
    expect(attributesOf(record).creators).toMatchObject([{ affiliation }])
    expect(attributesOf(record, { affiliation: false }).creators).toMatchObject([{ affiliation: ['Sea Lab'] }])
  })
})

// bolognese lib/bolognese/readers/datacite_reader.rb:88-89, 96-111, 152: an empty element is nil, and nil is left out.
test('predicts that an empty publisher name, resource type or funding reference in XML is not stored', () => {
  expect(
    storedOf(
      '<publisher publisherIdentifier="https://ror.org/04wxnsj81"></publisher><resourceType resourceTypeGeneral="Book"/>' +
        '<fundingReferences><fundingReference/><fundingReference><funderName>Sea</funderName></fundingReference></fundingReferences>',
    ),
  ).toMatchObject({
    types: expect.not.objectContaining({ resourceType: expect.anything() }),
    publisher: expect.not.objectContaining({ name: expect.anything() }),
    fundingReferences: [{ funderName: 'Sea' }],
  })
})

describe('a record sent as XML', () => {
  // bolognese lib/bolognese/readers/datacite_reader.rb:236-247.
  test('predicts that a related item in XML is stored with its year as text, and with empty lists for missing creators and contributors', () => {
    const item =
      '<relatedItems><relatedItem relatedItemType="Journal" relationType="IsPartOf"><titles><title>A</title></titles><publicationYear>2020</publicationYear></relatedItem></relatedItems>'
    expect(storedOf(item).relatedItems).toMatchObject([{ publicationYear: '2020', creators: [], contributors: [] }])
  })

  // bolognese lib/bolognese/author_utils.rb:140-177: `presence` of a squeezed name.
  test('predicts that an empty affiliation name in XML is not stored', () => {
    const creator = (affiliation: string): string =>
      `<creators><creator><creatorName>A</creatorName>${affiliation}</creator></creators>`
    for (const empty of ['<affiliation/>', '<affiliation></affiliation>', '<affiliation> </affiliation>'])
      expect(storedOf(creator(empty)).creators).toEqual([expect.objectContaining({ affiliation: [{}] })])
  })

  // libxml2 writes an empty element by one tag before maremma looks for markup.
  test('predicts that a line break element in XML is lost, whether it is written with one tag or two', () => {
    const described = (text: string): string =>
      `<descriptions><description descriptionType="Abstract">${text}</description></descriptions>`
    for (const line of ['<br/>', '<br />', '<br></br>'])
      expect(storedOf(described(`a${line}<i>b</i>`)).descriptions).toMatchObject([{ description: 'a<i>b</i>' }])
  })

  // bolognese lib/bolognese/readers/datacite_reader.rb:188: white space alone is nothing.
  test('predicts that a blank award title in XML is not stored', () => {
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
  test('predicts the effects on a GET response as of its last update, unless an event or another date is given', () => {
    const isRefused = (record: object, options: RegisteredOptions = {}): boolean =>
      changesOf(record, options).some(change => change.startsWith('kernel-refused'))
    expect(isRefused(answer)).toBe(false)
    expect(isRefused({ data: { type: 'dois', attributes: answer } })).toBe(false)
    expect(isRefused(answer, { asOf: '2026-01-01' })).toBe(true)
    expect(isRefused({ ...answer, event: 'publish', url: 'https://example.org' })).toBe(true)
    expect(isRefused({ ...answer, updated: 'yesterday' })).toBe(true)
  })

  test('predicts the current effects on a registry response that is sent again with an event or as an update', () => {
    const isRefused = (options: RegisteredOptions): boolean =>
      registered(answer as Datacite, options).changes.some(({ effect }) => effect === 'rejects')
    expect(isRefused({})).toBe(false)
    expect(isRefused({ event: 'publish' })).toBe(true)
    expect(isRefused({ update: true })).toBe(true)
    expect(isRefused({ update: true, asOf: '2020-05-04' })).toBe(false)
  })
})
