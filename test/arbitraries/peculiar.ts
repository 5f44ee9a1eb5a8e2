import fc from 'fast-check'
import type { RelatedIdentifierType, RelationType } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'

type Typed = readonly [type: RelatedIdentifierType, identifier: string]

const identifiers: readonly Typed[] = [
  ...['arXiv:2101.00001v2', '2101.00001', 'https://arxiv.org/abs/2101.00001', 'math.GT/0309136'].map(spelt('arXiv')),
  ...['978-0-13-110362-7', '9780131103627', 'urn:isbn:9780131103627', 'ISBN 0-13-110362-8'].map(spelt('ISBN')),
  ...['1562-6865', '15626865', 'https://portal.issn.org/resource/ISSN/1562-6865'].map(spelt('ISSN')),
  ...['10.5072/ABC', 'doi:10.5072/abc', 'https://doi.org/10.5072/abc', '10.5072/x'].map(spelt('DOI')),
  ...['10013/epic.1', 'hdl:10013/epic.1', 'https://hdl.handle.net/10013/epic.1'].map(spelt('Handle')),
  ...['ark:/12148/btv1', 'ark:12148/btv1'].map(spelt('ARK')),
  ...['AU1101', 'IGSN:AU1101', '10.60516/AU1101'].map(spelt('IGSN')),
  ...['12345', 'PMID: 12345'].map(spelt('PMID')),
  ['SWHID', 'swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2'],
  ['URN', 'urn:nbn:de:bvb:19-1'],
  ['bibcode', '2013ApJ...768...72M'],
  ['EISSN', '2049-3630'],
  ['EAN13', '4006381333931'],
  ['URL', 'https://example.org/a b'],
  ['URL', 'HTTP://EXAMPLE.ORG/x'],
]

const names = [
  ...['山田, 太郎', 'الخوارزمي, محمد', 'Мария Иванова', 'Nguyễn, Văn A', 'van der Berg, Jan', 'Müller, Jürgen, Jr.'],
  ...['Society, The', 'WHO', 'O’Neil, Seán', 'A, B, C', '{Braced}', 'X and Y', 'Ångström & Co.'],
]

const publishers = [
  'https://example.org/publisher',
  'www.example.org',
  '北京大学',
  'A & B',
  'Publisher; Place',
  'Hall {2}',
]

const dates = [
  '2012-22',
  '2012?',
  '2012-05~',
  '2012/2013',
  '2012-05/2012-06',
  '../2012',
  '2012-05-03T10:00:00Z',
  '2012',
]

const relations: readonly RelationType[] = [
  ...(['IsVersionOf', 'HasVersion', 'IsNewVersionOf', 'IsPreviousVersionOf', 'IsIdenticalTo', 'IsPartOf'] as const),
  ...(['HasPart', 'Obsoletes', 'IsPublishedIn', 'Cites', 'IsSupplementTo', 'IsSourceOf'] as const),
]

/**
 * Generates variants of a record with valid values that random text hardly ever contains: identifiers in several
 * spellings, links to the record itself, names in several scripts.
 */
export const peculiar = (record: Datacite): fc.Arbitrary<Datacite> =>
  fc
    .record({
      own: fc.subarray([...identifiers], { maxLength: 5 }),
      related: fc.array(fc.tuple(fc.constantFrom(...identifiers), fc.constantFrom(...relations)), { maxLength: 5 }),
      people: fc.subarray(names, { maxLength: 4 }),
      nameType: fc.constantFrom(undefined, 'Personal' as const, 'Organizational' as const),
      publisher: fc.option(fc.constantFrom(...publishers), { nil: undefined }),
      issued: fc.option(fc.constantFrom(...dates), { nil: undefined }),
      subjects: fc.subarray(['a; b', 'c, d', 'e', 'f; g, h'], { maxLength: 3 }),
      container: fc.option(fc.constantFrom('Journal' as const, 'Book' as const), { nil: undefined }),
    })
    .map(({ own, related, people, nameType, publisher, issued, subjects, container }) => ({
      ...record,
      alternateIdentifiers: own.map(([alternateIdentifierType, alternateIdentifier]) => ({
        alternateIdentifier,
        alternateIdentifierType,
      })),
      relatedIdentifiers: related.map(([[relatedIdentifierType, relatedIdentifier], relationType]) => ({
        relatedIdentifier,
        relatedIdentifierType,
        relationType,
      })),
      ...(subjects.length > 0 && { subjects: subjects.map(subject => ({ subject })) }),
      ...(issued !== undefined && { publicationYear: 2012, dates: [{ date: issued, dateType: 'Issued' as const }] }),
      ...(people.length > 0 && { creators: people.map(name => ({ name, ...(nameType && { nameType }) })) }),
      ...(publisher !== undefined && { publisher: { name: publisher } }),
      ...(container !== undefined && {
        relatedItems: [
          {
            relatedItemType: container,
            relationType: 'IsPublishedIn' as const,
            titles: [{ title: 'Container of things' }],
            volume: '3',
            firstPage: 'e12',
          },
        ],
      }),
    }))

function spelt(type: RelatedIdentifierType): (identifier: string) => Typed {
  return identifier => [type, identifier]
}
