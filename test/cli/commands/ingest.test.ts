import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sqliteCatalog } from '../../../src/catalog/index.ts'
import { dataset, fileAlone, many, metadata } from '../../catalog/records.ts'
import { missingSqlite, openSqlite } from '../../catalog/sqlite-driver.ts'
import { describeWith } from '../../missing.ts'
import { citable } from '../fake-terminal.ts'

const xml = `<resource xmlns="http://datacite.org/schema/kernel-4">
  <identifier identifierType="DOI">10.5072/from-xml</identifier>
  <creators><creator><creatorName>Okafor, Ngozi</creatorName></creator></creators>
  <titles><title>Soil moisture</title></titles><publisher>Rain Repository</publisher>
  <publicationYear>2021</publicationYear><resourceType resourceTypeGeneral="Dataset"/></resource>`

const files = {
  'data/datasets.ndjson.gz': gzipSync(many(0, 30, number => JSON.stringify(dataset(number))).join('\n')),
  'data/page.json': JSON.stringify({ count: 2, next: null, previous: null, results: [dataset(40), dataset(41)] }),
  'data/file.json': JSON.stringify(fileAlone(99)),
  'data/deep/list.json': JSON.stringify(many(0, 5, number => metadata(number))),
  'data/record.yaml':
    'doi: 10.5072/from-yaml\ncreators: [{ name: A }]\ntitles: [{ title: B }]\npublisher: { name: C }\npublicationYear: "2020"\ntypes: { resourceTypeGeneral: Dataset }\n',
  'data/record.xml': xml,
  'bib.bib':
    '@misc{a, doi = {10.5072/from-bib}, title = {Rain}, author = {Okafor, Ngozi}, publisher = {P}, year = 2020}',
  'bad.ndjson': [dataset(50), { ...dataset(51), version: 'x' }, dataset(52)].map(one => JSON.stringify(one)).join('\n'),
  'broken.ndjson': `${JSON.stringify(dataset(60))}\n{"id": \n${JSON.stringify(dataset(61))}`,
  'text.txt': 'no record at all',
  'mine.db':
    'this is no database, but text that is long enough to be taken for the header of one, and then some more of it',
}

const ingest = (args: string[], surroundings: Parameters<typeof citable>[1] = {}) =>
  citable(['ingest', ...args], { files, ...surroundings })

const countsIn = async (path: string) => {
  const catalog = sqliteCatalog(openSqlite(path))
  const count = async (kind: 'dataset' | 'file' | 'resource') =>
    (await catalog.list(kind, { limit: 1, count: true, all: true })).count
  const counts = [await count('dataset'), await count('file'), await count('resource')]
  await catalog.close()
  return counts
}

describeWith(missingSqlite, 'ingest', () => {
  it('ingests compressed JSON lines, a page of results, a JSON list, XML and YAML from a folder', async () => {
    const { exitCode, stdout, stderr, cwd } = await ingest(['data', 'bib.bib', '--db', 'new.sqlite'])
    expect(stderr).toBe('')
    expect(stdout).toBe('41 records loaded: 32 datasets, 1 file, 8 resources.\n')
    expect(exitCode).toBe(0)
    expect(await countsIn(join(cwd, 'new.sqlite'))).toEqual([32, 33, 8])
  })

  it('ingest reports refused records with position and reason, ingests the others and ends with exit code 1', async () => {
    const { exitCode, stdout, stderr } = await ingest(['data/file.json', 'bad.ndjson', 'broken.ndjson', '--db', 'a.db'])
    expect(exitCode).toBe(1)
    expect(stdout).toBe('5 records loaded: 4 datasets, 1 file, 0 resources. 2 rejected.\n')
    expect(stderr).toMatch(/^citable: bad\.ndjson: record 2 \([\da-f-]{36}\): \/version: It should be a version stamp/m)
    expect(stderr).toMatch(/^citable: broken\.ndjson:[23]: /m)
  })

  it('ingest writes all refusals to the JSON report, and at most the requested number to standard error', async () => {
    const { stdout, stderr } = await ingest([
      'bad.ndjson',
      'text.txt',
      '--db',
      'a.db',
      '-f',
      'json',
      '--max-problems',
      '1',
    ])
    const report = JSON.parse(stdout)
    expect(report).toMatchObject({
      version: 1,
      accepted: { dataset: 2 },
      refused: [{ file: 'bad.ndjson', index: 1 }, {}],
    })
    expect(stderr.split('\n')).toHaveLength(3)
    expect(stderr).toContain('… and 1 more')
  })

  it('ingests from standard input', async () => {
    const { stdout } = await ingest(['-', '--db', 'a.db'], { stdin: JSON.stringify([dataset(1), metadata(1)]) })
    expect(stdout).toBe('2 records loaded: 1 dataset, 0 files, 1 resource.\n')
  })

  it('ingest shows progress on a terminal', async () => {
    const { stderr } = await ingest(['data', '--db', 'a.db', '--batch', '5'], { isTTY: true })
    expect(stderr).toMatch(/40 records · \d+\/s/)
  })

  it.each([
    [['data'], /Name the database with --db/],
    [['--db', 'a.db'], /Nothing to load/],
    [['data', '--db', 'mysql://x/y'], /stored in a mysql database/],
    [['data', '--db', 'no/such/folder/a.db'], /cannot be opened/],
    [['data', '--db', 'a.db', '--batch', '0'], /above 0/],
    [['data', '--db', 'mine.db'], /not a database/],
    [['gone.json', '--db', 'a.db'], /no such file/],
  ])('ingest ends with exit code 2 for the arguments %j', async (args, message) => {
    const { exitCode, stderr } = await ingest(args)
    expect(stderr).toMatch(message)
    expect(stderr).not.toContain('unexpectedly')
    expect(exitCode).toBe(2)
  })
})

describe('ingest', () => {
  it('ingest ends with exit code 3 if the database does not respond', async () => {
    const { exitCode, stderr } = await ingest(['data', '--db', 'postgres://nobody@127.0.0.1:9/none'])
    expect(stderr).toMatch(/^citable: The PostgreSQL database does not answer: .*ECONNREFUSED.*\n$/)
    expect(exitCode).toBe(3)
  })
})
