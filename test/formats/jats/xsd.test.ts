import { expect, it } from 'vitest'
import { jats } from '../../../src/formats/index.ts'
import { fixtureRecords } from '../../fixture-records.ts'
import { faultsByForeign } from '../../xsd/foreign.ts'
import { describeSchema } from '../../xsd/written.ts'

/** JATS 1.3, Journal Publishing, as an XML Schema; it has the elements of the DTD, each on its own. */
const schema = 'jats/JATS-journalpublishing1-3-mathml3.xsd'

describeSchema(schema, 'the schema of JATS', jats, {}, () => {
  it('takes a list of references', () => {
    const together = jats.writeAll(fixtureRecords().map(([, record]) => record)).text
    expect(faultsByForeign(schema, { together })).toEqual([])
  })
})
