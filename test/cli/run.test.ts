import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Command, defineCommand } from '../../src/cli/command.ts'
import { type CommandTable, commands } from '../../src/cli/commands/index.ts'
import { run } from '../../src/cli/run.ts'
import { width } from '../../src/cli/text/width.ts'
import { version } from '../../src/cli/version.ts'
import { citable, fakeTerminal } from './fake-terminal.ts'

describe('citable', () => {
  it('citable prints the help to standard error and exits with code 2 when called without arguments', async () => {
    const { exitCode, stdout, stderr } = await citable([])
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain('citable <command>')
  })

  it.each([[['--help']], [['-h']], [['help']]])(
    'citable with the arguments %j prints the help and exits with code 0',
    async args => {
      const { exitCode, stdout, stderr } = await citable(args)
      expect([exitCode, stderr]).toEqual([0, ''])
      for (const [name, { summary, load }] of Object.entries(commands)) {
        expect((await load()).name).toBe(name)
        expect(stdout).toMatch(new RegExp(`${name} +${summary}`))
      }
    },
  )

  it('the help names SOURCE_DATE_EPOCH and every environment variable that begins with CITABLE_', async () => {
    const sources = new URL('../../src/cli/', import.meta.url)
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
    const code = files.map(name => readFileSync(new URL(name, sources), 'utf8')).join('')
    const names = [...code.matchAll(/\benv\.(CITABLE_\w+)/g)].map(([, name]) => name)
    expect(names).toContain('CITABLE_STYLES')
    const { stdout } = await citable(['--help'])
    for (const name of [...names, 'SOURCE_DATE_EPOCH']) expect(stdout).toContain(`${name} `)
  })

  it("citable loads only the code of the command being run, and no command's code for the general help", async () => {
    const loaded: string[] = []
    const noted: CommandTable = Object.fromEntries(
      Object.entries(commands).map(([name, { summary, load }]) => [
        name,
        {
          summary,
          load() {
            loaded.push(name)
            return load()
          },
        },
      ]),
    )
    expect(await run(['formats'], noted, fakeTerminal().terminal)).toBe(0)
    expect(await run(['formats', '--help'], noted, fakeTerminal().terminal)).toBe(0)
    for (const name of ['chek', '__proto__', 'constructor'])
      expect(await run([name], noted, fakeTerminal().terminal)).toBe(2)
    expect(await run(['--help'], noted, fakeTerminal().terminal)).toBe(0)
    expect(loaded).toEqual(['formats', 'formats'])
  })

  it.each([['--version'], ['-V']])('citable %s shows the version', async flag => {
    expect(await citable([flag])).toMatchObject({ exitCode: 0, stdout: `${version}\n` })
  })

  it.each([
    [['chek'], "Unknown command 'chek'. Did you mean 'check'?"],
    [['help', 'explian'], "Unknown command 'explian'. Did you mean 'explain'?"],
    [['__proto__'], "Unknown command '__proto__'."],
    [['--hlep'], "Unknown option '--hlep'. Did you mean '--help'?"],
    [['check', '--formt', 'json'], "Unknown option '--formt'. Did you mean '--format'?"],
    [['\u001b[2J'], "Unknown command '␛[2J'."],
  ])('citable refuses the arguments %j with one line on standard error and exit code 2', async (args, message) => {
    const { exitCode, stdout, stderr } = await citable(args)
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^citable: .*\n$/)
    expect(stderr).toContain(message)
  })

  it('options that precede a command apply to that command', async () => {
    const { exitCode, stdout } = await citable(['--no-color', 'explain'], { env: { FORCE_COLOR: '1' } })
    expect(exitCode).toBe(0)
    expect(stdout).not.toContain('\u001b')
  })
})

describe.each(Object.keys(commands))('the help of %s', name => {
  it.each([40, 80, 120])(
    'the help of a command wraps text to the larger of %i and 60 columns, and includes options and examples',
    async columns => {
      const { exitCode, stdout } = await citable([name, '--help', '--no-such-option'], { columns })
      expect(exitCode).toBe(0)
      const words = stdout.split('\n').filter(line => /\S\s+\S/.test(line) && !line.includes('$ '))
      for (const line of words) expect(width(line), line).toBeLessThanOrEqual(Math.max(columns, 60))
      expect(stdout).toContain('Options\n')
      expect(stdout).toContain('Examples\n')
    },
  )

  it("the option -h shows the same help as 'help'", async () => {
    expect((await citable(['help', name])).stdout).toBe((await citable([name, '-h'])).stdout)
  })
})

describe('a command that fails unexpectedly', () => {
  const broken: Command = defineCommand({
    name: 'break',
    usage: '',
    description: [],
    options: {},
    examples: [],
    run: () => Promise.reject(new Error('The \u001b[31mroof is on fire.')),
  })
  const commands: CommandTable = { break: { summary: 'Break', load: async () => broken } }

  it('the message of an internal error names the failed command and asks for a bug report, in one line without a stack trace', async () => {
    const { terminal, written } = fakeTerminal()
    expect(await run(['break'], commands, terminal)).toBe(2)
    expect(written.stderr).toBe(
      'citable break failed unexpectedly: The ␛[31mroof is on fire. Please report this at https://github.com/citable/citable/issues.\n',
    )
  })

  it('with CITABLE_DEBUG=1, citable shows the stack trace of an internal error', async () => {
    const { terminal, written } = fakeTerminal({ env: { CITABLE_DEBUG: '1' } })
    await run(['break'], commands, terminal)
    expect(written.stderr).toMatch(/\n +at .*run\.test\.ts/)
  })
})

describe('color', () => {
  it.each([
    ['a terminal', { isTTY: true }, [], true],
    ['a pipe', {}, [], false],
    ['NO_COLOR', { isTTY: true, env: { NO_COLOR: '1' } }, [], false],
    ['an empty NO_COLOR', { isTTY: true, env: { NO_COLOR: '' } }, [], true],
    ['FORCE_COLOR', { env: { FORCE_COLOR: '1' } }, [], true],
    ['FORCE_COLOR=0', { isTTY: true, env: { FORCE_COLOR: '0' } }, [], false],
    ['a dumb terminal', { isTTY: true, env: { TERM: 'dumb' } }, [], false],
    ['--color', { env: { NO_COLOR: '1' } }, ['--color'], true],
    ['--no-color', { isTTY: true }, ['--no-color'], false],
  ])('citable chooses coloured or plain output for %s', async (_, surroundings, flags, colored) => {
    const { stdout } = await citable(['explain', ...flags], surroundings)
    expect(stdout.includes('\u001b[')).toBe(colored)
  })
})
