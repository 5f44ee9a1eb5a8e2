import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { usualJobs } from '../../../src/cli/run/threads/usual-jobs.ts'
import type { Terminal } from '../../../src/cli/terminal/terminal.ts'

const sized = (bytes: number) => ({ files: { size: async () => bytes } }) as unknown as Terminal
const input = (path: string) => ({ name: path, path, read: async () => new Uint8Array() })

test('usualJobs chooses one thread for small inputs, however many, and all available threads for large inputs', async () => {
  const most = availableParallelism()
  const thousand = { inputs: Array.from({ length: 1000 }, (_, at) => input(`${at}.json`)) }
  expect(await usualJobs(undefined, thousand, sized(5000))).toBe(1)
  expect(await usualJobs(undefined, { inputs: [input('a.ndjson')] }, sized(10e6))).toBe(1)
  expect(await usualJobs(undefined, { inputs: [input('a.ndjson')] }, sized(100e6))).toBe(most)
  expect(await usualJobs(undefined, { inputs: [input('a.ndjson.gz')] }, sized(10e6))).toBe(most)
  expect(await usualJobs(3, thousand, sized(5000))).toBe(3)
})
