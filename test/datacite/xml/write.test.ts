import { describe, expect, test } from 'vitest'
import { dataciteXml } from '../../../src/datacite/xml/datacite-xml.ts'
import { convert, type Loss } from '../../../src/formats/index.ts'
import { type Kernel, latestKernel } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { creatorWith, documentWith, recordOf } from './documents.ts'

function write(record: unknown, kernel?: Kernel, pretty?: boolean): { text: string; losses: Loss[] } {
  const options = { ...(kernel && { kernel }), ...(pretty !== undefined && { pretty }) }
  return dataciteXml.write?.(record as Datacite, options) ?? { text: '', losses: [] }
}

/** Returns the compact XML for part of a record, and its losses. */
function part(record: unknown, kernel?: Kernel): [xml: string, ...losses: string[]] {
  const { text, losses } = write(record, kernel, false)
  return [
    text.replace(/^.*?<resource[^>]*?\/?>/s, '').replace('</resource>', ''),
    ...losses.map(({ kind, pointer }) => `${kind} ${pointer}`),
  ]
}

const record = {
  publicationYear: 2021,
  titles: [{ title: 'Tom & "Jerry"', lang: 'en' }],
  doi: '10.5072/x',
  creators: [{ name: 'Roe, Ann', nameType: 'Personal', affiliation: [{ name: 'Sea <Lab>' }] }],
  types: { resourceType: 'Table', resourceTypeGeneral: 'Dataset' },
  publisher: { name: 'Sea Press' },
  subjects: [],
  descriptions: [{ description: 'one<br>two', descriptionType: 'Abstract' }],
}

test('writes indented XML with its elements in the order of the kernel', () => {
  expect(write(record).text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<resource xmlns="http://datacite.org/schema/kernel-4" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://datacite.org/schema/kernel-4 https://schema.datacite.org/meta/kernel-${latestKernel}/metadata.xsd">
  <identifier identifierType="DOI">10.5072/x</identifier>
  <creators>
    <creator>
      <creatorName nameType="Personal">Roe, Ann</creatorName>
      <affiliation>Sea &lt;Lab&gt;</affiliation>
    </creator>
  </creators>
  <titles>
    <title xml:lang="en">Tom &amp; "Jerry"</title>
  </titles>
  <publisher>Sea Press</publisher>
  <publicationYear>2021</publicationYear>
  <subjects/>
  <resourceType resourceTypeGeneral="Dataset">Table</resourceType>
  <descriptions>
    <description descriptionType="Abstract">one<br/>two</description>
  </descriptions>
</resource>
`)
})

test('writes compact XML for the requested kernel', () => {
  const { text, losses } = write(record, '4.0', false)
  expect(text).not.toMatch(/>\s+</)
  expect(text).toContain('meta/kernel-4.0/metadata.xsd')
  expect(losses).toEqual([
    {
      kind: 'lost',
      pointer: '/creators/0/nameType',
      value: 'Personal',
      message: '2.1.a nameType was introduced in kernel 4.1; kernel 4.0 does not define it.',
      messageId: 'fit/propertyLost',
      values: { label: '2.1.a nameType', since: '4.1', kernel: '4.0' },
    },
  ])
})

const point = { pointLongitude: 1, pointLatitude: '2.50' }
const polygonPoint =
  '<polygonPoint><pointLongitude>1</pointLongitude><pointLatitude>2.50</pointLatitude></polygonPoint>'

describe('parts and their losses', () => {
  test.each<[unknown, Kernel | undefined, string, ...string[]]>([
    [{ version: 'a\r\nb\u000bc\ud800' }, undefined, '<version>a&#13;\nbc</version>', 'changed /version'],
    [
      { dates: [{ date: '', dateType: 'Other', dateInformation: 'a\n"b' }] },
      undefined,
      '<dates><date dateType="Other" dateInformation="a&#10;&quot;b"></date></dates>',
    ],
    [{ titles: [{ lang: 'en' }] }, undefined, '<titles><title xml:lang="en"/></titles>'],
    [{ titles: [{ lang: 'en', title: '' }] }, undefined, '<titles><title xml:lang="en"></title></titles>'],
    [
      { creators: [{ nameType: 'Personal' }] },
      undefined,
      '<creators><creator><creatorName nameType="Personal"></creatorName></creator></creators>',
      'invented /creators/0/name',
    ],
    [
      { version: null, language: 1, sizes: [1.5, true] },
      undefined,
      '<language>1</language><sizes><size>1.5</size><size>true</size></sizes>',
    ],
    [{ version: { a: 1 } }, undefined, '<version/>', 'lost /version'],
    [{ colour: 'red' }, undefined, '', 'lost /colour'],
    [{ relatedItems: [{}] }, '4.3', '', 'lost /relatedItems/0'],
    [
      { types: { resourceTypeGeneral: 'Poster' } },
      '4.6',
      '<resourceType resourceTypeGeneral="Other"/>',
      'changed /types/resourceTypeGeneral',
    ],
    [{ dates: [{ date: '2021', dateType: 'Withdrawn' }] }, '4.0', '', 'lost /dates/0'],
    [
      {
        relatedIdentifiers: [
          { relatedIdentifier: 'x', relatedIdentifierType: 'URL', relationType: 'Cites', resourceTypeGeneral: 'Book' },
        ],
      },
      '4.1',
      '<relatedIdentifiers><relatedIdentifier relatedIdentifierType="URL" relationType="Cites">x</relatedIdentifier></relatedIdentifiers>',
      'lost /relatedIdentifiers/0/resourceTypeGeneral',
    ],
    [
      { doi: '10.5072/x', identifier: { identifier: 'a', identifierType: 'b' } },
      undefined,
      '<identifier identifierType="DOI">10.5072/x</identifier>',
      'lost /identifier',
    ],
    [
      { geoLocations: [{ geoLocationPlace: ['A', 'B'] }, {}] },
      undefined,
      '<geoLocations><geoLocation><geoLocationPlace>A</geoLocationPlace><geoLocationPlace>B</geoLocationPlace></geoLocation><geoLocation/></geoLocations>',
    ],
    [
      { geoLocations: [{ geoLocationPlace: ['A', 'B'] }] },
      '4.0',
      '<geoLocations><geoLocation><geoLocationPlace>A</geoLocationPlace></geoLocation><geoLocation><geoLocationPlace>B</geoLocationPlace></geoLocation></geoLocations>',
      'changed /geoLocations/0',
    ],
    [
      { geoLocations: [{ geoLocationPolygon: [{ inPolygonPoint: point }, { polygonPoint: point }] }] },
      undefined,
      `<geoLocations><geoLocation><geoLocationPolygon>${polygonPoint}${polygonPoint.replaceAll('polygonPoint', 'inPolygonPoint')}</geoLocationPolygon></geoLocation></geoLocations>`,
      'changed /geoLocations/0/geoLocationPolygon/1',
    ],
    [
      { geoLocations: [{ geoLocationPolygon: [[{ polygonPoint: point }], [{ polygonPoint: point }]] }] },
      undefined,
      `<geoLocations><geoLocation><geoLocationPolygon>${polygonPoint}</geoLocationPolygon><geoLocationPolygon>${polygonPoint}</geoLocationPolygon></geoLocation></geoLocations>`,
    ],
    [
      { descriptions: [{ description: '1 < 2<BR />\n<p>three</p>', descriptionType: 'Other' }] },
      undefined,
      '<descriptions><description descriptionType="Other">1 &lt; 2<br/>\n&lt;p&gt;three&lt;/p&gt;</description></descriptions>',
    ],
  ])('writes %j as XML with the reported losses (kernel: %s)', (given, kernel, xml, ...losses) => {
    expect(part(given, kernel)).toEqual([xml, ...losses])
  })
})

describe('extras', () => {
  test.each([
    creatorWith('<givenName xml:lang="en" f:a="1">Ann <b>M.</b></givenName>'),
    creatorWith('<nameIdentifier schemeURI="s" nameIdentifierScheme="ORCID" note="x">1</nameIdentifier>'),
    creatorWith('<affiliation xsi:type="xs:string">A</affiliation>'),
    documentWith({
      more: '<geoLocations><geoLocation><geoLocationPlace>A</geoLocationPlace><geoLocationPoint><pointLongitude>1e1</pointLongitude><pointLatitude>2</pointLatitude></geoLocationPoint><geoLocationPlace>B</geoLocationPlace></geoLocation></geoLocations>',
    }),
    documentWith({
      more: '<descriptions><description descriptionType="Other">&lt;br&gt;<br/>&lt;br /></description></descriptions>',
    }),
  ])('writes XML extras without a loss, and reads the same extras back (row %#)', xml => {
    const before = recordOf(xml)
    const { text, losses } = write(before)
    expect(losses).toEqual([])
    expect(recordOf(text).extras?.members).toMatchObject(before.extras?.members ?? {})
  })

  test('a conversion to JSON reports the language of an affiliation as lost, even if a title has the same language', () => {
    const xml = creatorWith('<affiliation xml:lang="de">Institut</affiliation>')
    const german = xml.replace('<title>', '<title xml:lang="de">')
    expect(convert(german, { to: 'datacite-rest' })).toMatchObject({
      ok: true,
      losses: [{ kind: 'lost', pointer: '/extras/members/~1resource~1creators~1creator~1affiliation' }],
    })
  })

  test('reports XML extras as lost if the record has changed or the kernel refuses the extras', () => {
    const { extras, creators, ...rest } = recordOf(creatorWith('<givenName f:a="1">Ann</givenName>'))
    const changed = { ...rest, creators: [{ name: 'Roe, Ann', givenName: 'Anna' }], ...(extras && { extras }) }
    expect(write(changed).losses).toMatchObject([
      { kind: 'lost', pointer: '/extras/members/~1resource~1creators~1creator~1givenName' },
    ])
    const refused = recordOf(creatorWith('<nameIdentifier nameIdentifierScheme="a" note="x">1</nameIdentifier>'))
    expect(write(refused, '4.3').losses).toEqual([])
    expect(write(refused, '4.2').losses).toHaveLength(1)
    expect(write(recordOf(documentWith({ more: '<colour/>' }))).losses).toHaveLength(1)
  })

  test.each(['<givenName>Ann</givenName><x/>', '<!DOCTYPE a><givenName/>', 'Ann', '<familyName>Ann</familyName>', 5])(
    'omits XML extras that do not match the record, and reports them as lost: %j',
    hostile => {
      const given = {
        creators: [{ name: 'Roe, Ann', givenName: 'Ann' }],
        extras: { format: 'datacite-xml', members: { '/resource/creators/creator/givenName': hostile } },
      }
      const [xml, ...losses] = part(given)
      expect(xml).toBe(
        '<creators><creator><creatorName>Roe, Ann</creatorName><givenName>Ann</givenName></creator></creators>',
      )
      expect(losses).toHaveLength(1)
    },
  )
})
