import { expect, it } from 'vitest'
import { realRecords } from '../real-records.ts'
import { describeBeside } from '../shared.ts'
import { bothWays, untold } from './silent-losses.ts'

/** Returns real records without extras, which have separate tests. */
const kernelRecords = () => realRecords().map(([path, { extras, ...record }]) => ({ path, record }))

describeBeside('corpus', 'real records', () => {
  const records = kernelRecords()

  it('the corpus of real records has more than 150 records', () => {
    expect(records.length).toBeGreaterThan(150)
  })

  it.each(bothWays)(
    'every real record without its extras survives a round trip through $id, or its losses are reported',
    format => {
      const found = records.map(({ path, record }) => ({ path, lost: untold(format, record) }))
      expect(found.filter(({ lost }) => lost.length > 0)).toEqual([])
    },
  )
})
