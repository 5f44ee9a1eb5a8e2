import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeDataciteXml } from '../../../src/datacite/xml/writing/write.ts'
import { kernels, latestKernel, propertyAt } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { records } from '../../arbitraries/datacite.ts'
import { runsOr } from '../../runs.ts'
import { findingsOf, recordOf } from './documents.ts'

/** Returns a record in which every value that JSON allows in two forms has the form that reading XML produces. */
function settled({ extras, schemaVersion, identifier, ...record }: Datacite): unknown {
  const isDoi = identifier?.identifierType === 'DOI' && record.doi === undefined
  const identified = isDoi ? { doi: identifier?.identifier } : record.doi === undefined ? { identifier } : {}
  return settle(JSON.parse(JSON.stringify({ ...record, ...identified })), [])
}

function settle(value: unknown, path: readonly (string | number)[]): unknown {
  if (Array.isArray(value)) return value.map((item, index) => settle(item, [...path, index]))
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, member]) => [key, oneOf(key, settle(member, [...path, key]))])
    return Object.fromEntries(members.filter(([, member]) => member !== undefined))
  }
  const type = propertyAt(path)?.value
  const isNumber = type === 'year' ? /^[1-9][0-9]{3}$/.test(String(value)) : type === 'longitude' || type === 'latitude'
  return isNumber && String(Number(value)) === value ? Number(value) : value
}

/**
 * Replaces a geographic list of one entry with the entry. Returns undefined for an empty list that XML cannot express.
 *
 * The canonical record needs no list for one value. Other values are returned unchanged.
 */
function oneOf(key: string, member: unknown): unknown {
  if ((key === 'nameIdentifiers' || key === 'affiliation') && Array.isArray(member) && member.length === 0)
    return undefined
  if (!key.startsWith('geoLocation') || key === 'geoLocations' || !Array.isArray(member)) return member
  if (member.length === 0) return undefined
  return member.length === 1 && (key !== 'geoLocationPolygon' || Array.isArray(member[0])) ? member[0] : member
}

describe.each(kernels)('a valid record of kernel %s', kernel => {
  const valid = records(kernel)

  test('writes a valid record as valid XML, and reads the same values back', () => {
    fc.assert(
      fc.property(valid, fc.boolean(), (record, pretty) => {
        const { text, losses } = writeDataciteXml(record, { kernel, pretty })
        const kept = losses.filter(({ pointer }) => pointer !== '/identifier')
        expect(kept).toEqual([])
        expect(findingsOf(text, kernel)).toEqual([])
        expect(settled(recordOf(text))).toEqual(settled(record))
      }),
      { numRuns: runsOr(kernel === latestKernel ? 1000 : 150, 20) },
    )
  })

  test('XML written by writeDataciteXml is unchanged after it is read and written again', () => {
    fc.assert(
      fc.property(valid, record => {
        const once = writeDataciteXml(record, { kernel }).text
        expect(writeDataciteXml(recordOf(once), { kernel }).text).toBe(once)
      }),
      { numRuns: runsOr(50, 20) },
    )
  })
})

test('DataCite XML written for a kernel contains only elements and attributes that the kernel defines', () => {
  fc.assert(
    fc.property(records(latestKernel, 'every'), fc.constantFrom(...kernels), (record, kernel) => {
      const { text } = writeDataciteXml(record, { kernel })
      const unknown = findingsOf(text, kernel).filter(
        finding => !/^schema\/(?:empty|format|enum|required)/.test(finding),
      )
      expect(unknown).toEqual([])
    }),
    { numRuns: runsOr(100, 20) },
  )
})

test('writes any record as well-formed XML', () => {
  const wild = fc.dictionary(
    fc.constantFrom('doi', 'identifier', 'creators', 'titles', 'geoLocations', 'types', 'descriptions', 'extras', 'x'),
    fc.oneof(
      fc.jsonValue(),
      fc.array(fc.dictionary(fc.constantFrom('title', 'name', 'geoLocationPolygon'), fc.jsonValue())),
    ),
  )
  fc.assert(
    fc.property(wild, record => {
      expect(() => recordOf(writeDataciteXml(record as Datacite).text)).not.toThrow()
    }),
  )
})
