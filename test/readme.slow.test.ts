import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './package/project.ts'
import { blocks } from './readme-blocks.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'citable-readme-'))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/citable'), 'junction')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the TypeScript examples of the README compile in strict mode', () => {
  const files = blocks('ts').map(({ line, text }) => {
    const file = join(folder, `line-${line}.mts`)
    writeFileSync(file, text)
    return file
  })
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const flags = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023', '--module', 'node16']
  const { stdout, stderr } = spawnSync('node', [tsc, ...flags, ...files], { cwd: folder, encoding: 'utf8' })
  expect(files).not.toEqual([])
  expect(stdout + stderr).toBe('')
})
