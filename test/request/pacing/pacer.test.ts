import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pacer } from '../../../src/request/pacing/pacer.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const never = new AbortController().signal

/** Returns the start times of `count` requests, in milliseconds. */
async function starts(count: number, turn: (signal: AbortSignal) => Promise<void>): Promise<number[]> {
  const begin = performance.now()
  const times: number[] = []
  const all = Array.from({ length: count }, () => turn(never).then(() => times.push(performance.now() - begin)))
  await vi.runAllTimersAsync()
  await Promise.all(all)
  return times
}

test('with a limit of 120 requests per minute, the pacer starts a request every 500 ms', async () => {
  expect(await starts(4, pacer(120).turn)).toEqual([0, 500, 1000, 1500])
})

test('the pacer starts requests immediately if no rate is set', async () => {
  expect(await starts(4, pacer(Number.POSITIVE_INFINITY).turn)).toEqual([0, 0, 0, 0])
})

test('the pacer delays all requests when the server demands a wait', async () => {
  const pace = pacer(60)
  pace.hold(5000)
  expect(await starts(3, pace.turn)).toEqual([5000, 6000, 7000])
})

test('an aborted signal ends a wait between requests', async () => {
  const pace = pacer(1)
  await pace.turn(never)
  const controller = new AbortController()
  const turn = pace.turn(controller.signal)
  controller.abort(new Error('enough'))
  await expect(turn).rejects.toThrow('enough')
})

test('the pacer rejects a turn for a signal that is already aborted', async () => {
  await expect(pacer(60).turn(AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough')
})

test('the pacer keeps no listener on a signal after a wait', async () => {
  const { signal } = new AbortController()
  const { turn } = pacer(60)
  await Promise.all([turn(signal), turn(signal), vi.runAllTimersAsync()])
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
