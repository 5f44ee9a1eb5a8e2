import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sqliteCatalog } from '../../../src/catalog/index.ts'
import { commands } from '../../../src/cli/commands/index.ts'
import { run } from '../../../src/cli/run.ts'
import { dataset, uuid } from '../../catalog/records.ts'
import { missingSqlite, openSqlite } from '../../catalog/sqlite-driver.ts'
import { describeWith } from '../../missing.ts'
import { fakeTerminal } from '../fake-terminal.ts'

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 5))
}

describeWith(missingSqlite, 'ingest --watch', () => {
  it('ingest --watch ingests changed files, withdraws the records of deleted files and reports errors until it is stopped', async () => {
    let stop = (): void => undefined
    const stopped = new Promise<void>(resolve => (stop = resolve))
    const files = { 'data/1.json': JSON.stringify(dataset(1)), 'data/2.json': JSON.stringify(dataset(2)) }
    const { terminal, written, cwd } = fakeTerminal({ files, stop: stopped })
    const running = run(['ingest', 'data', '--db', 'catalog.sqlite', '--watch', '--prune'], commands, terminal)
    const reports = (): number => written.stdout.match(/loaded/g)?.length ?? 0
    const change = async (make: () => void): Promise<void> => {
      const before = reports()
      make()
      await until(() => reports() > before)
    }
    const ids = async (): Promise<string[]> => {
      const catalog = sqliteCatalog(openSqlite(join(cwd, 'catalog.sqlite')))
      const { records } = await catalog.list('dataset', { all: true, limit: 100 })
      await catalog.close()
      return records.map(({ id }) => id).sort()
    }
    await until(() => reports() > 0)
    expect(await ids()).toEqual([uuid(1), uuid(2)].sort())

    await change(() => writeFileSync(join(cwd, 'data/3.json'), JSON.stringify(dataset(3))))
    expect(await ids()).toEqual([uuid(1), uuid(2), uuid(3)].sort())

    await change(() => rmSync(join(cwd, 'data/2.json')))
    expect(await ids()).toEqual([uuid(1), uuid(3)].sort())

    await change(() => writeFileSync(join(cwd, 'data/4.json'), '{"id": '))
    expect(written.stderr).toContain('data/4.json')
    // An unreadable input may contain the records that seem to be gone.
    expect(await ids()).toEqual([uuid(1), uuid(3)].sort())

    await change(() => writeFileSync(join(cwd, 'data/4.json'), JSON.stringify(dataset(4))))
    expect(await ids()).toEqual([uuid(1), uuid(3), uuid(4)].sort())

    stop()
    expect(await running).toBe(0)
  })
})
