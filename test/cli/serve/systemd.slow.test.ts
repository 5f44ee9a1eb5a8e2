import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { testWith } from '../../missing.ts'

const page = readFileSync(new URL('../../../docs/guides/operating/systemd.md', import.meta.url), 'utf8')
const [, unit = ''] = /```ini\n(.*?)```/s.exec(page) ?? []

const missing =
  spawnSync('systemd-analyze', ['--version']).status === 0
    ? undefined
    : 'There is no systemd-analyze: it is part of systemd.'

function verified(text: string): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'citable-unit-'))
  try {
    const path = join(folder, 'citable.service')
    writeFileSync(path, text)
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', '--recursive-errors=no', path],
      { encoding: 'utf8' },
    )
    return { status, said: stdout + stderr }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

testWith(
  missing,
  'systemd accepts the unit on its page',
  () => {
    // Otherwise the test could not fail.
    expect(verified(unit.replace('DynamicUser=', 'DynamicUsers=')).said).toContain('DynamicUsers')
    expect(verified(unit)).toEqual({ status: 0, said: '' })
  },
  { isOptional: true },
)
