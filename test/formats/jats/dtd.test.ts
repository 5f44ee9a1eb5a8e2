import { expect, it } from 'vitest'
import { jats } from '../../../src/formats/index.ts'
import { fixtureRecords } from '../../fixture-records.ts'
import { faultsByForeign } from '../../xsd/foreign.ts'
import { describeSchema } from '../../xsd/written.ts'

/** The DTD of JATS 1.3, Journal Publishing, in which each element can be a root. */
const dtd = 'jats/JATS-journalpublishing1-3-mathml3.dtd'

describeSchema(dtd, 'the DTD of JATS', jats, {}, () => {
  it('the JATS DTD accepts the reference list that is written from all fixtures', () => {
    const together = jats.writeAll(fixtureRecords().map(([, record]) => record)).text
    expect(faultsByForeign(dtd, { together })).toEqual([])
  })
})
