import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readRecords } from '../../src/formats/index.ts'
import { describeBeside, sharedFile } from '../shared.ts'
import { bothWays, untold } from './silent-losses.ts'

/** What a registry or another format keeps beside the record is told by its own tests. */
const realRecords = () =>
  readdirSync(sharedFile('corpus'), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(?:json|xml|cff)$/.test(path))
    .flatMap(path =>
      readRecords(readFileSync(sharedFile(`corpus/${path}`), 'utf8')).records.map(
        ({ record: { extras, ...record } }) => ({
          path,
          record,
        }),
      ),
    )

describeBeside('corpus', 'real records', () => {
  const records = realRecords()

  it('are many', () => {
    expect(records.length).toBeGreaterThan(150)
  })

  it.each(bothWays)('come back from $id, or it tells what does not', format => {
    const found = records.map(({ path, record }) => ({ path, lost: untold(format, record) }))
    expect(found.filter(({ lost }) => lost.length > 0)).toEqual([])
  })
})
