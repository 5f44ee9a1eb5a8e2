import { describe, expect, it } from 'vitest'
import { versionGraph } from '../../src/versions/index.ts'

const relation = (relationType: string, relatedIdentifier: string) => ({
  relationType,
  relatedIdentifier,
  relatedIdentifierType: 'DOI',
})
const gone = [{ date: '2021-05-01', dateType: 'Withdrawn' }]
const first = {
  doi: '10.5072/w1',
  version: '1',
  relatedIdentifiers: [relation('IsPreviousVersionOf', '10.5072/w2')],
}
const second = {
  doi: '10.5072/w2',
  version: '2',
  relatedIdentifiers: [relation('IsNewVersionOf', '10.5072/w1')],
}

describe('withdrawn versions', () => {
  it('a withdrawn version is not the latest if another version is not withdrawn', () => {
    const graph = versionGraph([first, { ...second, dates: gone }])
    expect(graph.latest('10.5072/w1')).toBe('10.5072/w1')
    expect(graph.chains[0]).toMatchObject({ latest: '10.5072/w1', order: ['10.5072/w1', '10.5072/w2'] })
    expect(graph.node('10.5072/w2')?.withdrawn).toBe('2021-05-01')
    expect(graph.node('10.5072/w1')).not.toHaveProperty('withdrawn')
    expect(graph.warnings).toEqual([])
  })

  it('a chain in which all versions are withdrawn has a latest version and causes a warning', () => {
    const graph = versionGraph([
      { ...first, dates: gone },
      { ...second, dates: gone },
    ])
    expect(graph.latest('10.5072/w1')).toBe('10.5072/w2')
    expect(graph.warnings).toEqual([
      {
        code: 'withdrawn',
        severity: 'warning',
        message:
          '10.5072/w1 and 10.5072/w2 are withdrawn, so no valid version remains; name the record that replaces them.',
        dois: ['10.5072/w1', '10.5072/w2'],
      },
    ])
  })

  it('versionGraph reads the withdrawal of a version from the `datacite` object of a Resource', () => {
    const graph = versionGraph([
      { doi: first.doi, new_version: second.doi, datacite: { version: '1' } },
      { doi: second.doi, previous_version: first.doi, datacite: { version: '2', dates: gone } },
    ])
    expect(graph.latest(second.doi)).toBe(first.doi)
  })
})

it('versionGraph reports only the cycle, not a one-way link, for two records that each claim to be the newer one', () => {
  const graph = versionGraph([
    { ...first, relatedIdentifiers: [relation('IsNewVersionOf', second.doi)] },
    { ...second, relatedIdentifiers: [relation('IsNewVersionOf', first.doi)] },
  ])
  expect(graph.warnings.map(({ code }) => code)).toEqual(['cycle'])
})

it('versionGraph reports that several records link to a missing record', () => {
  const graph = versionGraph([
    { doi: '10.5072/a', relatedIdentifiers: [relation('IsVersionOf', '10.5072/c')] },
    { doi: '10.5072/b', relatedIdentifiers: [relation('IsVersionOf', '10.5072/c')] },
  ])
  expect(graph.warnings[0]?.message).toBe(
    '10.5072/c is missing, but 10.5072/a and 10.5072/b link to it; add the record.',
  )
})
