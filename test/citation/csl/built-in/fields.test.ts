import { expect, it } from 'vitest'
import { bibliography, citationDocument } from '../../../../src/citation/csl/index.ts'
import { styleWith } from '../fixtures.ts'

const people = (...families: string[]) => families.map(family => ({ family, given: 'Ann' }))
const issued = { 'date-parts': [[2003]] }
const part = { id: 'a', type: 'chapter', title: 'Rain', author: people('Roe'), issued, 'container-title': 'Weather' }
const article = { ...part, type: 'article-journal', volume: '4', page: '11-19' }
const nine = people('Adams', 'Baker', 'Clark', 'Dunn', 'Ekman', 'Frei', 'Grau', 'Hahn', 'Ito')

it.each([
  [
    'ieee',
    'every editor of a book',
    { ...part, editor: nine },
    /in Weather, A\. Adams, .*, and A\. Ito, Eds\., 2003\./,
  ],
  ['ieee', 'the first of nine authors with et al.', { ...part, author: nine }, /^\[1\] A\. Adams et al\., “Rain,”/],
  ['ieee', 'a book without a title', { ...part, type: 'book', title: undefined }, /^\[1\] A\. Roe, 2003\.$/],
  ['ieee', 'a volume with a part', { ...article, volume: '19, Part A' }, /Weather, vol\. 19, Part A, pp\. 11–19/],
  [
    'ieee',
    'the name of a conference from the variable event',
    { ...part, type: 'speech', 'container-title': undefined, event: 'Congress of Ice' },
    /presented at the Congress of Ice, 2003/,
  ],
  [
    'chicago-author-date',
    'a preprint without an archive',
    { ...part, type: 'article', 'container-title': undefined, issued: { 'date-parts': [[2003, 5, 4]] } },
    /“Rain\.” Preprint, May 4\.$/,
  ],
  [
    'chicago-author-date',
    'a preprint with only a year as its date',
    { ...part, type: 'article', 'container-title': undefined, archive: 'ePrint Archive' },
    /“Rain\.” Preprint\. ePrint Archive/,
  ],
  [
    'chicago-author-date',
    'the pages of an archived work after its shelf mark',
    {
      ...part,
      type: 'manuscript',
      'container-title': undefined,
      archive: 'Library',
      archive_location: 'Box 3',
      page: '4-7',
    },
    /Box 3, pp\. 4–7\. Library\.$/,
  ],
  [
    'elsevier-harvard',
    'a book without a title',
    { ...part, type: 'book', title: undefined, publisher: 'Sea Press' },
    /^Roe, A\., 2003\. Weather\. Sea Press\.$/,
  ],
  ['harvard-cite-them-right', 'the pages of a preprint', { ...article, type: 'article' }, /Weather, pp\. 11–19\.$/],
  [
    'harvard-cite-them-right',
    '"Edited and translated by" before an editor who is also the translator',
    { ...article, editor: people('Doe'), translator: people('Doe') },
    /Edited and translated by A\. Doe/,
  ],
  [
    'nature',
    'the address of a report with a volume',
    { ...article, type: 'report', URL: 'https://example.org/r' },
    /https:\/\/example\.org\/r \(2003\)\.$/,
  ],
] as const)('the style %s prints %s', async (style, _, item, expected) => {
  expect((await bibliography(item, { style })).text.trim()).toMatch(expected)
})

it.each([
  ['translator', article, 'Roe, “Rain,” trans. Ann Doe, Weather 4 (2003)'],
  ['compiler', article, 'Roe, “Rain,” compiled by Ann Doe, Weather 4 (2003)'],
  ['compiler', part, 'Roe, “Rain,” in Weather, comp. Ann Doe (2003)'],
  ['illustrator', part, 'Roe, “Rain,” ill. Ann Doe, in Weather, ill. Ann Doe (2003)'],
])('a note in Chicago style prints the %s with a role label', async (role, item, expected) => {
  const document = await citationDocument([{ ...item, [role]: people('Doe') }], { style: 'chicago-notes-bibliography' })
  expect(document.cite({ id: 'a' }).text).toContain(expected)
})

it('a note in Chicago style prints the cited folio after the shelf mark of a manuscript', async () => {
  const letter = {
    ...part,
    type: 'manuscript',
    'container-title': undefined,
    archive: 'Library',
    archive_location: 'Box 3',
  }
  const document = await citationDocument([letter], { style: 'chicago-notes-bibliography' })
  expect(document.cite({ id: 'a', locator: '4', label: 'folio' }).text).toContain('Box 3, fol. 4, Library')
})

it.each([
  ['event', 'event-title'],
  ['event-title', 'event'],
])('a style with the variable %s prints the value of %s', async (asked, given) => {
  const { text } = await bibliography(
    { ...part, [given]: 'Congress' },
    { style: styleWith(`<text variable="${asked}"/>`) },
  )
  expect(text).toBe('Congress\n')
})
