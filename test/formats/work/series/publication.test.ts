import { describe, expect, it } from 'vitest'
import { bibliography } from '../../../../src/citation/csl/index.ts'
import { convert, type FormatId } from '../../../../src/formats/index.ts'
import { pagesOfRegistry, seriesParts } from '../../../../src/formats/work/series/series-text.ts'

const article = {
  doi: '10.5072/x',
  creators: [{ name: 'Roe, Ann', nameType: 'Personal', givenName: 'Ann', familyName: 'Roe' }],
  titles: [{ title: 'Visions' }],
  publisher: 'House',
  publicationYear: 2017,
  types: { resourceTypeGeneral: 'JournalArticle' },
}

const series = (description: string) => ({ descriptions: [{ description, descriptionType: 'SeriesInformation' }] })

const container = {
  type: 'Journal',
  title: 'Journal of X',
  volume: '3',
  issue: '2',
  firstPage: '10',
  lastPage: '12',
  identifier: '1234-5679',
  identifierType: 'ISSN',
}

function written(record: object, to: FormatId) {
  const result = convert(JSON.stringify(record), { to })
  if (!result.ok) throw new Error('not read')
  return { text: result.text, losses: result.losses.map(({ kind, pointer }) => `${kind} ${pointer}`) }
}

const item = (record: object) => JSON.parse(written(record, 'csl-json').text)[0]

describe('series text', () => {
  it.each([
    [
      'Journal of Snow, 34(2), 1-10',
      { title: 'Journal of Snow', volume: '34', issue: '2', firstPage: '1', lastPage: '10' },
    ],
    ['GMS Journal, 34(2), 25', { title: 'GMS Journal', volume: '34', issue: '2', firstPage: '25' }],
    ['Journal of Snow, No 1-2 (2018)', { title: 'Journal of Snow', issue: '1-2' }],
    [
      'Geology, Ecology, and Landscapes, 3, 5–9',
      { title: 'Geology, Ecology, and Landscapes', volume: '3', firstPage: '5', lastPage: '9' },
    ],
    ['Snow Reports, Vol. 12', { title: 'Snow Reports', volume: '12' }],
    ['Snow, 12, no. 3, pp. 4-6', { title: 'Snow', volume: '12', issue: '3', firstPage: '4', lastPage: '6' }],
    ['Journal of Snow, 34(2), No 1', { title: 'Journal of Snow', volume: '34', issue: '2', number: '1' }],
    ['Snow Studies Vol 38, No 1 (2013)', { title: 'Snow Studies', volume: '38', issue: '1' }],
    [
      'Snow Data Journal, Volume 3, Issue 2 November 2016 Pages 60–62',
      { title: 'Snow Data Journal', volume: '3', issue: '2', firstPage: '60', lastPage: '62' },
    ],
    ['Snow no 5 stories', { title: 'Snow no 5 stories' }],
    ['Lectures on snow, ice and hail', { title: 'Lectures on snow, ice and hail' }],
    ['Snow', { title: 'Snow' }],
  ])('seriesParts splits the series statement %j into its parts', (text, parts) => {
    expect(seriesParts(text)).toEqual(parts)
  })

  it.each(['', ' , ', 'a\nb', 'x'.repeat(500)])('seriesParts does not split the series statement %j', text => {
    expect(seriesParts(text)).toBeUndefined()
  })

  it('pagesOfRegistry recognises an issue or a volume that the registry reads as pages', () => {
    expect(pagesOfRegistry('No 1', '2 (2018)')).toEqual({ issue: '1-2' })
    expect(pagesOfRegistry('34(2)', '')).toEqual({ volume: '34', issue: '2' })
    expect(pagesOfRegistry('1', '10')).toEqual({ firstPage: '1', lastPage: '10' })
  })
})

describe('an article', () => {
  it.each([
    ['the container of the record', { container }],
    ['the container of a record in an envelope', undefined],
    ['a description of the series', series('Journal of X, 3(2), 10-12')],
  ])('writes an article with the journal that %s names', async (_, more) => {
    const record =
      more === undefined ? { data: { type: 'dois', attributes: { ...article, container } } } : { ...article, ...more }
    expect(item(record)).toMatchObject({ 'container-title': 'Journal of X', volume: '3', issue: '2', page: '10-12' })
    expect(item(record)['collection-title']).toBeUndefined()
    expect(written(record, 'csl-json').losses.filter(loss => !loss.startsWith('changed'))).toEqual([])
    expect(written(record, 'bibtex').text).toMatch(/^@article\{[\s\S]*journal = \{Journal of X\}/)
    expect(written(record, 'ris').text).toMatch(/^TY {2}- JOUR[\s\S]*\n(?:JO|T2) {2}- Journal of X\r\n/)
    expect(written(record, 'schema-org').text).toContain('Journal of X')
    expect(written(record, 'commonmeta').text).toContain('Journal of X')
    expect(written(record, 'dcat-turtle').text).toContain('dct:bibliographicCitation "Journal of X, 3(2), 10-12"')
    expect(written(record, 'crossref-xml').text).toContain('<full_title>Journal of X</full_title>')
    const { text } = await bibliography(record, { style: 'apa' })
    expect(text).toBe('Roe, A. (2017). Visions. Journal of X, 3(2), 10–12. https://doi.org/10.5072/x\n')
  })

  it('completes the journal of a related item from a container with the same title, and reports unused container values as lost', () => {
    const relatedItems = [
      { relatedItemType: 'Journal', relationType: 'IsPublishedIn', titles: [{ title: 'Journal of X' }] },
    ]
    expect(item({ ...article, relatedItems, container })).toMatchObject({
      'container-title': 'Journal of X',
      ISSN: '1234-5679',
      volume: '3',
      issue: '2',
      page: '10-12',
    })
    expect(written({ ...article, relatedItems, container }, 'csl-json').losses).toEqual([])
    const [journal] = relatedItems
    const numbered = [{ ...journal, volume: '4', firstPage: '7' }]
    const more = { ...container, colour: 'red' }
    expect(item({ ...article, relatedItems: numbered, container: more })).toMatchObject({ volume: '4', page: '7' })
    expect(written({ ...article, relatedItems: numbered, container: more }, 'csl-json').losses).toEqual([
      'lost /extras/members/~1container~1volume',
      'lost /extras/members/~1container~1firstPage',
      'lost /extras/members/~1container~1lastPage',
      'lost /extras/members/~1container~1colour',
    ])
    const other = { ...container, title: 'Another' }
    expect(written({ ...article, relatedItems, container: other }, 'csl-json').losses).toEqual([
      'lost /extras/members/~1container',
    ])
  })

  it('converts pages that the registry made from an issue back to the issue, and reports no loss of the pages', () => {
    const { volume, issue, ...others } = container
    const split = { ...others, firstPage: 'No 1', lastPage: '2 (2018)' }
    expect(item({ ...article, container: split })).toMatchObject({ issue: '1-2' })
    expect(written({ ...article, container: { ...split, colour: 'red' } }, 'csl-json').losses).toEqual([
      'lost /extras/members/~1container~1colour',
    ])
    expect(written({ ...article, container: { ...split, issue } }, 'csl-json').losses).toEqual([
      'lost /extras/members/~1container~1firstPage',
      'lost /extras/members/~1container~1lastPage',
    ])
  })

  it('converting to RIS reports the lost edition of a container at the pointer of the container', () => {
    const { losses } = written({ ...article, container: { ...container, edition: '2' } }, 'ris')
    expect(losses).toEqual(['lost /extras/members/~1container'])
  })

  it.each([
    { title: 'Visions' },
    { title: '' },
    { title: 7 },
    {},
    { title: { title: 'x' } },
    { title: 'Journal of X', identifier: '10.5072/x', identifierType: 'DOI' },
  ])('does not write the title of an article to CSL-JSON as its journal if the container is %j', given => {
    const written = item({ ...article, container: given })
    expect(written.title).toBe('Visions')
    expect(written['container-title']).not.toBe('Visions')
  })
})

describe('a book or report', () => {
  it.each(['Book', 'Report'])('writes the series and number of a %s to CSL-JSON and schema.org', general => {
    const book = { ...article, types: { resourceTypeGeneral: general } }
    const expected = { 'collection-title': 'Snow Reports', 'collection-number': '12' }
    expect(item({ ...book, ...series('Snow Reports, 12') })).toMatchObject(expected)
    const held = { ...book, container: { type: 'Series', title: 'Snow Reports', volume: '12' } }
    expect(item(held)).toMatchObject(expected)
    expect(written(held, 'csl-json').losses).toEqual([])
    expect(written(held, 'schema-org').text).toContain('Snow Reports, 12')
  })

  it.each(['Book', 'Report'])('writes both the volume and the issue of the series of a %s to CSL-JSON', general => {
    const parts = { type: 'Series', title: 'Snow Reports', volume: '12', issue: '3' }
    const held = { ...article, types: { resourceTypeGeneral: general }, container: parts }
    expect(item(held)).toMatchObject({ 'collection-title': 'Snow Reports, 12(3)' })
    expect(item(held)).not.toHaveProperty('collection-number')
    expect(written(held, 'csl-json').losses).toEqual([])
  })

  it.each([
    ['bibtex', 'series = {Snow Reports, 12}'],
    ['ris', 'T3  - Snow Reports, 12'],
  ] as const)('writes a report with its series and number in %s', (to, line) => {
    const report = { ...article, types: { resourceTypeGeneral: 'Report' }, ...series('Snow Reports, 12') }
    expect(written(report, to).text).toContain(line)
    expect(written(report, to).losses).toEqual([])
  })

  it('writes a series without a number unchanged to CSL-JSON', () => {
    const book = { ...article, types: { resourceTypeGeneral: 'Book' }, ...series('Snow Reports') }
    expect(item(book)['collection-title']).toBe('Snow Reports')
  })
})

it('writes the series statement of a dataset unchanged to CSL-JSON', () => {
  const data = { ...article, types: { resourceTypeGeneral: 'Dataset' }, ...series('Journal of Snow, 34(2), 1-10') }
  expect(item(data)['collection-title']).toBe('Journal of Snow, 34(2), 1-10')
  expect(item(data)['container-title']).toBeUndefined()
})

describe('a container in a format without one', () => {
  const xmlOf = (record: object, kernel: '4.3' | '4.7' = '4.7') => {
    const result = convert(JSON.stringify(record), { to: 'datacite-xml', kernel })
    if (!result.ok) throw new Error('not read')
    return { text: result.text, losses: result.losses.map(({ kind, pointer }) => `${kind} ${pointer}`) }
  }
  const report = { ...article, types: { resourceTypeGeneral: 'Report' } }

  it('writes the journal of an article to DataCite XML as a related item, and reads the journal back', () => {
    const { text, losses } = xmlOf({ ...article, container })
    expect(text).toContain('<relatedItem relatedItemType="Journal" relationType="IsPublishedIn">')
    expect(losses).toEqual(['changed /extras/members/~1container'])
    const back = convert(text, { to: 'csl-json' })
    expect(back.ok && JSON.parse(back.text)).toEqual([item({ ...article, container })])
  })

  it('reports no loss of a container that DataCite derives from the related item', () => {
    expect(xmlOf({ ...article, container: { ...container, type: 'Series' } }).losses).toEqual([])
  })

  it('writes the series of a report to DataCite XML as a description and as an IsPartOf relation', () => {
    const { text } = xmlOf({ ...report, container: { ...container, type: 'Series' } })
    expect(text).toContain('<description descriptionType="SeriesInformation">Journal of X, 3(2), 10-12</description>')
    expect(text).toContain('relatedIdentifierType="ISSN" relationType="IsPartOf">1234-5679<')
  })

  it('writes a journal to DataCite XML as a description if the kernel lacks related items', () => {
    expect(xmlOf({ ...article, types: { resourceTypeGeneral: 'Text' }, container }, '4.3').text).toContain(
      '<description descriptionType="SeriesInformation">Journal of X, 3(2), 10-12</description>',
    )
  })

  it.each(['datacite-service', 'resource'] as const)('writes the journal of an article as a related item in %s', to => {
    const result = convert(JSON.stringify({ ...article, container }), { to })
    expect(result.ok && result.text).toContain('"relationType": "IsPublishedIn"')
  })

  it('reports the loss of container members for which DataCite XML has no property', () => {
    expect(xmlOf({ ...article, container: { ...container, colour: 'blue' } }).losses).toEqual([
      'lost /extras/members/~1container/colour',
    ])
  })

  it('writes the series of a report to CFF and CSV, and reads the series back from CFF', () => {
    const record = { ...report, container: { type: 'Series', title: 'Reports on Snow', volume: '12' } }
    const cff = convert(JSON.stringify(record), { to: 'cff' })
    const text = cff.ok ? cff.text : ''
    expect(text).toContain('collection-title: Reports on Snow, 12')
    const back = convert(text, { to: 'datacite-rest' })
    expect(back.ok && JSON.parse(back.text)).toMatchObject(series('Reports on Snow, 12'))
    const csv = convert(JSON.stringify(record), { to: 'csv' })
    expect(csv.ok && csv.text).toContain(',Reports on Snow,12,')
  })
})
