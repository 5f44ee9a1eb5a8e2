import fc from 'fast-check'
import { expect, it } from 'vitest'
import { crossrefXml, readRecords } from '../../../src/formats/index.ts'
import { latestKernel } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { records } from '../../arbitraries/datacite.ts'
import { fixtureRecords } from '../../fixture-records.ts'
import { describeWith } from '../../missing.ts'
import { runsOr } from '../../runs.ts'
import { faultsByForeign, missingSchema } from '../../xsd/foreign.ts'

const schema = 'crossref/crossref5.5.0.xsd'

describeWith(
  missingSchema(schema),
  'the schema of Crossref',
  () => {
    it('takes what is written of the fixtures', () => {
      const documents = Object.fromEntries(
        fixtureRecords().map(([name, record]) => [name, crossrefXml.write(record).text]),
      )
      expect(faultsByForeign(schema, documents)).toEqual([])
    })

    it('takes what is written of any record that has what it asks for', () => {
      const any = fc.sample(records(latestKernel, 'every'), { numRuns: runsOr(200, 40), seed: 7 })
      const documents = any.map((record): [string, string] => {
        const complete: Datacite = {
          ...record,
          doi: '10.5072/any.1',
          publicationYear: 2021,
          publisher: { name: 'Press' },
          titles: [{ title: 'Any work' }, ...(record.titles ?? []).slice(1)],
        }
        const { text } = crossrefXml.write(complete)
        return [JSON.stringify(complete), text]
      })
      expect(faultsByForeign(schema, Object.fromEntries(documents))).toEqual([])
    })

    it('takes what is written of what was read from it', () => {
      const again = fixtureRecords().map(([name, record]): [string, string] => {
        const [back] = readRecords(crossrefXml.write(record).text).records
        return [name, crossrefXml.write(back?.record ?? {}).text]
      })
      expect(faultsByForeign(schema, Object.fromEntries(again))).toEqual([])
    })
  },
  { isOptional: true },
)
