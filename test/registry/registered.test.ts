import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRecords } from '../../src/formats/read/read-records.ts'
import type { Datacite } from '../../src/model/datacite.ts'
import { behaviours, licenceOf } from '../../src/registry/behaviours/all.ts'
import { typesDerived } from '../../src/registry/behaviours/derived-types.ts'
import { todaysBehaviours } from '../../src/registry/behaviours/today.ts'
import { type RegisteredOptions, registered } from '../../src/registry/index.ts'
import { evidence, phases } from '../../src/registry/tables/evidence.ts'
import { reasonsToday } from '../../src/registry/tables/reasons.ts'
import { reasonsOnce } from '../../src/registry/tables/reasons-once.ts'
import { registryBehaviours } from '../../src/registry/tables/registry-behaviours.ts'

const changesOf = (record: object, options: RegisteredOptions = {}) =>
  registered(record as Datacite, options)
    .changes.filter(({ behaviour }) => behaviour !== 'types-derived')
    .map(({ behaviour, effect, pointer, after }) => [behaviour, effect, pointer, after])

const xml = { via: 'xml' } as const
const xmlThen = { via: 'xml', asOf: '2026-01-20' } as const

describe('the table', () => {
  test('the evidence and the reasons cover exactly the registry behaviours in the table', () => {
    const ids = [...new Set(behaviours.map(({ id }) => id))].sort()
    expect(Object.keys(evidence).sort()).toEqual(ids)
    expect(Object.keys({ ...reasonsToday, ...reasonsOnce }).sort()).toEqual(ids)
    const today = behaviours.filter(({ until }) => until === undefined).map(({ id }) => id)
    expect(Object.keys(reasonsToday).sort()).toEqual([...new Set(today)].sort())
    for (const id of Object.keys(phases)) expect(ids).toContain(id)
  })

  test('every registry behaviour states its certainty, and the date and versions of each release that introduced or ended the behaviour', () => {
    for (const { since, until, before = [], where, sure } of registryBehaviours) {
      expect(where).toMatch(/\S/)
      expect(['read', 'confirmed', 'concluded']).toContain(sure)
      for (const release of [since, until, ...before.map(earlier => earlier.until)])
        if (release !== undefined)
          expect([release.date, release.lupo, release.bolognese]).toEqual([
            expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            expect.stringMatching(/^\d+\.\d+/),
            expect.stringMatching(/^\d+\.\d+\.\d+$/),
          ])
    }
    expect(registryBehaviours.find(({ id }) => id === 'name-interpreted')?.until).toEqual({
      date: '2026-06-24',
      lupo: '5.71.0',
      bolognese: '2.7.0',
    })
  })

  test('the table of registry behaviours lists the current behaviours in their order of execution', () => {
    const today = todaysBehaviours(licenceOf, [typesDerived]).map(({ id }) => id)
    expect(behaviours.filter(({ until }) => until === undefined).map(({ id }) => id)).toEqual(today)
  })
})

describe('a record sent as XML', () => {
  test('predicts that a location in XML keeps only its first place name, and none if the first is blank', () => {
    const place = (...names: string[]) => {
      const elements = names.map(name => `<geoLocationPlace>${name}</geoLocationPlace>`).join('')
      const given = `<resource xmlns="http://datacite.org/schema/kernel-4"><geoLocations><geoLocation>${elements}</geoLocation></geoLocations></resource>`
      const [read] = readRecords(given, { from: 'datacite-xml' }).records
      return registered(read?.record ?? {}, xml).attributes.geoLocations
    }
    expect(place('Lagos', 'Abuja')).toEqual([{ geoLocationPlace: 'Lagos' }])
    expect(place('', 'Abuja')).toEqual([{}])
    expect(place(' ', 'Abuja')).toEqual([{}])
  })

  test.each([
    ['A & B', 'A &amp; B', 'text-escaped'],
    ['<p>Waves</p> in <i>Zea mays</i>', 'Waves in <i>Zea mays</i>', 'html-removed'],
    [' Two\n   lines ', 'Two lines', 'white-space-squeezed'],
    ['<b>open', '<b>open</b>', 'text-escaped'],
    ['p<0.05', 'p&lt;0.05', 'text-escaped'],
    ['<jats:sub>2</jats:sub>', '<sub>2</sub>', 'text-escaped'],
  ])('predicts that the title %j in XML is stored as %j', (title, stored, behaviour) => {
    expect(changesOf({ titles: [{ title }] }, xml)).toEqual([[behaviour, 'changes', '/titles/0/title', stored]])
    expect(changesOf({ titles: [{ title }] })).toEqual([])
  })

  test.each([
    ['2020-01-31', true],
    ['2020-02-30', false],
    ['25.12.2020', false],
    ['2020/2021', true],
    ['2020-01-01/2020', false],
    ['2020-01/', false],
    ['2020/open', false],
    ['2020-01-01T10:00:00Z', true],
    ['2020-01-01T10:00Z', false],
    ['[1667,1668, 1670..1672]', true],
    ['2020~', true],
    [':unav', true],
  ])('predicts whether the registry keeps the date %s in XML: %s', (date, isKept) => {
    const dates = [{ date, dateType: 'Created' }]
    expect(registered({ dates } as Datacite, xml).attributes.dates).toEqual(isKept ? dates : [])
    expect(registered({ dates } as Datacite).attributes.dates).toEqual(dates)
  })

  test('predicts that names in XML were split or rewritten until mid-2026, and have been stored unchanged since then', () => {
    const creators = [{ name: 'Tate Gallery, London' }, { name: 'Okafor, Ada, and others' }, { name: 'TIB - Hannover' }]
    expect(changesOf({ creators }, xml)).toEqual([])
    expect(registered({ creators } as Datacite, xmlThen).attributes.creators).toMatchObject([
      { name: 'Tate Gallery, London', nameType: 'Personal', familyName: 'Tate Gallery', givenName: 'London' },
      { name: 'Okafor, Ada', nameType: 'Personal', familyName: 'Okafor', givenName: 'Ada' },
      { name: 'TIB-Hannover' },
    ])
  })

  test('predicts that related DOIs and funder identifiers in XML were rewritten or dropped until mid-2026, and have been stored unchanged since then', () => {
    const record = {
      relatedIdentifiers: [
        { relatedIdentifier: 'https://doi.org/10.5072/ABC', relatedIdentifierType: 'DOI', relationType: 'Cites' },
        { relatedIdentifier: '10.123456/abc', relatedIdentifierType: 'DOI', relationType: 'Cites' },
      ],
      fundingReferences: [
        { funderName: 'X', funderIdentifier: '501100000780', funderIdentifierType: 'Crossref Funder ID' },
      ],
    }
    expect(changesOf(record, xml)).toEqual([])
    expect(changesOf(record, xmlThen)).toEqual([
      ['funder-rewritten', 'changes', '/fundingReferences/0/funderIdentifier', 'https://doi.org/10.13039/501100000780'],
      ['related-doi-rewritten', 'changes', '/relatedIdentifiers/0/relatedIdentifier', '10.5072/abc'],
      ['related-doi-rewritten', 'drops', '/relatedIdentifiers/1/relatedIdentifier', undefined],
    ])
  })

  const described = (text: string) =>
    readRecords(
      `<resource xmlns="http://datacite.org/schema/kernel-4"><descriptions><description descriptionType="Abstract">${text}</description></descriptions></resource>`,
    ).records[0]?.record as Datacite

  test('predicts that formatting in XML descriptions is kept only in elements without attributes, and was lost in 2019', () => {
    const stored = (text: string) => registered(described(text), xml).attributes.descriptions
    expect(stored('H<sub>2</sub>O &amp; <b><i>x</i></b>')).toMatchObject([
      { description: 'H<sub>2</sub>O &amp; <b><i>x</i></b>' },
    ])
    expect(stored('H<sub>2</sub>O<br/>x')).toMatchObject([{ description: 'H<sub>2</sub>Ox' }])
    expect(stored('H<sub class="x">2</sub>O')).toMatchObject([{ description: 'H2O' }])
    expect(registered(described('H<sub>2</sub>O'), { ...xml, asOf: '2019-06-01' }).attributes).toMatchObject({
      descriptions: [{ description: 'H2O' }],
    })
  })

  test('predicts that line breaks in XML descriptions are kept only if they are escaped', () => {
    expect(registered(described('a<br/>b'), xml).attributes.descriptions).toMatchObject([{ description: 'ab' }])
    expect(registered(described('a&lt;br&gt;b'), xml).attributes.descriptions).toMatchObject([
      { description: 'a<br>b' },
    ])
  })

  test('predicts that an award title in XML is stored as an object only if it has a language', () => {
    const record = readRecords(
      `<resource xmlns="http://datacite.org/schema/kernel-4"><fundingReferences><fundingReference><funderName>A</funderName><awardTitle>Rain</awardTitle></fundingReference><fundingReference><funderName>B</funderName><awardTitle xml:lang="de">Wind</awardTitle></fundingReference></fundingReferences></resource>`,
    ).records[0]?.record as Datacite
    expect(registered(record, xml).attributes.fundingReferences).toEqual([
      { funderName: 'A', awardTitle: 'Rain' },
      { funderName: 'B', awardTitle: { lang: 'de', __content__: 'Wind' } },
    ])
    expect(changesOf(record, xml).map(([behaviour, , pointer]) => [behaviour, pointer])).toEqual([
      ['award-title-split', '/fundingReferences/1/awardTitle'],
    ])
  })

  test('predicts that two points in one location are refused', () => {
    const point = { pointLongitude: 1, pointLatitude: 2 }
    const record = { geoLocations: [{ geoLocationPlace: 'Sea' }, { geoLocationPoint: [point, point] }] }
    const refused = [['point-list-refused', 'rejects', '/geoLocations/1/geoLocationPoint', undefined]]
    expect(changesOf(record, xml)).toEqual(refused)
    expect(changesOf(record)).toEqual(refused)
  })

  test('predicts that an Issued date and Fields of Science were added to records in XML until mid-2026', () => {
    const record = { publicationYear: 2020, subjects: [{ subject: 'Law' }, { subject: 'soil' }] }
    expect(changesOf(record, xml)).toEqual([])
    const { dates, subjects } = registered(record as Datacite, xmlThen).attributes
    expect(dates).toEqual([{ date: '2020', dateType: 'Issued' }])
    expect(subjects).toMatchObject([{ subject: 'Law' }, { subject: 'FOS: Law' }, { subject: 'soil' }])
  })
})

describe('a record sent as XML in earlier years', () => {
  const at = (record: object, asOf: string) => registered(record as Datacite, { via: 'xml', asOf }).attributes

  test('predicts that in September 2020, each Field of Science was added twice to a record in XML, the second time without a schemeUri', () => {
    const record = { subjects: [{ subject: 'Law', schemeUri: 'https://example.org' }] }
    const added = { subject: 'FOS: Law', subjectScheme: 'Fields of Science and Technology (FOS)' }
    const schemeUri = 'http://www.oecd.org/science/inno/38235147.pdf'
    expect(at(record, '2020-09-01').subjects).toEqual([{ subject: 'Law' }, { ...added, schemeUri }, added])
    expect(at(record, '2022-01-01').subjects).toEqual([record.subjects[0], { ...added, schemeUri }])
    expect(at(record, '2020-06-01').subjects).toEqual(record.subjects)
  })

  test('predicts that organisations in XML kept only their names until July 2019', () => {
    const contributors = [
      {
        name: 'Okafor Institute',
        contributorType: 'Sponsor',
        nameIdentifiers: [{ nameIdentifier: 'grid.1', nameIdentifierScheme: 'GRID' }],
      },
    ]
    expect(at({ contributors }, '2019-06-01').contributors).toEqual([
      { name: 'Okafor Institute', nameIdentifiers: [], affiliation: [] },
    ])
    expect(at({ contributors }, '2020-09-01').contributors).toMatchObject(contributors)
  })

  test('predicts that the identifiers stored from XML included the DOI until May 2020, and that none were stored from then until May 2021', () => {
    const record = {
      doi: '10.5072/ABC',
      alternateIdentifiers: [{ alternateIdentifier: '7', alternateIdentifierType: 'Local' }],
    }
    const local = { identifier: '7', identifierType: 'Local' }
    const own = { identifier: 'https://doi.org/10.5072/abc', identifierType: 'DOI' }
    expect(at(record, '2019-06-01').identifiers).toEqual([own, local])
    expect(at(record, '2016-06-09').identifiers).toEqual([own, local])
    expect(registered(record as Datacite, { asOf: '2019-06-01' }).attributes.identifiers).toEqual([local])
    expect(at(record, '2020-09-01').identifiers).toEqual([])
    expect(at(record, '2021-06-01').identifiers).toEqual([local])
  })

  test('predicts that the version in XML was lost in 2018, and that scheme URIs have been added since March 2019', () => {
    const nameIdentifier = { nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }
    const creators = [{ name: 'Okafor, A.', nameIdentifiers: [nameIdentifier] }]
    const [first, then, since] = ['2018-12-01', '2019-01-10', '2019-03-20'].map(day =>
      at({ version: '1', creators }, day),
    )
    expect(first).toMatchObject({ version: null, creators: [{ nameIdentifiers: [nameIdentifier] }] })
    expect(then).toMatchObject({ version: '1', creators: [{ nameIdentifiers: [nameIdentifier] }] })
    expect(since).toMatchObject({
      version: '1',
      creators: [{ nameIdentifiers: [{ ...nameIdentifier, schemeUri: 'https://orcid.org' }] }],
    })
  })

  test('predicts as of September 2020 that the rights in kernel 2 XML are lost', () => {
    const record = { schemaVersion: 'http://datacite.org/schema/kernel-2.2', rightsList: [{ rights: 'Free' }] }
    expect(at(record, '2020-09-01').rightsList).toEqual([])
    expect(at({ ...record, schemaVersion: 'http://datacite.org/schema/kernel-3' }, '2020-09-01').rightsList).toEqual([
      { rights: 'Free' },
    ])
  })

  test('predicts that lists of polygons in XML were kept in 2023, and have been lost since late 2025', () => {
    const geoLocations = [{ geoLocationPolygon: [[{ polygonPoint: { pointLatitude: 1, pointLongitude: 2 } }]] }]
    expect(at({ geoLocations }, '2023-05-01').geoLocations).toEqual(geoLocations)
    expect(at({ geoLocations }, '2025-12-01').geoLocations).toEqual([])
  })

  test.each([
    ['2 GeV<~p<~16 GeV, y > 1', '2 GeV 1'],
    ['3<\\tau', '3'],
    ['a < b <= 3<5', 'a &lt; b &lt;= 3&lt;5'],
  ])('predicts that text in XML after a < that begins no tag could be lost until May 2022: %s', (description, then) => {
    const record = { descriptions: [{ description, descriptionType: 'Other' }] }
    expect(at(record, '2021-11-26').descriptions).toMatchObject([{ description: then }])
    expect(at(record, '2022-06-08').descriptions).toMatchObject([
      { description: description.replaceAll('<', '&lt;').replaceAll('>', '&gt;') },
    ])
  })

  test('predicts that a container was derived from an IsPartOf relation in XML until November 2025', () => {
    const record = {
      types: { resourceTypeGeneral: 'Dataset' },
      relatedIdentifiers: [{ relatedIdentifier: '10.5072/A', relatedIdentifierType: 'DOI', relationType: 'IsPartOf' }],
    }
    const container = { type: 'DataRepository', identifier: '10.5072/A', identifierType: 'DOI' }
    expect(at(record, '2025-11-19').container).toEqual(container)
    expect(at(record, '2025-11-20').container).toEqual({})
  })

  test.each([
    ['2020-09-01', 'Mering', 'Christian Von'],
    ['2022-01-01', 'Von Mering', 'Christian'],
  ])('predicts as of %s that Christian von Mering is stored with the family name %j', (asOf, familyName, givenName) => {
    expect(at({ creators: [{ name: 'Christian von Mering' }] }, asOf).creators).toMatchObject([
      { nameType: 'Personal', familyName, givenName },
    ])
  })

  test('predicts as of 2022 that some organisations in XML are stored as people', () => {
    const creators = [{ name: 'The British Library' }, { name: 'Apollo - University Repository' }]
    expect(at({ creators }, '2022-01-01').creators).toMatchObject([
      { name: 'Library, The British', nameType: 'Personal' },
      { name: 'Apollo-University Repository' },
    ])
  })
})

test.each(['Journal Article', 'journal-article', 'JournalArticle'])(
  'predicts that the type %j in XML is stored as an article',
  resourceType => {
    const record = { types: { resourceTypeGeneral: 'Text', resourceType } } as Datacite
    expect(registered(record, xml).attributes.types).toMatchObject({ ris: 'JOUR', schemaOrg: 'ScholarlyArticle' })
  },
)

describe('a record sent as JSON', () => {
  test.each([
    ['titles', 'Waves', 'text-refused', 'rejects', '/titles'],
    ['titles', ['Waves'], 'wrong-type-dropped', 'drops', '/titles/0'],
    ['subjects', ['soil'], 'wrong-type-dropped', 'drops', '/subjects/0'],
    ['subjects', 'soil', 'single-as-list', 'changes', '/subjects'],
    ['creators', [{ name: 'A', orcid: '1' }], 'unknown-member-dropped', 'drops', '/creators/0/orcid'],
    ['creators', [{ name: 'A', affiliation: ['B'] }], 'wrong-type-dropped', 'drops', '/creators/0/affiliation/0'],
    [
      'relatedItems',
      [{ titles: [{ title: 'A', lang: 'en' }] }],
      'unknown-member-dropped',
      'drops',
      '/relatedItems/0/titles/0/lang',
    ],
    ['language', 'english', 'language-rewritten', 'changes', '/language'],
    ['language', 'en-US', 'language-rewritten', 'changes', '/language'],
    ['language', 'en_US', 'language-rewritten', 'drops', '/language'],
    ['version', 1.5, 'value-converted', 'changes', '/version'],
    ['subjects', [{ subject: 'A & B' }], 'subject-rewritten', 'changes', '/subjects/0/subject'],
    ['url', 'www.example.org', 'url-refused', 'rejects', '/url'],
    ['doi', '10.123456/a', 'doi-refused', 'rejects', '/doi'],
    ['rightsList', [{ rights: 'x'.repeat(2001) }], 'rights-too-long', 'rejects', '/rightsList/0/rights'],
    ['contributors', [{ name: 'A' }], 'contributor-type-refused', 'rejects', '/contributors/0/contributorType'],
    [
      'identifiers',
      [{ identifier: '10.5072/b', identifierType: 'DOI' }],
      'alternate-doi-dropped',
      'drops',
      '/identifiers/0',
    ],
  ])('predicts the effect on the JSON member %s with the value %j: %s', (name, value, behaviour, effect, pointer) => {
    expect(changesOf({ [name]: value }).map(change => change.slice(0, 3))).toEqual([[behaviour, effect, pointer]])
  })

  test.each([
    ['dates', [{ date: '25.12.2020', dateType: 'Created' }]],
    ['relatedIdentifiers', [{ relatedIdentifier: ' https://doi.org/10.5072/A ', relatedIdentifierType: 'DOI' }]],
    ['creators', [{ name: 'A', nameIdentifiers: [{ nameIdentifier: '456xyz', nameIdentifierScheme: 'ORCID' }] }]],
    ['descriptions', [{ description: '<p>Waves & wind</p>', descriptionType: 'Abstract' }]],
    ['subjects', [{ subject: 'Psychology' }]],
    ['rightsList', [{ rights: 'mine', rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }]],
  ])('predicts no change to the JSON member %s with the value %j', (name, value) => {
    expect(changesOf({ [name]: value })).toEqual([])
  })

  test('predicts that an id in JSON is dropped if it differs from the DOI', () => {
    expect(changesOf({ doi: '10.5072/a', id: 'https://doi.org/10.5072/A' })).toEqual([])
    expect(changesOf({ doi: '10.5072/a', id: 'a' })).toEqual([['unknown-member-dropped', 'drops', '/id', undefined]])
  })

  test('predicts that rights in JSON are overwritten if their identifier, name or URL is known', () => {
    const mit = { rights: 'MIT License', rightsUri: 'https://opensource.org/licenses/MIT', rightsIdentifier: 'mit' }
    for (const rights of [
      { rightsIdentifier: 'MIT' },
      { rights: 'MIT License' },
      { rights: 'http://opensource.org/licenses/MIT' },
    ])
      expect(registered({ rightsList: [rights] }).attributes.rightsList).toMatchObject([mit])
  })

  test('registered reads metadata from the XML embedded in a JSON request, except for members with a value in the JSON', () => {
    const text =
      '<resource xmlns="http://datacite.org/schema/kernel-4"><titles><title>R &amp; D</title></titles><publisher>Sea</publisher><alternateIdentifiers><alternateIdentifier alternateIdentifierType="Local">1</alternateIdentifier></alternateIdentifiers><subjects><subject>soil</subject></subjects></resource>'
    const beside = {
      doi: '10.5072/A',
      publisher: { name: ' Land ' },
      alternateIdentifiers: [{ alternateIdentifier: '2', alternateIdentifierType: 'Local' }],
      subjects: null,
      event: 'none',
    }
    const record = { data: { type: 'dois', attributes: { ...beside, xml: btoa(text) } } }
    expect(registered(record as Datacite).attributes).toMatchObject({
      doi: '10.5072/a',
      titles: [{ title: 'R &amp; D' }],
      publisher: { name: ' Land ' },
      identifiers: [{ identifier: '2', identifierType: 'Local' }],
      subjects: [{ subject: 'soil' }],
    })
    expect(changesOf(record)).toEqual([
      ['text-escaped', 'changes', '/titles/0/title', 'R &amp; D'],
      ['doi-lower-cased', 'changes', '/doi', '10.5072/a'],
    ])
    expect(registered({ doi: '10.5072/a', xml: btoa('no XML') } as Datacite).attributes.titles).toEqual([])
  })

  test('a request in JSON that publishes a DOI requires a URL', () => {
    const missing = [['url-missing', 'rejects', '/url', undefined]]
    expect(changesOf({ doi: '10.5072/a' }, { event: 'publish' })).toEqual(missing)
    expect(changesOf({ data: { type: 'dois', attributes: { doi: '10.5072/a', event: 'publish' } } })).toEqual(missing)
    expect(changesOf({ doi: '10.5072/a' })).toEqual([])
    expect(changesOf({ doi: '10.5072/a' }, { event: 'none' })).toEqual([])
  })
})

test('registered does not change the given record, and throws an error for wrong options', () => {
  const record = { titles: [{ title: ' A ' }] }
  registered(record, xml)
  expect(record).toEqual({ titles: [{ title: ' A ' }] })
  expect(() => registered(record, { via: 'mail' as never })).toThrow('via should be "json" or "xml", not "mail".')
  expect(() => registered(record, { event: 'post' as never })).toThrow('event should be')
  expect(() => registered(record, { asOf: 'soon' })).toThrow('asOf should be a day such as "2021-05-04", not "soon".')
  expect(() => registered(record, { asOf: '2021-02-30' })).toThrow('not "2021-02-30".')
})

test.each([[null], [undefined], [5], ['a text'], [[]]])('registered refuses %j as a record', value => {
  expect(() => registered(value as never)).toThrow(/^The record should be (?:an|one) object/)
})

test('registered reports the position of a BigInt and of a circular reference', () => {
  const odd = { titles: [{ title: 'Waves' }], sizes: [12n] } as never
  expect(() => registered(odd)).toThrow('The record contains a BigInt at /sizes/0, which JSON does not support.')
  const own: Record<string, unknown> = { titles: [{ title: 'Waves' }] }
  own.container = { of: own }
  expect(() => registered(own as Datacite)).toThrow('The record contains a circular reference at /container/of.')
})

const names =
  'doi creators contributors titles publisher publicationYear types subjects dates language identifiers alternateIdentifiers relatedIdentifiers relatedItems sizes rightsList descriptions geoLocations fundingReferences container url event state xml extras data attributes identifier name nameType nameIdentifiers nameIdentifierScheme affiliation familyName title date subject subjectScheme rights description descriptionType relatedIdentifier relatedIdentifierType relationType geoLocationPolygon number __proto__'.split(
    ' ',
  )

const { value: anything } = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('FOR', 'ORCID', 'DOI', 'IsPartOf', 'Law', '10.5072/A', 'A, B', 'Mary Von', ' ', 'PHJlc291cmNlLz4='),
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.double(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 8 }),
  ),
}))
test('registered returns a result for every record, submission format and date', () => {
  const days = ['2018-05-01', '2019-09-01', '2020-08-01', '2021-02-01', '2024-01-01', '2026-11-01']
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 20 }),
      fc.constantFrom('json' as const, 'xml' as const),
      fc.constantFrom(...days),
      (given, via, asOf) => {
        const { attributes, changes } = registered(given as Datacite, { via, asOf })
        expect(JSON.stringify([attributes, changes])).toBeTypeOf('string')
      },
    ),
  )
})
