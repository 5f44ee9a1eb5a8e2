import fc from 'fast-check'
import { expect, it } from 'vitest'
import { check } from '../../src/validation/index.ts'
import { runsOr } from '../runs.ts'

const members = [
  ...['doi', 'creators', 'titles', 'publisher', 'publicationYear', 'types', 'schemaVersion', 'contributors', 'dates'],
  ...['geoLocations', 'relatedIdentifiers', 'relatedItems', 'fundingReferences', 'language', 'version'],
]

it('check never throws for any record, and every finding has a position', () => {
  const wild = fc.record(Object.fromEntries(members.map(name => [name, fc.jsonValue()])), { requiredKeys: ['titles'] })
  fc.assert(
    fc.property(wild, value => {
      const { records, diagnostics } = check(JSON.stringify(value))
      expect([diagnostics, records.length]).toEqual([[], 1])
      for (const { message, pointer, position, url } of records[0]?.diagnostics ?? []) {
        expect(message).toMatch(/[.?]$/)
        expect(pointer).toMatch(/^(?:\/|$)/)
        expect(position?.start.line).toBe(1)
        expect(url).toMatch(/^https:/)
      }
    }),
    { numRuns: runsOr(500, 50) },
  )
})
