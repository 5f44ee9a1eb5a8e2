import { describe, expect, expectTypeOf, it } from 'vitest'
import { type OptionTable, parseOptions } from '../../src/cli/options.ts'

const table = {
  format: { value: 'name', short: 'f', choices: ['text', 'json'], summary: 'Format.' },
  level: { value: 'name', choices: ['warning', 'error'], aliases: { warn: 'warning' }, summary: 'Level.' },
  rule: { value: 'id=severity', repeatable: true, summary: 'Rule.' },
  most: { value: 'n', integer: true, summary: 'Most.' },
  output: { value: 'file', short: 'o', also: 'out', summary: 'Output.' },
  quiet: { short: 'q', summary: 'Quiet.' },
  color: { negatable: true, summary: 'Color.' },
} as const satisfies OptionTable

const parse = (...args: string[]) => parseOptions(args, table)

describe('parseOptions', () => {
  it.each([
    [
      'long names with a separate or attached value',
      ['--format', 'json', '--level=error'],
      { format: 'json', level: 'error' },
    ],
    ['joined short names', ['-qf', 'text'], { quiet: true, format: 'text' }],
    ['a short name with its value', ['-fjson'], { format: 'json' }],
    ['switches, on and off', ['--quiet', '--no-color'], { quiet: true, color: false }],
    ['a repeatable option', ['--rule', 'a=off', '--rule=b=info'], { rule: ['a=off', 'b=info'] }],
    [
      'two values of an option that is not repeatable, and returns the second value',
      ['-f', 'text', '-f', 'json'],
      { format: 'json' },
    ],
    ['an alias of a value', ['--level', 'warn'], { level: 'warning' }],
    ['whole numbers', ['--most', '0'], { most: 0 }],
    ['a second long name', ['--out', 'a'], { output: 'a' }],
    ['a hyphen as a value', ['-o', '-'], { output: '-' }],
  ])('parseOptions accepts %s', (_, args, expected) => {
    expect(parse(...args).options).toEqual(expected)
  })

  it('parseOptions keeps the order of inputs, accepts a hyphen as standard input, and treats arguments after -- as inputs', () => {
    expect(parse('b', '-q', '-', 'a', '--', '--quiet').inputs).toEqual(['b', '-', 'a', '--quiet'])
  })

  it.each([
    [['--formt', 'json'], "Unknown option '--formt'. Did you mean '--format'?"],
    [['--no-colour'], "Unknown option '--no-colour'. Did you mean '--no-color'?"],
    [['--no-quiet'], "Unknown option '--no-quiet'."],
    [['-x'], "Unknown option '-x'."],
    [['--__proto__'], "Unknown option '--__proto__'."],
    [['--constructor=1'], "Unknown option '--constructor'."],
    [['--format'], "The option '--format' requires a value: --format <name>."],
    [['--format='], "The option '--format' requires a value: --format <name>."],
    [['--output', '--quiet'], "The option '--output' requires a value: --output <file>."],
    [['--quiet=yes'], "The option '--quiet' takes no value."],
    [['--no-color=1'], "The option '--no-color' takes no value."],
    [['-f', 'jsn'], "Unknown value 'jsn' for --format. Did you mean 'json'? Possible values: text, json."],
    [['--most', '1.5'], "The option '--most' requires a whole number of 0 or more, not '1.5'."],
    [['--most=-1'], "The option '--most' requires a whole number of 0 or more, not '-1'."],
  ])('the argument parser throws Misuse for %j', (args, message) => {
    expect(() => parse(...args)).toThrow(
      expect.objectContaining({ name: 'Misuse', message: expect.stringContaining(message) }),
    )
  })

  it('parseOptions returns option values with the types declared in the option table', () => {
    const { options } = parse()
    expectTypeOf(options.format).toEqualTypeOf<'text' | 'json' | undefined>()
    expectTypeOf(options.rule).toEqualTypeOf<string[] | undefined>()
    expectTypeOf(options.most).toEqualTypeOf<number | undefined>()
    expectTypeOf(options.quiet).toEqualTypeOf<boolean | undefined>()
  })
})
