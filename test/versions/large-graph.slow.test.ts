import { expect, it } from 'vitest'
import { versionGraph } from '../../src/versions/index.ts'

const hasVersion = (relatedIdentifier: string) => ({
  relationType: 'HasVersion',
  relatedIdentifier,
  relatedIdentifierType: 'DOI',
})

it('versionGraph orders a hundred thousand versions in one chain, star or cycle', () => {
  const count = 100_000
  const doi = (number: number) => `10.5072/n-${number}`
  const chain = Array.from({ length: count }, (_, at) => ({ doi: doi(at), new_version: doi(at + 1) }))
  expect(versionGraph(chain).versions(doi(7))).toHaveLength(count + 1)
  const star = [{ doi: '10.5072/all', relatedIdentifiers: chain.map(record => hasVersion(record.doi)) }]
  const stars = versionGraph(star)
  expect(stars.latest('10.5072/all')).toBe(doi(count - 1))
  expect(stars.warnings).toHaveLength(count)
  const circle = versionGraph([...chain, { doi: doi(count), new_version: doi(0) }])
  expect(circle.warnings.map(({ code }) => code)).toContain('cycle')
  expect(circle.versions(doi(0))).toHaveLength(count + 1)
})
