import { expect, test } from 'vitest'
import { poolOf } from '../../../src/cli/stream/pool.ts'
import { noStretch } from '../../../src/stream/extent.ts'
import type { Piece } from '../../../src/stream/piece.ts'

const pieceOf = (doi: string): Piece => ({
  kind: 'lines',
  bytes: new TextEncoder().encode(`{"doi":"${doi}","titles":[{"title":"Rain"}]}\n`),
  gap: noStretch,
})

test('what ends or fills a thread costs one piece at most, and a failure is told', async () => {
  const pool = poolOf(2, new URL('faulty-worker.mjs', import.meta.url))
  const dois = ['a', 'b', 'c', 'end', 'd', 'fill', 'fail', 'e', 'end', 'f']
  const results = await Promise.allSettled(dois.map(doi => pool.check(pieceOf(doi), {})))
  await pool.end()
  const said = results.map(one => (one.status === 'fulfilled' ? one.value.result.records.length : one.reason.message))
  const ended = 'its thread ended with code 9'
  // The first two are checked here, and so is the one for which a thread has not enough memory.
  expect(said).toEqual([1, 1, 0, ended, 0, 1, 'It fails.', 0, ended, 0])
})
