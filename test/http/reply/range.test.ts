import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameAsBefore, rangeOf } from '../../../src/http/reply/respond.ts'

test.each([
  ['bytes=0-9', { from: 0, to: 10 }],
  ['bytes=90-', { from: 90, to: 100 }],
  ['bytes=90-1000', { from: 90, to: 100 }],
  ['bytes=-10', { from: 90, to: 100 }],
  ['bytes=-1000', { from: 0, to: 100 }],
  ['Bytes=5-5', { from: 5, to: 6 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=9-5', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-9', undefined],
  ['bytes=a-b', undefined],
  ['', undefined],
  [undefined, undefined],
])('rangeOf interprets the Range header %j for 100 bytes', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})

test('no range of an empty file is satisfiable', () => {
  for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(rangeOf(header, 0)).toBe('unsatisfiable')
})

test('rangeOf never returns a range that exceeds the content', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(1000), (text, first, last, size) => {
      for (const header of [text, `bytes=${text}`, `bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
        const range = rangeOf(header, size)
        if (typeof range === 'object') expect(0 <= range.from && range.from < range.to && range.to <= size).toBe(true)
      }
    }),
  )
})

test('the header If-Range permits a range only if the content is unchanged', () => {
  const changed = new Date('2026-01-02T03:04:05.678Z')
  expect(isSameAsBefore(undefined, '"a"', changed)).toBe(true)
  expect(isSameAsBefore('"a"', '"a"', changed)).toBe(true)
  expect(isSameAsBefore('W/"a"', '"a"', changed)).toBe(false)
  expect(isSameAsBefore('"b"', '"a"', changed)).toBe(false)
  expect(isSameAsBefore('Fri, 02 Jan 2026 03:04:05 GMT', '"a"', changed)).toBe(true)
  expect(isSameAsBefore('Fri, 02 Jan 2026 03:04:06 GMT', '"a"', changed)).toBe(false)
  expect(isSameAsBefore('soon', '"a"', undefined)).toBe(false)
})
