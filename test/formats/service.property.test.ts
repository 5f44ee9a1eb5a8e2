import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import { latestKernel } from '../../src/kernel/index.ts'
import { serviceSpelling } from '../../src/model/service/spelling.ts'
import { records } from '../arbitraries/datacite.ts'
import { runsOr } from '../runs.ts'

const service = formats.find(({ id }) => id === 'datacite-service')

/** Returns a value in a comparable form, without empty lists and with years as trimmed text. */
function plain(value: unknown, name = ''): unknown {
  if (name === 'publicationYear') return String(value).trim()
  if (Array.isArray(value)) return value.map(item => plain(item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, member]) => [name, plain(member, name)] as const)
  return Object.fromEntries(entries.filter(([, member]) => !(Array.isArray(member) && member.length === 0)))
}

it('datacite-service writes a record in the service spelling, apart from empty lists and the form of years', () => {
  fc.assert(
    fc.property(records(latestKernel), record => {
      const identified = { ...record, identifier: undefined, doi: record.doi ?? '10.5072/x' }
      const { identifier: _, ...given } = identified
      expect(plain(JSON.parse(service?.write?.(given).text ?? ''))).toEqual(
        plain(JSON.parse(JSON.stringify(serviceSpelling(given)))),
      )
    }),
    { numRuns: runsOr(1000, 62) },
  )
})
