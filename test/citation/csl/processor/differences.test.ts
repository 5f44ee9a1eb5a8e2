import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bibliography, cite } from '../../../../src/citation/csl/index.ts'
import { bibliographyByCiteproc, citeByCiteproc } from '../oracle/cite-by-citeproc.ts'

const page = readFileSync(new URL('../../../../src/citation/csl/processor/differences.md', import.meta.url), 'utf8')

/**
 * The rows of the first table of the page: the difference, our output, the output of citeproc-js, and the reason.
 */
const rows = page
  .slice(0, page.indexOf('\n## '))
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| Difference '))
  .map(line => line.slice(2, -2).split(' | '))

const examplesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, example = '']) => example)

interface StyleParts {
  attributes?: string
  citation?: string
  options?: string
  bibliography?: string
  entryOptions?: string
}

const styleOf = ({
  attributes = '',
  citation = '',
  options = '',
  bibliography: list = '',
  entryOptions = '',
}: StyleParts) =>
  `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" ${attributes}><info><title>Test</title><id>t</id></info><citation ${options}><layout delimiter="; ">${citation}</layout></citation>${list === '' ? '' : `<bibliography ${entryOptions}><layout>${list}</layout></bibliography>`}</style>`

const authors = (attributes: string): string => `<names variable="author"><name ${attributes}/></names>`
const book = (id: string, more: object) => ({ id, type: 'book', title: `Title ${id}`, ...more })
const [anna, weather] = [{ family: 'Baker', given: 'Anna' }, { literal: 'Weather Service' }]
const [hahn, clark] = [
  { family: 'Hahn', given: 'Carl' },
  { family: 'Clark', given: 'Dora' },
]
const addingNames = 'disambiguate-add-names="true" disambiguate-add-givenname="true" et-al-min="3" et-al-use-first="1"'
/**
 * Four books whose first authors are three people with the same family name. One person wrote two of the books, and
 * only the names of the other authors distinguish those two.
 */
const ofThreeBakers = [
  'Baker Anna, Ito Fritz, Simic Anna, Lund Eva, Hahn Carl, Clark Eva, Dean Fritz',
  'Baker Ben, Dean Ben, Dean Jan, Roe Anna',
  'Baker Jan, Baker Jan, Hahn Jan, Baker Jan',
  'Baker Ben, Roe Anna, Lund Ben, Hahn Ben',
].map((names, place) =>
  book(`${place}`, {
    author: names.split(', ').map(name => ({ family: name.split(' ')[0], given: name.split(' ')[1] })),
  }),
)
const bakers = [
  { family: 'Baker', given: 'Anna' },
  { family: 'Baker', given: 'Alma' },
]

const issuedWithLetter =
  '<choose><if variable="issued"><date variable="issued"><date-part name="year"/></date><text variable="year-suffix"/></if></choose>'
const ofAccess = ['1', '2'].map(id => book(id, { author: [anna], accessed: { 'date-parts': [[2020, 3]] } }))

interface Case {
  style: StyleParts
  items: object[]
  locale?: string
  format?: 'html' | 'text'
  /** True if citations are compared instead of entries. */
  isCited?: boolean
}

const cases: Readonly<Record<string, Case>> = {
  'Two names, the second of an organisation': {
    style: {
      bibliography: authors(
        'and="symbol" delimiter-precedes-last="always" name-as-sort-order="all" initialize-with=". " sort-separator=", "',
      ),
    },
    items: [book('1', { author: [{ family: 'Baker', given: 'Carl Dieter' }, weather] })],
  },
  'Three names, the last of an organisation, with `delimiter-precedes-last="never"`': {
    style: {
      bibliography: authors(
        'and="symbol" delimiter-precedes-last="never" name-as-sort-order="all" initialize-with="." sort-separator=", "',
      ),
    },
    items: [book('1', { author: [anna, { family: 'O’Neil', given: 'Jean-Luc' }, weather] })],
  },
  'Citations that given names disambiguate': {
    style: {
      options: addingNames,
      citation: authors('form="short" and="text" initialize-with=". "'),
      bibliography: authors(''),
    },
    items: ofThreeBakers,
    isCited: true,
  },
  'The bibliography entries of those citations': {
    style: {
      options: addingNames,
      citation: authors('form="short" and="text" initialize-with=". "'),
      entryOptions: 'et-al-min="3" et-al-use-first="1"',
      bibliography: authors('and="text" name-as-sort-order="first" delimiter-precedes-et-al="always"'),
    },
    items: ofThreeBakers,
  },
  'Formatting on `<name>`, in a list shortened by et al.': {
    style: { bibliography: authors('font-style="italic" et-al-min="3" et-al-use-first="2"') },
    items: [book('1', { author: [anna, hahn, clark] })],
    format: 'html',
  },
  'Two authors of one work with the same initials, in its entry': {
    style: {
      options: 'disambiguate-add-givenname="true"',
      citation: authors('form="short" initialize-with=". "'),
      bibliography: authors('initialize-with=". "'),
    },
    items: [book('1', { author: bakers })],
  },
  'Two authors of one work with the same family name, when another work must be distinguished': {
    style: {
      options: 'disambiguate-add-givenname="true"',
      citation: authors('form="short" initialize-with=". "'),
      bibliography: authors(''),
    },
    items: [
      book('1', { author: bakers }),
      book('2', {
        author: [
          { family: 'Baker', given: 'Anna' },
          { family: 'Baker', given: 'Arno' },
        ],
      }),
    ],
    isCited: true,
  },
  'A year suffix in an entry without a date of issue': {
    style: {
      options: 'disambiguate-add-year-suffix="true"',
      citation: authors('') + issuedWithLetter,
      bibliography: `<text variable="title"/>${issuedWithLetter}<date variable="accessed" prefix=", seen "><date-part name="year"/></date>`,
    },
    items: ofAccess,
  },
  'A year suffix on a year with affixes': {
    style: {
      options: 'disambiguate-add-year-suffix="true"',
      citation: authors(''),
      bibliography:
        '<date variable="accessed"><date-part name="year" suffix="-"/><date-part name="month" form="numeric-leading-zeros"/></date>',
    },
    items: ofAccess,
  },
  'A year of fewer than four digits': {
    style: { bibliography: '<date variable="issued"><date-part name="year"/></date>' },
    items: [book('1', { issued: { 'date-parts': [[199]] } })],
  },
  'Two adjacent spaces': {
    style: { bibliography: '<group delimiter=" "><text value="a "/><text variable="title"/></group>' },
    items: [book('1', {})],
    format: 'html',
  },
  Versions: {
    style: { bibliography: '<number variable="version"/>' },
    items: [book('1', { version: '1 - 2' }), book('2', { version: '2021-04-13' })],
  },
  'An identifier with several points in a number variable': {
    style: { bibliography: '<text variable="number"/>' },
    items: [book('1', { number: 'rs.3.rs-2960' })],
  },
  'A label before a number such as `CN1108-A`, without a test for numbers': {
    style: {
      bibliography: '<group delimiter=" "><label variable="number" form="short"/><text variable="number"/></group>',
    },
    items: [book('1', { number: 'CN1108-A' })],
  },
  'A volume such as `19, Part A`, tested with `is-numeric`': {
    style: {
      bibliography:
        '<group delimiter=" "><choose><if is-numeric="volume"><label variable="volume" form="short"/></if></choose><text variable="volume"/></group>',
    },
    items: [book('1', { volume: '19, Part A' })],
  },
  'A range of pages that are counted by paper': {
    style: { bibliography: '<text variable="page"/>' },
    items: [book('1', { page: '41:1-41:15' })],
  },
  'A label for a missing locator': {
    style: { citation: '<group><label variable="locator" form="short"/><text variable="title"/></group>' },
    items: [book('1', {})],
    isCited: true,
  },
  'Names in Latin letters, in a work in Chinese, Japanese or Hungarian': {
    style: { bibliography: authors('') },
    items: [book('1', { language: 'zh', author: [anna] })],
  },
  'Names of files and websites in title case': {
    style: {
      bibliography:
        '<group delimiter=", "><text variable="title" text-case="title"/><text variable="container-title" text-case="title"/></group>',
    },
    items: [book('1', { title: 'NWD100.recab.cram', 'container-title': 'bjoern.brembs.blog' })],
  },
  'Version numbers in title case': {
    style: { bibliography: '<text variable="title" text-case="title"/>' },
    items: [book('1', { title: 'RAIN v1' })],
  },
  'Prepositions and conjunctions of other languages in title case': {
    style: { bibliography: '<text variable="title" text-case="title"/>' },
    items: [book('1', { title: 'Statik ve dinamik' })],
  },
  'The first word in single quotation marks, in title case': {
    style: { bibliography: '<text variable="title" text-case="title" quotes="true"/>' },
    items: [book('1', { title: "Rain: 'future relations' of ice" })],
  },
  'Title case of other variables than titles, in a work in another language': {
    style: { bibliography: '<text variable="section" text-case="title"/>' },
    items: [book('1', { section: 'Sciences & éthique', language: 'fr' })],
  },
  'Single typographic quotation marks outside of other quotation marks': {
    style: { bibliography: '<text variable="title"/>' },
    items: [book('1', { title: 'Our first ‘nonemergency’ season' })],
  },
  'A remark in parentheses after given names, with initials': {
    style: { bibliography: authors('initialize-with=". "') },
    items: [book('1', { author: [{ family: 'Roe', given: 'Clara (Ed.)' }] })],
  },
  '`event` in a style and `event-title` in an item, or the reverse': {
    style: { bibliography: '<group delimiter=", "><text variable="title"/><text variable="event"/></group>' },
    items: [book('1', { 'event-title': 'Congress of Ice' })],
  },
  'A comma or period after an italic title that ends in quotation marks': {
    style: { bibliography: '<text variable="title" font-style="italic"/><text variable="publisher" prefix=", "/>' },
    items: [book('1', { title: 'Material for "the assembly"', publisher: 'Sea Press' })],
  },
  'A locale that no source has': {
    style: { bibliography: '<text term="and"/>' },
    items: [book('1', {})],
    locale: 'xx-XX',
  },
}

type Citing = typeof oracle

const oracle = { bibliography: bibliographyByCiteproc, cite: citeByCiteproc }

async function written(
  { style, items, locale = 'en-US', format = 'text', isCited }: Case,
  by: Citing = { bibliography, cite },
): Promise<string> {
  const options = {
    style: styleOf(style),
    locale,
    format,
  } as const
  if (isCited) return (await by.cite(items, options)).text
  return (await by.bibliography(items, { ...options, sort: false })).entries.map(({ text }) => text).join('\n')
}

describe('the page of differences from citeproc-js', () => {
  it('every documented difference has a test case, and a reason that quotes the specification or notes its silence', () => {
    expect(rows.map(([what]) => what)).toEqual(Object.keys(cases))
    for (const [what, , , decides] of rows)
      expect(decides, what).toMatch(/“[^”]{15,}[.,]?”|^the same: “|^The specification does not say/)
  })

  it.each(rows)('the CSL processor differs from citeproc-js as documented: %s', async (what = '', here, theirs) => {
    const shown = cases[what]
    if (shown === undefined) throw new Error(`There is nothing that shows: ${what}`)
    if (shown.locale !== undefined) {
      await expect(written(shown)).rejects.toMatchObject({ code: 'unknown-locale' })
      return
    }
    const [own, others] = [await written(shown), await written(shown, oracle)]
    expect(own).not.toBe(others)
    for (const example of examplesIn(here)) expect(own).toContain(example)
    for (const example of examplesIn(theirs)) expect(others).toContain(example)
    for (const example of examplesIn(theirs)) expect(own).not.toContain(example)
  })
})
