import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

// This runs in its own process because V8 options apply to a whole process.
const growing = `
import { once } from 'node:events'
import { getHeapSpaceStatistics } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { fitHeap } from './src/cli/run/threads/heap.ts'

const megabytes = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size / 2 ** 20
const fit = fitHeap(2, new URL(import.meta.url))
let held = []
function work() {
  for (let round = 0; round < 400; round++) {
    held = [...held.slice(-20), Array.from({ length: 10_000 }, (_, at) => ({ at }))]
    fit()
  }
}
work()
const thread = new Worker('setInterval(() => {}, 1000)', { eval: true, execArgv: [] })
await once(thread, 'online')
fit()
const before = megabytes()
work()
await thread.terminate()
console.log(JSON.stringify([before, megabytes()]))
`

test("starting a thread does not change the size of V8's new space", () => {
  const [before, after] = JSON.parse(run(growing))
  expect(before).toBeGreaterThanOrEqual(12)
  expect(after).toBe(before)
})

const passing = `
import { clearHeapInPassing } from './src/cli/run/threads/heap.ts'

const passOver = clearHeapInPassing()
let most = 0
for (let piece = 0; piece < 2000; piece++) {
  passOver(new Uint8Array(1 << 16).length)
  most = Math.max(most, process.memoryUsage().arrayBuffers)
}
console.log(JSON.stringify([most / 2 ** 20, typeof gc]))
`

test('clearHeapInPassing keeps the buffers of skipped data below 8 MiB', () => {
  const [most, gc] = JSON.parse(run(passing))
  expect(most).toBeLessThan(8)
  expect(gc).toBe('undefined')
})

function run(code: string): string {
  return execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { encoding: 'utf8' })
}
