import { describe, expect, it } from 'vitest'
import { cff, readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'

const head = 'cff-version: 1.2.0\nmessage: Cite this.\ntitle: Ice\nauthors:\n  - name: The team\n'

function read(rest: string) {
  const result = cff.read?.(head + rest)
  if (result === undefined || !result.ok) throw new Error(JSON.stringify(result?.diagnostics))
  return { record: result.records[0] ?? {}, diagnostics: result.diagnostics }
}

const base: Datacite = {
  creators: [{ name: 'The team', nameType: 'Organizational' }],
  titles: [{ title: 'Ice' }],
  types: { resourceTypeGeneral: 'Software' },
}

const written = (record: Datacite): string => cff.write?.(record).text ?? ''

describe('reading', () => {
  it.each([
    ['type: dataset', { types: { resourceTypeGeneral: 'Dataset' } }],
    ['version: 1.10', { version: '1.10' }],
    ['version: 0x1F', { version: '0x1F' }],
    ['date-released: 2020-06-18', { publicationYear: 2020, dates: [{ date: '2020-06-18', dateType: 'Issued' }] }],
    ['date-released: 2020-6-8', { publicationYear: 2020, dates: [{ date: '2020-6-8', dateType: 'Issued' }] }],
    ['license: MIT', { rightsList: [{ rightsIdentifier: 'mit', rights: 'MIT License' }] }],
    ['license: [MIT, Apache-2.0]', { rightsList: [{ rightsIdentifier: 'mit' }, { rightsIdentifier: 'apache-2.0' }] }],
    ['license-url: https://example.org/terms', { rightsList: [{ rightsUri: 'https://example.org/terms' }] }],
    ['doi: https://doi.org/10.5072/x', { doi: '10.5072/x' }],
    ['identifiers: [{ type: doi, value: 10.5072/x }]', { doi: '10.5072/x' }],
    [
      'doi: 10.5072/x\nidentifiers: [{ type: doi, value: 10.5072/all, description: The concept DOI. }]',
      { doi: '10.5072/x', relatedIdentifiers: [{ relatedIdentifier: '10.5072/all', relationType: 'IsVersionOf' }] },
    ],
    [
      'identifiers: [{ type: swh, value: "swh:1:dir:1111111111111111111111111111111111111111" }]',
      {
        alternateIdentifiers: [
          {
            alternateIdentifier: 'swh:1:dir:1111111111111111111111111111111111111111',
            alternateIdentifierType: 'SWHID',
          },
        ],
      },
    ],
    [
      'identifiers: [{ type: doi, value: 10.5072/other, relation: IsCompiledBy, description: The compiler }]',
      {
        doi: undefined,
        relatedIdentifiers: [
          {
            relatedIdentifier: '10.5072/other',
            relatedIdentifierType: 'DOI',
            relationType: 'IsCompiledBy',
            relationTypeInformation: 'The compiler',
          },
        ],
      },
    ],
    [
      'identifiers: [{ type: url, value: "https://example.org/x", relation: isFriendOf }]',
      {
        relatedIdentifiers: [
          { relatedIdentifierType: 'URL', relationType: 'Other', relationTypeInformation: 'isFriendOf' },
        ],
      },
    ],
    [
      'identifiers: [{ type: other, value: z, relation: IsPartOf }]',
      {
        alternateIdentifiers: undefined,
        relatedIdentifiers: undefined,
        extras: { members: { '/identifiers/-': [{ type: 'other', value: 'z', relation: 'IsPartOf' }] } },
      },
    ],
    ['url: https://doi.org/10.5072/own', { doi: '10.5072/own', extras: { members: { '/message': 'Cite this.' } } }],
    [
      'doi: 10.5072/own\nurl: https://doi.org/10.5072/OWN',
      { doi: '10.5072/own', extras: { members: { '/message': 'Cite this.' } } },
    ],
    [
      'url: https://doi.org/10.5072/p\npreferred-citation: { type: article, title: A, doi: 10.5072/p, authors: [{ name: X }] }',
      { doi: undefined, extras: { cited: { URL: 'https://doi.org/10.5072/p' } } },
    ],
    [
      'references: [{ type: software, title: R, authors: [{ name: C }], identifiers: [{ type: swh, value: "swh:1:dir:1111111111111111111111111111111111111111" }, { type: doi, value: 10.5072/tool }] }]',
      {
        relatedItems: [
          { relatedItemIdentifier: { relatedItemIdentifier: '10.5072/tool', relatedItemIdentifierType: 'DOI' } },
        ],
        extras: {
          members: { '/references/0/identifiers/0/value': 'swh:1:dir:1111111111111111111111111111111111111111' },
        },
      },
    ],
    [
      'references: [{ type: software, title: R, authors: [{ name: C }], url: "https://doi.org/10.5072/tool" }]',
      { relatedItems: [{ relatedItemIdentifier: { relatedItemIdentifier: '10.5072/tool' } }] },
    ],
    [
      'repository-code: https://git.example.org/ice',
      { relatedIdentifiers: [{ relationType: 'IsSupplementTo', resourceTypeGeneral: 'Software' }] },
    ],
    [
      'contact: [{ family-names: Berg, given-names: Ada, email: a@example.org }]',
      {
        contributors: [{ name: 'Berg, Ada', contributorType: 'ContactPerson' }],
        extras: { members: { '/contact/0/email': 'a@example.org' } },
      },
    ],
    [
      'preferred-citation: { type: article, title: On ice, authors: [{ name: X }], doi: 10.5072/p, year: 2019, journal: J }',
      {
        relatedItems: [
          {
            relatedItemType: 'JournalArticle',
            relationType: 'IsDescribedBy',
            titles: [{ title: 'On ice' }],
            publicationYear: 2019,
          },
        ],
      },
    ],
    [
      'references: [{ type: book, title: B, authors: [{ alias: z }], isbn: "1" }]',
      { relatedItems: [{ relatedItemType: 'Book', relationType: 'References', creators: [{ name: 'z' }] }] },
    ],
  ])('reads a CITATION.cff file with %s', (rest, record) => {
    const absent = { doi: undefined, alternateIdentifiers: undefined, relatedIdentifiers: undefined, extras: undefined }
    expect({ ...absent, ...read(rest).record }).toMatchObject(record)
  })

  it('reports a DOI that is read from a URL in CITATION.cff', () => {
    expect(read('url: https://doi.org/10.5072/own').diagnostics.map(({ message }) => message)).toEqual([
      'The DOI 10.5072/own is read from the address of the work because the work has no other DOI.',
    ])
  })

  it.each(['01', '03', '09'])('writes the month %s of a reference to CFF without a leading zero', month => {
    const { record } = read(
      `references: [{ type: article, title: D, year: 2001, month: "${month}", authors: [{ name: H }] }]`,
    )
    expect(written(record)).toContain(`    month: ${Number(month)}\n`)
  })

  it('writes the SWHID of a reference to the identifiers of that reference in CFF', () => {
    const { record } = read(
      'references: [{ type: software, title: R, authors: [{ name: C }], identifiers: [{ type: swh, value: "swh:1:dir:1111111111111111111111111111111111111111" }] }]',
    )
    expect(written(record)).toContain(
      '    identifiers:\n      - type: swh\n        value: swh:1:dir:1111111111111111111111111111111111111111\n',
    )
  })

  it("joins the parts of a person's name in CITATION.cff, and does not split the name of an entity", () => {
    const text =
      'cff-version: 1.2.0\nmessage: x\ntitle: x\nauthors:\n' +
      '  - { family-names: Spaaks, given-names: Jurriaan, name-particle: von der, name-suffix: Jr., orcid: 0000-0002-1825-0097 }\n' +
      '  - { name: "Smith, Jones and Partners" }\n'
    const [record] = readRecords(text).records
    expect(record?.record.creators).toMatchObject([
      {
        name: 'von der Spaaks Jr., Jurriaan',
        nameType: 'Personal',
        nameIdentifiers: [{ nameIdentifierScheme: 'ORCID' }],
      },
      { name: 'Smith, Jones and Partners', nameType: 'Organizational' },
    ])
    expect(record?.record.creators?.[1]).not.toHaveProperty('familyName')
  })

  it('joins a particle that ends in an apostrophe to the family name in CITATION.cff', () => {
    const author = '{ family-names: Orsay, name-particle: d’, given-names: Ada }'
    expect(readRecords(`cff-version: 1.2.0\ntitle: T\nauthors: [${author}]\n`).records).toMatchObject([
      { format: 'cff', record: { creators: [{ name: 'd’Orsay, Ada' }] } },
    ])
  })

  it.each([
    ['a tag', 'version: !!js/function "x"'],
    [
      'aliases that expand exponentially',
      `a: &a [${'x,'.repeat(100)}]\n${'bcdef'.replace(/./g, (name, at: number) => `${name}: &${name} [${`*${'abcde'[at]},`.repeat(100)}]\n`)}`,
    ],
    ['a tab', 'keywords:\n\t- x'],
    ['an open bracket', 'keywords: [x'],
  ])('refuses %s in CITATION.cff and reports the position', (_, rest) => {
    const result = cff.read?.(head + rest)
    expect(result?.ok).toBe(false)
    expect(result?.diagnostics[0]?.position?.start.line).toBeGreaterThan(5)
  })

  it('reports an invalid date in CITATION.cff with its position', () => {
    const { diagnostics } = read('date-released: soon')
    expect(diagnostics[0]).toMatchObject({ pointer: '/date-released', position: { start: { line: 6 } } })
  })
})

describe('writing', () => {
  it.each([
    'no',
    '1.0',
    '2020-01-01',
    '1e3',
    '~',
    'null',
    'x: y # z',
    '- x',
    '@a',
    "it's",
    '"q"',
    'ü é',
    '0o7',
    '12:30',
  ])('keeps the version %j in a round trip through CFF', version => {
    const [back] = readRecords(written({ ...base, version }), { from: 'cff' }).records
    expect(back?.record.version).toBe(version)
  })

  it('writes no blank version to CITATION.cff, and reports the loss', () => {
    const { text, losses } = cff.write({ ...base, version: ' ' })
    expect(text).not.toContain('version: " "')
    expect(losses).toContainEqual(expect.objectContaining({ kind: 'lost', pointer: '/version', value: ' ' }))
  })

  it('keeps the line breaks of an abstract in CITATION.cff', () => {
    const description = 'One: two.\n\n  # three\n- four'
    const text = written({ ...base, descriptions: [{ description, descriptionType: 'Abstract' }] })
    expect(text).toContain('abstract: |-\n')
    expect(read(text.slice(text.indexOf('abstract:'))).record.descriptions?.[0]?.description).toBe(
      'One: two.\n\n# three\n- four',
    )
  })

  it('invents values that the CFF schema requires, and reports them', () => {
    const { text, losses } = cff.write?.({}) ?? { text: '', losses: [] }
    expect(text).toBe(
      'cff-version: 1.2.0\nmessage: If you use this work, please cite it using the metadata from this file.\n' +
        'type: software\ntitle: Untitled\nauthors:\n  - name: anonymous\n',
    )
    expect(losses.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([
      'invented /extras/members/~1message',
      'invented /types',
      'invented /titles',
      'invented /creators',
    ])
  })

  it('writes no date-released for a record that has only a year, and reports the loss', () => {
    const { text, losses } = cff.write?.({ ...base, publicationYear: 2020 }) ?? { text: '', losses: [] }
    expect(text).not.toContain('date-released')
    expect(losses).toContainEqual(expect.objectContaining({ kind: 'lost', pointer: '/publicationYear' }))
  })

  it.each([
    ['DOI', '10.5072/a+b'],
    ['ISBN', 'no number'],
    ['ISSN', '1234'],
    ['URL', 'gopher://a.example'],
  ] as const)(
    'writes the %s of a reference as an identifier of type other if the CFF schema rejects the value',
    (type, value) => {
      const relatedItems = [
        {
          relatedItemType: 'Book' as const,
          relationType: 'References' as const,
          titles: [{ title: 'B' }],
          creators: [{ name: 'Press' }],
          relatedItemIdentifier: { relatedItemIdentifier: value, relatedItemIdentifierType: type },
        },
      ]
      const text = written({ ...base, relatedItems })
      expect(text).toContain(`description: ${type}\n`)
      expect(read(text.slice(text.indexOf('type:'))).record.relatedItems?.[0]?.relatedItemIdentifier).toEqual(
        relatedItems[0]?.relatedItemIdentifier,
      )
    },
  )

  it('writes the people of a CFF reference according to their roles, and reads the same people back', () => {
    const contributors = (['Editor', 'Translator', 'ContactPerson'] as const).map((contributorType, index) => ({
      contributorType,
      name: `Person ${index}, A`,
      nameType: 'Personal' as const,
      familyName: `Person ${index}`,
      givenName: 'A',
    }))
    const text = written({
      ...base,
      relatedItems: [{ relatedItemType: 'Book', relationType: 'References', titles: [{ title: 'B' }], contributors }],
    })
    expect(text).toMatch(/editors:.*translators:.*contact:/s)
    const [record] = readRecords(text).records
    expect(record?.record.relatedItems?.[0]?.contributors).toEqual(contributors)
  })

  it('writes a repeated author only once to CITATION.cff', () => {
    const creator = { name: 'Okafor, Ada', nameType: 'Personal' as const, givenName: 'Ada', familyName: 'Okafor' }
    const { text, losses } = cff.write({ ...base, creators: [creator, creator] })
    expect(text.match(/Okafor/g)).toHaveLength(1)
    expect(losses).toContainEqual(expect.objectContaining({ kind: 'changed', pointer: '/creators/1' }))
  })

  it('writes an invalid address or SWHID as a CFF identifier of type other, and reads the value back', () => {
    const alternateIdentifiers = [
      { alternateIdentifier: 'see our wiki', alternateIdentifierType: 'URL' },
      { alternateIdentifier: 'swh:1:rel:7', alternateIdentifierType: 'SWHID' },
      { alternateIdentifier: 'https://tides.example/x', alternateIdentifierType: 'URL' },
    ]
    const text = written({ ...base, alternateIdentifiers })
    expect(text).toContain('  - type: other\n    value: see our wiki\n    description: URL\n')
    expect(text).toContain('  - type: other\n    value: swh:1:rel:7\n    description: SWHID\n')
    expect(text).toContain('  - type: url\n    value: https://tides.example/x\n')
    const [record] = readRecords(text).records
    expect(record?.record.alternateIdentifiers).toEqual(alternateIdentifiers)
  })

  it('drops a code repository without a valid URL from CITATION.cff, and reports the loss', () => {
    const related = {
      relatedIdentifier: 'the lab server',
      relatedIdentifierType: 'URL',
      relationType: 'IsSupplementTo',
      resourceTypeGeneral: 'Software',
    } as const
    const { text, losses } = cff.write({ ...base, relatedIdentifiers: [related] })
    expect(text).not.toContain('the lab server')
    expect(losses).toContainEqual(expect.objectContaining({ kind: 'lost', pointer: '/relatedIdentifiers' }))
  })

  it('writes a DOI as an identifier of type other if the CFF schema refuses the DOI', () => {
    expect(written({ ...base, doi: '10.5072/a<b' })).toContain(
      'identifiers:\n  - type: other\n    value: 10.5072/a<b\n',
    )
  })
})

describe('a work that is neither software nor data', () => {
  const article: Datacite = {
    doi: '10.5072/tides',
    creators: [{ name: 'Berg, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Berg' }],
    titles: [{ title: 'Tides' }],
    publisher: { name: 'Earth Press' },
    publicationYear: 2020,
    dates: [{ date: '2020-03', dateType: 'Issued' }],
    language: 'en',
    types: { resourceTypeGeneral: 'JournalArticle' },
    relatedItems: [
      {
        relatedItemType: 'Journal',
        relationType: 'IsPublishedIn',
        titles: [{ title: 'Journal of Seas' }],
        volume: '3',
        issue: '4',
        firstPage: '5',
        lastPage: '9',
        relatedItemIdentifier: { relatedItemIdentifier: '2049-3630', relatedItemIdentifierType: 'ISSN' },
      },
    ],
  }

  it('writes an article as the preferred citation, and reads all fields of the article back', () => {
    const text = written(article)
    expect(text).toContain('preferred-citation:\n  type: article\n  title: Tides\n')
    expect(text).toContain('  journal: Journal of Seas\n')
    expect(text).not.toMatch(/[&*]ref/)
    const result = cff.read?.(text)
    if (!result?.ok) throw new Error(JSON.stringify(result?.diagnostics))
    const { extras, ...record } = result.records[0] ?? {}
    expect(record).toEqual(article)
    expect(extras?.members).toEqual({ '/message': expect.any(String) })
  })

  it.each([
    ['a thesis', { types: { resourceTypeGeneral: 'Dissertation', resourceType: 'PhD thesis' } }],
    ['a work with a full date', { dates: [{ date: '2020-03-05', dateType: 'Issued' }] }],
    ['a work with only a year', { dates: undefined }],
  ] as [string, Partial<Datacite>][])(
    'a work written to CFF as the preferred citation survives a round trip: %s',
    (_, more) => {
      const { relatedItems, ...work } = { ...article, ...more }
      const given = Object.fromEntries(Object.entries(work).filter(([, value]) => value !== undefined))
      const result = cff.read?.(written(given as Datacite))
      if (!result?.ok) throw new Error(JSON.stringify(result?.diagnostics))
      expect(result.records[0]).toMatchObject(given)
    },
  )

  it.each([
    ['a title of its own', 'type: dataset', 'title: Other'],
    ['the title of the software', 'type: software', 'title: Ice'],
    ['a DOI of its own', 'type: dataset\ndoi: 10.5072/a', 'title: Ice, doi: 10.5072/b'],
    ['the type software', 'type: dataset', 'title: Ice, kind: x'],
  ])('reads a preferred citation with %s as a separate work', (name, type, title) => {
    const kind = name === 'the type software' ? 'software' : 'article'
    const { record } = read(
      `${type}\npreferred-citation: { type: ${kind}, ${title}, authors: [{ name: X }], journal: J }`,
    )
    expect(record.types?.resourceTypeGeneral).toBe(type.includes('software') ? 'Software' : 'Dataset')
    expect(record.relatedItems).toMatchObject([{ relationTypeInformation: 'preferred-citation' }])
  })

  it('writes a related item marked as the preferred citation to the CFF key preferred-citation', () => {
    const relatedItems = [
      { relatedItemType: 'Book', relationType: 'IsDescribedBy', titles: [{ title: 'Seas' }] },
    ] as Datacite['relatedItems']
    const preferred = relatedItems?.map(item => ({ ...item, relationTypeInformation: 'preferred-citation' }))
    expect(written({ ...article, relatedItems: preferred ?? [] })).toContain('preferred-citation:\n  type: book\n')
  })
})
