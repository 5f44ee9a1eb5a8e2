import { expect, test } from 'vitest'
import { memoryCatalog } from '../../src/catalog/index.ts'
import { createHandler } from '../../src/http/index.ts'
import { citation, titleWithVersion, versionGraph } from '../../src/index.ts'
import { citable } from './fake-terminal.ts'

const baseUrl = 'https://data.example.org'
const idOf = (number: number): string => `3e6c1b5e-0000-4000-8000-00000000000${number}`

/** Creates a Resource with members that its `datacite` object lacks. */
const resource = (number: number, more: object) => ({
  id: idOf(number),
  doi: `10.48364/snow.${number}`,
  title: 'Snow depth of $\\mu$ sites',
  publisher: 'Snow Depot',
  publication_year: String(2018 + number),
  version: `${number}.0`,
  datacite: { creators: [{ name: 'King, Ada' }], types: { resourceTypeGeneral: 'Dataset' } },
  ...more,
})

const resources = [
  resource(1, { new_version: '10.48364/snow.2' }),
  resource(2, { previous_version: '10.48364/snow.1', new_version: '10.48364/snow.3' }),
  // The datacite object wins. A relation of another kind does not contradict previous_version.
  resource(3, {
    previous_version: '10.48364/snow.2',
    title: 'Other',
    datacite: {
      creators: [{ name: 'King, Ada' }],
      titles: [{ title: 'Snow depth' }],
      publisher: 'Snow House',
      types: { resourceTypeGeneral: 'Dataset' },
      version: '3.1',
      relatedIdentifiers: [
        { relatedIdentifier: '10.48364/report', relatedIdentifierType: 'DOI', relationType: 'IsDescribedBy' },
      ],
    },
  }),
]

test('the library, the command and the service return the same citations and versions of Resources', async () => {
  const catalog = memoryCatalog()
  expect((await catalog.ingest(resources)).refused).toEqual([])
  const handle = createHandler({
    catalog,
    baseUrl,
    filesUrl: 'https://files.example.org',
    termsOfUse: { terms_of_use: 'Cite the data.', terms_of_use_url: `${baseUrl}/terms` },
  })
  const asked = async (path: string) =>
    (await (await handle(new Request(`${baseUrl}/api/v1/resources/${path}`))).json()) as Record<string, unknown>
  const served = await Promise.all([1, 2, 3].map(number => asked(`${idOf(number)}/`)))

  const citations = resources.map(one => citation(one))
  expect(citations).toEqual([
    'King, Ada (2019): Snow depth of μ sites (v1.0). Snow Depot. https://doi.org/10.48364/snow.1',
    'King, Ada (2020): Snow depth of μ sites (v2.0). Snow Depot. https://doi.org/10.48364/snow.2',
    'King, Ada (2021): Snow depth (v3.1). Snow House. https://doi.org/10.48364/snow.3',
  ])
  expect(served.map(one => one.citation)).toEqual(citations)
  const stdin = JSON.stringify(resources)
  expect((await citable(['cite', '-'], { stdin })).stdout.trimEnd().split('\n')).toEqual(citations)

  expect(served.map(one => one.title_with_version)).toEqual(resources.map(one => titleWithVersion(one)))

  const graph = versionGraph(resources)
  const order = resources.map(({ doi }) => doi)
  expect(graph.warnings).toEqual([])
  expect(graph.chains.map(chain => [chain.order, chain.latest])).toEqual([[order, order[2]]])
  const printed = JSON.parse((await citable(['versions', '-', '--format', 'json'], { stdin })).stdout) as {
    chains: { latest: string; versions: { doi: string }[] }[]
    warnings: unknown[]
  }
  expect(printed.warnings).toEqual([])
  expect(printed.chains.map(({ versions, latest }) => [versions.map(({ doi }) => doi), latest])).toEqual([
    [order, order[2]],
  ])
  const chain = (await asked(`${idOf(1)}/versions/`)) as { latest: string; versions: { doi: string }[] }
  expect([chain.versions.map(({ doi }) => doi), chain.latest]).toEqual([order, order[2]])
})
