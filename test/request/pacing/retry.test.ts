import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { retryAfterOf, waitAfter } from '../../../src/request/pacing/retry.ts'

describe('retryAfterOf', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')

  test.each<[string | null, number | undefined]>([
    [null, undefined],
    ['', undefined],
    ['0', 0],
    [' 120 ', 120],
    ['-1', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['1e3', undefined],
    ['99999999999999999999', undefined],
    ['Sun, 01 Mar 2026 12:00:30 GMT', 30],
    ['Sunday, 01-Mar-26 12:00:30 GMT', 30],
    ['Sun Mar  1 12:00:30 2026 GMT', 30],
    ['Sun, 01 Mar 2026 12:00:30 +0000', 30],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['2026-03-01', undefined],
    ['Mondays', undefined],
  ])('reads Retry-After: %j as %j', (header, seconds) => expect(retryAfterOf(header, now)).toBe(seconds))

  test('reads a Retry-After date without a time zone as UTC, not as local time', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(retryAfterOf('Sun Mar  1 12:00:30 2026', now)).toBe(30)
    vi.unstubAllEnvs()
  })
})

describe('waitAfter', () => {
  const patience = { retries: 3, backoff: 100, maxWait: 1000 }
  const server = { code: 'server' } as const

  test('waitAfter doubles the wait after each attempt, and randomises half of the wait', () => {
    const waits = (random: number) => [1, 2, 3].map(tries => waitAfter(server, tries, patience, () => random))
    expect(waits(0)).toEqual([50, 100, 200])
    expect(waits(1)).toEqual([100, 200, 400])
  })

  test('waitAfter returns no wait after the last attempt', () => expect(waitAfter(server, 4, patience)).toBeUndefined())

  test.each(['not-found', 'gone', 'refused', 'unreadable', 'wrong-type', 'redirect', 'too-large', 'aborted'] as const)(
    'waitAfter returns no wait for an error with the code %s',
    code => expect(waitAfter({ code }, 1, patience)).toBeUndefined(),
  )

  test('waitAfter returns a wait between the requested and the maximum wait, or undefined if the requested wait exceeds the maximum', () => {
    const inputs = [
      fc.double({ min: 0, max: 2, noNaN: true }),
      fc.integer({ min: 1, max: 3 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ] as const
    fc.assert(
      fc.property(...inputs, (retryAfter, tries, random) => {
        const wait = waitAfter({ code: 'rate-limited', retryAfter }, tries, patience, () => random)
        if (retryAfter > 1) expect(wait).toBeUndefined()
        else expect(wait).toBeGreaterThanOrEqual(retryAfter * 1000)
        expect(wait ?? 0).toBeLessThanOrEqual(1000)
      }),
    )
  })
})
