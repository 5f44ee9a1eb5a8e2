import { describe, expect, it } from 'vitest'
import { bibliography } from '../../../../src/citation/csl/index.ts'
import type { Datacite } from '../../../../src/model/index.ts'
import { styleWith } from '../fixtures.ts'
import { bibliographyByCiteproc } from '../oracle/cite-by-citeproc.ts'

const article: Datacite = {
  doi: '10.5072/x',
  titles: [{ title: 'Rain' }],
  publicationYear: 2020,
  types: { resourceTypeGeneral: 'JournalArticle' },
  relatedItems: [
    {
      relatedItemType: 'Journal',
      relationType: 'IsPublishedIn',
      titles: [{ title: 'Journal of Rain' }],
      firstPage: '9',
      lastPage: '11',
    },
  ],
}

describe.each([
  { name: 'the processor', bibliography },
  { name: 'citeproc-js', bibliography: bibliographyByCiteproc },
])('with $name', ({ bibliography }) => {
  it.each([
    ['<text variable="page"/>', '9–11'],
    ['<number variable="page" form="roman"/>', 'ix–xi'],
    ['<number variable="page" form="ordinal"/>', '9th–11th'],
    ['<text term="and"/>', 'And'],
    ['<text variable="DOI"/><text term="and" prefix=" "/>', '10.5072/x and'],
    ['<text variable="title" prefix="(" suffix=")"/><text term="and" prefix=" "/>', '(Rain) and'],
  ])('the bibliography layout %s prints %j', async (layout, expected) => {
    const { entries } = await bibliography(article, { style: styleWith(layout), locale: 'en-US' })
    expect(entries[0]?.text).toBe(expected)
  })

  it.each([
    ['subsequent-author-substitute="—"', ['Adams: A', '—: B', 'C: C']],
    ['subsequent-author-substitute="—" subsequent-author-substitute-rule="other"', ['Adams: A', '—: B', 'C: C']],
    ['subsequent-author-substitute=""', ['Adams: A', ': B', 'C: C']],
  ])(
    'with %s, the bibliography replaces no names in an entry that begins with its title',
    async (attributes, expected) => {
      const names =
        '<names variable="author"><name form="short"/><substitute><text variable="title"/></substitute></names>'
      const style = styleWith(`${names}<text value=": "/><text variable="genre"/>`).replace(
        '<bibliography>',
        `<bibliography ${attributes}>`,
      )
      const adams = [{ name: 'Adams, Ada', nameType: 'Personal', familyName: 'Adams', givenName: 'Ada' }] as const
      const records = ['A', 'B', 'C'].map(title => ({
        titles: [{ title }],
        ...(title !== 'C' && { creators: [...adams] }),
        types: { resourceTypeGeneral: 'Dataset', resourceType: title } as const,
      }))
      const { entries } = await bibliography(records, { style, locale: 'en-US' })
      expect(entries.map(({ text }) => text)).toEqual(expected)
    },
  )
})
