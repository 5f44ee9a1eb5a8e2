import { describe, expect, it } from 'vitest'
import { type BibliographyOptions, bibliography, cite } from '../../../src/citation/csl/index.ts'
import type { Agent, Datacite } from '../../../src/model/index.ts'
import { testWith } from '../../missing.ts'
import { debian, hasDebianStyles, styleWith } from './fixtures.ts'

const person = (familyName: string, givenName: string): Agent => ({
  name: `${familyName}, ${givenName}`,
  nameType: 'Personal',
  givenName,
  familyName,
})

const missingStyles = hasDebianStyles
  ? undefined
  : 'The Debian package citation-style-language-styles is not installed.'

const titled = (title: string, more: Datacite = {}): Datacite => ({
  doi: '10.5072/x',
  titles: [{ title }],
  publicationYear: 2020,
  types: { resourceTypeGeneral: 'Dataset' },
  ...more,
})

const listed = async (records: object | object[], layout: string, options: BibliographyOptions = {}) => {
  const style = layout.startsWith('<style') ? layout : styleWith(layout)
  const { entries } = await bibliography(records as object, { style, locale: 'en-US', ...options })
  return entries.map(({ text }) => text)
}

const sortedBy = (key: string): string =>
  styleWith('<names variable="author"><name form="short"/></names>').replace(
    '<bibliography>',
    `<bibliography><sort>${key}</sort>`,
  )

describe('names are sorted part by part', () => {
  const by = (...creators: Agent[]) => titled('Rain', { creators })

  it.each([
    [
      ['Liang', 'Li', 'Mann', 'Manning', 'Li Bai'],
      ['Li', 'Li Bai', 'Liang', 'Mann', 'Manning'],
    ],
    [
      ['Dalebout', 'Dale', 'D’Arcy'],
      ['D’Arcy', 'Dale', 'Dalebout'],
    ],
  ])("the CSL processor sorts records by the parts of their authors' names: %j", async (given, expected) => {
    const records = given.map(name => by(person(name, 'Zo')))
    expect(await listed(records, sortedBy('<key variable="author"/>'))).toEqual(expected)
    expect(await listed(records, sortedBy('<key variable="author"/>'), { sort: true })).toEqual(expected)
  })

  it('the CSL processor sorts name lists name by name, regardless of the conjunction', async () => {
    const [a, b, c] = [person('Adams', 'Al'), person('Baker', 'Bo'), person('Clark', 'Cy')]
    const style = styleWith('<text macro="m"/>', {
      macros: '<macro name="m"><names variable="author"><name form="short" and="text"/></names></macro>',
    }).replace('<bibliography>', '<bibliography><sort><key macro="m"/></sort>')
    expect(await listed([by(a, c), by(a, b, c), by(a)], style)).toEqual([
      'Adams',
      'Adams, Baker, and Clark',
      'Adams and Clark',
    ])
  })

  it('the CSL processor ignores a leading English article when sorting organisation names', async () => {
    const records = [by(person('Noll', 'Al')), by({ name: 'The Ice Society', nameType: 'Organizational' })]
    expect(await listed(records, sortedBy('<key variable="author"/>'))).toEqual(['The Ice Society', 'Noll'])
  })
})

describe('a version is never altered', () => {
  it.each(['2021-04-13', '1-0-1', '1,5', '3 & 4', '2.1.0', 'v1.2', 'V2', 'Version 2', 'ver. 3'])(
    'the CSL processor prints the version %s without changes',
    async version => {
      const layout = '<group delimiter=" "><label variable="version"/><number variable="version"/></group>'
      expect(await listed(titled('Rain', { version }), layout)).toEqual([`version ${version}`])
      expect(await listed(titled('Rain', { version }), '<text variable="version"/>')).toEqual([version])
    },
  )

  it.each([
    ['v', 'v1.2', 'v1.2'],
    ['(v', 'Version 2', '(v2'],
    ['V. ', 'v1.2', 'V. 1.2'],
    ['v', 'Final', 'vFinal'],
    ['Version ', 'v1.2', 'Version v1.2'],
    ['rev', 'v1.2', 'revv1.2'],
  ])('after the prefix %j, prints the version %j as %j', async (prefix, version, expected) => {
    const layout = `<text variable="version" prefix="${prefix}"/>`
    expect(await listed(titled('Rain', { version }), layout)).toEqual([expected])
  })
})

describe('letters', () => {
  it.each([
    ['capitalize-first', 'arXiv of rain', 'arXiv of rain'],
    ['capitalize-first', 'rain', 'Rain'],
    ['capitalize-all', 'the arXiv dPackage of rain', 'The arXiv dPackage Of Rain'],
    ['sentence', 'DataPackage of Rain', 'DataPackage of Rain'],
    ['sentence', 'RAIN AND SNOW', 'Rain and snow'],
  ])('the text case %s turns %j into %j', async (textCase, title, expected) => {
    expect(await listed(titled(title), `<text variable="title" text-case="${textCase}"/>`)).toEqual([expected])
  })

  it.each([
    ['eng', 'Rain on Stone'],
    ['en-GB', 'Rain on Stone'],
    ['ger', 'Rain on stone'],
    ['de', 'Rain on stone'],
    [undefined, 'Rain on Stone'],
  ])('text-case="title" prints a title in the language %j as %j', async (language, expected) => {
    const record = titled('Rain on stone', language === undefined ? {} : { language })
    expect(await listed(record, '<text variable="title" text-case="title"/>')).toEqual([expected])
  })
})

describe('names that stand in for others look like them', () => {
  const edited = titled('Rain', {
    contributors: [
      { ...person('Bauer', 'Anna'), contributorType: 'Editor' },
      { ...person('Weiß', 'Karl'), contributorType: 'Editor' },
    ],
  })
  const names = (substitute: string) =>
    `<names variable="author"><name name-as-sort-order="first" and="text"/><label form="short" prefix=", "/><substitute>${substitute}</substitute></names>`

  it.each([
    ['directly', '<names variable="editor"/>'],
    ['in a choose element', '<choose><if variable="editor"><names variable="editor"/></if></choose>'],
    ['in a macro', '<text macro="m"/>'],
  ])(
    'the CSL processor renders substituted names, specified %s, in the style of the names that they replace',
    async (_, substitute) => {
      const style = styleWith(names(substitute), { macros: '<macro name="m"><names variable="editor"/></macro>' })
      expect(await listed(edited, style)).toEqual(['Bauer, Anna and Karl Weiß, eds.'])
    },
  )

  it('the CSL processor renders substituted names as their own name element specifies', async () => {
    const own = '<choose><if variable="editor"><names variable="editor"><name/></names></if></choose>'
    expect(await listed(edited, names(own))).toEqual(['Anna Bauer, Karl Weiß'])
  })

  testWith(
    missingStyles,
    'editors in place of missing authors have the label "eds." in the Chicago Manual',
    async () => {
      const options = { style: 'chicago-author-date', locale: 'en-US', sources: [debian] }
      const { text } = await bibliography({ ...edited, publicationYear: 2011 }, options)
      expect(text).toMatch(/^Bauer, Anna, and Karl Weiß, eds\. 2011\./)
    },
  )
})

describe('marks and spaces', () => {
  it.each([
    ['true', '“Rain and so on.” Next'],
    ['false', '“Rain and so on.” Next'],
  ])(
    'the CSL processor does not double the full stop of a quoted title with punctuation-in-quote="%s"',
    async (isIn, expected) => {
      const layout = '<text variable="title" quotes="true" suffix=". "/><text value="Next"/>'
      const own = `<locale><style-options punctuation-in-quote="${isIn}"/></locale><citation>`
      const style = styleWith(layout).replace('<citation>', own)
      expect(await listed(titled('Rain and so on.'), style)).toEqual([expected])
    },
  )

  it('the CSL processor renders consecutive display blocks as separate divs in HTML', async () => {
    const layout =
      '<group display="block"><text variable="title"/></group><group display="block"><text value="Note"/></group>'
    expect(await listed(titled('Rain'), layout, { format: 'html' })).toEqual([
      '<div class="csl-block">Rain</div><div class="csl-block">Note</div>',
    ])
    expect(await listed(titled('Rain'), layout)).toEqual(['Rain Note'])
  })

  it.each([
    ['text', '\u202f'],
    ['html', '\u202f'],
    ['markdown', '\u202f'],
    ['latex', '\\,'],
    ['asciidoc', '\u202f'],
  ] as const)('the CSL processor keeps no-break spaces in %s', async (format, narrow) => {
    expect(
      await listed(titled('Rain'), '<text variable="title" suffix="\u00a0"/><text value="a\u202fb"/>', { format }),
    ).toEqual([`Rain\u00a0a${narrow}b`])
  })

  it('the CSL processor prints text of the class nodecor without italics', async () => {
    const item = { type: 'book', title: 'Lessard <span class="nodecor">v.</span> Schmidt' }
    const layout = '<text variable="title" font-style="italic"/>'
    expect(await listed(item, layout, { format: 'html' })).toEqual(['<i>Lessard</i> v. <i>Schmidt</i>'])
    expect(await listed(item, layout)).toEqual(['Lessard v. Schmidt'])
  })

  it('the CSL processor keeps a less-than sign in a title with italics', async () => {
    const expected = ['Where a<b in rain, p<0.05']
    const title = 'Where a<b in <i>rain</i>, p<0.05'
    expect(await listed(titled(title), '<text variable="title"/>')).toEqual(expected)
    expect(await listed({ type: 'book', title }, '<text variable="title"/>')).toEqual(expected)
  })

  it.each(['Where a<b in rain', 'p<0.05 and x>3', 'if a<b and c>d', 'when a<b and x < y'])(
    'the CSL processor keeps comparison signs, and escapes them in HTML: %s',
    async title => {
      expect(await listed(titled(title), '<text variable="title"/>')).toEqual([title])
      const [html] = await listed(titled(title), '<text variable="title"/>', { format: 'html' })
      expect(html).toBe(title.replaceAll('<', '&#60;').replaceAll('>', '&#62;'))
    },
  )

  it.each(['<scr<b>ipt>alert(1)</script>', 'a<img src=x onerror=alert(1)>', 'Rain &lt;script&gt;x&lt;/script&gt;'])(
    'the CSL processor prints the title %s without any tag',
    async title => {
      for (const format of ['text', 'html', 'markdown'] as const) {
        const [entry] = await listed(titled(title), '<text variable="title"/>', { format })
        expect(entry).not.toMatch(/<[a-z/]/i)
      }
    },
  )
})

it.each([
  ['Ph.M.E.', 'Ph.M.E. Doe'],
  ['Ph. M.E.', 'Ph.M.E. Doe'],
  ['John M.E.', 'J.M.E. Doe'],
  ['Jean-Luc', 'J.-L. Doe'],
])('the CSL processor prints the initials of %s', async (given, expected) => {
  const names = '<names variable="author"><name initialize-with="."/></names>'
  expect(await listed(titled('Rain', { creators: [person('Doe', given)] }), names)).toEqual([expected])
})

describe('names in ideographs', () => {
  const chinese = { family: '王', given: '小芳' }
  const names = (attributes: string) => `<names variable="author"><name ${attributes}/></names>`

  it.each([
    ['', '王小芳'],
    ['initialize-with=". "', '王小芳'],
    ['name-as-sort-order="all" sort-separator=", "', '王小芳'],
    ['form="short"', '王'],
  ])('a name element with the attributes %j prints a name in ideographs as %j', async (attributes, expected) => {
    expect(await listed({ type: 'book', title: '雨', author: [chinese] }, names(attributes))).toEqual([expected])
  })

  it('in a mixed list, the CSL processor prints the family name first in Chinese, Japanese and Korean names, and last in English names', async () => {
    const author = [
      chinese,
      { family: '山田', given: '太郎' },
      { family: 'Doe', given: 'Jo' },
      { family: '김', given: '민수' },
    ]
    expect(await listed({ type: 'book', title: '雨', author }, names('and="text"'))).toEqual([
      '王小芳, 山田太郎, Jo Doe, and 김민수',
    ])
  })

  it('the CSL processor joins Chinese names with Chinese punctuation if typography is on', async () => {
    const item = { type: 'book', language: 'zh', title: '雨: 一', author: [chinese, { family: '李', given: '娜' }] }
    const layout = `${names('')}<text variable="title" prefix=". "/>`
    expect(await listed(item, layout, { locale: 'zh-CN', typography: true })).toEqual(['王小芳，李娜。雨：一'])
  })
})

describe('a date that goes on keeps its dash', () => {
  const year = '<date variable="issued" prefix="(" suffix=")"><date-part name="year"/></date>'

  it('the CSL processor prints the dash of an open date range from a record', async () => {
    const record = titled('Rain', { publicationYear: 1987, dates: [{ date: '1987/', dateType: 'Issued' }] })
    expect(await listed(record, year)).toEqual(['(1987–)'])
  })

  it('the CSL processor prints the dash of an open date range from a CSL-JSON item', async () => {
    const item = { type: 'book', title: 'Rain', issued: { 'date-parts': [[1987], [0, 0, 0]] } }
    expect(await listed(item, year)).toEqual(['(1987–)'])
    expect(await listed({ ...item, issued: '1987/..' }, year)).toEqual(['(1987–)'])
  })
})

describe('items of CSL-JSON', () => {
  const item = {
    id: 'doe-2019',
    type: 'article-journal',
    title: 'Rain',
    author: [{ family: 'van Doe', given: 'Jo' }, { literal: 'Rain Society' }],
    issued: { 'date-parts': [['2019', 5]] },
    'container-title': ['Journal of Rain'],
    DOI: '10.5072/Rain',
    URL: 'https://example.org/rain',
  }

  it('the CSL processor cites CSL-JSON items and records in one bibliography', async () => {
    const { text, entries } = await bibliography([item, titled('Snow', { creators: [person('Adams', 'Al')] })], {
      style: 'apa',
    })
    expect(text).toContain('van Doe, J., & Rain Society. (2019). Rain. Journal of Rain. https://doi.org/10.5072/Rain')
    expect(entries.map(({ index }) => index)).toEqual([1, 0])
    expect((await cite(item, { style: 'apa' })).text).toBe('(van Doe & Rain Society, 2019)')
  })

  it('the CSL processor cites CSL-JSON items in the styles house and datacite', async () => {
    const { text } = await bibliography(item, { style: 'house' })
    expect(text).toBe('van Doe, Jo, Rain Society (2019): Rain. https://doi.org/10.5072/Rain\n')
    expect((await cite(item, { style: 'datacite' })).text).toContain('Rain')
  })

  it.each([
    [{ 'date-parts': [[2019]] }],
    [{ 'date-parts': [['2019', '5', '3']] }],
    [{ raw: '2019-05-03' }],
    ['2019-05'],
    [2019],
  ])('the CSL processor prints the year of a CSL-JSON item with the date %j', async issued => {
    const { text } = await bibliography({ ...item, issued }, { style: 'apa' })
    expect(text).toContain('(2019')
    expect(text).not.toMatch(/n\. ?d\./i)
  })

  it('the CSL processor does not modify CSL-JSON items', async () => {
    const before = structuredClone(item)
    await bibliography(item, { style: 'apa' })
    expect(item).toEqual(before)
  })

  it.each([
    { type: 'book', title: 'Rain', author: 'Doe' },
    { type: 'book', title: 'Rain', author: [null, 3, {}, { family: null }, 'Doe'] },
    { type: 'book', title: 'Rain', issued: 'once upon a time' },
    { type: 'book', title: 'Rain', issued: { 'date-parts': [[null]] }, volume: { a: 1 } },
    { type: 'unheard-of', title: 'Rain', author: [{ family: 'Doe' }] },
    JSON.parse(
      '{ "type": "book", "title": "Rain", "__proto__": { "polluted": 1 }, "author": [{ "__proto__": { "family": "x" } }] }',
    ),
  ])('the CSL processor cites the malformed or malicious CSL-JSON item %j', async bad => {
    expect((await bibliography(bad, { style: 'apa' })).text).toContain('Rain')
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})
