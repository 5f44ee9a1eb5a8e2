import { describe, expect, it } from 'vitest'
import { type VersionRecord, type VersionResolver, type WalkStep, walkVersions } from '../../src/versions/index.ts'

const chain = (length: number): Map<string, VersionRecord> =>
  new Map(
    Array.from({ length }, (_, at) => [
      `10.5072/${at}`,
      {
        doi: `10.5072/${at}`,
        ...(at > 0 ? { previous_version: `10.5072/${at - 1}` } : {}),
        ...(at < length - 1 ? { new_version: `10.5072/${at + 1}` } : {}),
      },
    ]),
  )
const from =
  (records: Map<string, VersionRecord>): VersionResolver =>
  doi =>
    records.get(doi)
const codes = (graph: { warnings: readonly { code: string }[] }) => graph.warnings.map(({ code }) => code)

async function stepsOf(walk: AsyncIterable<WalkStep>): Promise<WalkStep[]> {
  const steps = []
  for await (const step of walk) steps.push(step)
  return steps
}

describe('walkVersions', () => {
  it('walkVersions finds the whole chain from a middle version, nearest versions first', async () => {
    const walk = walkVersions('https://doi.org/10.5072/2', from(chain(5)))
    const steps = await stepsOf(walk)
    expect(steps.map(({ doi, depth, outcome }) => [doi, depth, outcome])).toEqual([
      ['10.5072/2', 0, 'found'],
      ['10.5072/1', 1, 'found'],
      ['10.5072/3', 1, 'found'],
      ['10.5072/0', 2, 'found'],
      ['10.5072/4', 2, 'found'],
    ])
    expect(steps.at(-1)).toMatchObject({ done: 5, waiting: 0 })
    const graph = await walk.graph()
    expect(graph.versions('10.5072/2')).toEqual(['10.5072/0', '10.5072/1', '10.5072/2', '10.5072/3', '10.5072/4'])
    expect(graph.warnings).toEqual([])
  })

  it('a walk is complete even if only its graph is read, and requests each DOI once', async () => {
    const asked: string[] = []
    const records = chain(4)
    records.set('10.5072/3', { doi: '10.5072/3', previous_version: '10.5072/2', new_version: '10.5072/0' })
    const walk = walkVersions('10.5072/0', async doi => {
      asked.push(doi)
      return records.get(doi)
    })
    const [graph, again] = [await walk.graph(), await walk.graph()]
    expect(codes(graph)).toContain('cycle')
    expect(again).toBe(graph)
    expect(asked.sort()).toEqual(['10.5072/0', '10.5072/1', '10.5072/2', '10.5072/3'])
  })

  it('walkVersions keeps an unresolved DOI in the graph, with a warning', async () => {
    const records = chain(3)
    records.delete('10.5072/1')
    const graph = await walkVersions('10.5072/0', from(records)).graph()
    expect(graph.versions('10.5072/0')).toEqual(['10.5072/0', '10.5072/1'])
    expect(graph.warnings).toMatchObject([{ code: 'unresolved', dois: ['10.5072/1'] }])
  })

  it('walkVersions reports a failure of the resolver as a warning that names the DOI, and keeps the other records', async () => {
    const records = chain(3)
    const graph = await walkVersions('10.5072/1', doi => {
      if (doi === '10.5072/0') throw new Error('503 Service Unavailable')
      if (doi === '10.5072/2') return Promise.reject('offline')
      return records.get(doi)
    }).graph()
    expect(graph.versions('10.5072/1')).toHaveLength(3)
    expect(graph.warnings.map(({ code, message }) => [code, message])).toEqual([
      ['resolver-failed', expect.stringContaining('10.5072/0 could not be fetched: 503 Service Unavailable.')],
      ['resolver-failed', expect.stringContaining('10.5072/2 could not be fetched: offline.')],
    ])
  })

  it('walkVersions reports a starting DOI without a record', async () => {
    const graph = await walkVersions('10.5072/none', () => undefined).graph()
    expect(graph.nodes).toEqual([])
    expect(codes(graph)).toEqual(['unresolved'])
  })

  it('walkVersions stops at the limit and reports the remaining DOIs', async () => {
    const asked: string[] = []
    const records = chain(1000)
    const resolve: VersionResolver = doi => {
      asked.push(doi)
      return records.get(doi)
    }
    const graph = await walkVersions('10.5072/0', resolve, { limit: 3 }).graph()
    expect(asked).toHaveLength(3)
    expect(graph.warnings).toMatchObject([{ code: 'limit-reached', dois: ['10.5072/3'] }])
    expect((await walkVersions('10.5072/0', resolve).graph()).warnings[0]?.message).toContain('after 100 records')
  })

  it('walkVersions stops at the maximum depth', async () => {
    const graph = await walkVersions('10.5072/5', from(chain(20)), { depth: 2 }).graph()
    expect(graph.nodes.filter(({ record }) => record !== undefined)).toHaveLength(5)
    expect(graph.warnings).toMatchObject([{ code: 'limit-reached', dois: ['10.5072/2', '10.5072/8'] }])
  })

  it('walkVersions makes at most the allowed number of concurrent requests, and returns steps in the order of the links', async () => {
    const versions = Array.from({ length: 12 }, (_, at) => `10.5072/v${at}`)
    const all = versions.map(doi => ({
      relationType: 'HasVersion',
      relatedIdentifier: doi,
      relatedIdentifierType: 'DOI',
    }))
    let [open, most] = [0, 0]
    const resolve: VersionResolver = async doi => {
      most = Math.max(most, ++open)
      await new Promise(done => setTimeout(done, doi.endsWith('1') ? 9 : 1))
      open--
      return { doi, ...(doi === '10.5072/all' ? { relatedIdentifiers: all } : {}) }
    }
    const steps = await stepsOf(walkVersions('10.5072/all', resolve, { concurrency: 3 }))
    expect(steps.map(({ doi }) => doi)).toEqual(['10.5072/all', ...versions])
    expect(most).toBe(3)
  })

  it('walkVersions rejects with the reason of an aborted signal, and keeps the records read so far', async () => {
    const controller = new AbortController()
    const records = chain(10)
    const walk = walkVersions(
      '10.5072/0',
      (doi, signal) => (signal?.aborted ? new Promise<never>(() => {}) : records.get(doi)),
      {
        signal: controller.signal,
      },
    )
    const steps: WalkStep[] = []
    const run = async () => {
      for await (const step of walk) if (steps.push(step) === 2) controller.abort(new Error('enough'))
    }
    await expect(run()).rejects.toThrow('enough')
    const graph = await walk.graph()
    expect(graph.nodes.filter(({ record }) => record !== undefined)).toHaveLength(2)
    expect(codes(graph)).toContain('limit-reached')
  })

  it('a walk whose iteration stops early returns a graph of the records read so far', async () => {
    const walk = walkVersions('10.5072/0', from(chain(10)))
    for await (const step of walk) if (step.done === 3) break
    expect((await walk.graph()).nodes).toHaveLength(4)
  })

  it('walkVersions reads a record without a DOI as the requested record', async () => {
    const graph = await walkVersions('10.5072/a', doi =>
      doi === '10.5072/a' ? { version: '2', previous_version: '10.5072/b' } : { version: '1' },
    ).graph()
    expect(graph.versions('10.5072/a')).toEqual(['10.5072/b', '10.5072/a'])
    expect(graph.node('10.5072/b')?.version).toBe('1')
  })

  it('walkVersions reports that a DOI resolves to a record with another DOI', async () => {
    const graph = await walkVersions('10.5072/deleted', () => ({ doi: '10.5072/substitute' })).graph()
    expect(graph.warnings).toMatchObject([
      { code: 'resolved-elsewhere', dois: ['10.5072/deleted', '10.5072/substitute'] },
    ])
  })

  it.each([{ limit: 0 }, { limit: Number.NaN }, { depth: -1 }, { concurrency: 0 }])(
    'walkVersions throws a TypeError for the options %o',
    options => {
      expect(() => walkVersions('10.5072/a', () => undefined, options)).toThrow(TypeError)
    },
  )

  it('walkVersions throws a TypeError for a blank DOI', () => {
    expect(() => walkVersions(' ', () => undefined)).toThrow(TypeError)
  })
})
