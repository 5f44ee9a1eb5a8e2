import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sqliteCatalog } from '../../../src/catalog/index.ts'
import { dataset, many, metadata, uuid } from '../../catalog/records.ts'
import { missingSqlite, openSqlite } from '../../catalog/sqlite-driver.ts'
import { describeWith } from '../../missing.ts'
import { citable } from '../fake-terminal.ts'

describeWith(missingSqlite, 'records of a database', () => {
  async function database() {
    const first = await citable(['ingest', 'all.json', '--db', 'catalog.sqlite'], {
      files: { 'all.json': JSON.stringify([...many(0, 3, number => dataset(number)), metadata(1), metadata(2)]) },
    })
    expect(first.exitCode).toBe(0)
    const path = join(first.cwd, 'catalog.sqlite')
    const run = (...args: string[]) =>
      citable([...args, '--db', path], {
        files: {
          'less.json': JSON.stringify([dataset(0), metadata(2)]),
          'bad.json': JSON.stringify([dataset(0), { doi: 'x' }]),
        },
      })
    const counts = async () => {
      const catalog = sqliteCatalog(openSqlite(path))
      const count = async (kind: 'dataset' | 'file' | 'resource') =>
        (await catalog.list(kind, { limit: 1, count: true, all: true })).count
      const counted = [await count('dataset'), await count('file'), await count('resource')]
      await catalog.close()
      return counted
    }
    return { run, counts }
  }

  it('withdraws records by DOI or UUID, and restores them', async () => {
    const { run, counts } = await database()
    const names = ['https://doi.org/10.5072/ROUND.1', uuid(1).toUpperCase()]
    const gone = await run('withdraw', ...names, '--reason', 'It was wrong.', '--successor', '10.5072/round.2')
    expect([gone.exitCode, gone.stdout]).toEqual([
      0,
      `${names[0]}: resource withdrawn.\n${names[1]}: dataset withdrawn.\n`,
    ])
    expect(await counts()).toEqual([2, 2, 1])
    expect((await run('withdraw', names[0] ?? '', '--reason', 'again')).stdout).toContain('had been withdrawn before')
    expect((await run('restore', ...names)).stdout).toContain('dataset restored.')
    expect(await counts()).toEqual([3, 3, 2])
    expect((await run('restore', names[0] ?? '')).stdout).toContain('was not withdrawn')
  })

  it.each([
    [['withdraw', '10.5072/round.1'], 'Give the reason with --reason'],
    [['withdraw', '--reason', 'x'], 'Name the records'],
    [['withdraw', 'soil', '--reason', 'x'], "'soil' is neither the UUID of a record nor a DOI."],
    [['withdraw', '10.5072/round.1', '10.5072/none', '--reason', 'x'], 'There is no record 10.5072/none'],
    [['withdraw', '10.5072/round.1', '--reason', 'x', '--successor', 'soil'], "needs a DOI, not 'soil'"],
  ])('withdraw refuses the arguments %j and withdraws nothing', async (args, complaint) => {
    const { run, counts } = await database()
    const { exitCode, stderr } = await run(...args)
    expect(exitCode).toBe(2)
    expect(stderr).toContain(complaint)
    expect(await counts()).toEqual([3, 3, 2])
  })

  it('ingest --prune withdraws records missing from the input, unless a record of the input is rejected', async () => {
    const { run, counts } = await database()
    const { exitCode, stdout } = await run('ingest', 'less.json', '--prune')
    expect([exitCode, stdout]).toEqual([0, '2 records loaded: 1 dataset, 0 files, 1 resource. 5 records withdrawn.\n'])
    expect(await counts()).toEqual([1, 1, 1])
    const refused = await run('ingest', 'bad.json', '--prune')
    expect(refused.stderr).toContain('No missing record was withdrawn because some records could not be loaded.')
    expect(await counts()).toEqual([1, 1, 1])
  })
})
