import { describe, expect, test } from 'vitest'
import { parseDataciteXml } from '../../../src/datacite/xml/document.ts'
import { readRecords } from '../../../src/formats/read/read-records.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { converted, recordIn } from '../../formats/conversions.ts'
import { creatorWith, documentWith, recordOf } from './documents.ts'

const small: Datacite = {
  doi: '10.5072/x',
  creators: [{ name: 'Roe, Ann' }],
  titles: [{ title: 'Waves' }],
  publisher: { name: 'Sea Press' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
  schemaVersion: 'http://datacite.org/schema/kernel-4',
}

const cases: Readonly<Record<string, readonly [elements: Record<string, string>, members: Record<string, unknown>]>> = {
  'nothing more': [{}, {}],
  'an identifier of another type': [
    { identifier: '<identifier identifierType="Handle">1/2</identifier>' },
    { doi: undefined, identifier: { identifier: '1/2', identifierType: 'Handle' } },
  ],
  'a DOI that is called otherwise': [
    { identifier: '<identifier identifierType="doi">10.5072/x</identifier>' },
    { doi: undefined, identifier: { identifier: '10.5072/x', identifierType: 'doi' } },
  ],
  'entities, references and CDATA': [
    { version: '<version>a&lt;b&amp;&#x1D49C;&#66;<![CDATA[<c>&d;]]></version>' },
    { version: 'a<b&𝒜B<c>&d;' },
  ],
  'white space, as it is': [{ version: '<version> 1\t\r\n.0 </version>' }, { version: ' 1\t\n.0 ' }],
  'white space in attributes, as XML has it': [
    { dates: '<dates><date dateType="Other" dateInformation="a\n\tb&#10;c">2021</date></dates>' },
    { dates: [{ date: '2021', dateType: 'Other', dateInformation: 'a  b\nc' }] },
  ],
  'comments within text': [{ version: '<version>1<!-- 2 -->3<?four?></version>' }, { version: '13' }],
  'a year that is no number': [
    { publicationYear: '<publicationYear>0476</publicationYear>' },
    { publicationYear: '0476' },
  ],
  'line breaks': [
    {
      descriptions:
        '<descriptions><description descriptionType="Abstract" xml:lang="en">one<br/>two</description></descriptions>',
    },
    { descriptions: [{ description: 'one<br>two', descriptionType: 'Abstract', lang: 'en' }] },
  ],
  'empty lists': [
    { sizes: '<sizes/>', subjects: '<subjects></subjects>' },
    { sizes: [], subjects: [] },
  ],
  'lists of text': [{ sizes: '<sizes><size>1 MB</size><size/></sizes>' }, { sizes: ['1 MB', ''] }],
  'elements that close themselves, which have no text': [
    {
      resourceType: '<resourceType resourceTypeGeneral="Text"/>',
      titles: '<titles><title xml:lang="en"/></titles>',
      funding:
        '<fundingReferences><fundingReference><funderName>F</funderName><awardNumber awardURI="u"/></fundingReference></fundingReferences>',
    },
    {
      types: { resourceTypeGeneral: 'Text' },
      titles: [{ lang: 'en' }],
      fundingReferences: [{ funderName: 'F', awardUri: 'u' }],
    },
  ],
  'elements with an end tag, of which the text is empty': [
    {
      resourceType: '<resourceType resourceTypeGeneral="Text"></resourceType>',
      titles: '<titles><title xml:lang="en"><!-- none --></title></titles>',
      funding:
        '<fundingReferences><fundingReference><funderName>F</funderName><awardNumber awardURI="u"><![CDATA[]]></awardNumber></fundingReference></fundingReferences>',
    },
    {
      types: { resourceTypeGeneral: 'Text', resourceType: '' },
      titles: [{ lang: 'en', title: '' }],
      fundingReferences: [{ funderName: 'F', awardUri: 'u', awardNumber: '' }],
    },
  ],
  'what is there for nothing but its text': [
    { version: '<version/>', creators: '<creators><creator><creatorName nameType="Personal"/></creator></creators>' },
    { version: '', creators: [{ name: '', nameType: 'Personal' }] },
  ],
  'attributes of several elements in one object': [
    {
      funding:
        '<fundingReferences><fundingReference><awardNumber awardURI="u">n</awardNumber><funderIdentifier funderIdentifierType="ROR" schemeURI="s">i</funderIdentifier><funderName>F</funderName></fundingReference></fundingReferences>',
    },
    {
      fundingReferences: [
        {
          funderName: 'F',
          funderIdentifier: 'i',
          funderIdentifierType: 'ROR',
          schemeUri: 's',
          awardNumber: 'n',
          awardUri: 'u',
        },
      ],
    },
  ],
}

describe.each(Object.entries(cases))('%s', (_, [elements, members]) => {
  test('reads the elements of DataCite XML into the record', () => {
    const { extras, ...record } = recordOf(documentWith(elements))
    const expected = Object.entries({ ...small, ...members }).filter(([, value]) => value !== undefined)
    expect(record).toEqual(Object.fromEntries(expected))
    expect(extras).toBeUndefined()
  })
})

test('reads several places and polygons of one location from XML, and keeps all digits of a number', () => {
  const corner = (longitude: string, latitude: string): string =>
    `<polygonPoint><pointLongitude>${longitude}</pointLongitude><pointLatitude>${latitude}</pointLatitude></polygonPoint>`
  const polygon = `<geoLocationPolygon>${corner('1.50', '2')}${corner('1e1', '-0')}</geoLocationPolygon>`
  const parts = [
    { polygonPoint: { pointLongitude: '1.50', pointLatitude: 2 } },
    { polygonPoint: { pointLongitude: 10, pointLatitude: '-0' } },
  ]
  const places = `<geoLocationPlace>A</geoLocationPlace><geoLocationPlace>B</geoLocationPlace>`
  const read = (content: string): unknown =>
    recordOf(documentWith({ more: `<geoLocations><geoLocation>${content}</geoLocation></geoLocations>` })).geoLocations
  expect(read(polygon)).toEqual([{ geoLocationPolygon: parts }])
  expect(read(places + polygon + polygon)).toEqual([
    { geoLocationPlace: ['A', 'B'], geoLocationPolygon: [parts, parts] },
  ])
  expect(read('')).toEqual([{}])
})

describe('what the record cannot hold goes to extras, by path', () => {
  test.each([
    [
      creatorWith('<givenName xml:lang="en">Ann</givenName>'),
      '/resource/creators/creator/givenName',
      '<givenName xmlns="http://datacite.org/schema/kernel-4" xml:lang="en">Ann</givenName>',
    ],
    [
      creatorWith('<affiliation>A</affiliation><affiliation f:a="1">B<c/></affiliation>'),
      '/resource/creators/creator/affiliation[2]',
      '<affiliation xmlns="http://datacite.org/schema/kernel-4" xmlns:f="urn:example:f" f:a="1">B<c/></affiliation>',
    ],
    [documentWith({}, 'xsi:schemaLocation="a b"'), '/resource/@xsi:schemaLocation', 'a b'],
    [
      documentWith({ more: '<f:colour f:is="r&amp;d">&lt;<b xmlns=""/></f:colour>' }),
      '/resource/f:colour',
      '<f:colour xmlns:f="urn:example:f" f:is="r&amp;d">&lt;<b/></f:colour>',
    ],
    [documentWith({ more: 'stray' }), '/resource/text()', 'stray'],
    [documentWith({ more: '<sizes unit="MB"/>' }), '/resource/sizes/@unit', 'MB'],
  ])('XML values that the model lacks are kept in extras by path (%#)', (xml, path, value) => {
    expect(recordOf(xml).extras).toEqual({ format: 'datacite-xml', members: { [path]: value } })
  })

  test.each([
    ['an unknown element', '<f:colour/>', '/resource/f:colour'],
    ['text between elements', 'stray', '/resource/text()'],
  ])('reads XML with %s a second time for extras that the first reading omitted', (_, more, path) => {
    const [part] = parseDataciteXml(documentWith({ more }), false).parts
    const read = part !== undefined && 'document' in part ? part.document.record : undefined
    expect(read?.record.extras).toBeUndefined()
    expect(Object.keys(read?.whole?.().extras?.members ?? {})).toEqual([path])
  })
})

describe('bytes', () => {
  const xml = (encoding: string): string =>
    `<?xml version="1.0" encoding="${encoding}"?>${documentWith({ publisher: '<publisher>Übersee</publisher>' })}`
  const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
    const view = new DataView(new ArrayBuffer(text.length * 2))
    for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), littleEndian)
    return new Uint8Array(view.buffer)
  }
  const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
  const latin1 = (text: string): Uint8Array => Uint8Array.from(text, character => character.charCodeAt(0))

  test.each([
    ['UTF-8', utf8(xml('UTF-8'))],
    ['UTF-8 with a byte order mark', utf8(`\uFEFF${xml('utf-8')}`)],
    ['UTF-16, little-endian', utf16(`\uFEFF${xml('UTF-16')}`, true)],
    ['UTF-16, big-endian', utf16(`\uFEFF${xml('UTF-16')}`, false)],
    ['UTF-16 without a byte order mark', utf16(xml('UTF-16LE'), true)],
    ['Latin-1, declared', latin1(xml('ISO-8859-1'))],
  ])('decodes XML in the encoding %s', (_, bytes) => {
    expect(recordOf(bytes).publisher).toEqual({ name: 'Übersee' })
  })

  test.each([
    ['UTF-8 declared as Latin-1', utf8(xml('ISO-8859-1'))],
    ['UTF-8 declared as UTF-16', utf8(xml('UTF-16'))],
    ['UTF-16 declared as UTF-8', utf16(`\uFEFF${xml('UTF-8')}`, true)],
    ['Latin-1 declared as UTF-8', latin1(xml('UTF-8'))],
    ['an unknown encoding', utf8(xml('x-unknown'))],
  ])('refuses XML with a wrong or unknown encoding: %s', (_, bytes) => {
    const { records, diagnostics } = readRecords(bytes)
    expect(records).toEqual([])
    expect(diagnostics).toMatchObject([{ rule: 'schema/encoding', registry: 'rejects' }])
  })
})

describe('indentation', () => {
  const xml = [
    '<resource xmlns="http://datacite.org/schema/kernel-4">',
    '<identifier identifierType="DOI">\n    10.5072/Tides\n  </identifier>',
    '<creators><creator><creatorName>\n  Okafor,\n  Ada </creatorName></creator></creators>',
    '<titles><title>\n    Tides  of\r\n\tthe sound\n  </title></titles>',
    '<publisher>\n Sound Archive\n</publisher><publicationYear> 2020 </publicationYear>',
    '<resourceType resourceTypeGeneral="Dataset">\n Gauge\n</resourceType>',
    '<language>\n en\n</language><version>\n 1.0\n</version>',
    '<descriptions><description descriptionType="Abstract">\n One\n\n Two\n</description></descriptions>',
    '</resource>',
  ].join('\n')

  test.each(['datacite-rest', 'datacite-json-4.5', 'datacite-service', 'citable-json'] as const)(
    'converts indented text in XML elements to %s without the indentation',
    to => {
      expect(recordIn(converted(xml, { to }).text, to)).toMatchObject({
        doi: '10.5072/Tides',
        creators: [{ name: 'Okafor, Ada' }],
        titles: [{ title: 'Tides  of the sound' }],
        publisher: { name: 'Sound Archive' },
        types: { resourceType: 'Gauge' },
        language: 'en',
        version: '1.0',
        descriptions: [{ description: 'One\n\n Two' }],
      })
    },
  )

  test('writes the text of XML elements with its original indentation', () => {
    expect(converted(xml, { to: 'datacite-xml' }).text).toContain('>\n    10.5072/Tides\n  <')
  })
})
