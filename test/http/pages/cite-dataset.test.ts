import { describe, expect, it } from 'vitest'
import { seen, visitor } from './service.ts'

const id = '5d2b40a1-1c52-4b8e-9a55-8b6a5e7f0001'
const doiOf = (version: number): string => `10.5072/snow.${version}`

const relation = (relationType: string, relatedIdentifier: string | undefined) =>
  relatedIdentifier === undefined ? [] : [{ relationType, relatedIdentifier, relatedIdentifierType: 'DOI' }]

const version = (number: number, neighbours: { previous_version?: string; new_version?: string }) => ({
  doi: doiOf(number),
  version: `${number}.0`,
  datacite: {
    identifiers: [{ identifier: doiOf(number), identifierType: 'DOI' }],
    creators: [{ name: 'Roe, Ann' }],
    titles: [{ title: `Snow ${number}` }],
    publisher: 'Example Archive',
    publicationYear: '2024',
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'Snow' },
    relatedIdentifiers: [
      ...relation('IsNewVersionOf', neighbours.previous_version),
      ...relation('IsPreviousVersionOf', neighbours.new_version),
    ],
  },
})

/** Returns the titles cited on the page of a dataset under "Cite": the visible ones and the collapsed ones. */
async function citedOn(versions: readonly object[], own: readonly number[]) {
  const dataset = {
    id,
    name: 'snow',
    path: 'snow/daily',
    version: '20240101',
    specifiers: {},
    resources: own.map(number => ({ doi: doiOf(number) })),
  }
  const { text } = await (await visitor([...versions, dataset]))(`/datasets/${id}/`)
  const [, cite = ''] = /<section[^>]*cite[^>]*>([\s\S]*?)<\/section>/.exec(text) ?? []
  const [open = '', folded = ''] = cite.split('<details')
  const titles = (part: string) => [...new Set(part.match(/Snow \d/g) ?? [])]
  expect(seen(cite)).not.toBe('')
  return { open: titles(open), folded: titles(folded) }
}

describe('how to cite a dataset', () => {
  it('the page of a dataset cites its publication even if a newer version without the dataset exists', async () => {
    const versions = [version(1, { new_version: doiOf(2) }), version(2, { previous_version: doiOf(1) })]
    expect(await citedOn(versions, [1])).toEqual({ open: ['Snow 1'], folded: [] })
    expect(await citedOn(versions.slice(0, 1), [1])).toEqual({ open: ['Snow 1'], folded: [] })
  })

  it('the page of a dataset collapses a publication with a successor, even if only one of the two records names the other', async () => {
    const both = { open: ['Snow 2'], folded: ['Snow 1'] }
    expect(await citedOn([version(1, { new_version: doiOf(2) }), version(2, {})], [1, 2])).toEqual(both)
    expect(await citedOn([version(1, {}), version(2, { previous_version: doiOf(1) })], [1, 2])).toEqual(both)
  })

  it('the page of a dataset cites two publications with the same predecessor', async () => {
    const versions = [
      version(1, {}),
      version(2, { previous_version: doiOf(1) }),
      version(3, { previous_version: doiOf(1) }),
    ]
    expect(await citedOn(versions, [1, 2, 3])).toEqual({ open: ['Snow 2', 'Snow 3'], folded: ['Snow 1'] })
  })

  it('the page of a dataset cites all publications that name one another as successors', async () => {
    const versions = [version(1, { new_version: doiOf(2) }), version(2, { new_version: doiOf(1) })]
    expect(await citedOn(versions, [1, 2])).toEqual({ open: ['Snow 1', 'Snow 2'], folded: [] })
  })
})
