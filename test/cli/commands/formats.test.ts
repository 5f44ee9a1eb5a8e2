import { expect, it } from 'vitest'
import { formats } from '../../../src/formats/formats.ts'
import { citable } from '../fake-terminal.ts'

it('lists the formats', async () => {
  const { exitCode, stdout } = await citable(['formats'])
  expect(exitCode).toBe(0)
  await expect(stdout).toMatchFileSnapshot('snapshots/formats.txt')
})

it('lists them for programs', async () => {
  const { stdout } = await citable(['formats', '--format', 'json'])
  expect(JSON.parse(stdout)).toMatchObject({
    version: 1,
    formats: formats.map(({ id, read, write }) => ({ id, read: read !== undefined, write: write !== undefined })),
  })
})

it('takes no inputs', async () => {
  expect(await citable(['formats', 'xml'])).toMatchObject({
    exitCode: 2,
    stderr: "citable: 'citable formats' takes no inputs.\n",
  })
})
