import { expect, it } from 'vitest'
import { crossrefXml, readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { fixtureRecords } from '../../fixture-records.ts'
import { faultsByForeign } from '../../xsd/foreign.ts'
import { describeSchema } from '../../xsd/written.ts'

const schema = 'crossref/crossref5.5.0.xsd'

/** Returns a record with valid values for the members that a Crossref deposit requires. */
const complete = (record: Datacite): Datacite => ({
  ...record,
  doi: '10.5072/any.1',
  publicationYear: 2021,
  publisher: { name: 'Press' },
  titles: [{ title: 'Any work' }, ...(record.titles ?? []).slice(1)],
})

describeSchema(schema, 'the schema of Crossref', crossrefXml, { complete }, () => {
  it('the Crossref XSD accepts the XML written from each fixture, before and after a round trip', () => {
    const once = fixtureRecords().map(([name, record]): [string, string] => [name, crossrefXml.write(record).text])
    const again = once.map(([name, text]): [string, string] => {
      const [back] = readRecords(text).records
      return [`${name} again`, crossrefXml.write(back?.record ?? {}).text]
    })
    expect(faultsByForeign(schema, Object.fromEntries([...once, ...again]))).toEqual([])
  })
})
