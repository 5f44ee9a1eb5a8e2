import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { convert } from '../../../src/formats/index.ts'
import { records } from '../../stream/inputs.ts'
import { citable } from '../fake-terminal.ts'
import { tarOf } from './archives.ts'

// A page around a single record is no entry of a list.
const good = records.slice(0, 14).filter(record => !Object.hasOwn(record as object, 'data'))
const archive = tarOf({
  'a.jsonl.gz': gzipSync(good.map(record => `${JSON.stringify(record)}\n`).join('')),
  'b.json': JSON.stringify(good),
})
const files = { 'a.tar': archive }

test.each(['datacite-service', 'bibtex', 'ris', 'csl-json'] as const)(
  'an archive becomes one text in %s, with its losses counted',
  async to => {
    const { exitCode, stdout, stderr } = await citable(['convert', 'a.tar', '--to', to], { files })
    const expected = good.map(record =>
      convert(JSON.stringify(record), { to, pretty: !to.includes('json') && to !== 'datacite-service' }),
    )
    const text = expected.map(one => (one.ok ? one.text : '')).join('')
    expect(stdout).toBe(text + text)
    expect(exitCode).toBe(0)
    expect(stderr).toContain(`citable: ${2 * good.length} records converted.`)
  },
)

test('a table has one heading, and records that lose something can be left out', async () => {
  const table = await citable(['convert', 'a.tar', '--to', 'csv', '-o', 'out.csv'], { files })
  const text = await table.read('out.csv')
  const [heading = ''] = text.split('\n')
  expect(text.split(heading)).toHaveLength(2)
  const strict = await citable(['convert', 'a.tar', '--to', 'bibtex', '--strict', '-f', 'ndjson'], { files })
  expect(strict.exitCode).toBe(1)
  const told = strict.stderr
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect((strict.stdout.match(/^@/gm) ?? []).length + told.length).toBe(2 * good.length)
})

test('what cannot be read is told with its line, and the rest is converted', async () => {
  const lines = `${JSON.stringify(good[0])}\n{"doi" broken\n${JSON.stringify(good[1])}\n`
  const { exitCode, stdout, stderr } = await citable(['convert', 'x.tar', '--to', 'rest'], {
    files: { 'x.tar': tarOf({ 'a.jsonl': lines }) },
  })
  expect(exitCode).toBe(1)
  expect(stdout.trim().split('\n')).toHaveLength(2)
  expect(stderr).toMatch(/x\.tar\/a\.jsonl:2:\d+: /)
})
