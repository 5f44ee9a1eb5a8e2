import { describe, expect, it } from 'vitest'
import type { FormatId } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { converted, pointersOf, recordIn } from '../conversions.ts'

function through(input: string | object, from: FormatId, to: FormatId): { text: string; pointers: string[] } {
  const { text, losses } = converted(input, { from, to })
  return { text, pointers: pointersOf(losses) }
}

const itemOf = (bib: string): Record<string, unknown> =>
  (JSON.parse(through(bib, 'biblatex', 'csl-json').text) as [Record<string, unknown>])[0]

const chapter = `@incollection{reeds,
  author = {Okafor, Ada}, title = {Reeds}, date = {2019}, publisher = {Sound Press},
  booktitle = {Shores}, booksubtitle = {A survey in ten walks}, bookauthor = {Lind, Eva}
}`

describe('what a work is in', () => {
  it('has subtitle and authors in BibLaTeX and in CSL', () => {
    expect(itemOf(chapter)).toMatchObject({
      'container-title': 'Shores: A survey in ten walks',
      'container-author': [{ family: 'Lind', given: 'Eva' }],
    })
    const { text } = through(chapter, 'biblatex', 'biblatex')
    expect(text).toContain('booksubtitle = {A survey in ten walks}')
    expect(text).toContain('bookauthor = {Lind, Eva}')
  })

  it('has the abbreviation of a journal, whose subtitle is not cited', () => {
    const article = `@article{a, author = {Okafor, Ada}, title = {Reeds}, date = {2019},
      journaltitle = {Journal of Shores}, journalsubtitle = {Sand and mud}, shortjournal = {J Shores}}`
    expect(itemOf(article)).toMatchObject({
      'container-title': 'Journal of Shores',
      'container-title-short': 'J Shores',
    })
    const back = through(JSON.stringify([itemOf(article)]), 'csl-json', 'biblatex').text
    expect(back).toContain('shortjournal = {J Shores}')
  })

  it('has an editor that is told where the entry has no place for a book', () => {
    const record: Datacite = {
      titles: [{ title: 'Reeds' }],
      types: { resourceTypeGeneral: 'Dataset' },
      relatedItems: [
        {
          relatedItemType: 'Book',
          relationType: 'IsPublishedIn',
          contributors: [{ name: 'Lind, Eva', contributorType: 'Editor' }],
        },
      ],
    }
    expect(through(record, 'citable-json', 'bibtex').pointers).toContain('/relatedItems/0/contributors/0')
  })

  it.each(['bibtex', 'endnote', 'csl-json'] as const)('has pages in %s, or it is told that they are one text', to => {
    const paged = (firstPage: string, lastPage: string): Datacite => ({
      titles: [{ title: 'Reeds' }],
      types: { resourceTypeGeneral: 'JournalArticle' },
      relatedItems: [
        {
          relatedItemType: 'Journal',
          relationType: 'IsPublishedIn',
          titles: [{ title: 'Shores' }],
          firstPage,
          lastPage,
        },
      ],
    })
    const places = ['/relatedItems/0/firstPage', '/relatedItems/0/lastPage']
    expect(through(paged('97', '131'), 'citable-json', to).pointers).toEqual([])
    expect(through(paged('page 97', '131'), 'citable-json', to).pointers).toEqual(places)
  })
})

it.each([
  ['unpublished', 'manuscript'],
  ['legislation', 'legislation'],
  ['jurisdiction', 'legal_case'],
  ['manual', 'report'],
])('@%s is a %s in CSL and stays what it is', (type, csl) => {
  const entry = `@${type}{a, title = {Reeds}, date = {2019}}`
  expect(itemOf(entry).type).toBe(csl)
  expect(through(entry, 'biblatex', 'biblatex').text).toContain(`@${type}{a`)
})

it.each(["the '' sign", 'a -- b', 'a --- b', '`` and `'])(
  '%s is no dash or quotation mark when it is read again',
  title => {
    const record: Datacite = { titles: [{ title }], types: { resourceTypeGeneral: 'Dataset' } }
    for (const encoding of ['utf-8', 'ascii'] as const) {
      const { text } = converted(record, { from: 'citable-json', to: 'bibtex', encoding })
      expect(recordIn(text, 'bibtex').titles).toEqual([{ title }])
    }
  },
)

it('a free type of a @misc comes back', () => {
  const record: Datacite = {
    titles: [{ title: 'Reeds' }],
    types: { resourceTypeGeneral: 'Other', resourceType: 'Kit' },
  }
  const { text } = through(record, 'citable-json', 'bibtex')
  expect(JSON.parse(through(text, 'bibtex', 'citable-json').text)).toMatchObject({ types: record.types })
})

it('the issue of a book of a series is not written where it would be read as the number of the series', () => {
  const record: Datacite = {
    titles: [{ title: 'Reeds' }],
    types: { resourceTypeGeneral: 'BookChapter' },
    descriptions: [{ description: 'Notes on shores', descriptionType: 'SeriesInformation' }],
    relatedItems: [
      { relatedItemType: 'Book', relationType: 'IsPublishedIn', titles: [{ title: 'Shores' }], issue: '4' },
    ],
  }
  for (const to of ['bibtex', 'biblatex'] as const) {
    const { text, pointers } = through(record, 'citable-json', to)
    expect(text).not.toContain('number')
    expect(pointers).toContain('/relatedItems/0/issue')
  }
})

it('reports that the editor of a chapter becomes the editor of its book', () => {
  const record: Datacite = {
    titles: [{ title: 'Drizzle' }],
    types: { resourceTypeGeneral: 'BookChapter' },
    creators: [{ name: 'Lee, Jo' }],
    publisher: { name: 'Cloud Press' },
    publicationYear: 2020,
    contributors: [{ name: 'Okafor, Ada', contributorType: 'Editor' }],
    relatedItems: [{ relatedItemType: 'Book', relationType: 'IsPublishedIn', titles: [{ title: 'Rain' }] }],
  }
  expect(through(record, 'citable-json', 'bibtex').pointers).toContain('/contributors/0')
})
