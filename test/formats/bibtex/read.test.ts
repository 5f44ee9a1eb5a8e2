import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../src/core/diagnostic.ts'
import { biblatex, bibtex, convert, readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { expectLinear } from '../../linear.ts'
import { runsOr } from '../../runs.ts'

function read(
  text: string,
  format: Pick<typeof bibtex | typeof biblatex, 'read'> = bibtex,
): { records: Datacite[]; diagnostics: Diagnostic[] } {
  const result = format.read?.(text)
  if (!result?.ok) throw new Error(result?.diagnostics.map(({ message }) => message).join(' '))
  return result
}
const first = (text: string): Datacite => read(text).records[0] ?? {}
const titles = (text: string): (string | undefined)[] => read(text).records.map(({ titles: all }) => all?.[0]?.title)
const messages = (text: string): string[] => read(text).diagnostics.map(({ message }) => message)
const places = (text: string): string[] =>
  read(text).diagnostics.map(({ position }) => `${position?.start.line}:${position?.start.column}`)

describe('the syntax', () => {
  it('reads braces, parentheses, quotes, numbers, macros and concatenation in BibTeX', () => {
    const text = `Some words before, an address@example.org
@string{ gfz = "GFZ " # {Data} # " Services", mid = 5 }
@STRING(pub = gfz # "!")
@Comment{ @misc{ hidden, title = {no} } }
@preamble{ "\\newcommand{\\x}{y}" }
@Article{ a:1, Title = "A {"}quoted{"} title", JOURNAL = {J}, year = 2020, month = "3~" # may, volume = mid }
@misc( b_2 , title = {In parens (really)}, howpublished = pub )`
    const { records, diagnostics } = read(text)
    expect(diagnostics).toEqual([])
    expect(records).toHaveLength(2)
    expect(records[0]).toMatchObject({
      titles: [{ title: 'A "quoted" title' }],
      publicationYear: 2020,
      dates: [{ date: '2020-05-03', dateType: 'Issued' }],
      relatedItems: [{ titles: [{ title: 'J' }], volume: '5' }],
    })
    expect(records[1]).toMatchObject({
      titles: [{ title: 'In parens (really)' }],
      publisher: { name: 'GFZ Data Services!' },
    })
  })

  it('accepts trailing commas in BibTeX, and reports a missing comma, a missing key and stray words', () => {
    const text = '@misc{a,\n title = {x}\n year = 2020,,\n what is this,\n note = {y},\n}\n@misc{title = {z}}'
    expect(titles(text)).toEqual(['x', 'z'])
    expect(messages(text)).toEqual([
      'A comma is missing after the field "title".',
      '"what is this" is not a field (name, "=" and value) and is omitted.',
      'This @misc entry has no key; write one before its first field.',
    ])
  })

  it('reads the other BibTeX entries and fields after an unclosed brace', () => {
    const text = `@misc{a, title = {fine}}
@article{b,
  title = {Unclosed {brace},
  journal = {J},
  year = 2021
}
@misc{c,
  title = "no end,
  year = {2022}
}
@misc{d, title = {last}
@misc{e, title = {really last}}`
    expect(titles(text)).toEqual(['fine', 'Unclosed brace', 'no end', 'last', 'really last'])
    expect(read(text).records[1]).toMatchObject({ publicationYear: 2021, relatedItems: [{ titles: [{ title: 'J' }] }] })
    expect(read(text).records[2]).toMatchObject({ publicationYear: 2022 })
    const { diagnostics } = read(text)
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toHaveLength(3)
    expect(places(text)).toEqual(['3:11', '8:11', '11:1'])
    expect(diagnostics[0]?.message).toBe(
      'The value "Unclosed {brace}" is not closed; a "}" is missing. The value is read up to the next field or entry.',
    )
  })

  it('expansion of BibTeX macros stops at circular and exponential @string definitions', () => {
    const loop = '@string{a = b # "x"} @string{b = a # "y"} @misc{k, title = a}'
    expect(titles(loop)).toEqual(['yx'])
    expect(messages(loop)).toEqual(['The @string "a" is circular or too deeply nested; it is read as empty here.'])
    const bomb = ['@string{m0 = "lol"}']
    for (let level = 1; level < 60; level++) bomb.push(`@string{m${level} = m${level - 1} # m${level - 1}}`)
    expect(titles(`${bomb.join('\n')} @misc{k, title = m59}`)[0]?.length).toBeLessThan(200_001)
  })

  it('reports an unknown macro, a repeated field and an unknown command in BibTeX', () => {
    expect(messages('@misc{k, title = nowhere, year = 1999, year = 2000, note = {x}, publisher = {\\odd y}}')).toEqual([
      'The @string "nowhere" is not defined; its name is used instead.',
      'The entry "k" has more than one field "year"; the first one is used.',
      'k: Unsupported TeX in "publisher": \\odd; the text is kept without these commands.',
    ])
  })

  it('reads the same BibTeX entries with and without an unused @string definition before them', () => {
    const piece = fc.constantFrom(
      ...[
        '@article{k,',
        '@misc(a,\n',
        'title = {A {B} \\"o},',
        'year=2001',
        'pages = "1--2",',
        'month = jan # "~3"',
        ',',
      ],
      ...['author = {X, Y and {Z} }', '}', ')\n', '{', '"', '@', ' ', '\n', 'note={},', 'k = \u00a0', '@comment{x}'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), pieces => {
        const text = `${pieces.join('')}\n@misc{last,}\n`
        expect(read(`@string{unused = ""}${text}`).records).toEqual(read(text).records)
      }),
      { numRuns: runsOr(300) },
    )
  })

  it('keeps the BibTeX preamble and the key of an entry separate from the values that citations print', () => {
    const [record] = read(
      '@preamble{"\\x"}\n@misc{k, title={Rain}, url={https://example.org/x}, note={In press}}',
    ).records
    expect(record?.extras).toEqual({
      format: 'bibtex',
      members: { '/key': 'k', '/preamble': '{\\x}' },
      cited: { URL: 'https://example.org/x', note: 'In press' },
    })
  })

  it('reads the journal titles and identifiers that MathSciNet and PubMed export', () => {
    const entry =
      '@article{MR7, title={Sets}, journal={Adv. Ex.}, fjournal={Advances in Examples}, mrnumber={7}, pmid={8}, pmcid={PMC9}}'
    const [record] = read(entry).records
    expect(record?.relatedItems?.[0]?.titles).toEqual([
      { title: 'Advances in Examples' },
      { title: 'Adv. Ex.', titleType: 'AlternativeTitle' },
    ])
    expect(record?.alternateIdentifiers).toEqual([
      { alternateIdentifier: '8', alternateIdentifierType: 'PMID' },
      { alternateIdentifier: 'PMC9', alternateIdentifierType: 'PMCID' },
      { alternateIdentifier: '7', alternateIdentifierType: 'MR' },
    ])
  })

  it('reads two BibTeX entries with the same key as separate records', () => {
    expect(titles('@misc{a, title={x}} @misc{a, title={y}}')).toEqual(['x', 'y'])
  })

  it('refuses text without BibTeX entries', () => {
    expect(bibtex.read?.('nothing @here')).toMatchObject({ ok: false })
  })
})

describe('inheritance', () => {
  it('a BibTeX entry inherits the fields of its parent, but not the DOI', () => {
    const text = `@inproceedings{p, crossref = {proc}, title = {Paper}, author = {Ray, Ada}}
@proceedings{proc, title = {Proceedings of X}, year = 2019, publisher = {P}, doi = {10.5072/proc}}`
    expect(first(text)).toMatchObject({
      publicationYear: 2019,
      publisher: { name: 'P' },
      relatedItems: [{ relatedItemType: 'ConferenceProceeding', titles: [{ title: 'Proceedings of X' }] }],
    })
    expect(first(text).doi).toBeUndefined()
  })

  it('the author of a BibTeX book becomes the creator of a part of the book and of the container of that part', () => {
    const text = '@inbook{p, crossref = b, title = {Part}} @book{b, title = {Whole}, author = {Ray, Ada}}'
    const part = readRecords(text).records[0]?.record
    expect(part?.creators).toMatchObject([{ name: 'Ray, Ada' }])
    expect(part?.relatedItems).toMatchObject([{ creators: [{ name: 'Ray, Ada' }] }])
  })

  it('reads the language of a BibTeX entry from langid, hyphenation or language', () => {
    for (const field of ['langid', 'hyphenation', 'language'])
      expect(readRecords(`@book{b, title = {Meer}, ${field} = {ngerman}}`).records[0]?.record.language).toBe('de')
  })

  it('the inheritance of BibTeX fields stops at circular parents, and a missing parent is reported', () => {
    expect(titles('@misc{a, crossref = b, title={x}} @misc{b, crossref = a, title={y}}')).toEqual(['x', 'y'])
    expect(messages('@misc{a, crossref = {gone}, title={x}}')).toEqual([
      'The entry "gone", which "a" names in its crossref, was not found.',
    ])
  })
})

describe('names', () => {
  const creators = (author: string) => first(`@misc{k, author = {${author}}}`).creators
  it.each([
    ['Ada Bergen', { name: 'Bergen, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Bergen' }],
    ['Ludwig van Beethoven', { name: 'van Beethoven, Ludwig', givenName: 'Ludwig', familyName: 'van Beethoven' }],
    ['de la Cruz, Juana', { name: 'de la Cruz, Juana', familyName: 'de la Cruz' }],
    ['King, Jr., Martin Luther', { name: 'King Jr., Martin Luther', familyName: 'King Jr.' }],
    ['{\\"O}zg{\\"u}r, {\\c S}eyma', { name: 'Özgür, Şeyma' }],
    ["d'Alembert, Jean", { familyName: "d'Alembert" }],
    ['{Barnes and Noble}', { name: 'Barnes and Noble' }],
    ['{University of Bergen}', { name: 'University of Bergen', nameType: 'Organizational' }],
    ['University of Bergen', { name: 'University of Bergen', nameType: 'Organizational' }],
    ['family=Harman, given=Hans, prefix=van', { name: 'van Harman, Hans' }],
    ['a, b, c, d', { name: 'a, b, c, d' }],
  ])('reads the BibTeX name %s', (author, expected) => {
    expect(creators(author)).toMatchObject([expected])
  })

  it('separates BibTeX names at "and" surrounded by any white space, and reads a final "others"', () => {
    expect(creators('Ray, Ada\n  AND Lund, Bo and others')?.map(({ name }) => name)).toEqual([
      'Ray, Ada',
      'Lund, Bo',
      ':etal',
    ])
  })
})

describe('fields', () => {
  it('reads the same values from a legacy BibTeX entry and from the equivalent BibLaTeX entry', () => {
    const older = first(
      '@techreport{k, title={x}, institution={I}, year={2020}, month=dec, day={4}, archivePrefix={arXiv}, eprint={2101.00001}}',
    )
    const newer = first(
      '@report{k, title={x}, institution={I}, date={2020-12-04}, eprinttype={arxiv}, eprint={2101.00001}}',
    )
    for (const record of [older, newer])
      expect(record).toMatchObject({
        publisher: { name: 'I' },
        publicationYear: 2020,
        dates: [{ date: '2020-12-04', dateType: 'Issued' }],
        alternateIdentifiers: [{ alternateIdentifier: 'arXiv:2101.00001', alternateIdentifierType: 'arXiv' }],
        types: { resourceTypeGeneral: 'Report' },
      })
  })

  it.each([
    ['2020', 'month = {September}', '2020-09'],
    ['2020', 'month = 9', '2020-09'],
    ['2020', 'month = sep # "~17"', '2020-09-17'],
    ['2019--2020', '', '2019/2020'],
  ])('reads the BibTeX year %j followed by %j as %s', (year, month, date) => {
    expect(first(`@misc{k, title={x}, year={${year}}, ${month}}`).dates).toEqual([{ date, dateType: 'Issued' }])
  })

  it('reads the section of a book and the type of a technical report from BibLaTeX, and writes both back', () => {
    const { records } = read(
      '@inbook{a, title={T}, booktitle={B}, pages={2}, bookpagination={section}}\n@techreport{b, title={T}, institution={I}}',
      biblatex,
    )
    expect(records[0]?.extras).toMatchObject({ cited: { section: '2' } })
    expect(records[0]?.relatedItems?.[0]?.firstPage).toBeUndefined()
    expect(records[1]?.types).toEqual({ resourceTypeGeneral: 'Report', resourceType: 'Technical report' })
    for (const [index, part] of ['pages = {2},\n  bookpagination = {section}', '@techreport{b,'].entries())
      expect(biblatex.write(records[index] ?? {}).text).toContain(part)
    expect(biblatex.write(records[1] ?? {}).text).not.toContain('type =')
  })

  it('keeps unreadable BibTeX fields as extras and reports them', () => {
    const text = '@misc{k, title={x}, year={forthcoming}, doi={not a doi}}'
    expect(messages(text)).toHaveLength(2)
    expect(first(text).extras?.members).toMatchObject({ '/fields/year': 'forthcoming', '/fields/doi': 'not a doi' })
  })

  it('writes BibTeX fields outside the model back unchanged, in BibTeX and BibLaTeX', () => {
    const text =
      '@unpublished{My.Key+1, title = {x}, author = {Ray, Ada}, annote = {Se{\\~n}or \\odd}, file = {:a.pdf:PDF}}'
    const back = (to: 'bibtex' | 'biblatex'): string => {
      const result = convert(text, { from: 'bibtex', to })
      if (!result.ok) throw new Error('not converted')
      expect(result.losses).toEqual([])
      return result.text
    }
    for (const to of ['bibtex', 'biblatex'] as const) {
      expect(back(to)).toContain('@unpublished{My.Key+1,')
      expect(back(to)).toContain('annote = {Se{\\~n}or \\odd}')
      expect(back(to)).toContain('file = {:a.pdf:PDF}')
    }
  })

  it('reads an address in the BibTeX copyright field as the address of the licence', () => {
    const address = 'http://creativecommons.org/licenses/by/4.0/'
    const { extras: _, ...record } = first(`@misc{a, title = {T}, copyright = {${address}}}`)
    expect(record.rightsList).toEqual([
      {
        rightsUri: address,
        rightsIdentifier: 'CC-BY-4.0',
        rightsIdentifierScheme: 'SPDX',
        schemeUri: 'https://spdx.org/licenses/',
      },
    ])
    expect(bibtex.write(record).text).toContain(`copyright = {${address}}`)
  })

  it('BibTeX fields never set a prototype', () => {
    const { extras } = first('@misc{k, title={x}, __proto__ = {y}, constructor = {z}}')
    expect(Object.keys(extras?.members ?? {})).toEqual(['/key', '/fields/__proto__', '/fields/constructor'])
  })
})

describe('detection', () => {
  it('detects BibLaTeX by its entry types and field names', () => {
    expect(readRecords('@misc{a, title = {x}}').records[0]?.format).toBe('bibtex')
    expect(readRecords('% notes\n\n@dataset{a, title = {x}}').records[0]?.format).toBe('biblatex')
    expect(readRecords('@article{a,\n title = {x},\n journaltitle = {y}}').records[0]?.format).toBe('biblatex')
  })

  it('reads @data entries of Dataverse as datasets with a publisher', () => {
    const text =
      '@data{FK2/TIDES_2015,\n  author = {Okafor, Ada},\n  publisher = {Dataverse},\n  title = {Tides},\n  year = {2015}\n}\n'
    expect(first(text)).toMatchObject({ types: { resourceTypeGeneral: 'Dataset' }, publisher: { name: 'Dataverse' } })
    const written = convert(text, { to: 'biblatex' })
    expect(written.ok && written.text).toContain('publisher = {Dataverse}')
  })
})

describe('reading', () => {
  it('the BibTeX reader never throws, and takes linear time', () => {
    const parts = [
      '@misc{k,',
      '@string{',
      '@comment{',
      ' title = {',
      '"',
      '}',
      '{',
      '#',
      ',',
      '\n@a{b,',
      ' and ',
      '=',
      '\n x = {',
      ')',
      '\\url{',
      'é',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 40 }), chosen => {
        bibtex.read?.(chosen.join(''))
      }),
      { numRuns: runsOr(500) },
    )
    for (const part of parts) {
      expectLinear(size => biblatex.read?.(`@misc{k, author = {${part.repeat(size)}`), 3_000, part)
      expectLinear(size => biblatex.read?.(part.repeat(size)), 3_000, part)
    }
  })
})

describe('an entry without a key', () => {
  it.each(['@techreport{\n  author = {Okafor, Ada},', '% kept\n@article{ title = "Tides",', '@book(year = 2020,'])(
    'recognises an entry without a key: %j',
    start => {
      const [found] = readRecords(`${start} note = {n}${start.includes('(') ? ')' : '}'}\n`).records
      expect(found?.format).toBe('bibtex')
    },
  )
})

describe('what an entry type says beyond the general type', () => {
  it.each([
    ['phdthesis', 'Dissertation', 'PhD thesis', 'thesis'],
    ['mastersthesis', 'Dissertation', "Master's thesis", 'thesis'],
    ['inreference', 'BookChapter', 'Reference entry', 'entry'],
  ])(
    'reads @%s as the type %s with the resourceType "%s", and converts the entry to the CSL type %s',
    (type, resourceTypeGeneral, resourceType, csl) => {
      const entry = `@${type}{a, title = {T}, author = {A, B}, booktitle = {B}, school = {S}, year = {2020}}`
      const [read] = readRecords(entry, { from: 'biblatex' }).records
      expect(read?.record.types).toEqual({ resourceTypeGeneral, resourceType })
      const result = convert(entry, { from: 'biblatex', to: 'csl-json' })
      const [item] = JSON.parse(result.ok ? result.text : '[]')
      expect(item.type).toBe(csl)
      const [again] = readRecords(JSON.stringify([item]), { from: 'csl-json' }).records
      expect(again?.record.types).toEqual({ resourceTypeGeneral, resourceType })
    },
  )

  it('converts @bookinbook to a CSL book with a container, reports the change, and restores the type from REST JSON', () => {
    const entry = '@bookinbook{a, title = {Roverandom}, author = {A, B}, booktitle = {Tales}, year = {2008}}'
    const result = convert(entry, { from: 'biblatex', to: 'csl-json' })
    expect(JSON.parse(result.ok ? result.text : '[]')).toMatchObject([{ type: 'book', 'container-title': 'Tales' }])
    expect(result.ok && result.losses.map(({ pointer }) => pointer)).toContain('/types/resourceTypeGeneral')
    const back = convert(entry, { from: 'biblatex', to: 'datacite-rest' })
    const again = convert(back.ok ? back.text : '', { to: 'biblatex' })
    expect(again.ok && again.text).toContain('@bookinbook{')
    expect(JSON.parse(back.ok ? back.text : '{}').types.resourceType).toBe('Book in book')
  })
})
