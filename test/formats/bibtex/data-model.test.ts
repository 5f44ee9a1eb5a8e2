import { describe, expect, it } from 'vitest'
import { biblatex, readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'

const written = (record: Datacite): string => biblatex.write(record).text

const article: Datacite = {
  doi: '10.5072/tides',
  creators: [{ name: 'Okafor, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Okafor' }],
  titles: [{ title: 'Tides' }],
  publisher: { name: 'Press; Sons & "Daughters"' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'JournalArticle', resourceType: 'Letter' },
  rightsList: [{ rights: 'Free; but ask, please', rightsIdentifier: 'cc-by-4.0' }],
  relatedItems: [
    { relatedItemType: 'Journal', relationType: 'IsPublishedIn', titles: [{ title: 'Journal of Seas' }], edition: '2' },
  ],
}

describe('fields that an entry type does not have', () => {
  it('writes fields that a BibLaTeX entry type lacks as annotations of the title, and reads the fields back', () => {
    const text = written(article)
    expect(text).toContain('title+an:license = {="cc-by-4.0"}')
    expect(text).toContain('title+an:type = {="Letter"}')
    expect(text).not.toMatch(/^ {2}(?:publisher|type|edition|copyright|license) =/m)
    const [back] = readRecords(text, { from: 'biblatex' }).records
    expect(back?.record).toMatchObject({
      publisher: article.publisher,
      types: article.types,
      rightsList: article.rightsList,
      relatedItems: article.relatedItems,
    })
    expect(biblatex.write(back?.record ?? {}).text).toBe(text)
  })

  it('writes a value as a BibLaTeX field if the entry type has that field', () => {
    const { relatedItems: _, ...dataset } = article
    const text = written({ ...dataset, types: { resourceTypeGeneral: 'Dataset' } })
    expect(text).toMatch(/^@dataset/)
    expect(text).toMatch(/^ {2}publisher = /m)
  })

  it('a BibLaTeX field takes precedence over an annotation with the same name', () => {
    const entry = '@article{a, title = {T}, title+an:publisher = {="Second"}, publisher = {First}, license = {mit}}'
    const [read] = readRecords(entry, { from: 'biblatex' }).records
    expect(read?.record.publisher).toEqual({ name: 'First' })
    expect(read?.record.rightsList).toMatchObject([{ rightsIdentifier: 'mit' }])
  })

  it('writes the series of a report to BibLaTeX as a note, and reads the series back once', () => {
    const report: Datacite = {
      titles: [{ title: 'Ice' }],
      publisher: { name: 'Ice Press' },
      types: { resourceTypeGeneral: 'Report' },
      descriptions: [{ description: 'Reports of Ice, 12', descriptionType: 'SeriesInformation' }],
    }
    const text = written(report)
    expect(text).toMatch(/^@report/)
    expect(text).toContain('  note = {Reports of Ice, 12}')
    expect(text).not.toMatch(/^ {2}series = /m)
    const [back] = readRecords(text, { from: 'biblatex' }).records
    expect(back?.record.descriptions).toEqual(report.descriptions)
    expect(biblatex.write(back?.record ?? {}).text).toBe(text)
  })

  it('keeps BibLaTeX annotations of single items, and annotations with unknown names, unchanged', () => {
    const entry = '@misc{a,\n  title = {T},\n  title+an:publisher = {1=bold},\n  title+an:highlight = {="yes"}\n}\n'
    const [read] = readRecords(entry, { from: 'biblatex' }).records
    expect(written(read?.record ?? {})).toContain('title+an:publisher = {1=bold}')
    expect(written(read?.record ?? {})).toContain('title+an:highlight = {="yes"}')
  })
})

describe('types without fields of their own', () => {
  it.each([
    ['Image', 'misc'],
    ['Sound', 'misc'],
    ['Audiovisual', 'misc'],
    ['Standard', 'misc'],
  ])('writes the general type %s to BibLaTeX as @%s, and reads the type back', (general, type) => {
    const record = { ...article, types: { resourceTypeGeneral: general as 'Image' } }
    const text = written(record)
    expect(text.startsWith(`@${type}{`)).toBe(true)
    const [back] = readRecords(text, { from: 'biblatex' }).records
    expect(back?.record.types?.resourceTypeGeneral).toBe(general)
  })

  it('writes proceedings with authors as @book, and a book with editors as @collection', () => {
    const { relatedItems: _, ...book } = article
    const of = (record: Datacite) => /^@(\w+)/.exec(written(record))?.[1]
    expect(of({ ...book, types: { resourceTypeGeneral: 'ConferenceProceeding' } })).toBe('book')
    const { creators, ...edited } = book
    const contributors = [{ ...creators?.[0], contributorType: 'Editor' as const, name: 'Okafor, Ada' }]
    expect(of({ ...edited, contributors, types: { resourceTypeGeneral: 'Book' } })).toBe('collection')
  })
})
