import { expect, it } from 'vitest'
import { jats } from '../../../src/formats/index.ts'
import { fixtureRecords } from '../../fixture-records.ts'
import { faultsByForeign } from '../../xsd/foreign.ts'
import { describeSchema } from '../../xsd/written.ts'

/** JATS 1.3, Journal Publishing; each of its elements may stand on its own. */
const dtd = 'jats/JATS-journalpublishing1-3-mathml3.dtd'

describeSchema(dtd, 'the DTD of JATS', jats, {}, () => {
  it('takes a list of references', () => {
    const together = jats.writeAll(fixtureRecords().map(([, record]) => record)).text
    expect(faultsByForeign(dtd, { together })).toEqual([])
  })
})
