import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../src/cli/commands/index.ts'
import { run } from '../../../src/cli/run.ts'
import { version } from '../../../src/cli/version.ts'
import { citable, fakeTerminal } from '../fake-terminal.ts'
import { bare, json } from '../records.ts'

const bad = json({ ...bare, publicationYear: '20' })

describe('init', () => {
  it('after init, check fails only on new findings, and fix reduces the baseline', async () => {
    const old = json({ ...bare, doi: 'doi:10.5072/old', publicationYear: '20' })
    const { terminal, written } = fakeTerminal({ files: { 'records/old.json': old, 'records/new/b.json': bad } })
    const read = async (path: string) => new TextDecoder().decode(await terminal.files.read(path))
    expect(await run(['check', 'records'], commands, terminal)).toBe(1)
    expect(await run(['init', 'records/'], commands, terminal)).toBe(0)
    expect(await run(['check', 'records'], commands, terminal)).toBe(0)
    const before = await read('citable-baseline.json')
    expect(await run(['fix', 'records'], commands, terminal)).toBe(0)
    expect((await read('citable-baseline.json')).length).toBeLessThan(before.length)
    expect(await run(['check', 'records'], commands, terminal)).toBe(0)
    await terminal.files.write('records/c.json', json({ ...bare, titles: [] }))
    written.stdout = ''
    expect(await run(['check', 'records', '--format', 'compact'], commands, terminal)).toBe(1)
    expect(written.stdout).toMatch(/^records\/c\.json/)
  })

  it('init writes a configuration, a workflow and a hook for the named folder, and the findings to a baseline', async () => {
    const { stderr, read } = await citable(['init', 'records'], { files: { 'records/a.json': bad } })
    expect(load(await read('citable.config.yaml'))).toEqual({
      profile: 'recommended',
      baseline: 'citable-baseline.json',
      ignore: [],
    })
    expect(load(await read('.github/workflows/citable.yml'))).toMatchObject({
      jobs: { citable: { steps: [{}, {}, { uses: `citable/citable@v${version}`, with: { paths: 'records' } }] } },
    })
    expect(load(await read('.pre-commit-config.yaml'))).toMatchObject({
      repos: [{ rev: `v${version}`, hooks: [{ id: 'citable-check', files: '^records/' }] }],
    })
    expect(stderr).toContain('citable.config.yaml is written.\n')
    expect(stderr).toMatch(/\d findings? written to citable-baseline\.json/)
  })

  it('init records no findings about files of other tools, and limits the hook to the named folder', async () => {
    const files = {
      'package.json': '{"name": "records"}',
      'mkdocs.yml': 'site_name: x',
      'a+b/a.json': bad,
      '.travis.yml': 'a: 1',
    }
    const { read } = await citable(['init', './a+b/'], { files })
    expect(load(await read('citable.config.yaml'))).toMatchObject({ ignore: [] })
    expect(load(await read('.pre-commit-config.yaml'))).toMatchObject({ repos: [{ hooks: [{ files: '^a\\+b/' }] }] })
    const whole = await citable(['init'], { files })
    expect(await whole.read('.pre-commit-config.yaml')).not.toContain('files:')
    const { files: found } = JSON.parse(await whole.read('citable-baseline.json'))
    expect(Object.keys(found)).toEqual(['a+b/a.json'])
  })

  it('init adds the cache to .gitignore and keeps the existing entries', async () => {
    const files = { '.gitignore': 'node_modules', 'records/a.json': bad }
    const { read, stderr } = await citable(['init', 'records'], { files })
    expect(await read('.gitignore')).toBe('node_modules\n.citable-cache.json\n')
    expect(stderr).toContain('citable: .gitignore now ignores .citable-cache.json.\n')
  })

  it('init keeps an existing GitLab configuration and shows the lines to add, unless --force overwrites the file', async () => {
    const files = { '.gitlab-ci.yml': 'build: {}\n', 'citable.config.json': '{}' }
    const { exitCode, stderr, read } = await citable(['init', '--no-hook'], { files })
    expect(exitCode).toBe(0)
    expect(await read('.gitlab-ci.yml')).toBe('build: {}\n')
    expect(stderr).toContain(
      '.gitlab-ci.yml already exists and is not changed. Add this to the file:\n\n    include:\n',
    )
    expect(stderr).toContain('citable.config.json already exists and is not changed.')
    expect(stderr).not.toContain('Add "baseline"')
    await expect(read('.pre-commit-config.yaml')).rejects.toThrow()
    const forced = await citable(['init', '--force', '--ci', 'gitlab', '--no-baseline'], { files })
    expect(await forced.read('.gitlab-ci.yml')).toContain('CITABLE_PATHS: "."')
  })

  it('init shows the line to add to an existing configuration that names no baseline', async () => {
    const line = 'Add "baseline": "citable-baseline.json" to citable.config.json, so that checks read the baseline.'
    const files = (config: string) => ({ 'citable.config.json': config, 'records/a.json': bad })
    expect((await citable(['init', 'records'], { files: files('{}') })).stderr).toContain(line)
    const named = await citable(['init', 'records'], { files: files('{"baseline": "known.json"}') })
    expect(named.stderr).not.toContain('Add "baseline"')
    expect(JSON.parse(await named.read('known.json'))).toHaveProperty('files')
  })

  it('init refuses a missing folder and a second folder, and accepts a folder without records', async () => {
    expect((await citable(['init', 'nowhere'])).stderr).toContain('nowhere is not an existing folder')
    expect((await citable(['init', 'a', 'b'])).exitCode).toBe(2)
    const empty = await citable(['init'])
    expect([empty.exitCode, empty.stderr]).toEqual([0, expect.stringContaining('There are no records in . yet')])
  })
})
