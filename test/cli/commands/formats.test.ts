import { expect, it } from 'vitest'
import { formatPages } from '../../../docs/generate/format-pages.ts'
import { formats } from '../../../src/formats/formats.ts'
import { citable } from '../fake-terminal.ts'

it('citable formats lists every format', async () => {
  const { exitCode, stdout } = await citable(['formats'])
  expect(exitCode).toBe(0)
  await expect(stdout).toMatchFileSnapshot('snapshots/formats.txt')
})

it('citable formats lists the same formats as the site', async () => {
  const pages = new Map(formatPages())
  const rows = (pages.get('reference/formats/index.md') ?? '').split('\n').filter(line => line.startsWith('| [`'))
  const ids = rows.map(row => /`([\w.-]+)`/.exec(row)?.[1])
  const { stdout } = await citable(['formats'])
  const printed = stdout
    .trimEnd()
    .split('\n')
    .map(line => line.split(/\s/)[0])
  expect(ids.sort()).toEqual(printed.sort())
})

it('formats --format json lists the formats as JSON', async () => {
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
])('citable formats finds the formats that match %j', async (words, ids) => {
  const { exitCode, stdout } = await citable(['formats', ...words.split(' '), '--format', 'json'])
  expect(exitCode).toBe(0)
  const { formats: found } = JSON.parse(stdout) as { formats: { id: string }[] }
  expect(found.map(({ id }) => id)).toEqual(ids)
})

it('citable formats reports a word that matches no format', async () => {
  expect(await citable(['formats', 'papyrus'])).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: "citable: No format matches 'papyrus'.\n",
  })
})
