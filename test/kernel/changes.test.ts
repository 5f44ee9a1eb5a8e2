import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasReached,
  type Kernel,
  kernels,
  latestKernel,
  termsOf,
  type VocabularyName,
  vocabularies,
} from '../../src/kernel/index.ts'
import { dataciteSchemaFor } from '../../src/model/index.ts'
import { isValid } from '../../src/validation/schema/schema.ts'
import { records } from '../arbitraries/datacite.ts'
import { accepts } from '../model/schemas.ts'
import { minimal } from './minimal-record.ts'

const point = (pointLongitude: number, pointLatitude: number) => ({ pointLongitude, pointLatitude })
const ring = [point(0, 0), point(1, 0), point(1, 1), point(0, 0)].map(polygonPoint => ({ polygonPoint }))
const box = { westBoundLongitude: 1, eastBoundLongitude: 2, southBoundLatitude: 1, northBoundLatitude: 2 }
const creator = (members: object) => ({ creators: [{ name: 'Brandt, Ida', ...members }] })
const contributor = (members: object) => ({
  contributors: [{ name: 'Brandt, Ida', contributorType: 'Editor', ...members }],
})
const related = (members: object) => ({
  relatedIdentifiers: [{ relatedIdentifier: 'x', relatedIdentifierType: 'URL', relationType: 'Cites', ...members }],
})
const item = (members: object) => ({ relatedItems: [{ relatedItemType: 'Text', relationType: 'Cites', ...members }] })
const location = (members: object) => ({ geoLocations: [members] })
const funding = (members: object) => ({ fundingReferences: [{ funderName: 'Peat Fund', ...members }] })
const { doi: _, ...unidentified } = minimal()

/** Additions to the kernels, except new terms: the first kernel with the addition, a description, and an example. */
const changes: [Kernel, string, object][] = [
  ['4.1', 'the nameType of a creator', creator({ nameType: 'Personal' })],
  ['4.1', 'the nameType of a contributor', contributor({ nameType: 'Organizational' })],
  ['4.1', 'dateInformation', { dates: [{ date: '2019', dateType: 'Issued', dateInformation: 'spring' }] }],
  ['4.1', 'the resourceTypeGeneral of a related identifier', related({ resourceTypeGeneral: 'Text' })],
  ['4.1', 'the language of rights', { rightsList: [{ rights: 'CC0', lang: 'en' }] }],
  ['4.1', 'several points in a location', location({ geoLocationPoint: [point(0, 0), point(1, 1)] })],
  ['4.1', 'several boxes in a location', location({ geoLocationBox: [box, box] })],
  ['4.1', 'several places in a location', location({ geoLocationPlace: ['here', 'there'] })],
  ['4.1', 'several polygons in a location', location({ geoLocationPolygon: [ring, ring] })],
  ['4.1', 'inPolygonPoint', location({ geoLocationPolygon: [...ring, { inPolygonPoint: point(0.5, 0.5) }] })],
  ['4.2', 'an identifier that is not a DOI', { doi: 'https://example.org/1' }],
  [
    '4.2',
    'an identifierType in lower case',
    { ...unidentified, doi: undefined, identifier: { identifier: '10.5072/x', identifierType: 'doi' } },
  ],
  ['4.2', 'an empty creatorName', creator({ name: '' })],
  ['4.2', 'the language of a creatorName', creator({ lang: 'de' })],
  ['4.2', 'an empty title', { titles: [{ title: '' }] }],
  ['4.2', 'a title without text', { titles: [{}] }],
  ['4.2', 'the language of the publisher', { publisher: { name: 'Moorland Archive', lang: 'en' } }],
  ['4.2', 'the language of a contributorName', contributor({ lang: 'de' })],
  ['4.2', 'rightsIdentifier', { rightsList: [{ rightsIdentifier: 'CC0-1.0' }] }],
  ['4.2', 'rightsIdentifierScheme', { rightsList: [{ rightsIdentifierScheme: 'SPDX' }] }],
  ['4.2', 'the schemeURI of rights', { rightsList: [{ schemeUri: 'https://spdx.org/licenses/' }] }],
  ['4.2', 'an empty awardTitle', funding({ awardTitle: '' })],
  [
    '4.3',
    'an empty nameIdentifier of a creator',
    creator({ nameIdentifiers: [{ nameIdentifier: '', nameIdentifierScheme: 'x' }] }),
  ],
  ['4.3', "a creator's nameIdentifier without a scheme", creator({ nameIdentifiers: [{ nameIdentifier: 'x' }] })],
  [
    '4.3',
    "a contributor's nameIdentifier without a scheme",
    contributor({ nameIdentifiers: [{ nameIdentifier: 'x' }] }),
  ],
  [
    '4.3',
    "a nameIdentifier's schemeURI that is not a URI",
    creator({ nameIdentifiers: [{ nameIdentifier: 'x', nameIdentifierScheme: 'x', schemeUri: '100%' }] }),
  ],
  [
    '4.3',
    'the schemeURI of a funder',
    funding({ funderIdentifier: 'x', funderIdentifierType: 'Other', schemeUri: 'https://example.org/' }),
  ],
  ['4.4', 'classificationCode', { subjects: [{ subject: 'peat', classificationCode: '310607' }] }],
  ['4.4', 'related items, even an empty one', item({})],
  ['4.4', 'numberType', item({ number: '7', numberType: 'Article' })],
  ['4.5', 'publisherIdentifier', { publisher: { name: 'Moorland Archive', publisherIdentifier: 'x' } }],
  ['4.5', 'publisherIdentifierScheme', { publisher: { name: 'Moorland Archive', publisherIdentifierScheme: 'ROR' } }],
  ['4.5', 'the schemeURI of the publisher', { publisher: { name: 'Moorland Archive', schemeUri: 'https://ror.org/' } }],
  ['4.7', 'the relationTypeInformation of a related identifier', related({ relationTypeInformation: 'by hand' })],
  ['4.7', 'the relationTypeInformation of a related item', item({ relationTypeInformation: 'by hand' })],
]

const uses: Record<VocabularyName, (term: string) => object> = {
  resourceTypeGeneral: term => ({ types: { resourceTypeGeneral: term } }),
  contributorType: term => contributor({ contributorType: term }),
  dateType: term => ({ dates: [{ dateType: term }] }),
  relationType: term => related({ relationType: term }),
  relatedIdentifierType: term => related({ relatedIdentifierType: term }),
  descriptionType: term => ({ descriptions: [{ description: 'x', descriptionType: term }] }),
  titleType: term => ({ titles: [{ title: 'x', titleType: term }] }),
  nameType: term => creator({ nameType: term }),
  funderIdentifierType: term => funding({ funderIdentifier: 'x', funderIdentifierType: term }),
  numberType: term => item({ numberType: term }),
}

/**
 * Returns the kernels that accept a record. Expects the same result from the published schema, the compiled one and the
 * parser.
 */
function acceptedBy(members: object): Kernel[] {
  const record = JSON.parse(JSON.stringify(minimal(members)))
  return kernels.filter(kernel => {
    const verdict = accepts(`datacite-${kernel}.json`, record)
    expect(isValid(record, kernel), `compiled ${kernel}`).toBe(verdict)
    expect(dataciteSchemaFor(kernel).safeParse(record).success, `parser ${kernel}`).toBe(verdict)
    return verdict
  })
}

const from = (since: Kernel): Kernel[] => kernels.filter(kernel => hasReached(kernel, since))

describe('what each kernel brought', () => {
  it.each(changes)('kernel %s and the later kernels, but no earlier kernel, accept %s', (since, _, members) => {
    expect(acceptedBy(members)).toEqual(from(since))
  })

  it.each(Object.entries(vocabularies))(
    'a term of %s is accepted by the kernel that introduced the term and by the later kernels only',
    (name, terms) => {
      for (const [term, since] of Object.entries<Kernel>(terms)) {
        const used = acceptedBy(uses[name as VocabularyName](term))
        // Related items themselves came with 4.4, as did every term of their own list.
        expect(used, term).toEqual(from(since))
      }
    },
  )

  it('no kernel accepts a term in the wrong letter case, with added spaces or outside the vocabulary', () => {
    for (const name of Object.keys(vocabularies) as VocabularyName[]) {
      const [term = ''] = termsOf(name, latestKernel)
      for (const wrong of [term.toLowerCase(), ` ${term} `, '', 'constructor'])
        if (wrong !== term) expect(acceptedBy(uses[name](wrong)), `${name} ${wrong}`).toEqual([])
    }
  })
})

describe('what holds in every kernel', () => {
  const valid: [string, object][] = [
    ['a record with the mandatory properties only', {}],
    ['a publisher whose name is a space', { publisher: { name: ' ' } }],
    ['a year in Arabic-Indic digits', { publicationYear: '٢٠٢٠' }],
    ['a year between spaces', { publicationYear: ' 2020 ' }],
    ['the year 0000', { publicationYear: '0000' }],
    ['an empty resourceType', { types: { resourceTypeGeneral: 'Text', resourceType: '' } }],
    [
      'an empty nameIdentifier of a contributor',
      contributor({ nameIdentifiers: [{ nameIdentifier: '', nameIdentifierScheme: '' }] }),
    ],
    ['a polygon of four equal points', location({ geoLocationPolygon: [ring[0], ring[0], ring[0], ring[0]] })],
    [
      'a polygon that is not closed',
      location({ geoLocationPolygon: [...ring.slice(0, 3), { polygonPoint: point(5, 5) }] }),
    ],
    ['a box with south above north', location({ geoLocationBox: { ...box, southBoundLatitude: 9 } })],
    ['a longitude that rounds to 180', location({ geoLocationPoint: point(180.000001, 0) })],
    ['empty optional lists', { subjects: [], dates: [], sizes: [], geoLocations: [{}] }],
    ['a date in words', { dates: [{ date: 'last spring', dateType: 'Issued' }] }],
    ['a DOI whose registrant code is a space', { doi: '10. /x' }],
  ]
  const invalid: [string, object][] = [
    ['a record without an identifier', { doi: undefined }],
    ['an empty identifier', { doi: '' }],
    ['an empty list of creators', { creators: [] }],
    ['an empty list of titles', { titles: [] }],
    ['an empty publisher', { publisher: { name: '' } }],
    ['a publisher without a name', { publisher: {} }],
    ['an empty contributorName', contributor({ name: '' })],
    ['an empty funderName', funding({ funderName: '' })],
    ['a funderIdentifier without a type', funding({ funderIdentifier: 'x' })],
    ['a year of three digits', { publicationYear: 999 }],
    ['a fractional year', { publicationYear: 2019.5 }],
    ['a longitude beyond 180', location({ geoLocationPoint: point(180.00001, 0) })],
    ['a point without a latitude', location({ geoLocationPoint: { pointLongitude: 1 } })],
    ['a polygon of three points', location({ geoLocationPolygon: ring.slice(1) })],
    ['an empty list as geoLocationPolygon', location({ geoLocationPolygon: [] })],
    [
      'two points inside a polygon',
      location({ geoLocationPolygon: [...ring, { inPolygonPoint: point(0, 0) }, { inPolygonPoint: point(0, 0) }] }),
    ],
    [
      'a polygon part with both a polygonPoint and an inPolygonPoint',
      location({ geoLocationPolygon: [...ring, { polygonPoint: point(0, 0), inPolygonPoint: point(0, 0) }] }),
    ],
    ['an empty language', { language: '' }],
    ['a language with an underscore', { language: 'en_US' }],
    ['a title whose language is white space', { titles: [{ title: 'x', lang: ' ' }] }],
    ["a subject's schemeURI that is not a URI", { subjects: [{ subject: 'x', schemeUri: '1:2' }] }],
    ['null as the language', { language: null }],
    ['a related identifier without a type', { relatedIdentifiers: [{ relatedIdentifier: 'x' }] }],
  ]

  it.each(valid)('every kernel accepts %s', (_, members) => {
    expect(acceptedBy(members)).toEqual(kernels)
  })

  it.each(invalid)('every kernel refuses %s', (_, members) => {
    expect(acceptedBy(members)).toEqual([])
  })

  it('schema and parser refuse unknown members in every kernel', () => {
    for (const members of [{ schemaURI: 'x' }, creator({ affiliations: [] }), item({ resourceTypeGeneral: 'Text' })]) {
      for (const kernel of kernels) {
        expect(accepts(`datacite-${kernel}.json`, minimal(members))).toBe(false)
        expect(dataciteSchemaFor(kernel).safeParse(minimal(members)).success).toBe(false)
      }
    }
  })
})

describe.each(kernels.slice(0, -1))('what kernel %s accepts', kernel => {
  it('every later kernel accepts the records of an earlier kernel', () => {
    const later = from(kernel).slice(1)
    const anything = fc.oneof(records(kernel), records(kernel, 'every'))
    fc.assert(
      fc.property(anything, record => {
        for (const next of later) if (!accepts(`datacite-${next}.json`, record)) return false
        return true
      }),
      { numRuns: 150 },
    )
  })
})
