import { describe, expect, it } from 'vitest'
import { otherFormats } from '../../../src/formats/formats.ts'
import { csv, ris, type WriteOptions } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'

const anything = (value: unknown) => value as never

describe.each(otherFormats.filter(({ write }) => write !== undefined))('$id', ({ write, writeAll }) => {
  it.each([
    ['text', '10.5072/x'],
    ['undefined', undefined],
    ['null', null],
    ['a list', []],
    ['a bigint', 7n],
  ])('a writer throws a TypeError for %s in place of a record', (kind, given) => {
    const message = `A record should be an object, not ${kind}; readRecords returns the records of a text.`
    expect(() => write?.(anything(given))).toThrow(new TypeError(message))
    if (writeAll !== undefined) expect(() => writeAll([{}, anything(given)])).toThrow(new TypeError(message))
  })

  it('a writer throws a TypeError with the position of a BigInt or a cycle', () => {
    const year = anything({ publicationYear: 2021n })
    expect(() => write?.(year)).toThrow(
      new TypeError('The record contains a BigInt at /publicationYear, which JSON does not support.'),
    )
    const creator: Record<string, unknown> = { name: 'Okafor, Ada' }
    creator.affiliation = [{ name: 'Rain Institute', of: creator }]
    const message = 'The record contains a circular reference at /creators/0/affiliation/0/of.'
    expect(() => write?.(anything({ creators: [creator] }))).toThrow(new TypeError(message))
  })

  it('with losses: false, a writer writes a record with BigInts and cycles, or throws a TypeError that names the problem', () => {
    const holder: Record<string, unknown> = { name: 5n }
    holder.self = holder
    const members = { '/a': 1n, '/b': holder, '/spatial/0': holder }
    for (const format of ['schema-org', 'csl-json', 'cff', 'codemeta', 'ro-crate', 'inveniordm', 'dublin-core']) {
      const record = anything({ creators: [holder], extras: { format, members } })
      try {
        expect(write?.(record, { losses: false }).losses).toEqual([])
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
        expect(String(error)).toMatch(
          /The record (?:contains (?:a BigInt at|a circular reference at)|contains a circular reference, a BigInt)/,
        )
      }
    }
  })

  it('a writer ignores a member named __proto__, and reports its loss', () => {
    const record: Datacite = JSON.parse('{"doi": "10.5072/x", "__proto__": {"titles": [{"title": "Rain"}]}}')
    const { text, losses } = write?.(record) ?? { text: '', losses: [] }
    expect(text).not.toContain('Rain')
    expect(losses.map(({ pointer }) => pointer)).toContain('/__proto__')
  })
})

it.each([
  ['pretty', 'The options should be an object such as { pretty: false }, not "pretty".'],
  [{ pretty: 'yes' }, '"pretty" should be true or false, not "yes".'],
  [{ losses: 0 }, '"losses" should be true, false or "places", not 0.'],
])('write throws a TypeError for the options %j', (options, message) => {
  expect(() => ris.write?.({}, options as unknown as WriteOptions)).toThrow(new TypeError(message))
})

it('writeAll throws a TypeError for a single record in place of a list', () => {
  expect(() => csv.writeAll?.(anything({}))).toThrow(
    new TypeError('Records should be a list, not an object; write accepts one record.'),
  )
})

it('a writer does not fail for values that are shared or deeply nested', () => {
  let shared: unknown = 'x'
  for (let depth = 0; depth < 60; depth++) shared = { a: shared, b: shared }
  let deep: unknown = 'x'
  for (let depth = 0; depth < 50_000; depth++) deep = [deep]
  expect(ris.write?.(anything({ doi: '10.5072/x', shared, deep })).text).toContain('10.5072/x')
})
