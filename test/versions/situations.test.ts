import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { type VersionGraph, type VersionRecord, versionGraph } from '../../src/versions/index.ts'

const folder = new URL('../../fixtures/versions/', import.meta.url)
const names = readdirSync(folder).map(file => basename(file, '.json'))
const read = (name: string): VersionRecord[] => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))

/** The versions of each chain, with the reports: `!` before a warning, nothing before an info. */
const situations: Record<string, { chains: string[]; reports: string[] }> = {
  'all-older-versions-listed': { chains: ['brest-1 brest-2 brest-3'], reports: [] },
  'concept-as-version': {
    chains: ['depot.330001 depot.330000 depot.340000'],
    reports: ['!concept-as-version', '!one-way-link', 'same-version'],
  },
  'concept-with-versions': { chains: ['depot.4711001 depot.4823377 depot.5190042'], reports: [] },
  'cross-prefix': { chains: ['56bv6 10.82433/kawu'], reports: ['cross-prefix'] },
  cycle: { chains: ['oueme.a oueme.b oueme.c oueme.d'], reports: ['!cycle'] },
  'dotted-suffix-chain': { chains: ['MIA.208431 MIA.208431.2 MIA.208431.3 MIA.208431.4'], reports: [] },
  'duplicate-records': { chains: ['l4-2019 l4-2021'], reports: ['!duplicate-record'] },
  fork: { chains: ['lava-1 lava-2a lava-2b'], reports: ['!fork'] },
  gap: { chains: ['trees-v1-2015 trees-v2-2017 trees-v3-2019'], reports: ['!gap'] },
  'identical-and-version': { chains: ['atlas-1 atlas-2'], reports: ['!alias-conflict'] },
  'identical-copy': { chains: ['diaries-1 diaries-2'], reports: [] },
  merge: { chains: ['wells-north wells-south wells'], reports: ['!merge'] },
  'missing-record': { chains: ['hes.2 hes.3 hes.4'], reports: ['missing-record', 'missing-record'] },
  'mixed-case': { chains: ['mia/001 mia/002 MIA/003'], reports: ['doi-spelling', 'doi-spelling', 'doi-spelling'] },
  'mixed-identifiers': {
    chains: ['tundra-1 5d1f3c62-8f0e-4d6b-b1a3-9c2e7a4f0001 tundra-3 5D1F3C62-8F0E-4D6B-B1A3-9C2E7A4F0002'],
    reports: [],
  },
  'non-linear-releases': { chains: ['depot.700001 depot.722222 depot.711111'], reports: ['date-backwards'] },
  'not-versions': { chains: [], reports: [] },
  'null-related-identifier': {
    chains: ['bats-1 bats-2'],
    reports: ['!invalid-related-identifier', '!invalid-related-identifier'],
  },
  'numbered-base': { chains: ['share.1200345.v1 share.1200345.v2 share.1200345.v10'], reports: ['gap'] },
  obsoletes: { chains: ['guide-2009 guide-2018'], reports: [] },
  'one-way-link': { chains: ['ringing-2019 ringing-2022'], reports: ['!one-way-link'] },
  'parts-called-versions': { chains: ['hep-77.t1 hep-77.v1'], reports: ['!version-is-part', 'same-version'] },
  'previous-version-mismatch': {
    chains: ['MIA.511200 MIA.511200.2 MIA.511200.3 MIA.511200.4'],
    reports: ['!previous-version-mismatch', '!new-version-mismatch'],
  },
  'self-link': { chains: ['depot.900101'], reports: ['self-link', '!self-link'] },
  'several-concepts': { chains: ['depot.81001 depot.81500 depot.90001'], reports: ['!several-concepts'] },
  'suffix-mismatch': { chains: ['snow.7731 snow.7731.3 snow.7731.2'], reports: ['!suffix-mismatch'] },
  'suffix-only': { chains: [], reports: [] },
  'url-form': {
    chains: ['lst-1 lst-2 lst-3'],
    reports: ['doi-spelling', 'doi-spelling', 'doi-spelling', 'doi-spelling'],
  },
  'versions-backwards': { chains: ['tana-2 tana-1'], reports: ['!version-backwards', 'date-backwards'] },
}

test('every fixture in fixtures/versions has an expectation, and every expectation has a fixture', () => {
  expect(names.sort()).toEqual(Object.keys(situations).sort())
})

describe.each(Object.entries(situations))('%s', (name, { chains, reports }) => {
  const graph = versionGraph(read(name))

  it(`versionGraph returns the chains of the fixture ${name} with their versions in order`, () => {
    expect(graph.chains.map(chain => chain.order.join(' ').replaceAll('10.5072/', ''))).toEqual(chains)
  })

  it(`versionGraph reports exactly the expected inconsistencies of the fixture ${name}`, () => {
    expect(graph.warnings.map(({ code, severity }) => (severity === 'warning' ? `!${code}` : code))).toEqual(reports)
  })

  it(`versionGraph describes the inconsistencies of the fixture ${name} in sentences that name the records`, async () => {
    await expect(text(graph)).toMatchFileSnapshot(`__snapshots__/${name}.txt`)
    for (const { message, dois } of graph.warnings) {
      expect(message).toMatch(/\.$/)
      for (const doi of dois) expect(message).toContain(doi)
    }
  })

  // The first of two records with one DOI determines the case of the DOI, so their order matters.
  if (name === 'duplicate-records') return

  it(`versionGraph returns the same chains for the records of the fixture ${name} in reverse order`, () => {
    const turned = versionGraph(read(name).reverse())
    const orders = (of: VersionGraph) => of.chains.map(chain => [chain.order, chain.concept, chain.aliases]).sort()
    expect(orders(turned)).toEqual(orders(graph))
    expect(turned.warnings.map(({ code }) => code).sort()).toEqual(graph.warnings.map(({ code }) => code).sort())
  })
})

function text({ chains, edges, warnings }: VersionGraph): string {
  return [
    ...chains.map(({ id, concept, order, aliases }) =>
      [
        `chain ${id}`,
        ...(concept === undefined ? [] : [`  all versions: ${concept}`]),
        ...order.map(doi => `  ${doi}`),
        ...aliases.map(alias => `  ${alias.doi} is ${alias.of}`),
      ].join('\n'),
    ),
    ...edges.map(({ from, to, type, side, declaredBy }) => {
      const ways = declaredBy.map(({ doi, by }) => `${doi} ${by}`).join(', ')
      return `${type} ${from} -> ${to} (${side}: ${ways})`
    }),
    ...warnings.map(({ code, severity, message }) => `${severity} ${code}\n  ${message}`),
    '',
  ].join('\n')
}
