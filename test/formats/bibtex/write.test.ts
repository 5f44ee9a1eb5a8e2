import { describe, expect, it } from 'vitest'
import { biblatex, bibtex, convert, readRecords, type WriteOptions } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { converted, recordIn } from '../conversions.ts'

const record: Datacite = {
  doi: '10.5880/Example.2021',
  creators: [{ name: 'Okafor, Ngozi', nameType: 'Personal', givenName: 'Ngozi', familyName: 'Okafor' }],
  titles: [{ title: 'Soil moisture of the Niger basin' }],
  publisher: { name: 'GFZ Data Services' },
  publicationYear: 2021,
  dates: [{ date: '2021-05-03', dateType: 'Issued' }],
  types: { resourceTypeGeneral: 'Dataset' },
  version: '1.1',
}

const written = (format: typeof bibtex | typeof biblatex, given: Datacite, options?: WriteOptions) => {
  const result = format.write?.(given, options)
  if (result === undefined) throw new Error('no writer')
  return result
}
const fields = (
  given: Datacite,
  options?: WriteOptions,
  format: typeof bibtex | typeof biblatex = bibtex,
): Record<string, string> =>
  Object.fromEntries(
    [...written(format, given, options).text.matchAll(/^ {2}([\w-]+) = (.*?),?$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
const keyOf = (given: Datacite, keys?: WriteOptions['keys']): string =>
  /\{(.*),/.exec(written(bibtex, given, keys && { keys }).text)?.[1] ?? ''

describe('a dataset', () => {
  it('writes a dataset as @misc in BibTeX, with the fields that styles print', () => {
    expect(written(bibtex, record).text).toBe(`@misc{okafor2021soil,
  author = {Okafor, Ngozi},
  title = {Soil moisture of the {Niger} basin},
  howpublished = {GFZ Data Services},
  year = {2021},
  month = may,
  day = {3},
  version = {1.1},
  type = {Dataset},
  note = {Dataset, version 1.1},
  doi = {10.5880/Example.2021},
  url = {https://doi.org/10.5880/Example.2021}
}
`)
  })

  it('writes a dataset as @dataset in BibLaTeX', () => {
    expect(written(biblatex, record).text).toBe(`@dataset{okafor2021soil,
  author = {Okafor, Ngozi},
  title = {Soil moisture of the {Niger} basin},
  publisher = {GFZ Data Services},
  date = {2021-05-03},
  version = {1.1},
  doi = {10.5880/Example.2021}
}
`)
  })

  it('writes the note of a dataset to BibTeX after the type and version, and reads the note back', () => {
    const cited = { note: 'Recalibrated. See {docs}.' }
    const noted: Datacite = { ...record, extras: { format: 'csl-json', members: {}, cited } }
    const { text, losses } = written(bibtex, noted)
    expect(fields(noted).note).toBe(
      String.raw`{Dataset, version 1.1. Recalibrated. See \textbraceleft{}docs\textbraceright{}.}`,
    )
    expect(losses.map(({ pointer }) => pointer)).not.toContain('/extras/cited/note')
    const again = readRecords(text).records[0]?.record
    expect(again).toMatchObject({ version: '1.1', types: record.types, extras: { cited } })
    expect(written(bibtex, again ?? {}).text).toBe(text)
  })

  it('omits the note of a dataset from BibTeX if the note would be read back as the type', () => {
    const given: Datacite = {
      types: { resourceTypeGeneral: 'Dataset', resourceType: 'Recording' },
      extras: { format: 'csl-json', members: {}, cited: { note: 'Own' } },
    }
    expect(fields(given).note).toBe('{Recording}')
    expect(written(bibtex, given).losses).toContainEqual(expect.objectContaining({ pointer: '/extras/cited/note' }))
  })

  it('writes a BibTeX entry on a single line if the option pretty is false', () => {
    expect(written(biblatex, { titles: [{ title: 'x' }] }, { pretty: false }).text).toBe('@misc{x, title = {x} }\n')
  })
})

describe('keys', () => {
  it('creates citation keys without characters that have a special meaning in BibTeX', () => {
    expect(keyOf(record)).toBe('okafor2021soil')
    expect(keyOf(record, 'doi')).toBe('10-5880_example-2021')
    expect(keyOf(record, ({ doi }) => `https://doi.org/${doi}`)).toBe('https:-doi-org-10-5880-Example-2021')
    expect(keyOf(record, () => '{},"\\')).toBe('10-5880_example-2021')
    expect(keyOf({ ...record, creators: [{ name: 'Иванова, Ольга', nameType: 'Personal' }] })).toBe('ivanova2021soil')
    expect(keyOf({ ...record, creators: [{ name: '毛泽东', nameType: 'Personal' }] })).toBe('10-5880_example-2021')
    expect(keyOf({})).toBe('record')
    for (const doi of ['10.1002/(SICI)1096<1::AID-X>3.0.CO;2-#', '10.5072/ä{ö}%,"=~\\x'])
      expect(keyOf({ ...record, doi }, 'doi')).toMatch(/^[a-z0-9][\w:-]*$/)
  })

  it('creates the same BibTeX key for different spellings of a DOI', () => {
    for (const doi of ['https://doi.org/10.5880/EXAMPLE.2021', 'doi:10.5880/example.2021'])
      expect(keyOf({ ...record, doi }, 'doi')).toBe('10-5880_example-2021')
  })

  it('citation keys are unique within a BibTeX file', () => {
    const { text } = bibtex.writeAll?.([record, record, { ...record, version: '1.2' }]) ?? { text: '' }
    expect([...text.matchAll(/@misc\{(.*),/g)].map(([, key]) => key)).toEqual([
      'okafor2021soil',
      'okafor2021soil-2',
      'okafor2021soil-3',
    ])
  })

  it('the BibTeX writer throws a TypeError for an unknown kind of citation key or an unknown encoding', () => {
    expect(() => written(bibtex, record, { keys: 'url' as 'doi' })).toThrow(TypeError)
    expect(() => written(bibtex, record, { encoding: 'latin1' as 'ascii' })).toThrow(TypeError)
  })

  it('convert passes the option `keys` to the BibTeX writer', () => {
    const result = convert(JSON.stringify(record), { to: 'bibtex', keys: 'doi' })
    expect(result.ok && result.text).toContain('@misc{10-5880_example-2021,')
  })
})

describe('names', () => {
  const author = (...creators: NonNullable<Datacite['creators']>): string | undefined => fields({ creators }).author
  it.each([
    [{ name: 'van Gogh, Vincent', nameType: 'Personal' as const }, '{van Gogh, Vincent}'],
    [{ name: 'Tocqueville, Alexis de', nameType: 'Personal' as const }, '{de Tocqueville, Alexis}'],
    [{ name: 'King, Jr., Martin Luther', nameType: 'Personal' as const }, '{King, Jr., Martin Luther}'],
    [{ name: 'University of Bergen', nameType: 'Organizational' as const }, '{{University of Bergen}}'],
    [{ name: 'Geophysical Institute, University of Bergen' }, '{{Geophysical Institute, University of Bergen}}'],
    [{ name: 'Josiah Carberry' }, '{{Josiah Carberry}}'],
    [{ name: 'Barnes and Noble', nameType: 'Organizational' as const }, '{{Barnes and Noble}}'],
    [{ name: 'Smith, Ann and Bob', nameType: 'Personal' as const }, '{Smith, {Ann and Bob}}'],
    [{ name: 'R&D Ltd.', nameType: 'Organizational' as const }, '{{R\\&D Ltd.}}'],
  ])('writes the creator %j to BibTeX as %s', (creator, expected) => {
    expect(author(creator)).toBe(expected)
  })

  it('reports that a name in natural order is split for BibTeX', () => {
    const creators = [{ name: 'Vincent van Gogh', nameType: 'Personal' as const }]
    const { text, losses } = written(bibtex, { creators })
    expect(text).toContain('author = {van Gogh, Vincent}')
    expect(losses).toMatchObject([{ kind: 'changed', pointer: '/creators/0/name' }])
  })

  it('ends a list of BibTeX names with "and others" if the record indicates further names', () => {
    expect(author({ name: 'Okafor, Ngozi' }, { name: ':etal' })).toBe('{Okafor, Ngozi and others}')
  })

  it('writes contributors as BibTeX editors only if their type is Editor', () => {
    const contributors: Datacite['contributors'] = [
      { name: 'Ray, Ada', contributorType: 'DataManager' },
      { name: 'Lund, Bo', contributorType: 'Editor' },
    ]
    expect(fields({ contributors }).editor).toBe('{Lund, Bo}')
    expect(written(bibtex, { contributors }).losses.map(({ pointer }) => pointer)).toEqual(['/contributors/0'])
  })
})

describe('keys that biblatex writes out', () => {
  const entry = (type: string, more: string) =>
    `@${type}{k, author = {Roe, Jo}, title = {T}, date = {2001}, journaltitle = {J}, institution = {P}, ${more}}`
  it.each([
    ['patent', 'type', 'patentus', 'genre', 'US patent'],
    ['thesis', 'type', 'mathesis', 'genre', "Master's thesis"],
    ['thesis', 'type', 'candthesis', 'genre', 'Candidate thesis'],
    ['article', 'pubstate', 'inpress', 'status', 'in press'],
    ['article', 'series', 'oldseries', 'collection-title', 'old series'],
  ])(
    'converts @%s with %s = {%s} to a CSL item with %s = %j, and keeps the localisation key in BibLaTeX',
    (type, field, key, variable, text) => {
      const source = entry(type, `${field} = {${key}}`)
      const csl = convert(source, { to: 'csl-json', from: 'biblatex' })
      expect(csl.ok && JSON.parse(csl.text)[0]).toMatchObject({ [variable]: text })
      const again = convert(source, { to: 'biblatex', from: 'biblatex' })
      expect(again.ok && again.losses).toEqual([])
      expect(again.ok && again.text).toContain(`${field} = {${key}}`)
    },
  )

  it('reports text in a record that biblatex would expand as a localisation key', () => {
    const { losses } = written(biblatex, { types: { resourceTypeGeneral: 'Text', resourceType: 'patentuk' } })
    expect(losses).toMatchObject([{ kind: 'changed', pointer: '/types/resourceType' }])
  })
})

describe('small capitals of a title', () => {
  const span = '<span style="font-variant:small-caps;">Dna</span>'
  it.each(['\\textsc{Dna}', '{\\sc Dna}', '{\\scshape Dna}'])(
    'writes the small capitals %s of a title as markup in CSL, and as \\textsc in BibTeX',
    tex => {
      const csl = convert(`@misc{k, title = {On ${tex} <x>}}`, { to: 'csl-json' })
      expect(csl.ok && JSON.parse(csl.text)[0].title).toContain(span)
      const back = convert(csl.ok ? csl.text : '', { to: 'bibtex' })
      expect(back.ok && back.text).toContain('\\textsc{')
    },
  )

  it('reports the loss of small capitals in a title for RIS, and ignores small capitals in BibTeX names', () => {
    const ris = convert('@misc{k, author = {\\textsc{Roe}, Jo}, title = {On \\textsc{Dna}}}', { to: 'ris' })
    expect(ris.ok && ris.losses.map(({ pointer }) => pointer)).toEqual(['/titles/0/title'])
    expect(ris.ok && ris.text).toContain('AU  - Roe, Jo')
  })
})

describe('the type of a thesis or report', () => {
  it('writes a thesis of unknown degree as @phdthesis in BibTeX, and reports the invented degree', () => {
    const thesis: Datacite = {
      titles: [{ title: 'T' }],
      publisher: { name: 'U' },
      types: { resourceTypeGeneral: 'Dissertation' },
    }
    const { text, losses } = bibtex.write(thesis)
    expect(text).toMatch(/^@phdthesis/)
    expect(losses).toMatchObject([{ kind: 'invented', pointer: '/types/resourceType', value: 'PhD thesis' }])
    const known = bibtex.write({ ...thesis, types: { ...thesis.types, resourceType: 'PhD thesis' } })
    expect(known).toEqual({ text: expect.not.stringContaining('type ='), losses: [] })
  })

  it.each(['Dissertation', 'Report'] as const)(
    'invents the type that BibLaTeX requires for a %s, and reports the invented type',
    general => {
      const { text, losses } = written(biblatex, {
        types: { resourceTypeGeneral: general },
        publisher: { name: 'P' },
      })
      expect(text).toContain(`type = {${general}}`)
      expect(losses).toMatchObject([{ kind: 'invented', pointer: '/types/resourceType', value: general }])
    },
  )

  it('writes the stated type of a thesis as a biblatex localisation key', () => {
    const types = { resourceTypeGeneral: 'Dissertation', resourceType: 'PhD thesis' } as const
    const { text, losses } = written(biblatex, { types, publisher: { name: 'P' } })
    expect(text).toContain('type = {phdthesis}')
    expect(losses).toEqual([])
  })
})

describe('fields', () => {
  it('writes a journal article without a journal as @misc in BibTeX and BibLaTeX', () => {
    const article: Datacite = { titles: [{ title: 'x' }], types: { resourceTypeGeneral: 'JournalArticle' } }
    expect(written(bibtex, article).text).toContain('@misc{')
    expect(fields(article).type).toBe('{Journal article}')
    expect(written(biblatex, article).text).toContain('@misc{')
  })

  it.each(['2012-22', '2012?', '2012-05~', '199X', '../2012', '2012-05/2012-06'])(
    'reads the BibLaTeX date %s, and writes the same date',
    date => {
      const entry = `@misc{a, author = {Hale, Ida}, title = {Tides}, date = {${date}}}`
      const result = converted(entry, { from: 'biblatex', to: 'biblatex' })
      expect(result.text).toContain(`date = {${date}}`)
      expect(result.losses).toEqual([])
    },
  )

  it('writes both ends of a date range in BibLaTeX, but only the start in BibTeX, and reports the change', () => {
    const spanned: Datacite = { dates: [{ date: '2019-02/2020-03', dateType: 'Issued' }] }
    expect(fields(spanned, {}, biblatex).date).toBe('{2019-02/2020-03}')
    expect(fields(spanned)).toMatchObject({ year: '{2019}', month: 'feb' })
    expect(written(bibtex, spanned).losses.map(({ kind, pointer }) => [kind, pointer])).toEqual([
      ['changed', '/dates/0/date'],
    ])
  })

  it('escapes TeX commands in BibTeX values', () => {
    const { title } = fields({ titles: [{ title: '50% of $x & \\input{a} #1_2' }] })
    expect(title).toBe('{50\\% of \\$x \\& \\textbackslash{}input\\textbraceleft{}a\\textbraceright{} \\#1\\_2}')
  })

  it('writes Cyrillic letters to BibTeX unchanged, or as commands in ASCII', () => {
    const given: Datacite = { titles: [{ title: 'Ледовый режим' }] }
    expect(fields(given).title).toBe('{Ледовый режим}')
    expect(fields(given, { encoding: 'ascii' }).title).toMatch(/^\{\\CYRL\{\}\\cyre\{\}/)
    expect(written(bibtex, { titles: [{ title: '東京' }] }, { encoding: 'ascii' }).losses).toHaveLength(1)
  })

  it('protects the capitals of acronyms and names in BibTeX titles, and keeps markup', () => {
    expect(
      fields({ titles: [{ title: 'DNA of <i>Fagus</i> growing in Bavaria: The CO<sub>2</sub> effect' }] }).title,
    ).toBe('{{DNA} of \\emph{{Fagus}} growing in {Bavaria}: The {CO}\\textsubscript{2} effect}')
    expect(fields({ titles: [{ title: 'Atlas of World Soils' }] }).title).toBe('{Atlas of World Soils}')
  })

  it.each([
    ['book', 'book'],
    ['thesis', 'phdthesis'],
    ['report', 'techreport'],
    ['patent', 'patent'],
    ['manuscript', 'unpublished'],
  ])('writes a %s without a publisher as @%s in BibTeX', (type, entry) => {
    expect(converted([{ id: 'a', title: 'Tides', type }], { from: 'csl-json', to: 'bibtex' }).text).toContain(
      `@${entry}{`,
    )
  })

  it.each([
    ['Δ ≤ 5 − x', '$\\leq$', '$-$'],
    ['a ≥ b ≈ c', '$\\geq$', '$\\approx$'],
  ])(
    'writes the mathematical symbols in the title %j as TeX math in ASCII BibTeX, and reads the title back',
    (title, ...signs) => {
      const { text } = written(bibtex, { titles: [{ title }] }, { encoding: 'ascii' })
      for (const sign of signs) expect(text).toContain(sign)
      expect(text).not.toMatch(/[^\x20-\x7e\n]/)
      expect(recordIn(text).titles).toEqual([{ title }])
    },
  )

  it('writes no BibTeX field for an absent value', () => {
    expect(Object.keys(fields({ doi: '10.5072/x', titles: [{ title: 'x' }] }))).toEqual(['title', 'doi', 'url'])
  })
})
