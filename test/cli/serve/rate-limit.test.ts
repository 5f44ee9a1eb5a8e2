import { describe, expect, it } from 'vitest'
import { networkOf, rateLimitOf } from '../../../src/cli/serve/rate-limit.ts'

describe('rateLimitOf', () => {
  const clocked = (perMinute: number, most?: number) => {
    const clock = { time: 0 }
    return { clock, limit: rateLimitOf(perMinute, () => clock.time, most) }
  }

  it('lets a client have its minute at once, and then says how long it has to wait', () => {
    const { clock, limit } = clocked(3)
    expect([limit('a'), limit('a'), limit('a'), limit('a')]).toEqual([undefined, undefined, undefined, 20])
    clock.time = 19_000
    expect(limit('a')).toBeCloseTo(1)
    clock.time = 20_000
    expect([limit('a'), limit('a')]).toEqual([undefined, 20])
  })

  it('keeps clients apart, and saves no more than a minute for each', () => {
    const { clock, limit } = clocked(1)
    expect([limit('a'), limit('b'), limit('a')]).toEqual([undefined, undefined, 60])
    clock.time = 3_600_000
    expect([limit('a'), limit('a')]).toEqual([undefined, 60])
  })

  it('remembers only so many, those that came last', () => {
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
  ])('takes %s for %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
