import { describe, expect, it } from 'vitest'
import { type BibliographyOptions, bibliography, citationDocument, cite } from '../../../src/citation/csl/index.ts'
import { removedOptions } from '../../../src/citation/csl/removed-options.ts'
import type { Agent, Datacite } from '../../../src/model/index.ts'
import { styleWith } from './fixtures.ts'
import { bibliographyByCiteproc, citeByCiteproc } from './oracle/cite-by-citeproc.ts'

const person = (familyName: string, givenName: string): Agent => ({
  name: `${familyName}, ${givenName}`,
  nameType: 'Personal',
  givenName,
  familyName,
})

const dataset = (title: string, year: number, ...creators: Agent[]): Datacite => ({
  titles: [{ title }],
  creators,
  publicationYear: year,
  types: { resourceTypeGeneral: 'Dataset' },
})

const [ada, ben, chi, dan] = [
  person('Adams', 'Ada'),
  person('Baker', 'Ben'),
  person('Clark', 'Chi'),
  person('Davis', 'Dan'),
]
const year = '<date variable="issued"><date-part name="year"/></date>'
const authors = '<names variable="author"><name form="short" and="text"/></names>'

const citing = (attributes: string, layout: string, { names = '', sort = '' } = {}): string =>
  styleWith(layout).replace(
    /<citation>.*<\/citation>/,
    `<citation ${attributes}>${sort}<layout prefix="(" suffix=")" delimiter="; ">${layout}${names}</layout></citation>`,
  )

const listing = (attributes: string, layout: string, sort = ''): string =>
  styleWith('').replace(
    /<bibliography>.*<\/bibliography>/,
    `<bibliography ${attributes}>${sort}<layout suffix=".">${layout}</layout></bibliography>`,
  )

const engines = [
  { name: 'the processor', bibliography, cite },
  { name: 'citeproc-js', bibliography: bibliographyByCiteproc, cite: citeByCiteproc },
]

describe.each(engines)('with $name', ({ bibliography, cite }) => {
  const list = async (records: readonly Datacite[], style: string, options: BibliographyOptions = {}) =>
    (await bibliography(records, { style, locale: 'en-US', ...options })).entries.map(({ text }) => text)
  const citation = async (records: readonly Datacite[], style: string) =>
    (await cite(records, { style, locale: 'en-US' })).text

  describe('names', () => {
    const record = dataset('Rain', 2020, ada, ben, chi)
    it.each([
      ['<name/>', 'Ada Adams, Ben Baker, Chi Clark.'],
      ['<name and="text"/>', 'Ada Adams, Ben Baker, and Chi Clark.'],
      ['<name and="symbol" delimiter-precedes-last="never"/>', 'Ada Adams, Ben Baker & Chi Clark.'],
      ['<name name-as-sort-order="first"/>', 'Adams, Ada, Ben Baker, Chi Clark.'],
      ['<name name-as-sort-order="all" sort-separator=" " delimiter="; "/>', 'Adams Ada; Baker Ben; Clark Chi.'],
      ['<name initialize-with=". "/>', 'A. Adams, B. Baker, C. Clark.'],
      ['<name form="short" et-al-min="2" et-al-use-first="1"/>', 'Adams et al.'],
      ['<name et-al-min="2" et-al-use-first="2"/>', 'Ada Adams, Ben Baker, et al.'],
      ['<name form="short" et-al-min="3" et-al-use-first="1" et-al-use-last="true"/>', 'Adams … Clark.'],
      ['<name et-al-min="2" et-al-use-first="1"/><et-al term="and others"/>', 'Ada Adams and others.'],
      ['<name form="count"/>', '3.'],
      ['<name><name-part name="family" text-case="uppercase"/></name>', 'Ada ADAMS, Ben BAKER, Chi CLARK.'],
    ])('the CSL processor renders names with the element %s', async (name, expected) => {
      expect(await list([record], listing('', `<names variable="author">${name}</names>`))).toEqual([expected])
    })

    it('the CSL processor demotes the particles of names as the style requests, and puts suffixes last', async () => {
      const gogh = dataset('Sun', 1888, person('van Gogh', 'Vincent'))
      const king = dataset('Hope', 1963, person('King', 'Martin Luther, Jr.'))
      const names = '<names variable="author"><name name-as-sort-order="all" initialize-with="."/></names>'
      const demoting = (how: string) =>
        listing('', names).replace('version="1.0"', `version="1.0" demote-non-dropping-particle="${how}"`)
      expect(await list([gogh], demoting('never'))).toEqual(['van Gogh, V.'])
      expect(await list([gogh], demoting('display-and-sort'))).toEqual(['Gogh, V. van.'])
      expect(await list([king], listing('', names))).toEqual(['King, M.L., Jr.'])
    })

    it('the CSL processor labels names with their role, and replaces missing names as the style requests', async () => {
      const edited: Datacite = {
        ...dataset('Rain', 2020),
        contributors: [
          { ...ada, contributorType: 'Editor' },
          { ...ben, contributorType: 'Editor' },
        ],
      }
      const names =
        '<names variable="author"><name/><label form="short" prefix=" (" suffix=")"/><substitute><names variable="editor"/><text variable="title"/></substitute></names><text variable="title" prefix=": "/>'
      expect(await list([edited], listing('', names))).toEqual(['Ada Adams, Ben Baker (eds.): Rain.'])
      expect(await list([dataset('Rain', 2020)], listing('', names))).toEqual(['Rain.'])
    })
  })

  describe('elements', () => {
    const record: Datacite = {
      ...dataset('Rain?', 2020, ada),
      publisher: { name: 'Example Press' },
      version: '2',
      dates: [{ date: '2020-05-01/2020-05-04', dateType: 'Issued' }],
    }
    it.each([
      [
        'an empty text for a group whose only variable is empty',
        '<group><text value="v"/><text variable="genre"/></group>x',
        '',
      ],
      [
        'a group whose only value is a printed inner group',
        '<group><group><text value="v"/></group><text variable="genre"/></group>',
        'v.',
      ],
      [
        'delimiters between the elements of a choice',
        '<group delimiter=", "><text variable="title"/><choose><if type="dataset"><text variable="publisher"/><text variable="version"/></if></choose></group>',
        'Rain?, Example Press, 2.',
      ],
      ['adjacent punctuation', '<text variable="title" suffix=". "/><text variable="version" suffix="."/>', 'Rain? 2.'],
      [
        'punctuation within quotation marks',
        '<text variable="publisher" quotes="true" suffix=", "/><text variable="version"/>',
        '“Example Press,” 2.',
      ],
      ['text in upper case', '<text variable="publisher" text-case="uppercase"/>', 'EXAMPLE PRESS.'],
      ['a number as an ordinal', '<number variable="version" form="ordinal"/>', '2nd.'],
      ['a number as a word', '<number variable="version" form="long-ordinal"/>', 'second.'],
      ['a number in Roman numerals', '<number variable="version" form="roman"/>', 'ii.'],
      ['a term', '<text term="accessed"/>', 'Accessed.'],
      ['a date in the format of the locale', '<date variable="issued" form="text"/>', 'May 1–4, 2020.'],
      ['a numeric date', '<date variable="issued" form="numeric" date-parts="year-month"/>', '05/2020.'],
      [
        'date parts that the style defines',
        '<date variable="issued" delimiter=" "><date-part name="day"/><date-part name="month" form="short" strip-periods="true"/><date-part name="year" form="short"/></date>',
        '1–4 May 20.',
      ],
    ])('the CSL processor renders CSL elements: %s', async (_, layout, expected) => {
      const [entry = ''] = await list([record], listing('', layout))
      expect(entry).toBe(expected)
    })

    it('with second-field-align, the CSL processor puts the first field of an entry in the left margin and the rest beside it', async () => {
      const style = listing(
        'second-field-align="flush"',
        '<text variable="citation-number" suffix=" "/><text variable="title"/>',
      )
      const [html = ''] = await list([record], style, { format: 'html' })
      expect(html).toContain('<div class="csl-left-margin">1 </div><div class="csl-right-inline">Rain?</div>')
    })
  })

  describe('several records', () => {
    it('the CSL processor sorts records as the style requests, and puts records without a sort key last', async () => {
      const records = [
        dataset('Öl', 2020, chi),
        dataset('Zeit', 2019),
        dataset('Apfel', 2021, ada),
        dataset('Oase', 2020, chi),
      ]
      const sort = (keys: string) => listing('', '<text variable="title"/>', `<sort>${keys}</sort>`)
      expect(await list(records, sort('<key variable="title"/>'))).toEqual(['Apfel.', 'Oase.', 'Öl.', 'Zeit.'])
      expect(await list(records, sort('<key variable="author"/><key variable="title" sort="descending"/>'))).toEqual([
        'Apfel.',
        'Öl.',
        'Oase.',
        'Zeit.',
      ])
      expect(await list(records, sort('<key variable="issued" sort="descending"/><key variable="title"/>'))).toEqual([
        'Apfel.',
        'Oase.',
        'Öl.',
        'Zeit.',
      ])
    })

    it('as the style requests, the CSL processor replaces names that repeat those of the preceding entry', async () => {
      const records = [dataset('A', 2020, ada, ben), dataset('B', 2021, ada, ben), dataset('C', 2022, ada, chi)]
      const style = (rule: string) =>
        listing(
          `subsequent-author-substitute="———" subsequent-author-substitute-rule="${rule}"`,
          '<names variable="author"><name form="short"/></names><text variable="title" prefix=": "/>',
        )
      expect(await list(records, style('complete-all'))).toEqual(['Adams, Baker: A.', '———: B.', 'Adams, Clark: C.'])
      expect(await list(records, style('partial-each'))).toEqual(['Adams, Baker: A.', '———, ———: B.', '———, Clark: C.'])
    })

    it('the CSL processor adds names, given names or a letter to citations that would otherwise be identical', async () => {
      const layout = `<group delimiter=" ">${authors.replace('<name ', '<name et-al-min="3" et-al-use-first="1" ')}${year}</group>`
      const two = [dataset('A', 2020, ada, ben, chi), dataset('B', 2020, ada, dan, chi)]
      expect(await citation(two, citing('disambiguate-add-names="true"', layout))).toBe(
        '(Adams, Baker, et al. 2020; Adams, Davis, et al. 2020)',
      )
      expect(await citation(two, citing('disambiguate-add-year-suffix="true"', layout))).toBe(
        '(Adams et al. 2020a; Adams et al. 2020b)',
      )
      const namesakes = [dataset('A', 2020, ada), dataset('B', 2020, person('Adams', 'Bo'))]
      const withInitials = layout.replace('<name ', '<name initialize-with="." ')
      for (const rule of ['by-cite', 'all-names', 'primary-name'])
        expect(
          await citation(
            namesakes,
            citing(`disambiguate-add-givenname="true" givenname-disambiguation-rule="${rule}"`, withInitials),
          ),
        ).toBe('(A. Adams 2020; B. Adams 2020)')
    })

    it('the CSL processor collapses consecutive citations as the style requests', async () => {
      const layout = `<group delimiter=" ">${authors}${year}</group>`
      const records = [
        dataset('A', 2020, ada),
        dataset('B', 2020, ada),
        dataset('C', 2021, ada),
        dataset('D', 2021, ben),
      ]
      expect(await citation(records, citing('collapse="year" disambiguate-add-year-suffix="true"', layout))).toBe(
        '(Adams 2020a, 2020b, 2021; Baker 2021)',
      )
      expect(
        await citation(
          records,
          citing('collapse="year-suffix" disambiguate-add-year-suffix="true" year-suffix-delimiter=","', layout),
        ),
      ).toBe('(Adams 2020a,b, 2021; Baker 2021)')
      const numbers = citing('collapse="citation-number"', '<text variable="citation-number"/>')
      expect(await citation(records, numbers)).toBe('(1–4)')
      expect(await citation(records.slice(0, 2), numbers)).toBe('(1; 2)')
    })
  })
})

describe('the processor', () => {
  it.each([
    ['<choose><if context="bibliography"><text value="x"/></if></choose>', 'CSL 1.0.2 has no condition "context".'],
    ['<choose><if match="nand" type="book"/></choose>', 'CSL 1.0.2 has no match="nand".'],
    ['<group><textt value="x"/></group>', 'CSL 1.0.2 has no <textt> in <group>.'],
    ['<names variable="author"><institution/></names>', 'CSL 1.0.2 has no <institution> in <names>.'],
  ])(
    'the CSL processor refuses a style that breaks the specification, and reports the fault: %s',
    async (layout, why) => {
      const style = listing('', `\n${layout}`)
      const column = layout.startsWith('<choose>') ? 9 : layout.startsWith('<group>') ? 8 : 26
      const expected = {
        name: 'CslError',
        code: 'bad-style',
        message: `The style "given" cannot be used (line 2, column ${column}): ${why}`,
        position: { line: 2, column },
      }
      const record = dataset('Rain', 2020, ada)
      await expect(bibliography(record, { style })).rejects.toMatchObject(expected)
      await expect(cite(record, { style })).rejects.toMatchObject(expected)
      await expect(citationDocument(record, { style })).rejects.toMatchObject(expected)
    },
  )

  it('the CSL processor keeps the order of organisations and people in a list', async () => {
    const style = listing('', '<names variable="author"><name and="text"/></names>')
    const record = dataset('Rain', 2020, { name: 'Rain Society', nameType: 'Organizational' }, ada, ben)
    expect((await bibliography(record, { style })).text).toBe('Rain Society, Ada Adams, and Ben Baker.\n')
  })

  it('the CSL processor refuses macros whose expansion grows exponentially', async () => {
    const macros = Array.from(
      { length: 60 },
      (_, level) => `<macro name="m${level}"><text macro="m${level + 1}"/><text macro="m${level + 1}"/></macro>`,
    ).join('')
    const style = styleWith('<text macro="m0"/>', { macros: `${macros}<macro name="m60"><text value="x"/></macro>` })
    await expect(bibliography(dataset('Rain', 2020), { style })).rejects.toMatchObject({ code: 'engine-failed' })
  })

  it('the CSL processor refuses the option "engine" and explains why it was removed', async () => {
    const options = { engine: 'citeproc' } as object
    const message = `There is no option "engine". ${removedOptions.engine}`
    for (const call of [bibliography, cite, citationDocument])
      await expect(call(dataset('Rain', 2020), options)).rejects.toThrow(new TypeError(message))
  })
})
