import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sizeLimits from '../.size-limit.mjs'
import { formats } from '../src/formats/formats.ts'
import { withAssertions } from './assertions.ts'
import { citable } from './cli/fake-terminal.ts'
import { blocks, readme } from './readme-blocks.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'citable-readme-'))
  mkdirSync(join(folder, 'node_modules'))
  mkdirSync(join(folder, 'bin'))
  symlinkSync(root, join(folder, 'node_modules/citable'), 'junction')
  const command = `#!/bin/sh\nexec node '${join(root, 'dist/cli.js')}' "$@"\n`
  writeFileSync(join(folder, 'bin/citable'), command, { mode: 0o755 })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(program: string, args: string[], cwd: string): string {
  const { GITHUB_ACTIONS: _, ...env } = process.env
  const PATH = [join(folder, 'bin'), env.PATH].join(delimiter)
  const { stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...env, PATH, NO_COLOR: '1' } })
  return stdout + stderr
}

describe('the TypeScript of the README', () => {
  const examples = blocks('ts')

  test('is there', () => expect(examples.length).toBeGreaterThanOrEqual(3))

  test.each(examples)('at line $line does what its comments say', async ({ line, text }) => {
    const file = join(folder, `line-${line}.mjs`)
    const module = `import { deepStrictEqual as same } from 'node:assert'\n${withAssertions(text)}`
    writeFileSync(file, (await transform(module, { loader: 'ts', format: 'esm' })).code)
    expect(run('node', [file], folder)).toBe('')
  })
})

/** The commands of a console block with what each should print; a line `…` stands for any lines. */
const commandsOf = (text: string): { command: string; output: string }[] =>
  text
    .split(/^\$ /m)
    .slice(1)
    .map(part => {
      const [command = '', ...output] = part.split('\n')
      return { command, output: output.join('\n').trim() }
    })

/** Runs commands in one shell, so that `$?` is the exit code of the one before; gives what each printed. */
function shell(commands: string[]): string[] {
  const script = commands.map(command => `${command}\nstatus=$?; printf '\\001'; (exit $status)`).join('\n')
  const printed = run('sh', ['-c', `exec 2>&1\n${script}`], root).split('\u0001')
  return printed.map(text => text.trim())
}

/** The table of formats, three in a row. */
function formatTable(): string {
  const cells = formats.map(({ id, name, read, write, extensions }) => [
    `\`${id}\``,
    name,
    `${read ? 'r' : ''}${write ? 'w' : ''}`,
    extensions.join(' '),
  ])
  const third = Math.ceil(cells.length / 3)
  const empty = ['', '', '', '']
  const rows = cells
    .slice(0, third)
    .map((left, index) => [...left, ...(cells[third + index] ?? empty), ...(cells[2 * third + index] ?? empty)])
  const heading = ['Format', '', 'r/w', 'Ends in']
  const lines = [[...heading, ...heading, ...heading], Array(12).fill('---'), ...rows]
  return lines.map(line => `| ${line.join(' | ')} |`.replaceAll('|  |', '| |')).join('\n')
}

test('the README has the table of formats, which `vitest -u` renews', async () => {
  const section = /(?<=^## Formats\n\n)[\s\S]*?(?=\n\n)/m
  expect(readme).toMatch(section)
  await expect(readme.replace(section, formatTable)).toMatchFileSnapshot('../README.md')
})

test('the picture of a version chain in the README is what the command prints, which `vitest -u` renews', async () => {
  const picture = /(?<=^```mermaid\n)[\s\S]*?(?=^```$)/m
  expect(readme).toMatch(picture)
  const records = readdirSync(join(root, 'fixtures/resource')).filter(name => name.startsWith('crop-yields-'))
  const files = Object.fromEntries(records.map(name => [name, readFileSync(join(root, 'fixtures/resource', name))]))
  const { stdout } = await citable(['versions', ...records, '--format', 'mermaid'], { files })
  await expect(readme.replace(picture, () => stdout)).toMatchFileSnapshot('../README.md')
})

/** A limit of `.size-limit.mjs` as the README tells it: `12.8` of `12.8 kB`. */
const weightOf = (name: string): string | undefined =>
  sizeLimits.find(limit => limit.name === name)?.limit.replace(/ kB$/, '')

/** The table of entries with what each weighs at most when it is loaded and in all, as its second column; the schemas weigh nothing in a bundle. */
const weighed = (table: string): string =>
  table.replace(/^\| `citable\/?([^`]*)` \|(?: [\d./ ]* ?\|(?= \S))? (.+) \|$/gm, (_, entry: string, text: string) => {
    const name = entry.replace('/', '-') || 'index'
    const [first, all = first] = [weightOf(name), weightOf(`${name}, in all`)]
    const weight = entry.endsWith('.json') ? '' : `${first} / ${all}`
    return `| \`citable${entry && `/${entry}`}\` | ${weight} | ${text} |`.replace('|  |', '| |')
  })

test('the README says what each entry weighs, from the size limits; `vitest -u` renews it', async () => {
  const alone = sizeLimits.flatMap(({ name }) => /^(\w+), alone$/.exec(name)?.[1] ?? [])
  const weights = alone.map(name => `\`${name}\` ${weightOf(`${name}, alone`)}`).join(', ')
  const sentence = /(?<= Alone, in kB: )[^\n]*?(?=\. Only )/
  const section = /(?<=^## What can be imported\n\n)[\s\S]*?(?=\n\n)/m
  expect(readme).toMatch(sentence)
  const renewed = readme.replace(sentence, weights).replace(section, weighed)
  expect(renewed).not.toContain('| undefined /')
  await expect(renewed).toMatchFileSnapshot('../README.md')
})

test('the README has 200 lines at most', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(201)
})

describe('the commands of the README', () => {
  const examples = blocks('sh')

  test.each(examples.filter(({ text }) => text.includes('$ ')))('at line $line print what is shown', ({ text }) => {
    const commands = commandsOf(text)
    const printed = shell(commands.map(({ command }) => command))
    commands.forEach(({ output }, index) => {
      const pattern = output.split(/^…$/m).map(escapeRegExp).join('[\\s\\S]*')
      expect(printed[index]).toMatch(new RegExp(`^${pattern}$`))
    })
  })

  test('of npm exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    const named = [...readme.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:]+)/g)].map(([, name]) => name)
    expect(named.filter(name => name && !Object.hasOwn(scripts, name))).toEqual([])
  })
})

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
