import { expect, it } from 'vitest'
import { mods } from '../../../src/formats/index.ts'
import { fixtureRecords } from '../../fixture-records.ts'
import { faultsByForeign } from '../../xsd/foreign.ts'
import { describeSchema } from '../../xsd/written.ts'

const schema = 'mods/mods-3-7.xsd'

describeSchema(schema, 'the schema of MODS', mods, {}, () => {
  it('the MODS schema accepts the file that is written from all fixtures', () => {
    const together = mods.writeAll(fixtureRecords().map(([, record]) => record)).text
    expect(faultsByForeign(schema, { together })).toEqual([])
  })
})
