import { expect, test } from 'vitest'
import { quickTally } from '../../../src/cli/pieces/quick-tally.ts'
import { talliedPiece } from '../../../src/cli/pieces/tally.ts'
import { noStretch } from '../../../src/records/extent.ts'
import { records } from '../../records/inputs.ts'
import { citable } from '../fake-terminal.ts'

const record = (type: string | undefined, year: number, more: object = {}): string =>
  `${JSON.stringify({
    doi: `10.5072/${year}`,
    titles: [{ title: 'Rain' }],
    publicationYear: year,
    ...(type && { types: { resourceTypeGeneral: type } }),
    ...more,
  })}\n`

const subjects = [{ subject: 'rain' }, { subject: 'flood' }, { subject: 'rain' }]
const files = {
  'a.ndjson': [
    record('Dataset', 2020, { subjects }),
    record('Dataset', 2021, { subjects: [{ subject: 'flood, sudden' }] }),
    record('Dataset', 2021),
    record('Text', 2021),
    record(undefined, 2021),
  ].join(''),
}
const stats = (...args: string[]) => citable(['stats', 'a.ndjson', ...args], { files })

test('stats --by prints record counts by two fields as a table', async () => {
  const { exitCode, stdout, stderr } = await stats('--by', 'resourceTypeGeneral,publicationYear', '--no-check')
  expect([exitCode, stderr]).toEqual([0, ''])
  expect(stdout).toBe(
    [
      'resourceTypeGeneral / publicationYear  2020  2021',
      'Dataset                                   1     2',
      'Text                                            1',
      'none                                            1',
      '',
    ].join('\n'),
  )
})

test('stats --by writes the counts as CSV and JSON, to standard output and to a file', async () => {
  const args = ['--by', 'types.resourceTypeGeneral', '--no-check', '-f', 'csv', '-o', 'json=counts.json']
  const { stdout, read } = await stats(...args)
  expect(stdout).toBe('types.resourceTypeGeneral,records\r\nDataset,3\r\nText,1\r\nnone,1\r\n')
  expect(JSON.parse(await read('counts.json'))).toEqual({
    version: 1,
    kind: 'counts',
    by: ['types.resourceTypeGeneral'],
    records: 5,
    counts: [
      { values: ['Dataset'], records: 3 },
      { values: ['Text'], records: 1 },
      { values: ['none'], records: 1 },
    ],
  })
})

test('stats --by counts a record once for each distinct value of a list', async () => {
  const { stdout } = await stats('--by', 'subject', '--no-check', '-f', 'csv')
  expect(stdout).toBe('subject,records\r\nflood,1\r\n"flood, sudden",1\r\nnone,3\r\nrain,1\r\n')
})

test('stats --by counts invalid records in a separate column', async () => {
  const { stdout } = await stats('--by', 'publicationYear', '-f', 'csv')
  expect(stdout).toBe('publicationYear,records,invalid\r\n2020,1,1\r\n2021,4,4\r\n')
})

test.each([
  [['--by', 'resourceTypeGenerall'], "Did you mean 'resourceTypeGeneral'?"],
  [['--by', 'lang'], "Several fields are named 'lang': creators.lang, titles.lang"],
  [['--by', 'a,b,c'], '--by counts by one or two fields'],
  [['--by', 'doi,'], '--by counts by one or two fields'],
  [['--by', 'doi', '-f', 'html'], '--by writes a table as pretty, csv or json.'],
  [['--no-check'], '--no-check requires --by'],
  [['-f', 'csv'], '--format csv requires --by'],
  [['--by', 'doi', '--compare', 'a.json'], 'cannot be combined'],
])('stats refuses the arguments %j', async (args, message) => {
  const { exitCode, stderr } = await citable(['stats', 'a.ndjson', ...args], { files: { ...files, 'a.json': '{}' } })
  expect(exitCode).toBe(2)
  expect(stderr).toContain(message)
})

test('stats --by reports an unreadable line with its position and counts the other records', async () => {
  const broken = { 'a.ndjson': `${record('Text', 2020)}{"doi" broken\n${record('Text', 2021)}` }
  const { exitCode, stdout, stderr } = await citable(
    ['stats', 'a.ndjson', '--by', 'prefix', '--no-check', '-f', 'csv'],
    {
      files: broken,
    },
  )
  expect([exitCode, stdout]).toEqual([1, 'prefix,records\r\n10.5072,2\r\n'])
  expect(stderr).toMatch(/a\.ndjson:2:\d+: /)
})

test('stats --by counts fields of REST JSON in the same way with and without parsing whole records', async () => {
  const paths = ['client', 'doi', 'language', 'prefix', 'publicationYear', 'types.resourceType', 'sizes', 'version']
  const all = records.map(given => {
    const { data = given } = given as { data?: unknown }
    const isEnvelope = typeof data === 'object' && data !== null && 'attributes' in data && 'type' in data
    return isEnvelope ? data : { id: 'x', type: 'dois', attributes: data }
  })
  let quick = 0
  for (const one of all) {
    const bytes = new TextEncoder().encode(`${JSON.stringify(one)}\n`)
    const piece = { kind: 'lines', bytes, gap: noStretch } as const
    const fast = quickTally(piece, paths)
    if (fast === undefined) continue
    quick++
    // A field that cannot be read quickly makes the slow path read all fields.
    const slow = await talliedPiece(piece, {
      name: 'a',
      from: 'auto',
      fields: [...paths, 'titles.title'],
      check: undefined,
    })
    expect(fast.result.records[0]?.values).toEqual(slow.result.records[0]?.values.slice(0, -1))
    expect(fast.extent).toEqual(slow.extent)
  }
  expect(quick).toBeGreaterThan(10)
})
