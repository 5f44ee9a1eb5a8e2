import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mods } from '../../../src/formats/index.ts'
import { latestKernel } from '../../../src/kernel/index.ts'
import { records } from '../../arbitraries/datacite.ts'
import { fixtureRecords } from '../../fixture-records.ts'
import { describeWith } from '../../missing.ts'
import { runsOr } from '../../runs.ts'
import { faultsByForeign, missingSchema } from '../../xsd/foreign.ts'

const schema = 'mods/mods-3-7.xsd'

describeWith(
  missingSchema(schema),
  'the schema of MODS',
  () => {
    it('takes what is written of the fixtures, one by one and together', () => {
      const all = fixtureRecords()
      const documents = Object.fromEntries(all.map(([name, record]) => [name, mods.write(record).text]))
      const together = mods.writeAll(all.map(([, record]) => record)).text
      expect(faultsByForeign(schema, { ...documents, together })).toEqual([])
    })

    it('takes what is written of any record', () => {
      const any = fc.sample(records(latestKernel, 'every'), { numRuns: runsOr(200, 40), seed: 7 })
      const documents = any.map((record): [string, string] => [JSON.stringify(record), mods.write(record).text])
      expect(faultsByForeign(schema, Object.fromEntries(documents))).toEqual([])
    })
  },
  { isOptional: true },
)
