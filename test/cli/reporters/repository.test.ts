import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commands } from '../../../src/cli/commands/index.ts'
import { run } from '../../../src/cli/run.ts'
import { repositoryName, repositoryRoots } from '../../../src/cli/text/repository-name.ts'
import { citable, fakeTerminal } from '../fake-terminal.ts'
import { bare as record } from '../records.ts'

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
  ])(
    'with %s set to a folder, reports in the format %s show paths relative to that folder',
    async (variable, format, before) => {
      const { text, name } = await checkBelow(variable, format)
      expect(text).toContain(`${before}${name}`)
    },
  )

  test('conversion reports show paths relative to the folder in GITHUB_WORKSPACE', async () => {
    const { terminal, written, cwd } = fakeTerminal({
      files: { 'sub/a.json': JSON.stringify({ ...record, sizes: ['3'] }) },
    })
    const env = { GITHUB_WORKSPACE: dirname(cwd), GITHUB_ACTIONS: 'true' }
    await run(['convert', 'sub/a.json', '--to', 'bibtex'], commands, { ...terminal, env })
    expect(written.stderr).toContain(`file=${cwd.split('/').at(-1)}/sub/a.json`)
  })

  test('reports show paths relative to the root of the Git repository if no CI variable is set', async () => {
    const { terminal, cwd } = fakeTerminal()
    await terminal.execute('git', ['init', '-q', '.'])
    mkdirSync(join(cwd, 'sub'))
    writeFileSync(join(cwd, 'sub/a.json'), '{}')
    const below = join(cwd, 'sub')
    const execute = (program: string, args: readonly string[]) => terminal.execute(program, ['-C', below, ...args])
    expect(await repositoryRoots({ ...terminal, cwd: below, execute })).toEqual([cwd, below])
    expect(repositoryName('a.json', { cwd: below, roots: [cwd, below] })).toBe('sub/a.json')
  })

  test.each([
    ['GITHUB_WORKSPACE', '/srv/checkout'],
    ['CI_PROJECT_DIR', '../checkout'],
  ])(
    'with a working directory outside %s, reports show paths relative to the checkout or to the Git repository',
    async (name, value) => {
      const { terminal } = fakeTerminal()
      const execute = async () => ({ code: 0, stdout: '../\n', stderr: '' })
      const roots = await repositoryRoots({ ...terminal, cwd: '/srv/other/sub', env: { [name]: value }, execute })
      const checkout = value.startsWith('/') ? value : '/srv/other/checkout'
      expect(roots).toEqual([checkout, '/srv/other', '/srv/other/sub'])
      const named = (file: string): string => repositoryName(file, { cwd: '/srv/other/sub', roots })
      expect(named(`${checkout}/records/a.json`)).toBe('records/a.json')
      expect(named('a.json')).toBe('sub/a.json')
      expect(named('../../elsewhere/a.json')).toBe('/srv/elsewhere/a.json')
    },
  )

  test('repositoryRoots lists a checkout below the working directory before the working directory itself', async () => {
    const { terminal } = fakeTerminal()
    const execute = async () => ({ code: 0, stdout: '', stderr: '' })
    const env = { GITHUB_WORKSPACE: '/srv/checkout' }
    const roots = await repositoryRoots({ ...terminal, cwd: '/srv', env, execute })
    expect(roots).toEqual(['/srv/checkout', '/srv', '/srv'])
    expect(repositoryName('/srv/other/a.json', { cwd: '/srv', roots })).toBe('other/a.json')
  })

  test('outside the checkout and any Git repository, reports show paths relative to the working directory', async () => {
    const { terminal } = fakeTerminal()
    const execute = async () => ({ code: 128, stdout: '', stderr: 'not a git repository' })
    const env = { GITHUB_WORKSPACE: '/srv/check' }
    const roots = await repositoryRoots({ ...terminal, cwd: '/srv/checkout', env, execute })
    expect(roots).toEqual(['/srv/check', '/srv/checkout'])
    const named = (file: string): string => repositoryName(file, { cwd: '/srv/checkout', roots })
    expect(named('a.json')).toBe('a.json')
    expect(named('../check/a.json')).toBe('a.json')
  })

  test('an annotation names a file relative to the checkout, even if the working directory is outside the checkout', async () => {
    const { terminal, written, cwd } = fakeTerminal({ files: { 'repo/sub/a.json': '{"titels":[]}', 'b/c.json': '' } })
    const env = { GITHUB_WORKSPACE: join(cwd, 'repo') }
    await run(['check', 'repo/sub/a.json', '-f', 'github'], commands, { ...terminal, env })
    expect(written.stdout).toContain('file=sub/a.json')
  })

  test('reports show a DOI, a URL, <stdin> and a path outside the repository unchanged', () => {
    for (const name of ['10.5880/abc', 'https://example.org/a.json', '<stdin>', '/elsewhere/a.json'])
      expect(repositoryName(name, { cwd: '/repo/sub', roots: ['/repo'] })).toBe(name)
  })
})

describe('annotations for GitHub', () => {
  const files = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at}.json`, '{"titels":[]}']))

  test.each([[[]], [['--jobs', '1']]])(
    'with the arguments %j, check annotates only as many findings as GitHub shows, and counts the others',
    async more => {
      const { stdout } = await citable(['check', '.', '-f', 'github', ...more], { files })
      expect(stdout.match(/^::error/gm)).toHaveLength(10)
      expect(stdout).toMatch(/^15 more findings are not annotated because GitHub shows only 10 annotations/m)
    },
  )
})

describe('a baseline', () => {
  const files = { 'a.json': JSON.stringify({ ...record, titles: [{ title: '' }] }), 'b.json': '{"titles":[' }

  test('check --update-baseline warns about a file that cannot be parsed, and check with the baseline still fails', async () => {
    const { terminal, written } = fakeTerminal({ files })
    expect(await run(['check', '.', '--update-baseline'], commands, terminal)).toBe(0)
    expect(written.stderr).toContain(
      'b.json cannot be parsed completely, so some findings in this file may be missing from the baseline',
    )
    expect(await run(['check', '.', '--baseline', 'citable-baseline.json'], commands, terminal)).toBe(1)
  })

  test('the summary, the Markdown report and the job summary count the findings that a baseline hides', async () => {
    const { terminal, written, files: disk } = fakeTerminal({ files: { 'a.json': files['a.json'] } })
    await run(['check', '.', '--update-baseline'], commands, terminal)
    const args = ['check', '.', '--baseline', 'citable-baseline.json']
    await run(args, commands, terminal)
    expect(written.stdout.replace(/\s+/g, ' ')).toMatch(/no problems found\. \d baseline findings? not shown\./)
    written.stdout = ''
    await run([...args, '-f', 'markdown'], commands, terminal)
    expect(written.stdout).toMatch(/\d baseline findings? not shown\./)
    await run([...args, '-f', 'github'], commands, { ...terminal, env: { GITHUB_STEP_SUMMARY: 'summary.md' } })
    expect(new TextDecoder().decode(await disk.read('summary.md'))).toMatch(/baseline findings? not shown\./)
  })
})
