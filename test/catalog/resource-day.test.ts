import { expect, it } from 'vitest'
import { memoryCatalog } from '../../src/catalog/index.ts'
import { dayOfResource } from '../../src/catalog/resource-day.ts'
import { metadata } from './records.ts'

const dates = (...entries: [date: string, dateType: string][]) => ({
  publicationYear: '2020',
  dates: entries.map(([date, dateType]) => ({ date, dateType })),
})

it.each([
  ['20210506', dates(['2021-05-06', 'Issued'])],
  ['20220101', dates(['2021-05-06', 'Issued'], ['2022', 'Updated'], ['2021-12', 'Updated'])],
  ['20210506', dates(['2021-05-06', 'Issued'], ['2019-01-01', 'Updated'], ['2030-01-01', 'Valid'])],
  ['20210501', dates(['2021-05/2021-09', 'Issued'])],
  ['20200101', dates()],
  ['19700101', dates(['1893-01-01', 'Issued'])],
])('the day of the last change is %s', async (day, changes) => {
  const catalog = memoryCatalog()
  await catalog.ingest([metadata(1, changes)])
  const resource = await catalog.byDoi('10.5072/round.1')
  expect(resource && dayOfResource(resource)).toBe(day)
  const countOf = async (filters: object): Promise<number | undefined> =>
    (await catalog.list('resource', { limit: 1, count: true, ...filters })).count
  expect(await countOf({ after: day, before: day, described: true })).toBe(1)
  expect(await countOf({ after: '20990101' })).toBe(0)
  expect(await countOf({ before: '19691231' })).toBe(0)
})

it('is the first of all where nothing is told', async () => {
  const catalog = memoryCatalog()
  await catalog.ingest([{ doi: '10.5072/out.1', title: 'Elsewhere', datacite: null }])
  const resource = await catalog.byDoi('10.5072/out.1')
  expect(resource && dayOfResource(resource)).toBe('19700101')
  expect((await catalog.list('resource', { limit: 1, described: true })).records).toEqual([])
})
