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
  it('writes the subtitle and authors of a container to BibLaTeX and CSL', () => {
    expect(itemOf(chapter)).toMatchObject({
      'container-title': 'Shores: A survey in ten walks',
      'container-author': [{ family: 'Lind', given: 'Eva' }],
    })
    const { text } = through(chapter, 'biblatex', 'biblatex')
    expect(text).toContain('booksubtitle = {A survey in ten walks}')
    expect(text).toContain('bookauthor = {Lind, Eva}')
  })

  it('omits the subtitle of a BibLaTeX journal from CSL, and keeps the title and the abbreviated title', () => {
    const article = `@article{a, author = {Okafor, Ada}, title = {Reeds}, date = {2019},
      journaltitle = {Journal of Shores}, journalsubtitle = {Sand and mud}, shortjournal = {J Shores}}`
    expect(itemOf(article)).toMatchObject({
      'container-title': 'Journal of Shores',
      'container-title-short': 'J Shores',
    })
    const back = through(JSON.stringify([itemOf(article)]), 'csl-json', 'biblatex').text
    expect(back).toContain('shortjournal = {J Shores}')
  })

  it('reports the loss of the editor of a container if the BibTeX entry has no field for a book', () => {
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

  it.each(['bibtex', 'endnote', 'csl-json'] as const)(
    'writes the page numbers of an article to %s without a loss, and reports pages that contain words',
    to => {
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
    },
  )
})

it.each([
  ['unpublished', 'manuscript'],
  ['legislation', 'legislation'],
  ['jurisdiction', 'legal_case'],
  ['manual', 'report'],
])('converts @%s to the CSL type %s, and keeps the entry type in BibLaTeX', (type, csl) => {
  const entry = `@${type}{a, title = {Reeds}, date = {2019}}`
  expect(itemOf(entry).type).toBe(csl)
  expect(through(entry, 'biblatex', 'biblatex').text).toContain(`@${type}{a`)
})

it.each(["the '' sign", 'a -- b', 'a --- b', '`` and `'])(
  'writes the title %j to BibTeX, and reads the same title back',
  title => {
    const record: Datacite = { titles: [{ title }], types: { resourceTypeGeneral: 'Dataset' } }
    for (const encoding of ['utf-8', 'ascii'] as const) {
      const { text } = converted(record, { from: 'citable-json', to: 'bibtex', encoding })
      expect(recordIn(text, 'bibtex').titles).toEqual([{ title }])
    }
  },
)

it('keeps the free-text type of a BibTeX @misc entry', () => {
  const record: Datacite = {
    titles: [{ title: 'Reeds' }],
    types: { resourceTypeGeneral: 'Other', resourceType: 'Kit' },
  }
  const { text } = through(record, 'citable-json', 'bibtex')
  expect(JSON.parse(through(text, 'bibtex', 'citable-json').text)).toMatchObject({ types: record.types })
})

it('omits from BibTeX the issue of a book in a series if that issue would be read back as the series number', () => {
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

it('reports that the editor of a chapter becomes the editor of its book in BibTeX', () => {
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

describe('the blog of a post', () => {
  const post = {
    doi: '10.5072/b',
    titles: [{ title: 'Rain again' }],
    publisher: { name: 'Hill Press' },
    publicationYear: 2024,
    types: { resourceTypeGeneral: 'Text', resourceType: 'BlogPost' },
    relatedItems: [
      { relatedItemType: 'Collection', relationType: 'IsPublishedIn', titles: [{ title: 'Hill Notes' }], volume: '7' },
    ],
  }

  it('writes the blog of a post to BibLaTeX as an annotation, and reads the blog back', () => {
    const { text, losses } = converted(post, { from: 'datacite-rest', to: 'biblatex' })
    expect(text).toContain('title+an:journaltitle = {="Hill Notes"}')
    expect(text).toContain('organization = {Hill Press}')
    expect(losses).toEqual([])
    expect(recordIn(text, 'biblatex')).toMatchObject({ publisher: post.publisher, relatedItems: post.relatedItems })
  })

  it.each(['misc', 'online', 'www'])(
    'converts the journal of @%s to the CSL container-title, and writes the journal back to BibLaTeX',
    type => {
      const entry = `@${type}{k, title = {Rain}, date = {2024}, journal = {Hill Notes}, url = {https://b.example/1}}`
      expect(itemOf(entry)).toMatchObject({ 'container-title': 'Hill Notes' })
      const { text, pointers } = through(entry, 'biblatex', 'biblatex')
      expect(text).toContain('Hill Notes')
      expect(pointers).toEqual([])
    },
  )

  it('reads the container of a @suppperiodical as a journal', () => {
    const entry = '@suppperiodical{k, title = {Rain}, date = {2024}, journaltitle = {Hill Notes}, volume = {3}}'
    expect(recordIn(entry, 'biblatex').relatedItems).toEqual([
      { relatedItemType: 'Journal', relationType: 'IsPublishedIn', titles: [{ title: 'Hill Notes' }], volume: '3' },
    ])
  })
})
