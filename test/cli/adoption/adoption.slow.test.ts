import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { testWith } from '../../missing.ts'
import { type BundledCommand, bundledCommand } from '../bundled-command.ts'
import { bare, json } from '../records.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { version } = manifest
const read = (name: string): string => readFileSync(join(root, name), 'utf8')

let command: BundledCommand
let bin: string

/** Creates a folder with an `npx` program that runs the command from the sources instead of the published version. */
beforeAll(async () => {
  command = await bundledCommand()
  bin = mkdtempSync(join(tmpdir(), 'citable-bin-'))
  const npx = `#!/bin/sh\n[ "$1 $2" = "--yes citable@${version}" ] || exit 99\nshift 2\nexec '${process.execPath}' '${command.path}' "$@"\n`
  writeFileSync(join(bin, 'npx'), npx)
  chmodSync(join(bin, 'npx'), 0o755)
})

afterAll(() => {
  command.remove()
  rmSync(bin, { recursive: true })
})

function inFolder<T>(files: Record<string, string>, use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'citable-adoption-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function shell(script: string, cwd: string, env: Record<string, string>, shellName = 'bash') {
  return spawnSync(shellName, shellName === 'bash' ? ['-eo', 'pipefail', '-c', script] : ['-ec', script], {
    cwd,
    encoding: 'utf8',
    env: { PATH: `${bin}${delimiter}${process.env.PATH}`, HOME: cwd, ...env },
  })
}

const bad = json({ ...bare, publicationYear: '20' })

describe('the action', () => {
  interface Action {
    inputs: Record<string, { description: string; default?: unknown }>
    runs: { steps: { run: string; env: Record<string, string> }[] }
  }
  const action = load(read('action.yml')) as Action
  const [step] = action.runs.steps
  const run = (inputs: Record<string, string>, files: Record<string, string>) =>
    inFolder(files, folder => {
      const given = Object.entries(step?.env ?? {}).map(([name, expression]) => {
        const input = /^\$\{\{ inputs\.([a-z-]+) \}\}$/.exec(expression)?.[1] ?? ''
        expect(action.inputs).toHaveProperty([input])
        return [name, inputs[input] ?? String(action.inputs[input]?.default ?? '')]
      })
      const output = join(folder, 'output')
      const summary = join(folder, 'summary')
      const done = shell(step?.run ?? '', folder, {
        ...Object.fromEntries(given),
        GITHUB_ACTIONS: 'true',
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
      })
      const sarif = join(folder, 'report.sarif')
      return {
        ...done,
        output: readFileSync(output, 'utf8'),
        summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '',
        sarif: existsSync(sarif) ? JSON.parse(readFileSync(sarif, 'utf8')) : undefined,
        names: readdirSync(folder),
      }
    })

  it('the GitHub action writes annotations, a summary and SARIF, and ends with the exit code of the check', () => {
    const { status, stdout, output, summary, sarif } = run(
      { paths: 'a records\n\nb.json', sarif: 'report.sarif' },
      { 'a records/a.json': bad, 'b.json': json(bare), 'c.json': '{' },
    )
    expect(status).toBe(1)
    expect(stdout).toMatch(/^::error file=a records\/a\.json,line=\d+/)
    expect(stdout).not.toContain('c.json')
    expect(output).toBe('exit-code=1\n')
    expect(summary).toContain('citable check')
    expect(sarif.runs[0].results).not.toHaveLength(0)
  })

  it('the GitHub action does not execute commands in its inputs', () => {
    const { status, output, names } = run({ paths: '$(touch hacked)\n; touch hacked' }, { 'a.json': json(bare) })
    expect([status, output]).toEqual([2, 'exit-code=2\n'])
    expect(names).not.toContain('hacked')
  })

  it('the GitHub action passes its inputs on as options', () => {
    expect(run({ 'fail-on': 'never' }, { 'a.json': bad }).status).toBe(0)
    expect(run({ profile: 'strict', 'fail-on': 'info' }, { 'a.json': json(bare) }).status).toBe(1)
    expect(run({ config: 'missing.json' }, { 'a.json': bad }).stderr).toContain('missing.json')
  })
})

describe('the hooks', () => {
  const hooks = load(read('.pre-commit-hooks.yaml')) as { id: string; entry: string; exclude: string }[]

  it('the pre-commit hooks check and fix the given files', () => {
    inFolder({ 'a.json': json({ ...bare, doi: 'doi:10.5072/a' }), 'b.json': bad }, folder => {
      const [check, fix] = hooks.map(({ entry }) => shell(`${entry} a.json b.json`, folder, {}))
      expect(check?.status).toBe(1)
      expect(fix?.status).toBe(0)
      expect(JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8')).doi).toBe('10.5072/a')
    })
  })

  it('the pre-commit hooks skip JSON and YAML files that contain configuration, a baseline or suppressions', () => {
    const patterns = hooks.map(({ exclude }) => new RegExp(exclude))
    for (const name of [
      '.pre-commit-config.yaml',
      '.github/workflows/citable.yml',
      'citable.config.yaml',
      'citable-baseline.json',
      'a/b.suppress.yaml',
    ])
      for (const pattern of patterns) expect(name).toMatch(pattern)
    for (const name of ['records/a.json', 'a.xml', 'package.json', 'records/package.json'])
      for (const pattern of patterns) expect(name).not.toMatch(pattern)
  })

  const missing =
    spawnSync('pre-commit', ['--version']).status === 0 ? undefined : 'There is no pre-commit (Debian: pre-commit).'
  testWith(
    missing,
    'pre-commit accepts the manifest of hooks',
    () => {
      const { status, stdout } = spawnSync('pre-commit', ['validate-manifest', join(root, '.pre-commit-hooks.yaml')], {
        encoding: 'utf8',
      })
      expect([status, stdout]).toEqual([0, ''])
    },
    { isOptional: true },
  )
})

describe('the template for GitLab', () => {
  interface Template {
    citable: { variables: Record<string, string>; script: string[]; artifacts: { reports: Record<string, string> } }
  }
  const { citable } = load(read('.gitlab/citable.gitlab-ci.yml')) as Template

  it('the GitLab template runs in a plain shell and writes the reports that it declares', () => {
    inFolder({ 'records/a.json': bad, 'records/b.json': json(bare) }, folder => {
      const done = shell(citable.script.join('\n'), folder, { ...citable.variables, CITABLE_PATHS: 'records' }, 'sh')
      expect(done.status).toBe(1)
      expect(
        JSON.parse(readFileSync(join(folder, citable.artifacts.reports.codequality ?? ''), 'utf8')),
      ).not.toHaveLength(0)
      expect(readFileSync(join(folder, citable.artifacts.reports.junit ?? ''), 'utf8')).toContain('<testsuites')
    })
  })
})

describe('the files for other platforms', () => {
  it('the files for GitHub, pre-commit and GitLab name the current version of the package', () => {
    for (const name of ['action.yml', '.pre-commit-hooks.yaml', '.gitlab/citable.gitlab-ci.yml'])
      expect(read(name), name).toContain(version)
  })

  it('both stages of the Docker build use Node 22 or later', () => {
    const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-alpine/gm)].map(([, major]) => Number(major))
    expect(images).toHaveLength(2)
    for (const major of images) expect(major).toBeGreaterThanOrEqual(22)
  })
})
