import { describe, expect, it } from 'vitest'
import { prepare } from '../../../src/catalog/storing/prepare.ts'
import { resource } from '../../../src/datacite/dialects/resource.ts'
import { convert, readRecords } from '../../../src/formats/index.ts'
import { citation, createResource, titleWithVersion, versionGraph } from '../../../src/index.ts'
import { check } from '../../../src/validation/index.ts'

const id = '11111111-1111-4111-8111-111111111111'

const datacite = {
  titles: [{ title: 'Rain' }],
  creators: [{ name: 'Okafor, Ada', nameType: 'Personal' }],
  publisher: 'Rain Repository',
  publicationYear: '2020',
  types: { resourceType: 'Series', resourceTypeGeneral: 'Dataset' },
  version: '1.0',
}

const own = {
  id,
  doi: '10.5072/r1',
  doi_url: 'https://doi.org/10.5072/r1',
  title: 'Rain',
  title_with_version: 'Rain (v1.0)',
  version: '1.0',
  paths: [],
  creators_str: 'Okafor, Ada',
  publication_year: '2020',
  publisher: 'Rain Repository',
  previous_version: '10.5072/r0',
  new_version: '',
  is_external: false,
}

const without = (...names: string[]): object =>
  Object.fromEntries(Object.entries(datacite).filter(([name]) => !names.includes(name)))

const relation = { relatedIdentifier: '10.5072/r0', relatedIdentifierType: 'DOI', relationType: 'IsNewVersionOf' }
const cited = 'Okafor, Ada (2020): Rain (v1.0). Rain Repository. https://doi.org/10.5072/r1'

const rest = (record: object) => {
  const result = convert(JSON.stringify(record), { to: 'datacite-rest' })
  if (!result.ok) throw new Error('not read')
  return { record: JSON.parse(result.text), losses: result.losses.map(({ pointer }) => pointer) }
}

function lossOf(record: object, field: string): string[] {
  const result = convert(JSON.stringify(record), { to: 'bibtex' })
  if (!result.ok) throw new Error('not read')
  return result.losses.filter(({ pointer }) => pointer === `/extras/members/~1${field}`).map(({ message }) => message)
}

describe("A Resource's own fields", () => {
  it.each([
    [['doi']],
    [['titles', 'publisher']],
    [['publicationYear', 'version']],
    [['titles', 'publisher', 'publicationYear', 'version']],
  ])("a Resource's own fields apply if the datacite object lacks %j", async names => {
    const record = { ...own, datacite: without(...names) }
    expect(citation(record)).toBe(cited)
    expect(titleWithVersion(record)).toBe('Rain (v1.0)')
    const converted = rest(record)
    expect(converted.record).toMatchObject({
      doi: '10.5072/r1',
      titles: [{ title: 'Rain' }],
      publisher: 'Rain Repository',
      publicationYear: 2020,
      version: '1.0',
      relatedIdentifiers: [relation],
    })
    expect(converted.losses).toEqual(['/extras/members/~1id'])
    expect(citation(converted.record)).toBe(cited)
    const prepared = await prepare(record)
    expect(prepared).toMatchObject({
      kind: 'resource',
      record: { citation: cited, title_with_version: 'Rain (v1.0)', previous_version: '10.5072/r0', new_version: null },
    })
    expect(createResource(record, { id })).toMatchObject({ citation: cited, previous_version: '10.5072/r0' })
    const chains = [record, converted.record].map(one => versionGraph([one]).chains)
    expect(chains[0]).toEqual(chains[1])
    expect(check(JSON.stringify(record)).records[0]?.diagnostics).toEqual([])
  })

  it('a record is read from a Resource with few or no own fields, but not from settings with a datacite object', () => {
    const sparse = {
      doi: own.doi,
      title: 'Rain',
      publisher: 'Rain Repository',
      publication_year: '2020',
      version: '1.0',
    }
    const { datacite: _, ...bare } = { ...sparse, datacite }
    for (const record of [{ ...bare, datacite }, { datacite: { ...datacite, titles: [{ title: 'Rain' }] } }]) {
      expect(citation(record)).not.toBe('')
      expect(citation(rest(record).record)).toBe(citation(record))
    }
    for (const settings of [{ datacite: { username: 'A.B' } }, { version: '1', datacite: {} }])
      expect(check(JSON.stringify(settings)).records).toEqual([])
  })

  it("the datacite object takes precedence over a Resource's own fields, and a contradiction causes a warning", () => {
    const other = {
      ...datacite,
      identifiers: [{ identifier: '10.5072/other', identifierType: 'DOI' }],
      relatedIdentifiers: [{ ...relation, relatedIdentifier: '10.5072/older' }],
    }
    const record = {
      ...own,
      title: 'Snow',
      publisher: 'Shelf',
      publication_year: '2019',
      version: '2',
      datacite: other,
    }
    const expected = 'Okafor, Ada (2020): Rain (v1.0). Rain Repository. https://doi.org/10.5072/other'
    expect(citation(record)).toBe(expected)
    expect(citation(rest(record).record)).toBe(expected)
    expect(createResource(record, { id })).toMatchObject({ doi: '10.5072/other', previous_version: '10.5072/older' })
    expect(versionGraph([record]).nodes[0]?.doi).toBe('10.5072/other')
    const { diagnostics = [] } = check(JSON.stringify(record)).records[0] ?? {}
    expect(diagnostics.map(({ pointer, severity, registry }) => [pointer, severity, registry])).toEqual([
      ['/datacite/titles/0/title', 'warning', 'accepts'],
      ['/datacite/publisher', 'warning', 'accepts'],
      ['/datacite/publicationYear', 'warning', 'accepts'],
      ['/datacite/version', 'warning', 'accepts'],
      ['/datacite/identifiers/0/identifier', 'warning', 'accepts'],
      ['/datacite/relatedIdentifiers/0/relatedIdentifier', 'warning', 'accepts'],
    ])
    expect(diagnostics[0]?.message).toMatch(/"Snow".*"Rain"/)
  })

  it.each([
    ['10.5072/a', '10.5072/a', []],
    ['no DOI', undefined, ['unknown-key', 'schema/required']],
  ])(
    'a record that is read from a Resource with doi "%s" in its datacite object has the doi %s',
    (doi, read, findings) => {
      const datacite = {
        doi,
        creators: [{ name: 'Okafor, Ada' }],
        titles: [{ title: 'Rainfall' }],
        publisher: 'Rain Repository',
        publicationYear: '2021',
        types: { resourceTypeGeneral: 'Dataset' },
      }
      const given = { id, title_with_version: 'Rainfall', datacite }
      expect(readRecords(given).records[0]?.record.doi).toBe(read)
      const rules = check(given).records[0]?.diagnostics.map(({ rule }) => rule) ?? []
      expect(rules.filter(rule => rule === 'unknown-key' || rule.startsWith('schema/'))).toEqual(findings)
    },
  )

  it("a finding about a Resource's own field points to that field", () => {
    const { diagnostics = [] } =
      check(JSON.stringify({ ...own, title: 'RAINFALL OVER THE NIGER BASIN', datacite: without('titles') }))
        .records[0] ?? {}
    expect(diagnostics.map(({ rule, pointer }) => [rule, pointer])).toEqual([['title-in-capitals', '/title']])
  })

  it.each([null, {}, 'none', 7, []])(
    'a Resource has the same citation before and after readRecords if its member datacite is %j',
    datacite => {
      const record = { ...own, datacite }
      const { records } = readRecords(JSON.stringify(record))
      expect(citation(record)).toBe('Rain (v1.0). https://doi.org/10.5072/r1')
      expect(records.map(one => citation(one.record))).toEqual([citation(record)])
    },
  )

  it("reports a Resource's own fields as lost if no datacite object repeats them", () => {
    expect(rest({ ...own, datacite: null }).losses).toContain('/extras/members/~1publisher')
    expect(rest({ ...own, datacite: 'none' }).losses).toContain('/extras/members/~1datacite')
    expect(rest({ ...own, creators_str: '', datacite: null }).losses).not.toContain('/extras/members/~1creators_str')
    expect(lossOf({ ...own, datacite: null }, 'publisher')).toEqual([
      '"publisher" "Rain Repository" is omitted because the Resource has no datacite object that contains this value.',
    ])
  })

  it.each(['doi', 'title', 'publisher', 'publication_year', 'version'])(
    "reports a Resource's own %s as lost only if the datacite object has another value",
    field => {
      const whole = { ...datacite, identifiers: [{ identifier: own.doi, identifierType: 'DOI' }] }
      const value = field === 'doi' ? '10.5072/other' : '1999'
      expect(lossOf({ ...own, datacite: whole, [field]: value }, field)).toEqual([
        `"${field}" "${value}" is omitted because the Resource has no datacite object that contains this value.`,
      ])
      expect(lossOf({ ...own, datacite: whole }, field)).toEqual([])
    },
  )

  it("a relation that is read from a Resource's own field has the position of that field", () => {
    const { origin } = resource.read({ ...own, datacite }, true)
    expect(origin(['relatedIdentifiers'])).toEqual(['previous_version'])
    expect(origin(['relatedIdentifiers', 0, 'relatedIdentifier'])).toEqual(['previous_version'])
  })

  it("a Resource's own fields add no relation that contradicts the datacite object or points to the Resource itself", () => {
    const relatedIdentifiers = [{ ...relation, relationType: 'IsPreviousVersionOf' }]
    expect(rest({ ...own, datacite: { ...datacite, relatedIdentifiers } }).record.relatedIdentifiers).toEqual(
      relatedIdentifiers,
    )
    expect(rest({ ...own, previous_version: own.doi, datacite }).record.relatedIdentifiers).toBeUndefined()
  })
})
