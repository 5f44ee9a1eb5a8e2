import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writers } from '../../src/datacite/writing/writers.ts'
import { type FormatId, formats } from '../../src/formats/index.ts'
import { latestKernel } from '../../src/kernel/index.ts'
import { records } from '../arbitraries/datacite.ts'
import { mutantsOf } from '../arbitraries/mutate.ts'
import { runsOr } from '../runs.ts'
import { converted } from './conversions.ts'

const dialects = writers.map(({ id }) => id)

const samples = fc.sample(records(latestKernel), runsOr(200, 20))

function documentsOf(id: FormatId): fc.Arbitrary<unknown> {
  const { write } = formats.find(format => format.id === id) ?? {}
  return fc.constantFrom(...samples).map(record => JSON.parse(write?.(record).text ?? ''))
}

/**
 * Reads a document and returns the document written from its only record. Returns undefined if the document cannot be
 * read or has no record.
 */
function rewritten(id: FormatId, document: unknown): unknown {
  const format = formats.find(one => one.id === id)
  const result = format?.read?.(JSON.stringify(document))
  if (result?.ok !== true) return undefined
  const [record, ...others] = result.records
  expect(others).toEqual([])
  return record && JSON.parse(format?.write?.(record).text ?? '')
}

function through(document: unknown, from: FormatId, to: FormatId): unknown {
  const result = converted(JSON.stringify(document), { from, to })
  expect(from === to ? result.losses : []).toEqual([])
  return JSON.parse(result.text)
}

type Members = Record<string, unknown>

const namesDoi = (identifiers: unknown): boolean =>
  Array.isArray(identifiers) &&
  identifiers.some(entry => isObject(entry) && /^doi$/i.test(String(entry.identifierType)) && entry.identifier != null)

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * True if a document is a single record that a round trip must not change. A page or list may have any number of
 * records.
 *
 * False for a Resource whose metadata lack the DOI, because reading adds the DOI to the identifiers of the metadata.
 */
const holdsOne = (document: unknown): boolean => {
  if (!isObject(document)) return false
  const { data, results, doi, datacite } = document as Members
  const isUnnamed = typeof doi === 'string' && isObject(datacite) && !namesDoi((datacite as Members).identifiers)
  return !Array.isArray(data) && !Array.isArray(results) && !isUnnamed
}

describe.each(dialects)('%s', id => {
  it('reading and writing a document with faults does not change it', () => {
    fc.assert(
      fc.property(mutantsOf(documentsOf(id)), ({ value }) => {
        fc.pre(holdsOne(value))
        expect(rewritten(id, value)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { numRuns: runsOr(500, 62) },
    )
  })

  it('converting a document to canonical JSON and back does not change it', () => {
    fc.assert(
      fc.property(mutantsOf(documentsOf(id)), ({ value }) => {
        fc.pre(holdsOne(value))
        const canonical = through(value, id, 'citable-json')
        expect(through(canonical, 'citable-json', id)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { numRuns: runsOr(500, 37) },
    )
  })
})
