import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commands } from '../../../src/cli/commands/index.ts'
import { run } from '../../../src/cli/run.ts'
import { repositoryName, repositoryRoot } from '../../../src/cli/text/repository-name.ts'
import { citable, fakeTerminal } from '../fake-terminal.ts'
import { bare as record } from '../records.ts'

/** Runs a check in a working directory below the root of a repository. */
async function checkBelow(variable: string, format: string) {
  const { terminal, written, cwd } = fakeTerminal({ files: { 'sub/a.json': '{"titels":[]}' } })
  const env = { [variable]: dirname(cwd) }
  await run(['check', 'sub', '-f', format], commands, { ...terminal, env })
  return { text: written.stdout, name: `${cwd.split('/').at(-1)}/sub/a.json` }
}

describe('paths in reports for CI', () => {
  test.each([
    ['GITHUB_WORKSPACE', 'github', 'file='],
    ['GITHUB_WORKSPACE', 'sarif', '"uri": "'],
    ['CI_PROJECT_DIR', 'gitlab', '"path": "'],
    ['CI_PROJECT_DIR', 'junit', ' file="'],
  ])('are relative to %s in %s', async (variable, format, before) => {
    const { text, name } = await checkBelow(variable, format)
    expect(text).toContain(`${before}${name}`)
  })

  test('are relative to the root of git elsewhere', async () => {
    const { terminal, cwd } = fakeTerminal()
    await terminal.execute('git', ['init', '-q', '.'])
    mkdirSync(join(cwd, 'sub'))
    writeFileSync(join(cwd, 'sub/a.json'), '{}')
    const below = join(cwd, 'sub')
    const execute = (program: string, args: readonly string[]) => terminal.execute(program, ['-C', below, ...args])
    expect(await repositoryRoot({ ...terminal, cwd: below, execute })).toBe(cwd)
    expect(repositoryName('a.json', { cwd: below, root: cwd })).toBe('sub/a.json')
  })

  test('stay as they are for DOIs, addresses and standard input', () => {
    for (const name of ['10.5880/abc', 'https://example.org/a.json', '<stdin>', '/elsewhere/a.json'])
      expect(repositoryName(name, { cwd: '/repo/sub', root: '/repo' })).toBe(name)
  })
})

describe('annotations for GitHub', () => {
  const files = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at}.json`, '{"titels":[]}']))

  test.each([[[]], [['--jobs', '1']]])('stop at what GitHub shows, and count the rest (%s)', async more => {
    const { stdout } = await citable(['check', '.', '-f', 'github', ...more], { files })
    expect(stdout.match(/^::error/gm)).toHaveLength(10)
    expect(stdout).toMatch(/^15 more findings are not annotated, since GitHub shows 10 of each level/m)
  })
})

describe('a baseline', () => {
  const files = { 'a.json': JSON.stringify({ ...record, titles: [{ title: '' }] }), 'b.json': '{"titles":[' }

  test('never takes in a file that cannot be parsed', async () => {
    const { terminal, written } = fakeTerminal({ files })
    expect(await run(['check', '.', '--update-baseline'], commands, terminal)).toBe(0)
    expect(written.stderr).toContain('b.json cannot be parsed, so its findings are not in the baseline')
    expect(await run(['check', '.', '--baseline', 'citable-baseline.json'], commands, terminal)).toBe(1)
  })

  test('shows in the summary, in Markdown and in the job summary how much it hides', async () => {
    const { terminal, written, files: disk } = fakeTerminal({ files: { 'a.json': files['a.json'] } })
    await run(['check', '.', '--update-baseline'], commands, terminal)
    const args = ['check', '.', '--baseline', 'citable-baseline.json']
    await run(args, commands, terminal)
    expect(written.stdout.replace(/\s+/g, ' ')).toMatch(/no problems found\. \d findings? of the baseline not shown\./)
    written.stdout = ''
    await run([...args, '-f', 'markdown'], commands, terminal)
    expect(written.stdout).toMatch(/\d findings? of the baseline not shown\./)
    await run([...args, '-f', 'github'], commands, { ...terminal, env: { GITHUB_STEP_SUMMARY: 'summary.md' } })
    expect(new TextDecoder().decode(await disk.read('summary.md'))).toMatch(/of the baseline not shown\./)
  })
})
