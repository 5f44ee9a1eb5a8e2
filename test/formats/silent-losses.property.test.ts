import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formats } from '../../src/formats/formats.ts'
import { readRecords } from '../../src/formats/index.ts'
import { kernels, latestKernel } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'
import { records } from '../arbitraries/datacite.ts'
import { peculiar } from '../arbitraries/peculiar.ts'
import { runsOr } from '../runs.ts'
import { bothWays, silentLosses, untold } from './silent-losses.ts'

const anyRecord = fc
  .oneof(
    fc.constantFrom(...kernels).chain(kernel => records(kernel)),
    records(latestKernel, 'every'),
  )
  .chain(record => fc.oneof(fc.constant(record), peculiar(record)))

/** Sample records, generated once for the tests of all formats. */
const samples = fc.sample(anyRecord, runsOr(150, 6))

it.each(bothWays)('$id reports every lost value of a random record', format => {
  const found = samples.map(record => ({ lost: untold(format, record), record }))
  expect(found.filter(({ lost }) => lost.length > 0)).toEqual([])
})

describe('what reads no format again', () => {
  it.each(formats.filter(({ read, write }) => read === undefined && write !== undefined))(
    '$id writes every title, name and year that is not reported as lost',
    ({ write }) => {
      const record: Datacite = {
        doi: '10.5072/tides',
        titles: [{ title: 'Tides of the inner sound' }],
        creators: [{ name: 'Okafor, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Okafor' }],
        publisher: { name: 'Sound Archive' },
        publicationYear: 2021,
        types: { resourceTypeGeneral: 'Dataset' },
        version: '2.1',
      }
      const { text, losses } = write?.(record) ?? { text: '', losses: [] }
      const lost = new Set(losses.map(({ pointer }) => pointer))
      const places: readonly [string, string][] = [
        ['/doi', '10.5072/tides'],
        ['/titles/0/title', 'Tides of the inner sound'],
        ['/creators/0/familyName', 'Okafor'],
        ['/creators/0/givenName', 'Ada'],
        ['/publisher/name', 'Sound Archive'],
        ['/publicationYear', '2021'],
        ['/version', '2.1'],
      ]
      for (const [pointer, value] of places) expect(lost.has(pointer) || text.includes(value), pointer).toBe(true)
    },
  )
})

it('the comparison of records finds lost, changed and moved values', () => {
  const record: Datacite = {
    doi: '10.5072/x',
    creators: [{ name: 'Okafor, Ada' }, { name: 'Lee, Jo', affiliation: [{ name: 'A' }] }],
    titles: [{ title: 'One' }, { title: 'Two', titleType: 'Subtitle' }],
    version: '1',
  }
  const { version: _, ...rest } = record
  const back: Datacite = {
    ...rest,
    creators: [{ name: 'Okafor, Ada', affiliation: [{ name: 'A' }] }, { name: 'Lee, Jo' }],
    titles: [{ title: 'Two', titleType: 'Subtitle' }, { title: 'Won' }],
  }
  expect(silentLosses(record, record, [])).toEqual([])
  expect(silentLosses(record, back, [])).toEqual(['/creators/1/affiliation/0/name', '/titles/0/title', '/version'])
  const told = [
    { kind: 'lost' as const, pointer: '/creators/1/affiliation', message: 'Lost.', messageId: 'lost', value: 'A' },
  ]
  expect(silentLosses(record, back, told)).toEqual(['/titles/0/title', '/version'])
  expect(readRecords(JSON.stringify(record)).records).toHaveLength(1)
})
