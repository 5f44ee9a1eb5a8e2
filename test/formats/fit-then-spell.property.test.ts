import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allLosses } from '../../src/datacite/fit/change.ts'
import { fit } from '../../src/datacite/fit/fit.ts'
import { writers } from '../../src/datacite/writing/writers.ts'
import { dataciteFormats } from '../../src/formats/datacite-formats.ts'
import { convert, readRecords } from '../../src/formats/index.ts'
import { type Kernel, kernels } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'
import { check } from '../../src/validation/index.ts'
import { records } from '../arbitraries/datacite.ts'
import { mutantsOf } from '../arbitraries/mutate.ts'
import { runsOr } from '../runs.ts'

const kernel = fc.constantFrom(...kernels)
const anyRecord = fc.oneof(records('4.7'), records('4.7', 'every'))

describe.each(dataciteFormats)('conversion to $id', ({ id, write }) => {
  const own = writers.find(writer => writer.id === id)?.kernel

  it('convert fits a record to the kernel before writing', () => {
    fc.assert(
      fc.property(anyRecord, kernel, (record, asked) => {
        const text = JSON.stringify(record)
        const converted = convert(text, { from: 'citable-json', to: id, kernel: asked })
        const fitted = fit(readOne(text), own ?? asked)
        const written = write?.(fitted.record, { kernel: asked })
        if (!converted.ok || written === undefined) throw new Error('Every valid record can be converted.')
        expect(contentOf(id, converted.text)).toEqual(contentOf(id, written.text))
        expect(converted.losses).toEqual(allLosses(fitted, written.losses))
      }),
      { numRuns: runsOr(60, 20) },
    )
  })
})

function readOne(text: string): Datacite {
  const [read] = readRecords(text, { from: 'citable-json' }).records
  if (read === undefined) throw new Error('Every valid record can be read.')
  return read.record
}

/** Returns the content of a text for comparison. In citable JSON, the order of members does not matter. */
const contentOf = (id: string, text: string): unknown => (id === 'citable-json' ? JSON.parse(text) : text)

const aboutValues = ['schema/required', 'schema/empty', 'schema/format']

/**
 * Returns the findings about the shape of a record in a kernel. Omits findings about mandatory values, including the
 * DOI, and about the form of values.
 */
const findings = (record: Datacite, asked: Kernel) =>
  check(JSON.stringify(record), { from: 'citable-json', kernel: asked }).records.flatMap(({ diagnostics }) =>
    diagnostics.filter(
      ({ rule, pointer }) =>
        rule.startsWith('schema/') && !aboutValues.includes(rule) && pointer !== '/identifier/identifierType',
    ),
  )

describe('fit', () => {
  it('a fitted record has schema findings only about missing, empty or malformed values', () => {
    fc.assert(
      fc.property(anyRecord, kernel, (record, asked) => {
        expect(findings(fit(record, asked).record, asked)).toEqual([])
      }),
      { numRuns: runsOr(200, 60) },
    )
  })

  it('fit accepts any value, does not modify its argument, and is idempotent', () => {
    const broken = fc.oneof(
      mutantsOf(records('4.7', 'every')).map(({ value }) => value),
      fc.jsonValue({ maxDepth: 4 }),
    )
    fc.assert(
      fc.property(broken, kernel, (value, asked) => {
        const copy = structuredClone(value)
        const first = fit(value as Datacite, asked)
        expect(value).toEqual(copy)
        const second = fit(first.record, asked)
        expect(second.changes).toEqual([])
        expect(second.record).toEqual(first.record)
      }),
      { numRuns: runsOr(300, 100) },
    )
  })
})
