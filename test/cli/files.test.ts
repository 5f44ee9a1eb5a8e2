import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nodeFiles } from '../../src/cli/files.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'citable-files-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

test('a file is removed if it cannot be written completely', async () => {
  const cwd = await folder()
  const files = nodeFiles(cwd)
  await files.write('out/whole.txt', 'all of it')
  // The second part fails as on a full disk.
  async function* text() {
    yield 'the first part'
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  }
  await expect(files.write('out/cut.txt', text() as unknown as string)).rejects.toThrow('ENOSPC')
  expect(await readdir(join(cwd, 'out'))).toEqual(['whole.txt'])
  expect(await readFile(join(cwd, 'out/whole.txt'), 'utf8')).toBe('all of it')
})

test('a folder is not removed when a file with the same name cannot be written', async () => {
  const cwd = await folder()
  const files = nodeFiles(cwd)
  await files.write('out/whole.txt', 'all of it')
  await expect(files.write('out', 'text')).rejects.toThrow('EISDIR')
  expect(await readdir(join(cwd, 'out'))).toEqual(['whole.txt'])
})
