import { describe, expect, it } from 'vitest'
import { bibliography, citationDocument, cite } from '../../../src/citation/csl/index.ts'
import { citation } from '../../../src/citation/index.ts'
import { convert, type FormatId, readRecords } from '../../../src/formats/index.ts'
import { styleWith } from './fixtures.ts'

const bib = (authors: string): string =>
  `@article{tides, author = {${authors}}, title = {Tides}, journal = {Shore}, year = 2020}`

const recordIn = (text: string) => {
  const [first] = readRecords(text).records
  if (first === undefined) throw new Error('There is no record.')
  return first.record
}

const entry = async (given: object, style: string): Promise<string> =>
  (await bibliography(given, { style })).text.trimEnd()

describe('"and others" of BibTeX', () => {
  const record = recordIn(bib('Moe, Jane and others'))

  it.each([
    ['apa', 'Moe, J., et al. (2020).'],
    ['modern-language-association', 'Moe, Jane, et al.'],
    ['ieee', 'J. Moe et al.'],
    ['vancouver', 'Moe J, et al.'],
    ['house', 'Moe, Jane, et al. (2020)'],
  ])('the style %s prints "and others" of a BibTeX entry as "et al."', async (style, expected) => {
    expect(await entry(record, style)).toContain(expected)
  })

  it.each(['Moe, Jane, et al.', 'Moe, Jane et al.', 'Jane Moe and et al'])(
    'the BibTeX authors %j are read like "Moe, Jane and others"',
    people => {
      expect(recordIn(bib(people)).creators).toEqual(record.creators)
    },
  )

  it('an in-text citation in APA style prints "and others" of a BibTeX entry as "et al."', async () => {
    expect((await cite(record, { style: 'apa' })).text).toBe('(Moe et al., 2020)')
  })

  it('the IEEE style counts "and others" as one more name when it shortens a list', async () => {
    const six = recordIn(bib('Aa, A. and Bb, B. and Cc, C. and Dd, D. and Ee, E. and Ff, F. and others'))
    expect(await entry(six, 'ieee')).toContain('A. Aa et al.')
  })
})

describe('et al. in later citations', () => {
  const given = 'AaBbCc'.match(/../g)?.map(family => ({ family, given: 'X' }))
  const styleOf = (ofCitation: string, ofName: string): string =>
    styleWith('<text variable="title"/>').replace(
      /<citation>.*<\/citation>/,
      `<citation ${ofCitation}><layout><names variable="author"><name form="short" ${ofName}/></names></layout></citation>`,
    )

  // The citations are those of citeproc-js.
  it.each([
    ['et-al-subsequent-min', 'et-al-min="5" et-al-use-first="1" et-al-subsequent-min="2"', 'Aa, Bb, Cc'],
    ['et-al-subsequent-use-first', 'et-al-min="3" et-al-use-first="2"', 'Aa, Bb, et al.'],
  ])(
    'the attribute %s of a citation or name element shortens the names in a later citation',
    async (_, options, first) => {
      const all = `${options} et-al-subsequent-use-first="1"`
      for (const style of [styleOf(all, ''), styleOf('', all)]) {
        const item = { id: 'tides', type: 'book', title: 'Tides', author: given }
        const document = await citationDocument([item], { style, locale: 'en-US' })
        document.citeAll([{ cites: [{ id: 'tides' }] }, { cites: [{ id: 'tides' }] }])
        expect(document.citations().map(({ text }) => text)).toEqual([first, 'Aa et al.'])
      }
    },
  )
})

it('disambiguation compares the editors of works whose authors are not named', async () => {
  const works = ['Anna', 'Ben'].map(given => ({
    id: given,
    type: 'book',
    title: 'Tides',
    author: [{ literal: 'others' }],
    editor: [
      { family: 'Baker', given },
      { family: given, given: 'X' },
    ],
  }))
  const style = styleWith('<text variable="title"/>').replace(
    /<citation>.*<\/citation>/,
    '<citation disambiguate-add-names="true" et-al-min="2" et-al-use-first="1"><layout delimiter="; "><names variable="author"><name form="short"/><substitute><names variable="editor"/></substitute></names></layout></citation>',
  )
  expect((await cite(works, { style })).text).toBe('Baker, Anna; Baker, Ben')
})

describe('people who are not named', () => {
  it.each([
    [
      'DataCite',
      JSON.stringify({ creators: [{ name: 'Moe, Jane' }, { name: ':etal' }], titles: [{ title: 'Tides' }] }),
    ],
    [
      'CSL-JSON',
      JSON.stringify([
        { id: 'a', type: 'article', title: 'Tides', author: [{ family: 'Moe', given: 'Jane' }, { literal: 'others' }] },
      ]),
    ],
    ['RIS', 'TY  - JOUR\nAU  - Moe, Jane\nAU  - et al.\nTI  - Tides\nER  - \n'],
    ['RIS with an ellipsis', 'TY  - JOUR\nAU  - Moe, Jane\nAU  - ...\nTI  - Tides\nER  - \n'],
    ['NBIB', 'PMID- 12\nTI  - Tides\nFAU - Moe, Jane\nAU  - Moe J\nFAU - et al\n'],
    ['NBIB with short names alone', 'PMID- 12\nTI  - Tides\nAU  - Moe J\nAU  - et al\n'],
    ['BibTeX', bib('Moe, Jane and et al.')],
  ])('reads unnamed people from %s as :etal', (_, text) => {
    const record = recordIn(text)
    expect(record.creators?.map(({ name }) => name)).toEqual([expect.stringContaining('Moe'), ':etal'])
    expect(citation(record)).toMatch(/^Moe,? J(?:ane)?, et al\./)
  })

  const etal = { creators: [{ name: 'Moe, Jane' }, { name: 'et al.' }], titles: [{ title: 'Tides' }] }

  const written = (to: FormatId) => {
    const result = convert(JSON.stringify(etal), { to })
    if (!result.ok) throw new Error('The record was not read.')
    return result
  }

  it.each([
    ['bibtex', 'Moe, Jane and others'],
    ['ris', 'AU  - et al.'],
  ] as const)('convert writes unnamed people to %s in the notation of that format', (to, sign) => {
    expect(written(to).text).toContain(sign)
  })

  it.each(['csl-json', 'cff', 'mods', 'schema-org', 'crossref-xml'] as const)(
    'convert reports unnamed people as lost in %s',
    to => {
      const { text, losses } = written(to)
      expect(text).not.toMatch(/et al|others/)
      expect(losses.map(({ pointer }) => pointer)).toContainEqual(expect.stringMatching(/^\/creators\/1/))
    },
  )

  it('a bibliography prints "et al." for unnamed people in a CSL-JSON item', async () => {
    const item = {
      id: 'a',
      type: 'book',
      title: 'Tides',
      editor: [{ family: 'Moe', given: 'Jane' }, { literal: 'others' }],
    }
    expect(await entry(item, 'apa')).toBe('Moe, J., et al. (Eds.). (n.d.). Tides.')
  })
})
