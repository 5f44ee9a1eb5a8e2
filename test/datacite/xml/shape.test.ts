import { describe, expect, test } from 'vitest'
import { kernels, latestKernel } from '../../../src/kernel/index.ts'
import { check } from '../../../src/validation/check.ts'
import { acceptedBy, creatorWith, documentWith, findingsOf } from './documents.ts'

const description = (content: string): string =>
  documentWith({
    more: `<descriptions><description descriptionType="Abstract">${content}</description></descriptions>`,
  })
const place = (content: string): string =>
  documentWith({ more: `<geoLocations><geoLocation>${content}</geoLocation></geoLocations>` })
const point = '<pointLongitude>1</pointLongitude><pointLatitude>2</pointLatitude>'
const polygonPoint = `<polygonPoint>${point}</polygonPoint>`

/** Documents, each with the kernels that accept it and the findings of the newest kernel that rejects it. */
const cases: Readonly<Record<string, readonly [xml: string, accepted: string, ...findings: string[]]>> = {
  'the small document': [documentWith(), '4.0..'],
  'an empty list': [documentWith({ more: '<subjects/>' }), '4.0..'],
  'an empty element': [description(''), '4.0..'],
  'an unknown element': [
    documentWith({ more: '<colour>red</colour>' }),
    'none',
    'schema/unexpected-element /resource/colour',
  ],
  'a misspelt element': [
    documentWith({ titles: '<titles><titel>Waves</titel></titles>' }),
    'none',
    'schema/empty /resource/titles',
    'schema/unexpected-element /resource/titles/titel',
  ],
  'a misspelt attribute': [
    documentWith({ identifier: '<identifier identifiertype="DOI">10.5072/x</identifier>' }),
    'none',
    'schema/unexpected-attribute /resource/identifier/@identifiertype',
  ],
  'an element in no namespace': [
    documentWith({ publisher: '<publisher xmlns="">Sea Press</publisher>' }),
    'none',
    'schema/namespace /resource/publisher',
  ],
  'an element of a later kernel': [
    documentWith({ more: '<relatedItems/>' }),
    '4.4..',
    'schema/not-in-kernel /resource/relatedItems',
  ],
  'an attribute of a later kernel': [
    documentWith({ publisher: '<publisher publisherIdentifier="x">Sea Press</publisher>' }),
    '4.5..',
    'schema/not-in-kernel /resource/publisher/@publisherIdentifier',
  ],
  'an attribute on a list': [
    documentWith({ more: '<sizes unit="MB"/>' }),
    'none',
    'schema/unexpected-attribute /resource/sizes/@unit',
  ],
  'xml:lang at the root': [
    documentWith({}, 'xml:lang="en"'),
    'none',
    'schema/unexpected-attribute /resource/@xml:lang',
  ],
  'a second element': [
    documentWith({ more: '<version>1</version><version>2</version>' }),
    'none',
    'schema/repeated-element /resource/version[2]',
  ],
  'a second list': [documentWith({ more: '<sizes/><sizes/>' }), 'none', 'schema/repeated-element /resource/sizes[2]'],
  'elements out of order': [
    creatorWith('<familyName>Roe</familyName><givenName>Ann</givenName>'),
    'none',
    'schema/element-order /resource/creators/creator/givenName',
  ],
  'top-level elements in any order': [
    documentWith({ identifier: '', more: '<identifier identifierType="DOI">10.5072/x</identifier>' }),
    '4.0..',
  ],
  'text between elements': [documentWith({ more: 'stray' }), 'none', 'schema/unexpected-text /resource'],
  'a no-break space between elements': [documentWith({ more: '\u00a0' }), 'none', 'schema/unexpected-text /resource'],
  'an empty CDATA section between elements': [
    documentWith({ more: '<![CDATA[]]>' }),
    'none',
    'schema/unexpected-text /resource',
  ],
  'text in place of a list': [
    documentWith({ more: '<sizes>1 MB</sizes>' }),
    'none',
    'schema/unexpected-text /resource/sizes',
  ],
  'text in place of an object': [place('Berlin'), 'none', 'schema/unexpected-text /resource/geoLocations/geoLocation'],
  'markup in text': [
    documentWith({ titles: '<titles><title>H<sub>2</sub>O</title></titles>' }),
    'none',
    'schema/unexpected-element /resource/titles/title/sub',
  ],
  'line breaks': [description('one<br/>two<br></br><br><!-- c --></br>'), '4.0..'],
  'a line break with white space': [
    description('one<br> </br>'),
    'none',
    'schema/unexpected-text /resource/descriptions/description/br',
  ],
  'a line break with an empty CDATA section': [
    description('one<br><![CDATA[]]></br>'),
    '4.0..4.1',
    'schema/unexpected-text /resource/descriptions/description/br',
  ],
  'a line break with an attribute': [
    description('one<br clear="all"/>'),
    'none',
    'schema/unexpected-attribute /resource/descriptions/description/br/@clear',
  ],
  'other markup in a description': [
    description('<p>one</p>'),
    'none',
    'schema/unexpected-element /resource/descriptions/description/p',
  ],
  'xsi:nil': [
    documentWith({ more: '<version xsi:nil="true"/>' }),
    'none',
    'schema/unexpected-attribute /resource/version/@xsi:nil',
  ],
  'xsi:schemaLocation on an inner element': [
    documentWith({ more: '<version xsi:schemaLocation="odd">1</version>' }),
    '4.0..',
  ],
  'two points in a place': [
    place(`<geoLocationPoint>${point}</geoLocationPoint><geoLocationPoint>${point}</geoLocationPoint>`),
    '4.1..',
    'schema/repeated-element /resource/geoLocations/geoLocation/geoLocationPoint[2]',
  ],
  'an inPolygonPoint before the polygon points': [
    place(
      `<geoLocationPolygon><inPolygonPoint>${point}</inPolygonPoint>${polygonPoint.repeat(4)}</geoLocationPolygon>`,
    ),
    'none',
    'schema/element-order /resource/geoLocations/geoLocation/geoLocationPolygon/polygonPoint[1]',
  ],
  'a wrapper around polygons': [
    place(
      `<geoLocationPolygons><geoLocationPolygon>${polygonPoint.repeat(4)}</geoLocationPolygon></geoLocationPolygons>`,
    ),
    'none',
    'schema/unexpected-element /resource/geoLocations/geoLocation/geoLocationPolygons',
  ],
  'an affiliation with unknown attributes and elements': [
    creatorWith('<affiliation id="1" f:a="2">A<b xmlns="">c</b></affiliation>'),
    '4.0..',
  ],
  'a name identifier with an unknown attribute': [
    creatorWith('<nameIdentifier nameIdentifierScheme="ORCID" id="1">x</nameIdentifier>'),
    '4.3..',
    'schema/unexpected-attribute /resource/creators/creator/nameIdentifier/@id',
  ],
  'an award title with markup': [
    documentWith({
      more: '<fundingReferences><fundingReference><funderName>F</funderName><awardTitle><i>T</i></awardTitle></fundingReference></fundingReferences>',
    }),
    '4.2..',
    'schema/unexpected-element /resource/fundingReferences/fundingReference/awardTitle/i',
  ],
  'a malformed language tag': [
    creatorWith('<givenName xml:lang="en_GB">Ann</givenName>'),
    'none',
    'schema/format /resource/creators/creator/givenName/@xml:lang',
  ],
  'xml:space': [creatorWith('<givenName xml:space=" preserve ">Ann</givenName>'), '4.0..'],
  'xml:space with an undefined value': [
    creatorWith('<givenName xml:space="keep">Ann</givenName>'),
    'none',
    'schema/format /resource/creators/creator/givenName/@xml:space',
  ],
  'the same xml:id on two elements': [
    creatorWith('<givenName xml:id="a"/><familyName xml:id="a"/>'),
    'none',
    'schema/format /resource/creators/creator/familyName/@xml:id',
  ],
  'a record within a record': [
    creatorWith('<affiliation><resource/></affiliation>'),
    'none',
    'schema/unexpected-element /resource/creators/creator/affiliation/resource',
  ],
}

describe.each(Object.entries(cases))('%s', (fault, [xml, accepted, ...findings]) => {
  test(`check accepts ${fault} in these kernels: ${accepted}`, () => {
    expect(acceptedBy(xml)).toBe(accepted)
  })
  if (findings.length > 0)
    test('check reports a fault in DataCite XML with the rule and the path', () => {
      expect(kernels.map(kernel => findingsOf(xml, kernel)).findLast(found => found.length > 0)).toEqual(findings)
    })
})

describe('xsi:type', () => {
  const given = (type: string, content = 'Ann', more = ''): string =>
    creatorWith(`<givenName xsi:type="${type}" ${more}>${content}</givenName>`)
  test.each([
    ['xs:string', 'Ann', '', '4.0..'],
    ['xs:string', 'Ann', 'xml:lang="en"', 'none'],
    ['xs:string', '<b/>', '', 'none'],
    ['xs:anyType', '<b/>', 'xml:lang="en"', '4.0..'],
    ['xs:int', '2147483647', '', '4.0..'],
    ['xs:int', '2147483648', '', 'none'],
    ['xs:date', '2024-02-29', '', '4.0..'],
    ['xs:date', '2023-02-29', '', 'none'],
    ['xs:NOTATION', 'a', '', 'none'],
    ['xs:noSuchType', 'a', '', 'none'],
    ['f:string', 'a', '', 'none'],
    ['', 'a', '', 'none'],
    ['constructor', 'a', '', 'none'],
    ['yearType', ' 2021 ', '', '4.0..'],
    ['yearType', '21', '', 'none'],
    ['nameType', 'Personal', '', '4.1..'],
    ['contributorType', 'Translator', '', '4.6..'],
    ['doiType', '10.5072/x', '', '4.0..4.1'],
    ['edtf', '2004-06/unknown', '', '4.3..'],
    ['longitudeType', '1.8e2', '', '4.0..'],
    ['latitudeType', '91', '', 'none'],
    ['point', point, '', '4.0..'],
    ['point', 'Ann', '', 'none'],
    ['nameIdentifier', 'x', 'nameIdentifierScheme="ORCID"', '4.3..'],
    ['nameIdentifier', 'x', '', 'none'],
    ['affiliation', 'x', 'schemeURI="["', 'none'],
    ['affiliation', '', '', 'none'],
  ])(
    'check accepts the xsi:type %s with the content %j and the attributes %j in these kernels: %s',
    (type, content, more, accepted) => {
      expect(acceptedBy(given(type, content, more))).toBe(accepted)
    },
  )

  test.each([
    ['<version xsi:type="xs:token">1</version>', '4.0..'],
    ['<version xsi:type="xs:decimal">1</version>', 'none'],
    ['<version xsi:type="nonemptycontentStringType"/>', 'none'],
    ['<language xsi:type="xs:language">en</language>', '4.0..'],
    ['<language xsi:type="xs:string">en</language>', 'none'],
    ['<subjects><subject xsi:type="xs:string">a</subject></subjects>', 'none'],
  ])('check accepts the xsi:type of %s in these kernels: %s', (more, accepted) => {
    expect(acceptedBy(documentWith({ more }))).toBe(accepted)
  })
})

describe('the namespace', () => {
  const inNamespace = (namespace: string): string =>
    documentWith().replace('http://datacite.org/schema/kernel-4', namespace)
  test.each([
    '',
    'https://datacite.org/schema/kernel-4',
    'http://datacite.org/schema/kernel-4/',
    'http://datacite.org/schema/kernel-4.5',
    'http://datacite.org/schema/kernel-4 ',
  ])('check reports the wrong namespace %j in a single finding', namespace => {
    expect(findingsOf(inNamespace(namespace))).toEqual(['schema/namespace /resource'])
  })

  test('check accepts DataCite XML whose namespace has a prefix', () => {
    const prefixed = documentWith()
      .replace('xmlns=', 'xmlns:d=')
      .replace(/<(\/?)(?=[a-zA-Z])/g, '<$1d:')
    expect(acceptedBy(prefixed)).toBe('4.0..')
  })

  test.each([
    ['http://datacite.org/schema/kernel-3', '4.0', 'kernel-retired'],
    ['http://datacite.org/schema/kernel-2.2', '4.0', 'kernel-retired'],
    ['http://datacite.org/schema/kernel-5', latestKernel, 'kernel-newer'],
  ])(
    'checks a record in the namespace %s against kernel %s, with a finding of the rule %s',
    (namespace, kernel, rule) => {
      const [record] = check(inNamespace(namespace)).records
      expect(record).toMatchObject({ kernel, outcome: 'valid' })
      expect(record?.diagnostics.map(({ rule }) => rule)).toContain(rule)
      expect(findingsOf(inNamespace(namespace), '4.5')).toEqual(['schema/namespace /resource'])
    },
  )

  test.each([
    'http://datacite.org/schema/kernel-4 http://schema.datacite.org/meta/kernel-4.2/metadata.xsd',
    'http://datacite.org/schema/kernel-4 http://schema.datacite.org/meta/kernel-4/metadata.xsd',
    'nonsense',
  ])('check ignores the schema location %j', location => {
    const publisher = '<publisher publisherIdentifier="https://ror.org/04z8jg394">Sea</publisher>'
    const text = documentWith({ publisher }, `xsi:schemaLocation="${location}"`)
    expect(text).toContain('publisherIdentifier')
    const [record] = check(text).records
    expect(record).toMatchObject({ kernel: latestKernel, outcome: 'valid' })
    expect(record?.diagnostics.map(({ rule }) => rule)).not.toContain('kernel-newer')
  })
})

test('findings about a misspelt term or element in DataCite XML have a path, a position and a suggestion', () => {
  const xml = documentWith({
    more: '\n<contributors>\n  <contributor contributorType="Editr">\n    <contributorNam>B</contributorNam>\n  </contributor>\n</contributors>',
  })
  const found = check(xml).records[0]?.diagnostics.filter(({ rule }) => rule.startsWith('schema/'))
  expect(found).toMatchObject([
    {
      rule: 'schema/enum',
      pointer: '/contributors/0/contributorType',
      path: '/resource/contributors/contributor/@contributorType',
      property: '7.a contributorType',
      suggestions: ['Editor'],
      position: { start: { line: 3, column: 33 }, end: { line: 3, column: 38 } },
    },
    {
      rule: 'schema/unexpected-element',
      pointer: '/contributors/0',
      path: '/resource/contributors/contributor/contributorNam',
      suggestions: ['contributorName'],
      position: { start: { line: 4, column: 5 }, end: { line: 4, column: 20 } },
    },
  ])
})
