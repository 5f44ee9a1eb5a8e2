import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cslJson } from '../../../src/formats/index.ts'
import { latestKernel } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { records } from '../../arbitraries/datacite.ts'
import { runsOr } from '../../runs.ts'
import { differencesOf, movedUp, sayingOf, withoutLost } from '../differences.ts'

const variables =
  /^(?:id|type|title|title-short|author|editor|translator|producer|issued|submitted|available-date|container-title|container-title-short|container-author|collection-title|volume|issue|number|chapter-number|page|edition|publisher|version|language|abstract|genre|keyword|DOI|URL|ISBN|ISSN|PMID|PMCID)$/

const roundTrip = (record: Datacite) => {
  const { text, losses } = cslJson.write?.(record) ?? { text: '', losses: [] }
  const result = cslJson.read?.(text)
  if (result === undefined || !result.ok) throw new Error(JSON.stringify(result?.diagnostics))
  return { text, losses, back: result.records[0] ?? {} }
}

describe('CSL-JSON', () => {
  it('every valid record survives a round trip through CSL-JSON, except for reported losses', () => {
    fc.assert(
      fc.property(fc.oneof(records(latestKernel), records(latestKernel, 'every')), record => {
        const { losses, back } = roundTrip(record)
        const expected = tidy(sayingOf(arranged(withoutLost(record, losses))))
        const changed = losses.flatMap(({ kind, pointer }) => (kind === 'lost' ? [] : [movedUp(pointer, losses)]))
        const unexplained = differencesOf(expected, tidy(sayingOf(arranged(back)))).filter(
          pointer =>
            !isImplied.test(pointer) &&
            !changed.some(one => one.startsWith(pointer) || pointer.startsWith(one) || listOf(one) === listOf(pointer)),
        )
        expect(unexplained).toEqual([])
      }),
      { numRuns: runsOr(1000, 125) },
    )
  })

  it('writes only CSL 1.0.2 variables, all as text except names and dates', () => {
    fc.assert(
      fc.property(records(latestKernel, 'every'), record => {
        for (const item of JSON.parse(roundTrip(record).text)) {
          expect(Object.keys(item).filter(name => !variables.test(name))).toEqual([])
          for (const [name, value] of Object.entries(item))
            if (
              !['author', 'editor', 'translator', 'producer', 'container-author'].includes(name) &&
              !/issued|submitted|date/.test(name)
            )
              expect(typeof value, name).toBe('string')
        }
      }),
      { numRuns: runsOr(100, 20) },
    )
  })

  it('reads any CSL-JSON item without throwing', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.constantFrom('author', 'issued', 'title', 'DOI', 'editor', 'page', 'custom'),
        (value, name) => {
          const result = cslJson.read?.(JSON.stringify([{ id: 'x', type: 'book', [name]: value }]))
          expect(result?.ok).toBe(true)
        },
      ),
      { numRuns: runsOr(1000, 125) },
    )
  })
})

/**
 * Returns a record with the main title first, because a subtitle follows it in CSL, and with contributors sorted by
 * role.
 */
function arranged(record: Datacite): Datacite {
  const { titles = [], contributors = [] } = record
  return {
    ...record,
    titles: titles.toSorted((a, b) => Number(Boolean(a.titleType)) - Number(Boolean(b.titleType))),
    contributors: contributors.toSorted((a, b) => String(a.contributorType).localeCompare(String(b.contributorType))),
  }
}

/**
 * Returns a value without empty members and entries, and with its texts trimmed and each run of white space as one
 * space.
 */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([name, member]) => [name, tidy(member)] as const)
    .filter(([, member]) => member !== '' && !(typeof member === 'object' && Object.keys(member ?? {}).length === 0))
  return Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries)
}

/**
 * Returns the name of the list around the value at a pointer, or an empty text for a page number. Returns other
 * pointers unchanged.
 *
 * Changes may move values within names, descriptions, subjects and titles.
 */
const listOf = (pointer: string): string | undefined =>
  /^(?:\/relatedItems\/\d+)?\/(creators|contributors|descriptions|subjects|titles|(?=firstPage|lastPage))/.exec(
    pointer,
  )?.[1] ?? pointer

/**
 * Matches the pointers of values that reading may add.
 *
 * These are the type of a name, the family name of a name with one part, dates, the publication year, and the types of
 * a container and its number.
 */
const isImplied =
  /^\/relatedItems\/0\/(?:relatedItemType|numberType)$|^(?:\/relatedItems\/0)?\/(?:creators|contributors)\/\d+\/(?:nameType|familyName)$|^\/dates(?:\/\d+)?$|^\/publicationYear$/
