import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OtherFormat } from '../../src/formats/format.ts'
import { latestKernel } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'
import { records } from '../arbitraries/datacite.ts'
import { fixtureRecords } from '../fixture-records.ts'
import { describeWith } from '../missing.ts'
import { realRecords } from '../real-records.ts'
import { runsOr } from '../runs.ts'
import { faultsByForeign, foreignSchema, missingSchema } from './foreign.ts'

/** Options for tests with a third-party schema. The function `complete` is applied to each record before writing. */
interface Asking {
  complete?: (record: Datacite) => Datacite
}

/**
 * Tests that a third-party schema accepts the output of a format: for the fixtures, for real records, and for generated
 * records.
 */
export function describeSchema(
  schema: string,
  title: string,
  { write }: Pick<OtherFormat<'mods', 'write'>, 'write'>,
  { complete = record => record }: Asking = {},
  more?: () => void,
): void {
  const faultsOf = (all: readonly (readonly [name: string, record: Datacite])[]): string[] =>
    faultsByForeign(
      schema,
      Object.fromEntries(all.map(([name, record], place) => [`${place} ${name}`, write(complete(record)).text])),
    )
  describeWith(
    missingSchema(schema),
    title,
    () => {
      it('the third-party XSD of a format accepts the output for all fixtures and real records', () => {
        expect(faultsOf([...fixtureRecords(), ...realRecords()])).toEqual([])
      })

      it('the third-party XSD of a format accepts the output for any record', () => {
        const any = fc.sample(records(latestKernel, 'every'), { numRuns: runsOr(200, 40), seed: 7 })
        expect(faultsOf(any.map(record => [JSON.stringify(record), record]))).toEqual([])
      })

      more?.()
    },
    { isOptional: true, needsFolder: foreignSchema(schema) === undefined },
  )
}
