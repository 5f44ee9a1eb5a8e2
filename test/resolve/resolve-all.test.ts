import { describe, expect, test } from 'vitest'
import { dataciteRest, fromRecords, type Outcome, resolveAll, type Source } from '../../src/resolve/index.ts'
import { doiOf, good, serve, status } from './server.ts'

const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `10.5072/n${index}`)

async function collect(outcomes: AsyncIterable<Outcome>): Promise<Outcome[]> {
  const all: Outcome[] = []
  for await (const outcome of outcomes) all.push(outcome)
  return all
}

function counting(delay: (doi: string) => number | Promise<void>) {
  const counts = { now: 0, most: 0, started: 0, aborted: 0 }
  const source: Source = {
    name: 'counting',
    async get(doi, { signal }) {
      counts.started++
      counts.most = Math.max(counts.most, ++counts.now)
      signal?.addEventListener('abort', () => counts.aborted++)
      const wait = delay(doi)
      await (typeof wait === 'number' ? new Promise(done => setTimeout(done, wait)) : wait)
      counts.now--
      return { record: { doi } }
    },
  }
  return { source, counts }
}

describe('resolveAll', () => {
  test('resolveAll returns every result in order, and a failure does not affect the other results', async () => {
    const { url } = await serve((response, before, request) => {
      const answers = { '10.5072/n1': status(404), '10.5072/n3': status(500) }
      const answer = answers[doiOf(request) as keyof typeof answers] ?? good
      setTimeout(() => answer(response, before, request), Math.random() * 30)
    })
    const dois = [...numbered(6), 'no DOI', 'https://doi.org/10.5072/N7']
    const outcomes = await collect(resolveAll(dois, { retries: 0, source: dataciteRest({ endpoint: url }) }))
    expect(outcomes.map(({ doi }) => doi)).toEqual(dois)
    expect(outcomes.map(outcome => (outcome.ok ? outcome.record.doi : outcome.error.code))).toEqual([
      '10.5072/n0',
      'not-found',
      '10.5072/n2',
      'server',
      '10.5072/n4',
      '10.5072/n5',
      'not-a-doi',
      '10.5072/N7',
    ])
  })

  test('resolveAll requests 20 other DOIs while one request is slow, without exceeding its concurrency', async () => {
    let finish = (): void => undefined
    const slow = new Promise<void>(done => {
      finish = done
      setTimeout(done, 2000)
    })
    const { source, counts } = counting(doi => {
      if (doi.endsWith('/n20')) finish()
      return doi.endsWith('/n0') ? slow : 2
    })
    const startedWhileSlow = slow.then(() => counts.started)
    await collect(resolveAll(numbered(40), { source, concurrency: 3 }))
    expect(await startedWhileSlow).toBe(21)
    expect(counts.most).toBe(3)
    expect(counts.started).toBe(40)
  })

  test('resolveAll reads fewer than 100 DOIs of an endless list if the caller stops after 51 results', async () => {
    const { source } = counting(() => 1)
    let read = 0
    function* endless(): Generator<string> {
      for (;;) yield `10.5072/n${read++}`
    }
    for await (const { doi } of resolveAll(endless(), { source, concurrency: 2 })) if (doi === '10.5072/n50') break
    expect(read).toBeLessThan(100)
  })

  test('leaving the loop over resolveAll aborts the current requests', async () => {
    const { source, counts } = counting(doi => (doi.endsWith('n0') ? 1 : 200))
    for await (const _ of resolveAll(numbered(20), { source, concurrency: 4 })) break
    expect(counts.aborted).toBeGreaterThan(0)
    expect(counts.started).toBeLessThan(20)
  })

  test('resolveAll returns a result for every DOI even if the signal is aborted', async () => {
    const controller = new AbortController()
    const { source } = counting(doi => {
      if (doi.endsWith('n2')) controller.abort()
      return 30
    })
    const outcomes = await collect(resolveAll(numbered(12), { source, concurrency: 2, signal: controller.signal }))
    expect(outcomes).toHaveLength(12)
    expect(outcomes[0]?.ok).toBe(true)
    expect(outcomes.slice(-6)).toEqual(
      Array.from({ length: 6 }, () =>
        expect.objectContaining({ ok: false, error: expect.objectContaining({ code: 'aborted' }) }),
      ),
    )
  })

  test('resolveAll accepts DOIs from an async iterable', async () => {
    async function* late(): AsyncGenerator<string> {
      for (const doi of numbered(3)) yield doi
    }
    const source = fromRecords([{ doi: '10.5072/n1' }])
    expect((await collect(resolveAll(late(), { source }))).map(({ ok }) => ok)).toEqual([false, true, false])
  })

  test('resolveAll throws immediately for a wrong option', () => {
    expect(() => resolveAll([], { concurrency: 0 })).toThrow(TypeError)
  })
})
