import { readFileSync } from 'node:fs'
import { readRecords } from '../../../src/formats/read/read-records.ts'
import { registered } from '../../../src/registry/index.ts'
import type { Predicted } from '../../conformance/predictions.ts'
import { craftedDocuments } from './documents.ts'

/** The registry's results of reading {@link craftedDocuments}, produced with bolognese 2.5.0 by run-reader.rb. */
const asRead = JSON.parse(readFileSync(new URL('as-read.json', import.meta.url), 'utf8')) as Record<string, object>

/**
 * Results that depend on steps in lupo after the reader, or on the reader's dictionary of given names. For
 * these documents, the result of the reader alone differs from the registry's.
 */
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

/** Returns one of {@link craftedDocuments} as given, as predicted and as stored by the registry. */
export function replayed(name: string): Predicted {
  const given = readRecords(craftedDocuments[name] ?? '').records[0]?.record ?? {}
  const behind = behindTheReader[name]
  const stored = { ...asRead.plain, ...asRead[name], ...(behind && { [behind.member]: behind.stored }) }
  return { given, predicted: registered(given, { via: 'xml', asOf: '2026-01-20' }).attributes, stored }
}
