import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyWithNextKernel } from './next-kernel.ts'

const copy = copyWithNextKernel()
afterAll(() => rmSync(copy, { recursive: true }))

test('all types in src compile after a kernel is added', () => {
  const compiler = join(copy, 'node_modules/typescript-7/bin/tsc')
  for (const project of ['.', 'src/cli'])
    expect(() => execFileSync(process.execPath, [compiler, '-p', project], { cwd: copy, stdio: 'pipe' })).not.toThrow()
})
