import { resolve } from 'node:path'
import { defineCommand } from '../command.ts'
import { isPostgres, sqliteDatabase } from '../database.ts'
import { Misuse } from '../misuse.ts'
import { oneLine } from '../text/printable.ts'

/** Copies a SQLite catalog, even while other programs use the catalog. */
export const backup = defineCommand({
  name: 'backup',
  usage: '<database> <new file>',
  description: [
    'Writes a consistent snapshot of the catalog to a new, compact file. Other programs can read and write the catalog meanwhile. The copy gets its final name when it is complete, and can then be served.',
    'Use pg_dump to copy a PostgreSQL catalog.',
  ],
  options: {},
  examples: [{ run: 'citable backup catalog.sqlite backup.sqlite', does: 'Copies a catalog that is being served.' }],
  async run(inputs, _, terminal) {
    const [from, to, ...others] = inputs
    if (from === undefined || to === undefined || others.length > 0)
      throw new Misuse('Name the database and the file to copy it into.')
    if (isPostgres(from)) throw new Misuse('Use pg_dump to copy a PostgreSQL catalog.')
    const { files } = terminal
    if ((await files.kind(from)) !== 'file') throw new Misuse(`The database ${from} does not exist.`)
    if ((await files.kind(to)) !== undefined) throw new Misuse(`The file ${to} already exists; name another file.`)
    const started = `${to}.${process.pid}.part`
    try {
      const database = await sqliteDatabase(resolve(terminal.cwd, from))
      try {
        database.exec('pragma busy_timeout = 10000')
        database.prepare('vacuum into ?').run(resolve(terminal.cwd, started))
      } finally {
        database.close()
      }
      await files.rename(started, to)
      terminal.stdout.write(`${oneLine(to)}: ${(await files.size(to)).toLocaleString('en-US')} bytes.\n`)
      return 0
    } catch (error) {
      await files.remove(started)
      if (error instanceof Misuse) throw error
      const reason = error instanceof Error ? error.message : String(error)
      terminal.stderr.write(`citable: ${oneLine(from)} cannot be copied: ${oneLine(reason)}.\n`)
      return 2
    }
  },
})
