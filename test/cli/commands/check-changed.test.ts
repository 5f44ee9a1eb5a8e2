import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../src/cli/commands/index.ts'
import { run } from '../../../src/cli/run.ts'
import { citable, fakeTerminal } from '../fake-terminal.ts'
import { bare, json } from '../records.ts'

const bad = json({ ...bare, doi: 'doi:10.5072/a' })

/** Creates a Git repository with two records, which are not committed yet. */
function repository() {
  const { terminal, written, cwd } = fakeTerminal({ files: { 'a.json': json(bare), 'data/b ü.json': json(bare) } })
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], { cwd, encoding: 'utf8' })
  git('init', '--quiet', '--initial-branch=main')
  const check = async (...args: string[]) => {
    written.stdout = ''
    written.stderr = ''
    const exitCode = await run(['check', ...args, '--format', 'json'], commands, terminal)
    const files =
      written.stdout === '' ? [] : JSON.parse(written.stdout).results.map(({ file }: { file: string }) => file)
    return { exitCode, files, stderr: written.stderr }
  }
  return { cwd, git, check, write: (name: string, text: string) => writeFileSync(join(cwd, name), text) }
}

describe('check --changed', () => {
  it('check --changed checks files that are new or differ from the last commit', async () => {
    const { git, check, write, cwd } = repository()
    expect((await check('--changed')).files).toEqual(['a.json', 'data/b ü.json'])
    git('add', '.')
    git('commit', '--quiet', '--message', 'one')
    expect((await check('.', '--changed')).files).toEqual([])
    write('data/b ü.json', bad)
    write('new.json', json(bare))
    write('.gitignore', 'ignored.json\n')
    write('ignored.json', bad)
    mkdirSync(join(cwd, 'data/inner'))
    expect((await check('--changed')).files).toEqual(['data/b ü.json', 'new.json'])
    expect((await check('a.json', '--changed')).files).toEqual([])
    git('add', 'new.json')
    git('rm', '--quiet', 'a.json')
    expect((await check('.', '--changed')).files).toEqual(['data/b ü.json', 'new.json'])
  })

  it('check --changed=main checks files that changed since the current branch diverged from main', async () => {
    const { git, check, write } = repository()
    git('add', '.')
    git('commit', '--quiet', '--message', 'one')
    git('switch', '--quiet', '--create', 'topic')
    write('a.json', bad)
    git('commit', '--quiet', '--all', '--message', 'two')
    git('switch', '--quiet', 'main')
    write('data/b ü.json', bad)
    git('commit', '--quiet', '--all', '--message', 'three')
    git('switch', '--quiet', 'topic')
    expect((await check('--changed=main')).files).toEqual(['a.json'])
    expect((await check('--changed')).files).toEqual([])
  })

  it('check --changed reports an unknown revision, a branch without a common history and a missing repository', async () => {
    const { check, git } = repository()
    git('add', '.')
    git('commit', '--quiet', '--message', 'one')
    expect(await check('--changed=nope')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('git knows no such branch, tag or commit'),
    })
    expect((await check('--changed=--output=x')).exitCode).toBe(2)
    git('switch', '--quiet', '--orphan', 'other')
    git('commit', '--quiet', '--allow-empty', '--message', 'alone')
    expect((await check('--changed=main')).stderr).toContain('git finds no common history')
    const outside = await citable(['check', '--changed'], { files: { 'a.json': bad } })
    expect([outside.exitCode, outside.stderr]).toEqual([2, expect.stringContaining('requires a git repository')])
  })
})

describe('check --cache', () => {
  it('check --cache repeats a report from the cache, and checks a file again if the file or the options change', async () => {
    const { check, write } = repository()
    write('a.json', bad)
    const first = await check('.', '--cache', '--fail-on', 'warning')
    expect(await check('.', '--cache', '--fail-on', 'warning')).toEqual(first)
    expect(first.exitCode).toBe(1)
    write('a.json', json(bare))
    expect((await check('.', '--cache', '--fail-on', 'warning')).exitCode).toBe(0)
    write('a.json', bad)
    expect((await check('.', '--cache', '--rule', 'doi-form=off', '--fail-on', 'warning')).exitCode).toBe(0)
  })

  it('check --cache reads a valid cache, and ignores a file that is not a cache', async () => {
    const { check, write, cwd } = repository()
    write('a.json', bad)
    await check('a.json', '--cache=kept.json')
    const { readFileSync } = await import('node:fs')
    const kept = readFileSync(join(cwd, 'kept.json'), 'utf8')
    write('kept.json', kept.replaceAll('doi-form', 'from-the-cache'))
    const { terminal, written } = fakeTerminal()
    await run(['check', 'a.json', '--cache=kept.json', '--format', 'compact'], commands, {
      ...terminal,
      cwd,
      files: (await import('../../../src/cli/files.ts')).nodeFiles(cwd),
    })
    expect(written.stdout).toContain('from-the-cache')
    for (const broken of ['', '{', '[]', '{"version":"0","files":{"a.json":{}}}', kept.replace('"records"', '"r"')]) {
      write('kept.json', broken)
      expect((await check('a.json', '--cache=kept.json')).files).toEqual(['a.json'])
    }
  })
})

describe('check --watch', () => {
  it('check --watch checks again when a file changes or appears, and ends with the last result', async () => {
    let stop = (): void => undefined
    const steps = [
      (cwd: string) => writeFileSync(join(cwd, 'a.json'), json(bare)),
      (cwd: string) => writeFileSync(join(cwd, 'citable.config.json'), '{"rules": '),
      (cwd: string) => writeFileSync(join(cwd, 'citable.config.json'), '{}'),
      (cwd: string) => writeFileSync(join(cwd, 'b.json'), '{"doi": '),
      () => stop(),
    ]
    const { exitCode, stdout, stderr } = await citable(['check', '.', '--watch', '--format', 'compact'], {
      files: { 'a.json': '{"doi": ' },
      stop: new Promise(resolve => {
        stop = resolve
      }),
      pause: async cwd => steps.shift()?.(cwd),
    })
    expect(exitCode).toBe(1)
    expect(stdout.match(/schema\/not-json/g)).toHaveLength(2)
    expect(stdout).toMatch(/^a\.json.*\nb\.json/)
    expect(stderr.match(/Waiting for changes/g)).toHaveLength(5)
    expect(stderr).toContain('citable.config.json:1:')
  })

  it('check --watch checks again when an extended configuration or the baseline changes', async () => {
    let stop = (): void => undefined
    const steps = [
      (cwd: string) => writeFileSync(join(cwd, 'rules/base.json'), '{"profile": '),
      (cwd: string) => writeFileSync(join(cwd, 'rules/base.json'), '{"failOn": "never"}'),
      (cwd: string) => writeFileSync(join(cwd, 'known.json'), '[]'),
      () => stop(),
    ]
    const { exitCode, stderr } = await citable(['check', 'records', '--watch', '--format', 'compact'], {
      files: {
        'records/a.json': json(bare),
        'rules/base.json': '{}',
        'known.json': '{"version": 1, "files": {}}',
        'citable.config.json': '{"extends": "./rules/base.json", "baseline": "known.json"}',
      },
      stop: new Promise(resolve => {
        stop = resolve
      }),
      pause: async cwd => steps.shift()?.(cwd),
    })
    expect(stderr.match(/Waiting for changes/g)).toHaveLength(4)
    expect(stderr).toContain('rules/base.json:1:')
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('known.json')])
  })

  it('check does not check a configuration file in a folder of records if another configuration extends it', async () => {
    const files = { 'a.json': json(bare), 'base.json': '{}', 'citable.config.json': '{"extends": "./base.json"}' }
    const { stdout } = await citable(['check', '.', '--format', 'json'], { files })
    expect(JSON.parse(stdout).summary.files).toBe(1)
  })

  it('check --watch refuses standard input as an input', async () => {
    expect((await citable(['check', '-', '--watch'])).exitCode).toBe(2)
  })
})
