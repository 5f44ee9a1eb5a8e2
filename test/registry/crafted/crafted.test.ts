import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRecords } from '../../../src/formats/read-records.ts'
import { registered } from '../../../src/registry/index.ts'
import { countForetold, noForetelling } from '../../conformance/foretelling.ts'
import { craftedDocuments } from './documents.ts'

/** What the registry's reader of XML made of these documents when it was run: bolognese 2.5.0, by run-reader.rb. */
const asRead = JSON.parse(readFileSync(new URL('as-read.json', import.meta.url), 'utf8')) as Record<string, object>

/** What comes behind the reader, in lupo, or needs its dictionary of given names: there the reader alone says less than the registry does. */
const behindTheReader: Readonly<Record<string, { member: string; stored: unknown; where: string }>> = {
  'language tag with country': { member: 'language', stored: 'en', where: 'app/models/doi.rb:2601' },
  'language tag of three letters': { member: 'language', stored: 'de', where: 'app/models/doi.rb:2601' },
  'language by its name': { member: 'language', stored: 'en', where: 'app/models/doi.rb:2601' },
  'alternate DOI': { member: 'identifiers', stored: [], where: 'app/models/doi.rb:2636' },
  'point with zeros': {
    member: 'geoLocations',
    stored: [{ geoLocationPoint: { pointLatitude: -6.5, pointLongitude: 3.4 } }],
    where: 'app/models/doi.rb:2656',
  },
  'given name first': {
    member: 'creators',
    stored: [{ name: 'Okafor, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Okafor' }],
    where: 'config/initializers/gender_detector.rb',
  },
  'given name first without type': {
    member: 'creators',
    stored: [{ name: 'Okafor, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Okafor' }],
    where: 'config/initializers/gender_detector.rb',
  },
}

function replayed(name: string) {
  const given = readRecords(craftedDocuments[name] ?? '').records[0]?.record ?? {}
  const behind = behindTheReader[name]
  const stored = { ...asRead.plain, ...asRead[name], ...(behind && { [behind.member]: behind.stored }) }
  return { given, foreseen: registered(given, { via: 'xml', asOf: '2026-01-20' }).attributes, stored }
}

describe('what the reader of the registry makes of XML', () => {
  /** The year of the date that the registry makes up keeps its blanks, which reading XML takes away. */
  const known: Readonly<Record<string, string[]>> = { 'year with white space': ['/dates/0/date'] }

  test.each(Object.keys(craftedDocuments))('%s: is as foretold', name => {
    expect(countForetold(noForetelling(), replayed(name))).toEqual(known[name] ?? [])
  })

  test('is foretold in nearly all values that it changes', () => {
    const sum = noForetelling()
    for (const name of Object.keys(craftedDocuments)) countForetold(sum, replayed(name))
    expect(sum.records).toBeGreaterThan(100)
    expect(sum.differences).toBeGreaterThan(500)
    expect(sum.foretold / sum.differences).toBeGreaterThan(0.99)
    expect(sum.wrong / sum.said).toBeLessThan(0.01)
  })
})
