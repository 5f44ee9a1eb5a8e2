import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suffixLinks, type VersionGraph, type VersionRecord, versionGraph } from '../../src/versions/index.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g.7', 'g.7.2', 'g.7.v3'].map(id => `10.5072/${id}`)
const timeRelations = ['IsNewVersionOf', 'IsPreviousVersionOf', 'Obsoletes', 'IsObsoletedBy']
const relations = [...timeRelations, 'HasVersion', 'IsVersionOf', 'IsIdenticalTo', 'IsPartOf', 'Continues']

const spelled = fc.constantFrom(...ids).chain(id => fc.constantFrom(id, id.toUpperCase(), `https://doi.org/${id}`))
const relation = (types: string[]) =>
  fc.record({
    relationType: fc.constantFrom(...types),
    relatedIdentifier: fc.oneof({ weight: 9, arbitrary: spelled }, fc.constant(null)),
    relatedIdentifierType: fc.constant('DOI'),
  })
const recordsWith = (types: string[]) =>
  fc.uniqueArray(
    fc.record(
      {
        doi: fc.constantFrom(...ids),
        version: fc.constantFrom('1', '1.1', 'v2', '3', 'final'),
        dates: fc.constantFrom('2019', '2020-05', '2021-01-01').map(date => [{ date, dateType: 'Issued' }]),
        relatedIdentifiers: fc.array(relation(types), { maxLength: 4 }),
        previous_version: spelled,
        new_version: spelled,
      },
      { requiredKeys: ['doi', 'relatedIdentifiers'] },
    ),
    { selector: record => record.doi },
  )
const anyRecords = recordsWith(relations)

const content = (graph: VersionGraph) => ({
  chains: graph.chains
    .map(chain => ({ ...chain, concepts: [...chain.concepts].sort() }))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
  nodes: graph.nodes.map(({ doi, role, version, date }) => JSON.stringify([doi, role, version, date])).sort(),
  edges: graph.edges
    .map(edge => JSON.stringify({ ...edge, declaredBy: edge.declaredBy.map(way => JSON.stringify(way)).sort() }))
    .sort(),
  warnings: graph.warnings.map(({ code, dois }) => `${code} ${[...dois].sort()}`).sort(),
})

function reachable(edges: readonly { from: string; to: string }[], start: string): Set<string> {
  const seen = new Set<string>()
  const open = [start]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const { from, to } of edges) if (from === node && !seen.has(to)) open.push(to) && seen.add(to)
  }
  return seen
}

describe('any records', () => {
  it('the chains of records without withdrawn versions are disjoint, and each ends with its latest version', () => {
    fc.assert(
      fc.property(anyRecords, fc.boolean(), (records, suffixes) => {
        const graph = versionGraph<VersionRecord>(records, { suffixes: suffixes ? suffixLinks : undefined })
        const members = graph.chains.flatMap(({ order, concepts, aliases }) => [
          ...order,
          ...concepts,
          ...aliases.map(({ doi }) => doi),
        ])
        expect(new Set(members).size).toBe(members.length)
        for (const chain of graph.chains) {
          expect(chain.order.at(-1)).toBe(chain.latest)
          for (const doi of [...chain.order, ...chain.concepts]) expect(graph.latest(doi)).toBe(chain.latest)
        }
        for (const node of graph.nodes) expect(node.role === 'unknown').toBe(!members.includes(node.doi))
      }),
    )
  })

  it('a version graph returns the chain of a DOI in upper or lower case, or undefined for a DOI outside all chains', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyRecords, recordsWith(['IsIdenticalTo', 'HasVersion']))), lists => {
        const records = lists.flat()
        const whole = versionGraph<VersionRecord>(records)
        const { chains, nodes } = whole
        const single = versionGraph<VersionRecord>(records)
        for (const doi of [...ids, ...ids.map(id => id.toUpperCase()), '10.5072/nowhere']) {
          const key = doi.toLowerCase()
          const listed = chains.find(({ order, concepts, aliases }) =>
            [...order, ...concepts, ...aliases.map(alias => alias.doi)].some(member => member.toLowerCase() === key),
          )
          expect(single.chain(doi)).toEqual(listed)
          expect(single.concept(doi)).toBe(listed?.concept)
          expect(single.latest(doi)).toBe(listed?.latest ?? nodes.find(node => node.key === key)?.doi)
        }
        for (const chain of single.chains) expect(single.chain(chain.latest)).toBe(chain)
      }),
    )
  })

  it('versionGraph orders records by every succession that is not in a cycle', () => {
    fc.assert(
      fc.property(recordsWith([...timeRelations, 'HasVersion', 'IsVersionOf']), records => {
        const graph = versionGraph<VersionRecord>(records)
        const successions = graph.edges.filter(({ type }) => type === 'succession')
        for (const { from, to } of successions) {
          const order = graph.versions(from)
          expect(order).toContain(to)
          if (!reachable(successions, to).has(from)) expect(order.indexOf(from)).toBeLessThan(order.indexOf(to))
        }
      }),
    )
  })

  it('versionGraph returns the same graph for records in any order', () => {
    const shuffled = anyRecords.chain(records =>
      fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length })),
    )
    fc.assert(
      fc.property(shuffled, fc.boolean(), ([records, others], suffixes) => {
        expect(content(versionGraph<VersionRecord>(others, { suffixes: suffixes ? suffixLinks : undefined }))).toEqual(
          content(versionGraph<VersionRecord>(records, { suffixes: suffixes ? suffixLinks : undefined })),
        )
      }),
    )
  })

  it('versionGraph returns the same graph if every record is given twice', () => {
    fc.assert(
      fc.property(anyRecords, records => {
        const twice = versionGraph<VersionRecord>([...records, ...structuredClone(records)])
        expect(content(twice)).toEqual(content(versionGraph<VersionRecord>(records)))
      }),
    )
  })
})

it('versionGraph never throws for any values', () => {
  const value = fc.anything({ withBigInt: true, withNullPrototype: true })
  const record = fc.record(
    {
      doi: value,
      identifiers: fc.array(value),
      version: value,
      dates: fc.array(value),
      relatedIdentifiers: fc.array(value),
      previous_version: value,
      datacite: value,
      extras: value,
      attributes: value,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(record, value)), records => {
      const graph = versionGraph(records as VersionRecord[], { suffixes: suffixLinks })
      expect(
        graph.nodes.length + graph.edges.length + graph.chains.length + graph.warnings.length,
      ).toBeGreaterThanOrEqual(0)
    }),
  )
})
