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
  it('are not the latest while another stands', () => {
    const graph = versionGraph([first, { ...second, dates: gone }])
    expect(graph.latest('10.5072/w1')).toBe('10.5072/w1')
    expect(graph.chains[0]).toMatchObject({ latest: '10.5072/w1', order: ['10.5072/w1', '10.5072/w2'] })
    expect(graph.node('10.5072/w2')?.withdrawn).toBe('2021-05-01')
    expect(graph.node('10.5072/w1')).not.toHaveProperty('withdrawn')
    expect(graph.warnings).toEqual([])
  })

  it('are the latest with a warning if none stands', () => {
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
          '10.5072/w1 and 10.5072/w2 are withdrawn, so that no version stands; name the record that takes their place.',
        dois: ['10.5072/w1', '10.5072/w2'],
      },
    ])
  })

  it('are read in a service’s Resource', () => {
    const graph = versionGraph([
      { doi: first.doi, new_version: second.doi, datacite: { version: '1' } },
      { doi: second.doi, previous_version: first.doi, datacite: { version: '2', dates: gone } },
    ])
    expect(graph.latest(second.doi)).toBe(first.doi)
  })
})

it('advises no link back within a circle of two', () => {
  const graph = versionGraph([
    { ...first, relatedIdentifiers: [relation('IsNewVersionOf', second.doi)] },
    { ...second, relatedIdentifiers: [relation('IsNewVersionOf', first.doi)] },
  ])
  expect(graph.warnings.map(({ code }) => code)).toEqual(['cycle'])
})

it('says that several records link to a missing one', () => {
  const graph = versionGraph([
    { doi: '10.5072/a', relatedIdentifiers: [relation('IsVersionOf', '10.5072/c')] },
    { doi: '10.5072/b', relatedIdentifiers: [relation('IsVersionOf', '10.5072/c')] },
  ])
  expect(graph.warnings[0]?.message).toBe(
    '10.5072/c is missing, but 10.5072/a and 10.5072/b link to it; add the record.',
  )
})
