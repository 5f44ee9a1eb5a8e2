import { describe, expect, it } from 'vitest'
import { networkOf, rateLimitOf } from '../../../src/cli/serve/rate-limit.ts'

describe('rateLimitOf', () => {
  const clocked = (perMinute: number, most?: number) => {
    const clock = { time: 0 }
    return { clock, limit: rateLimitOf(perMinute, () => clock.time, most) }
  }

  it("the rate limit allows a minute's worth of requests in one burst, and then returns the time to wait", () => {
    const { clock, limit } = clocked(3)
    expect([limit('a'), limit('a'), limit('a'), limit('a')]).toEqual([undefined, undefined, undefined, 20])
    clock.time = 19_000
    expect(limit('a')).toBeCloseTo(1)
    clock.time = 20_000
    expect([limit('a'), limit('a')]).toEqual([undefined, 20])
  })

  it('the rate limit counts the requests of each client separately, and saves up at most the allowance of one minute', () => {
    const { clock, limit } = clocked(1)
    expect([limit('a'), limit('b'), limit('a')]).toEqual([undefined, undefined, 60])
    clock.time = 3_600_000
    expect([limit('a'), limit('a')]).toEqual([undefined, 60])
  })

  it('the rate limit remembers only a limited number of the latest clients', () => {
    const { limit } = clocked(1, 2)
    for (const client of ['a', 'b', 'a', 'c']) limit(client)
    expect([limit('a'), limit('c'), limit('b')]).toEqual([60, 60, undefined])
  })
})

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('for the address %s, networkOf returns %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
