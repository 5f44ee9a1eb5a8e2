import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Datacite, Resource, ServiceDatacite } from '../../src/model/index.ts'
import { suffixLinks, type VersionRecord, versionGraph } from '../../src/versions/index.ts'

const link = (relationType: string, relatedIdentifier: unknown, relatedIdentifierType = 'DOI') => ({
  relationType,
  relatedIdentifier,
  relatedIdentifierType,
})

it('the warning about a missing record names each linking record only once', () => {
  const relatedIdentifiers = [link('IsNewVersionOf', '10.5072/old'), link('Obsoletes', '10.5072/old')]
  const { warnings } = versionGraph([{ doi: '10.5072/new', relatedIdentifiers }])
  expect(warnings.map(({ message }) => message)).toContain(
    '10.5072/old is missing, but 10.5072/new links to it; add the record.',
  )
})

it('the warning about a repeated record lists three differing facts', () => {
  const first = { doi: '10.5072/a', version: '1', publicationYear: 2020, titles: [{ title: 'Hail' }] }
  const second = { doi: '10.5072/a', version: '2', publicationYear: 2021, titles: [{ title: 'Snow' }] }
  expect(versionGraph([first, second]).warnings.map(({ message }) => message)).toEqual([
    'Record 2 repeats 10.5072/a with another version, date and title; remove one of them.',
  ])
})

describe('looking up', () => {
  const graph = versionGraph([
    { doi: '10.5072/Old', new_version: '10.5072/new' },
    { doi: '10.5072/new', previous_version: '10.5072/Old' },
    { doi: '10.5072/alone' },
  ])

  it.each(['10.5072/Old', '10.5072/OLD', 'https://doi.org/10.5072/old', 'doi:10.5072/new'])(
    'a version graph returns the chain of the DOI %s',
    doi => {
      expect(graph.latest(doi)).toBe('10.5072/new')
      expect(graph.versions(doi)).toEqual(['10.5072/Old', '10.5072/new'])
      expect(graph.chain(doi)).toBe(graph.chains[0])
    },
  )

  it('a record without relations is its own latest version', () => {
    expect(graph.latest('10.5072/ALONE')).toBe('10.5072/alone')
    expect(graph.versions('10.5072/alone')).toEqual(['10.5072/alone'])
    expect(graph.chain('10.5072/alone')).toBeUndefined()
    expect(graph.node('10.5072/alone')?.role).toBe('unknown')
  })

  it('a version graph has no latest version, versions, concept or node for an unknown DOI', () => {
    expect(graph.latest('10.5072/other')).toBeUndefined()
    expect(graph.versions('10.5072/other')).toEqual([])
    expect(graph.concept('')).toBeUndefined()
    expect(graph.node('10.5072/other')).toBeUndefined()
  })

  it('a version graph serialised to JSON contains its chains and warnings', () => {
    expect(JSON.parse(JSON.stringify(graph))).toMatchObject({ chains: [{ latest: '10.5072/new' }], warnings: [] })
  })
})

describe('what a record may look like', () => {
  const expected = ['10.5072/a', '10.5072/b']
  const shapes: Record<string, VersionRecord> = {
    'a canonical record': { doi: '10.5072/b', relatedIdentifiers: [link('IsNewVersionOf', '10.5072/a')] },
    'a canonical record that was read from a Resource': {
      doi: '10.5072/b',
      extras: { format: 'resource', members: { '/previous_version': '10.5072/a' } },
    },
    'a service record': {
      identifiers: [
        { identifier: 'x', identifierType: 'Other' },
        { identifier: '10.5072/b', identifierType: 'DOI' },
      ],
      relatedIdentifiers: [link('IsNewVersionOf', 'https://doi.org/10.5072/a')],
    },
    'the datacite object of a Resource': {
      doi: '10.5072/b',
      datacite: { relatedIdentifiers: [link('IsNewVersionOf', '10.5072/a')] },
    },
    'a field of a Resource': { doi: '10.5072/b', previous_version: '10.5072/a', datacite: null },
    'a REST API envelope': {
      id: '10.5072/b',
      attributes: { doi: '10.5072/b', relatedIdentifiers: [link('IsNewVersionOf', '10.5072/a')] },
    },
    'a REST API response': {
      data: { attributes: { doi: '10.5072/b', relatedIdentifiers: [link('IsNewVersionOf', '10.5072/a')] } },
    },
    'flat attributes of the REST API': {
      id: 'https://doi.org/10.5072/b',
      relatedIdentifiers: [link('IsNewVersionOf', '10.5072/a')],
    },
  }

  it.each(Object.entries(shapes))('versionGraph reads the previous version from %s', (_, record) => {
    const graph = versionGraph([{ doi: '10.5072/a' }, record])
    expect(graph.versions('10.5072/b')).toEqual(expected)
  })

  it('versionGraph reads the version, date and title of DataCite records, REST API records and Resources', () => {
    const facts = { version: '1.1', dates: [{ date: '2020-01-02', dateType: 'Issued' }], titles: [{ title: 'T' }] }
    const records = [
      { doi: '10.5072/1', ...facts },
      { doi: '10.5072/2', datacite: facts },
      { attributes: { doi: '10.5072/3', ...facts } },
      { doi: '10.5072/4', version: 1.1, publication_date: '2020-01-02', title: 'T' },
    ]
    for (const node of versionGraph<VersionRecord>(records).nodes) {
      expect(node).toMatchObject({ version: '1.1', date: '2020-01-02', title: 'T' })
    }
  })

  it('versionGraph accepts the record types of the model', () => {
    expectTypeOf<Datacite>().toExtend<VersionRecord>()
    expectTypeOf<ServiceDatacite>().toExtend<VersionRecord>()
    expectTypeOf<Resource>().toExtend<VersionRecord>()
    expectTypeOf(versionGraph<Resource>([]).nodes[0]?.record).toEqualTypeOf<Resource | undefined>()
  })
})

describe('order', () => {
  const concept = (versions: Record<string, object>) =>
    versionGraph([
      { doi: '10.5072/all', relatedIdentifiers: Object.keys(versions).map(id => link('HasVersion', `10.5072/${id}`)) },
      ...Object.entries(versions).map(([id, record]) => ({ doi: `10.5072/${id}`, ...record })),
    ]).versions('10.5072/all')
  const issued = (date: string) => ({ dates: [{ date, dateType: 'Issued' }] })

  it('versionGraph orders versions without relations by their version numbers', () => {
    expect(concept({ a: { version: '1.10' }, b: { version: 'v1.9' } })).toEqual(['10.5072/b', '10.5072/a'])
  })

  it('versionGraph orders versions by date if a version has a date but no version number', () => {
    const versions = {
      a: { version: 'final', ...issued('2022') },
      b: { version: '9', ...issued('2020') },
      c: issued('2021'),
    }
    expect(concept(versions)).toEqual(['10.5072/b', '10.5072/c', '10.5072/a'])
  })

  it('versionGraph orders versions by DOI if nothing else is known, with 9 before 10', () => {
    expect(concept({ 'x.10': {}, 'x.9': {} })).toEqual(['10.5072/x.9', '10.5072/x.10'])
  })

  it('a relation between versions takes precedence over their version numbers', () => {
    const versions = {
      a: { version: '2', relatedIdentifiers: [link('IsPreviousVersionOf', '10.5072/b')] },
      b: { version: '1' },
    }
    expect(concept(versions)).toEqual(['10.5072/a', '10.5072/b'])
  })

  it('the latest version in a version graph may be a DOI without a record', () => {
    expect(versionGraph([{ doi: '10.5072/a', new_version: '10.5072/b' }]).latest('10.5072/a')).toBe('10.5072/b')
  })

  it('versionGraph uses version numbers to order two records that name each other as versions', () => {
    const graph = versionGraph([
      { doi: '10.5072/b', version: '2', relatedIdentifiers: [link('HasVersion', '10.5072/a')] },
      { doi: '10.5072/a', version: '1', relatedIdentifiers: [link('HasVersion', '10.5072/b')] },
    ])
    expect(graph.chains).toMatchObject([{ order: ['10.5072/a', '10.5072/b'], concepts: [] }])
  })

  it('versionGraph reports no fork if each of 150 versions links to all older ones', () => {
    const records = Array.from({ length: 150 }, (_, at) => ({
      doi: `10.5072/v-${at}`,
      relatedIdentifiers: Array.from({ length: at }, (_, older) => link('IsNewVersionOf', `10.5072/v-${older}`)),
    }))
    const codes = versionGraph(records).warnings.map(({ code }) => code)
    expect(codes).toEqual(Array.from({ length: 149 }, () => 'one-way-link'))
  })

  it('versionGraph keeps the records of a cycle in their chain, and reports the cycle once', () => {
    const records = [
      { doi: '10.5072/1', new_version: '10.5072/2' },
      { doi: '10.5072/2', version: '5', new_version: '10.5072/3' },
      {
        doi: '10.5072/3',
        version: '4',
        new_version: '10.5072/2',
        relatedIdentifiers: [link('IsPreviousVersionOf', '10.5072/4')],
      },
      { doi: '10.5072/4', version: '0' },
    ]
    const graph = versionGraph(records)
    expect(graph.latest('10.5072/1')).toBe('10.5072/4')
    expect(graph.versions('10.5072/1')).toHaveLength(4)
    expect(graph.warnings.filter(({ code }) => code === 'cycle')).toHaveLength(1)
  })
})

describe('guessing by suffix', () => {
  const record = (doi: string, title = 'T') => ({ doi, titles: [{ title }] })
  const orders = (...records: VersionRecord[]) =>
    versionGraph(records, { suffixes: suffixLinks }).chains.map(chain => chain.order)

  it('versionGraph does not infer versions from DOI suffixes unless requested', () => {
    expect(versionGraph([record('10.5072/i.7'), record('10.5072/i.7.2')]).chains).toEqual([])
  })

  it('suffixLinks joins a DOI with its numbered versions, and marks the links as guesses', () => {
    const graph = versionGraph([record('10.5072/I.1'), record('10.5072/i.1.2'), record('10.5072/i.1.10')], {
      suffixes: suffixLinks,
    })
    expect(graph.chains[0]?.order).toEqual(['10.5072/I.1', '10.5072/i.1.2', '10.5072/i.1.10'])
    expect(graph.edges.map(({ side, declaredBy }) => [side, declaredBy[0]?.by])).toEqual([
      ['heuristic', 'suffix'],
      ['heuristic', 'suffix'],
    ])
    expect(graph.warnings.filter(({ code }) => code === 'suffix-guess')).toHaveLength(2)
  })

  it('suffixLinks never joins DOIs that merely begin with the same text', () => {
    expect(orders(record('10.5072/i.1'), record('10.5072/i.10'), record('10.5072/i.10.2'))).toEqual([
      ['10.5072/i.10', '10.5072/i.10.2'],
    ])
    expect(orders(record('10.48364/ISIMIP'), record('10.48364/ISIMIP.2'), record('10.48364/ISIMIP.3'))).toEqual([])
    expect(orders(record('10.5072/j.2021.2'), record('10.5072/j.2021.3'))).toEqual([])
  })

  it('versionGraph does not infer versions from DOI suffixes for records with different titles', () => {
    expect(orders(record('10.5072/i.1'), record('10.5072/i.1.2', 'Another'))).toEqual([])
  })

  it('guessed links do not override declared relations', () => {
    const records = [{ ...record('10.5072/i.1.2'), new_version: '10.5072/i.1' }, record('10.5072/i.1')]
    expect(orders(...records)).toEqual([['10.5072/i.1.2', '10.5072/i.1']])
  })
})

describe('bad input', () => {
  const garbage = [null, undefined, 0, 'text', [], {}, true, Number.NaN, [null], { a: 1 }, '\ud800', Symbol('s'), 10n]

  it.each([
    'doi',
    'identifiers',
    'version',
    'dates',
    'titles',
    'relatedIdentifiers',
    'previous_version',
    'datacite',
    'extras',
    'attributes',
  ])('versionGraph accepts any value as the member %s', member => {
    for (const value of [...garbage, garbage]) {
      const graph = versionGraph([{ doi: '10.5072/a', new_version: '10.5072/b', [member]: value } as VersionRecord])
      expect([graph.nodes, graph.edges, graph.chains, graph.warnings]).toHaveLength(4)
    }
  })

  it('versionGraph accepts any value in a relation', () => {
    const relatedIdentifiers = garbage.flatMap(value => [
      value,
      { relationType: value, relatedIdentifier: '10.5072/b', relatedIdentifierType: 'DOI' },
      { relationType: 'IsNewVersionOf', relatedIdentifier: value, relatedIdentifierType: 'DOI' },
      { relationType: 'IsNewVersionOf', relatedIdentifier: '10.5072/c', relatedIdentifierType: value },
    ])
    const graph = versionGraph([{ doi: '10.5072/a', relatedIdentifiers }])
    expect(graph.versions('10.5072/a')).toEqual(['10.5072/c', '10.5072/a'])
    expect(graph.warnings.length).toBeGreaterThan(0)
  })

  it('versionGraph reports each record without an identifier in a separate warning', () => {
    const records = [{ doi: '10.5072/a' }, { version: '1' }, null as unknown as VersionRecord]
    expect(
      versionGraph<VersionRecord>(records).warnings.map(({ code, message }) => [code, message.slice(0, 8)]),
    ).toEqual([
      ['no-identifier', 'Record 2'],
      ['no-identifier', 'Record 3'],
    ])
  })

  it('a version graph does not confuse DOIs with inherited members such as __proto__ and toString', () => {
    const graph = versionGraph([{ doi: '__proto__', new_version: '10.5072/constructor' }])
    expect(graph.latest('__proto__')).toBe('10.5072/constructor')
    expect(graph.latest('toString')).toBeUndefined()
  })
})
