import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type FormatId, formats } from '../../src/formats/index.ts'
import { open, places } from './places/index.ts'

/** Returns the members that the fixtures lose in a format, except members that the format requires. */
const lostIn = (id: FormatId): string[] => {
  const list = new URL(`../../fixtures/losses/${id}.txt`, import.meta.url)
  if (!existsSync(list)) return []
  return readFileSync(list, 'utf8')
    .split('\n')
    .flatMap(line => /^lost (\S+) \d+(?!.* requires )/.exec(line)?.[1] ?? [])
}

const written = formats.filter(({ write }) => write !== undefined).map(({ id }) => id)

it.each(written)('the fixtures written as %s lose exactly the members listed in the tables of expected losses', id => {
  const lost = lostIn(id)
  const rows = [...(places[id] ?? []), ...(open[id] ?? [])]
  expect(lost.filter(member => !rows.some(([members]) => members.test(member)))).toEqual([])
  expect(rows.filter(([members]) => !lost.some(member => members.test(member)))).toEqual([])
})

it('the table of members that are not written yet has at most ten different rows', () => {
  expect(new Set(Object.values(open).flat()).size).toBeLessThanOrEqual(10)
})
