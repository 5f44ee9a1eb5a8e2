import { readdirSync, readFileSync } from 'node:fs'
import { readRecords } from '../src/formats/index.ts'
import type { Datacite } from '../src/model/index.ts'

const folder = new URL('../fixtures/datacite-rest/', import.meta.url)

/** Returns the records of the fixtures in `datacite-rest`, each with the name of its file. */
export const fixtureRecords = (): [name: string, record: Datacite][] =>
  readdirSync(folder).flatMap(name =>
    readRecords(readFileSync(new URL(name, folder), 'utf8')).records.map(({ record }): [string, Datacite] => [
      name,
      record,
    ]),
  )
