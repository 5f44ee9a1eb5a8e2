import { describe, expect, test } from 'vitest'
import { checkSettings } from '../../../src/validation/all-rules.ts'
import { check } from '../../../src/validation/check.ts'
import type { CheckOptions } from '../../../src/validation/report.ts'
import { checkJson } from '../../../src/validation/run/check-json.ts'
import { Room } from '../../../src/validation/run/room.ts'
import { records, texts } from '../../stream/inputs.ts'

const checkedAsJson = (input: string | Uint8Array, options: CheckOptions = {}, hasLines = false) =>
  checkJson(input, options.from ?? 'auto', hasLines, checkSettings(options), undefined, new Room(options.maxFindings))

const carryingXml = JSON.stringify({ data: { type: 'dois', attributes: { doi: '10.5072/a', xml: '<resource/>' } } })

describe('JSON', () => {
  test.each([
    ['one record', JSON.stringify(records[0])],
    ['a list', JSON.stringify(records)],
    ['lines', records.map(record => JSON.stringify(record)).join('\n')],
    ['what ends too soon', '{"doi": '],
    ['a graph', '{"@graph": []}'],
  ])('is checked as everything is: %s', (_, text) => {
    for (const options of [{}, { profile: 'strict', maxFindings: 3 }, { from: 'datacite-rest' }] as const)
      expect(checkedAsJson(text, options)).toEqual(check(text, options))
  })

  test('is checked line by line if it is said to have lines, whatever comes first', () => {
    const lines = `broken\n${JSON.stringify(records[0])}\n`
    const report = checkedAsJson(lines, {}, true)
    expect(report?.records).toHaveLength(1)
    expect(report?.diagnostics).toHaveLength(1)
  })

  test('that is no text is checked as everything is', () => {
    const bytes = Uint8Array.of(0x7b, 0xff, 0xff, 0x7d)
    expect(checkedAsJson(bytes)).toEqual(check(bytes))
  })
})

test.each([
  ['XML', texts('datacite-xml')[0] ?? '', {}],
  ['YAML', 'doi: 10.5072/a\n', {}],
  ['nothing', '', {}],
  ['JSON that is said to be XML', '{}', { from: 'datacite-xml' }],
  ['JSON with a record that carries XML', carryingXml, {}],
] as const)('leaves %s to others', (_, text, options) => {
  expect(checkedAsJson(text, options)).toBeUndefined()
})
