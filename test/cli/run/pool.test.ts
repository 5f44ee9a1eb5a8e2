import { expect, onTestFinished, test } from 'vitest'
import type { CheckedPiece } from '../../../src/cli/pieces/check.ts'
import { poolOf } from '../../../src/cli/run/threads/pool.ts'
import { noStretch } from '../../../src/records/extent.ts'
import type { Piece } from '../../../src/records/piece.ts'

const pieceOf = (doi: string): Piece => ({
  kind: 'lines',
  bytes: new TextEncoder().encode(`{"doi":"${doi}","titles":[{"title":"Rain"}]}\n`),
  gap: noStretch,
})

/**
 * Returns the number of records found in a piece, or the error message.
 *
 * In this test's threads, the number is always zero.
 */
const outcomeOf = (checked: Promise<CheckedPiece>): Promise<unknown> =>
  checked.then(
    ({ result }) => result.records.length,
    error => error.message,
  )

test('a thread that exits or runs out of memory loses at most one piece, and the loss is reported', async () => {
  const pool = await poolOf('check', 2, new URL('faulty-worker.mjs', import.meta.url))
  const dois = ['a', 'b', 'c', 'end', 'd', 'fill', 'fail', 'e', 'end', 'f']
  const said: unknown[] = []
  for (const doi of dois) said.push(await outcomeOf(pool.work(pieceOf(doi), { name: 'a', options: {} })))
  await pool.end()
  const ended = 'its thread exited with code 9'
  // The main thread checks the first two pieces and the one for which a thread runs out of memory.
  expect(said).toEqual([1, 1, 0, ended, 0, 1, 'It fails.', 0, ended, 0])
})

test('a failed thread loses only its current piece, and the other pieces are checked', async () => {
  const pool = await poolOf('check', 2, new URL('faulty-worker.mjs', import.meta.url))
  // A thread takes four pieces at once and exits at the first; there is no room for the last two.
  const dois = ['a', 'b', 'end', 'c', 'd', 'e', 'f', 'g']
  const said = await Promise.all(dois.map(doi => outcomeOf(pool.work(pieceOf(doi), { name: 'a', options: {} }))))
  await pool.end()
  expect(said).toEqual([1, 1, 'its thread exited with code 9', 0, 0, 0, 1, 1])
})

test('a piece whose bytes fill their buffer remains readable after a thread has used the piece', async () => {
  const pool = await poolOf('check', 2, new URL('faulty-worker.mjs', import.meta.url))
  const pieces = ['a', 'b', 'c'].map(doi => {
    const piece = pieceOf(doi)
    return { ...piece, bytes: Buffer.from(new Uint8Array(piece.bytes).buffer) }
  })
  for (const piece of pieces) await outcomeOf(pool.work(piece, { name: 'a', options: {} }))
  await pool.end()
  expect(pieces.map(({ bytes }) => JSON.parse(bytes.toString()).doi)).toEqual(['a', 'b', 'c'])
})

test('a thread pool starts no further thread once `end` has been called', async () => {
  let begun = 0
  const count = (): void => void begun++
  process.on('worker', count)
  onTestFinished(() => void process.off('worker', count))
  const pool = await poolOf('check', 2, new URL('faulty-worker.mjs', import.meta.url))
  for (const doi of ['a', 'b', 'c', 'd', 'e', 'f'])
    void pool.work(pieceOf(doi), { name: 'a', options: {} }).catch(() => undefined)
  await pool.end()
  for (let turn = 0; turn < 5; turn++) await new Promise(resolve => setImmediate(resolve))
  expect(begun).toBe(1)
})
