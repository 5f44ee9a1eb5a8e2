import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kernel, kernels, latestKernel } from '../../src/kernel/index.ts'
import { type Datacite, dataciteSchemaFor, serviceDataciteSchema } from '../../src/model/index.ts'
import { serviceSpelling } from '../../src/model/service/spelling.ts'
import { isValid } from '../../src/validation/schema/schema.ts'
import { records, serviceRecords } from '../arbitraries/datacite.ts'
import { mutantsOf } from '../arbitraries/mutate.ts'
import { runsOr } from '../runs.ts'
import { accepts } from './schemas.ts'

const anyRecords = (kernel: Kernel) => fc.oneof(records(kernel), records(kernel, 'every'))

describe.each(kernels)('kernel %s', kernel => {
  const parser = dataciteSchemaFor(kernel)
  const schema = `datacite-${kernel}.json`

  it('schema and parser accept records with any known properties, and the parser returns them unchanged', () => {
    fc.assert(
      fc.property(anyRecords(kernel), record => {
        expect(accepts(schema, record)).toBe(true)
        expect(isValid(record, kernel)).toBe(true)
        expect(parser.parse(record)).toEqual(record)
      }),
      { numRuns: runsOr(150, 40) },
    )
  })

  it('parser and schema agree on changed records, and compiled code agrees unless a record has unknown members', () => {
    const numRuns = runsOr(800, 100)
    const verdicts = { true: 0, false: 0 }
    fc.assert(
      fc.property(mutantsOf(records(kernel)), ({ value, hasUnknown }) => {
        const verdict = accepts(schema, value)
        verdicts[`${verdict}`]++
        expect(parser.safeParse(value).success).toBe(verdict)
        if (!hasUnknown) expect(isValid(value as Datacite, kernel)).toBe(verdict)
      }),
      { numRuns },
    )
    expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(numRuns / 20)
  })
})

describe('the datacite object of a service', () => {
  it('schema and parser accept the datacite object of a service with any known members', () => {
    fc.assert(
      fc.property(fc.oneof(serviceRecords(), serviceRecords('every')), record => {
        expect(accepts('datacite-service.json', record)).toBe(true)
        expect(serviceDataciteSchema.parse(record)).toEqual(record)
      }),
      { numRuns: runsOr(150, 40) },
    )
  })

  it('schema and parser agree on a changed datacite object of a service', () => {
    const numRuns = runsOr(2_000, 200)
    const verdicts = { true: 0, false: 0 }
    fc.assert(
      fc.property(mutantsOf(serviceRecords()), ({ value }) => {
        const verdict = accepts('datacite-service.json', value)
        verdicts[`${verdict}`]++
        expect(serviceDataciteSchema.safeParse(value).success).toBe(verdict)
      }),
      { numRuns },
    )
    expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(numRuns / 20)
  })

  it('a canonical record in the service spelling is a valid datacite object', () => {
    fc.assert(
      fc.property(anyRecords(latestKernel), record => {
        const spelled = JSON.parse(JSON.stringify(serviceSpelling({ ...record, doi: '10.5072/x' })))
        expect(serviceDataciteSchema.safeParse(spelled).error?.issues).toBeUndefined()
      }),
      { numRuns: runsOr(150, 40) },
    )
  })
})
