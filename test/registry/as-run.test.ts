import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Datacite } from '../../src/model/datacite.ts'
import { registered } from '../../src/registry/index.ts'

/** The results of the registry's XML reader: bolognese 2.5.0 with edtf 3.2.0 and Loofah 2.19. */
const { titles, dates } = JSON.parse(readFileSync(new URL('as-run.json', import.meta.url), 'utf8')) as {
  titles: [given: string, stored: string][]
  dates: [given: string, isKept: boolean][]
}

const after = (record: object) => registered(record as Datacite, { via: 'xml', asOf: '2026-01-20' }).attributes

test.each(titles)('predicts as of January 2026 that the title %j in XML is stored as %j', (title, stored) => {
  expect(after({ titles: [{ title }] }).titles).toEqual([{ title: stored }])
})

test.each(dates)('predicts as of January 2026 whether the date %j in XML is kept: %s', (date, isKept) => {
  expect(after({ dates: [{ date, dateType: 'Created' }] }).dates).toHaveLength(isKept ? 1 : 0)
})
