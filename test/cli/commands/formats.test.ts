import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formats } from '../../../src/formats/formats.ts'
import { citable } from '../fake-terminal.ts'

it('lists the formats', async () => {
  const { exitCode, stdout } = await citable(['formats'])
  expect(exitCode).toBe(0)
  await expect(stdout).toMatchFileSnapshot('snapshots/formats.txt')
})

it('lists what the table of README lists', async () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const rows = readme.split('\n').filter(line => /^\| `[\w.-]+` \|.*\|.*\|.*\|.*`/.test(line))
  const cells = rows.flatMap(row => {
    const cells = row
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim())
    return [0, 4, 8]
      .map(start => cells.slice(start, start + 4))
      .flatMap(([id = '', name, access, ends]) => (id === '' ? [] : [[id.replaceAll('`', ''), access, ends, name]]))
  })
  const { stdout } = await citable(['formats'])
  const printed = stdout
    .trimEnd()
    .split('\n')
    .map(line => line.replace(/\s+/g, ' '))
  const letters: Readonly<Record<string, string>> = { r: 'r-', w: '-w', rw: 'rw' }
  const listed = cells.map(([id, access, ends, name]) =>
    printed.find(line => line.startsWith(`${id} `) && line.endsWith(` ${letters[access ?? '']} ${ends} ${name}`)),
  )
  expect(listed.sort()).toEqual(printed.sort())
})

it('lists them for programs', async () => {
  const { stdout } = await citable(['formats', '--format', 'json'])
  expect(JSON.parse(stdout)).toMatchObject({
    version: 1,
    formats: formats.map(({ id, read, write }) => ({ id, read: read !== undefined, write: write !== undefined })),
  })
})

it.each([
  ['invenio', ['inveniordm']],
  ['text/csv', ['csv']],
  ['.csv', ['csv']],
  ['crossref', ['crossref', 'crossref-xml']],
  ['oai_dc', ['dublin-core']],
  ['DUBLIN', ['dublin-core', 'dublin-core-json']],
  ['dublin json', ['dublin-core-json']],
])('finds by the words %j', async (words, ids) => {
  const { exitCode, stdout } = await citable(['formats', ...words.split(' '), '--format', 'json'])
  expect(exitCode).toBe(0)
  const { formats: found } = JSON.parse(stdout) as { formats: { id: string }[] }
  expect(found.map(({ id }) => id)).toEqual(ids)
})

it('says that nothing has the words', async () => {
  expect(await citable(['formats', 'papyrus'])).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: "citable: No format matches 'papyrus'.\n",
  })
})
