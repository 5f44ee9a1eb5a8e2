import { describe, expect, it } from 'vitest'
import { convert, cslJson, readRecords } from '../../../src/formats/index.ts'
import { converted } from '../conversions.ts'

function read(item: unknown) {
  const result = cslJson.read?.(typeof item === 'string' ? item : JSON.stringify(item))
  if (result === undefined || !result.ok) throw new Error(JSON.stringify(result?.diagnostics))
  const [record] = result.records
  if (record === undefined) throw new Error('no record')
  return { record, records: result.records, notes: result.diagnostics.map(({ message }) => message) }
}

const article = {
  id: 'smith2020',
  type: 'article-magazine',
  title: 'Rain: A history',
  'title-short': 'Rain',
  author: [
    { family: 'Beethoven', given: 'Ludwig', 'non-dropping-particle': 'van' },
    { family: 'King', given: 'Martin Luther', suffix: 'Jr.', 'comma-suffix': true },
    { literal: 'WHO' },
    { family: 'Plato' },
  ],
  editor: [{ family: 'Ed', given: 'A' }],
  illustrator: [{ family: 'Ill', given: 'B' }],
  issued: {
    'date-parts': [
      ['2020', '4'],
      ['2020', '5'],
    ],
    season: 1,
  },
  accessed: { 'date-parts': [[2021, 1, 2]] },
  'container-title': 'Weather',
  volume: 3,
  page: '10–12',
  ISSN: '2049-3630',
  DOI: 'https://doi.org/10.5072/Rain',
  URL: 'https://doi.org/10.5072/Rain',
  archive: 'Box 3',
  note: 'seen',
  custom: { mine: { deep: [1, null] } },
}

describe('CSL-JSON', () => {
  it('reads the variables of a CSL-JSON item, and keeps values outside the model as extras', () => {
    const { record, notes } = read([article])
    expect(notes).toEqual([])
    const { extras, ...rest } = record
    expect(rest).toEqual({
      doi: '10.5072/Rain',
      creators: [
        { name: 'van Beethoven, Ludwig', nameType: 'Personal', familyName: 'van Beethoven', givenName: 'Ludwig' },
        { name: 'King, Martin Luther, Jr.', nameType: 'Personal', familyName: 'King', givenName: 'Martin Luther, Jr.' },
        { name: 'WHO' },
        { name: 'Plato', familyName: 'Plato' },
      ],
      titles: [{ title: 'Rain' }, { title: 'A history', titleType: 'Subtitle' }],
      publicationYear: 2020,
      dates: [{ date: '2020-04/2020-05', dateType: 'Issued' }],
      types: { resourceTypeGeneral: 'JournalArticle', resourceType: 'Magazine article' },
      relatedItems: [
        {
          relatedItemType: 'Journal',
          relationType: 'IsPublishedIn',
          relatedItemIdentifier: { relatedItemIdentifier: '2049-3630', relatedItemIdentifierType: 'ISSN' },
          titles: [{ title: 'Weather' }],
          volume: '3',
          firstPage: '10',
          lastPage: '12',
        },
      ],
      contributors: [
        { name: 'Ed, A', nameType: 'Personal', familyName: 'Ed', givenName: 'A', contributorType: 'Editor' },
        { name: 'Ill, B', nameType: 'Personal', familyName: 'Ill', givenName: 'B', contributorType: 'Other' },
      ],
    })
    expect(extras?.cited).toEqual({ accessed: '2021-01-02', archive: 'Box 3', note: 'seen' })
    expect(Object.keys(extras?.members ?? {}).sort()).toEqual(
      ['/author/1/comma-suffix', '/custom', '/id', '/illustrator', '/issued/season'].sort(),
    )
  })

  it('writes the variables of a CSL-JSON article back without a loss', () => {
    const { record } = read([article])
    const result = cslJson.write?.(record)
    const [back] = JSON.parse(result?.text ?? '[]')
    expect(back).toMatchObject({
      id: 'smith2020',
      type: 'article-magazine',
      title: article.title,
      'title-short': 'Rain',
      illustrator: article.illustrator,
      editor: article.editor,
      accessed: article.accessed,
      archive: 'Box 3',
      custom: article.custom,
      issued: {
        'date-parts': [
          [2020, 4],
          [2020, 5],
        ],
        season: 1,
      },
    })
    expect(result?.losses).toEqual([])
  })

  it('recognises CSL-JSON, even with a publisher, and does not confuse it with DataCite records', () => {
    const text = JSON.stringify([{ id: 'a', type: 'book', title: 'Rain', publisher: 'P', issued: { raw: '2020' } }])
    expect(readRecords(text).records.map(({ format, record }) => [format, record.publisher])).toEqual([
      ['csl-json', { name: 'P' }],
    ])
    expect(readRecords('{"doi":"10.5072/x","publisher":"P"}').records[0]?.format).toBe('datacite-rest')
  })

  it('reads CSL-JSON in YAML, as used by Pandoc', () => {
    const yaml = [
      '---',
      'references:',
      '- id: rain',
      '  type: software',
      '  title: Rain',
      '  author: [{family: Okafor, given: Ada}]',
      '  issued: {year: 2020, month: 5}',
      '- id: snow',
      '  type: dataset',
      '  title: Snow',
      '  issued: 2021-06-01',
    ].join('\n')
    const { records } = readRecords(yaml)
    expect(
      records.map(({ format, record }) => [format, record.types?.resourceTypeGeneral, record.publicationYear]),
    ).toEqual([
      ['csl-json', 'Software', 2020],
      ['csl-json', 'Dataset', 2021],
    ])
    expect(records[1]?.record.dates).toEqual([{ date: '2021-06-01', dateType: 'Issued' }])
  })

  it.each([
    [{ DOI: 'see paper' }, '"see paper" is not a DOI.'],
    [{ title: { text: 'a' } }, '"title" should be text.'],
    [
      { ISSN: ['0317-8471', '1050-124X'] },
      '"ISSN" should be text, not a list; only the first entry of the list is read.',
    ],
    [{ issued: { literal: 'last summer' } }, 'is not a readable date.'],
    [{ issued: { 'date-parts': [[2020, 13]] } }, 'is read as 2020.'],
    [{ type: 'novel' }, '"novel" is not an item type of CSL 1.0.2'],
  ])('reports %j in CSL-JSON, and keeps the value or its readable part', (members, message) => {
    const item = { id: 'x', type: 'book', ...members }
    const { record, notes } = read(item)
    expect(notes.join()).toContain(message)
    const [name = ''] = Object.keys(members)
    const kept = JSON.stringify(record.extras?.members ?? {}) + JSON.stringify(record)
    expect(kept).toContain(JSON.stringify(members).includes('13') ? '2020' : `/${name}`)
  })

  it('reads titles in lists, several ISSNs and the name of an organisation in CSL-JSON from Crossref', () => {
    const { record, notes } = read({
      id: 'x',
      type: 'article-journal',
      title: ['Tides'],
      author: [{ name: 'Tide Survey' }],
      'container-title': ['Journal of Tides'],
      ISSN: ['0317-8471', '1050-124X'],
    })
    expect(record).toMatchObject({
      titles: [{ title: 'Tides' }],
      creators: [{ name: 'Tide Survey' }],
      relatedItems: [
        { titles: [{ title: 'Journal of Tides' }], relatedItemIdentifier: { relatedItemIdentifier: '0317-8471' } },
      ],
      relatedIdentifiers: [
        { relatedIdentifier: '1050-124X', relatedIdentifierType: 'ISSN', relationType: 'IsPublishedIn' },
      ],
    })
    expect(notes).toHaveLength(0)
  })

  it('reads and writes the edition and ISBN of a CSL-JSON book', () => {
    const book = { id: 'x', type: 'book', title: 'Tides', edition: '3', ISBN: '978-3-16-148410-0' }
    const { record } = read(book)
    expect(cslJson.write?.(record).losses).toEqual([])
    expect(JSON.parse(cslJson.write?.(record).text ?? '')).toEqual([book])
  })

  it('a __proto__ member in CSL-JSON never sets a prototype', () => {
    const { record } = read(
      '[{"id":"x","type":"book","__proto__":{"polluted":1},"author":[{"family":"A","__proto__":{"polluted":2}}]}]',
    )
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype)
    expect(JSON.parse(cslJson.write?.(record).text ?? '')[0].id).toBe('x')
  })

  it('reports the position of an entry that is not a CSL-JSON item', () => {
    const result = convert('[{"id":"a","type":"book"},\n 5]', { from: 'csl-json', to: 'datacite-rest' })
    expect(result.ok).toBe(false)
    expect(result.diagnostics[0]).toMatchObject({ rule: 'schema/unrecognised', position: { start: { line: 2 } } })
  })
})

it('keeps a literal CSL-JSON name that is given together with name parts', () => {
  const { record } = read([{ id: 'a', type: 'book', title: 'T', author: [{ literal: 'A. Okafor', family: 'Okafor' }] }])
  expect(record.creators).toEqual([{ name: 'A. Okafor', familyName: 'Okafor' }])
})

it.each([
  ['2012-22', { 'date-parts': [[2012]], season: 2 }],
  ['2012-05~', { 'date-parts': [[2012, 5]], circa: true }],
])('converts the BibLaTeX date %s to a season or an uncertain date in CSL-JSON, and back', (date, issued) => {
  const item = converted(`@misc{a, title = {Tides}, date = {${date}}}`, { from: 'biblatex', to: 'csl-json' })
  expect(item.losses).toEqual([])
  expect(JSON.parse(item.text)).toMatchObject([{ issued }])
  expect(read(item.text).record.extras?.members).not.toHaveProperty('/issued/season')
  expect(converted(item.text, { from: 'csl-json', to: 'biblatex' }).text).toContain(`date = {${date}}`)
})
