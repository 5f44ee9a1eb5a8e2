import { parseArgs } from 'node:util'
import { entryOf } from '../core/object.ts'
import { english, type Message, messagesOf } from '../messages/message.ts'
import { Misuse } from './misuse.ts'
import { nearestMeant, sentencesOf } from './text/nearest.ts'

const text = messagesOf('options', {
  unknown: "Unknown option '{name}'.",
  noValue: "The option '{name}' takes no value.",
  needsValue: "The option '{name}' requires a value: {usage}.",
  wholeNumber: "The option '{name}' requires a whole number of 0 or more, not '{value}'.",
  aboveZero: "The option '{name}' requires a whole number above 0.",
  unknownValue: "Unknown value '{value}' for {what}.",
  canBe: 'Possible values: {values}.',
})

/** Returns the error for an option that requires a whole number above 0. */
export const notAboveZero = (name: string): Misuse => new Misuse(text('aboveZero', { name: flag(name) }))

/** An option of a command. Without `value`, it is a switch. */
export interface Option {
  /** A one-letter name. */
  short?: string
  /** The placeholder of the value in help. */
  value?: string
  /** The accepted values. The error for any other value suggests a similar accepted value, if there is one. */
  choices?: readonly string[]
  /** Other accepted names, each mapped to its choice, such as `bib` to `bibtex`. */
  aliases?: Readonly<Record<string, string>>
  /** An alternative long name. */
  also?: string
  /** True if the value is optional: `--name=value`, or `--name` alone for the empty text. */
  optional?: true
  /** True if the value is a non-negative integer. */
  integer?: true
  /** True if the option may be given several times. Its value is then a list. */
  repeatable?: true
  /** True if the option can be negated: `--no-name`. */
  negatable?: true
  summary: string
}

/** The options of a command by their long names. */
export type OptionTable = Readonly<Record<string, Option>>

/** The parsed values of the options in a table. Options that were not given are absent. */
export type OptionValues<T extends OptionTable> = {
  [Name in keyof T]?: T[Name] extends { repeatable: true } ? ValueOf<T[Name]>[] : ValueOf<T[Name]>
}

type ValueOf<O extends Option> = O extends { choices: readonly (infer Choice)[] }
  ? Choice
  : O extends { integer: true }
    ? number
    : O extends { value: string }
      ? string
      : boolean

/**
 * Parses arguments according to a table of options.
 *
 * Throws `Misuse` for a missing, invalid or unexpected value, for an unknown option, and for a removed option, with
 * advice on its replacement.
 */
export function parseOptions<T extends OptionTable>(
  args: readonly string[],
  table: T,
  removed: Readonly<Record<string, string>> = {},
): { inputs: string[]; options: OptionValues<T> } {
  const { tokens } = parseArgs({
    args: [...args],
    options: parseArgsTable(table),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const inputs: string[] = []
  const values: Record<string, unknown> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') inputs.push(token.value)
    if (token.kind !== 'option') continue
    const { name, value } = settingOf(token, table, removed)
    const before = values[name]
    values[name] = table[name]?.repeatable ? [...(Array.isArray(before) ? before : []), value] : value
  }
  return { inputs, options: values as OptionValues<T> }
}

/** Returns the option as written on the command line, such as `--max-warnings`. */
export const flag = (name: string): string => `--${name}`

interface Token {
  name: string
  rawName: string
  value: string | undefined
  inlineValue: boolean | undefined
}

const parseArgsTable = (table: OptionTable) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, option]) =>
      (option.also === undefined ? [name] : [name, option.also]).map(one => [
        one,
        {
          type: option.value === undefined || option.optional ? ('boolean' as const) : ('string' as const),
          ...(option.short === undefined || one !== name ? {} : { short: option.short }),
        },
      ]),
    ),
  )

function settingOf(
  token: Token,
  table: OptionTable,
  removed: Readonly<Record<string, string>>,
): { name: string; value: unknown } {
  const positive = token.name.startsWith('no-') ? token.name.slice('no-'.length) : ''
  const negated =
    !Object.hasOwn(table, token.name) && Object.hasOwn(table, positive) && table[positive]?.negatable === true
  const also = Object.keys(table).find(name => table[name]?.also === token.name)
  const name = negated ? positive : (also ?? token.name)
  const option = Object.hasOwn(table, name) ? table[name] : undefined
  if (option === undefined) {
    const sentence = entryOf(removed, token.name)
    throw new Misuse(
      sentence === undefined
        ? sentencesOf(text('unknown', { name: token.rawName }), ...hint(token.name, table))
        : `${english(text('unknown', { name: token.rawName }))} ${sentence}`,
    )
  }
  if (option.optional) return { name, value: token.value ?? '' }
  if (option.value !== undefined) return { name, value: valueGiven(token, name, option) }
  if (token.value !== undefined) throw new Misuse(text('noValue', { name: token.rawName }))
  return { name, value: !negated }
}

function valueGiven(token: Token, name: string, option: Option): string | number {
  const given = token.value
  const isNextOption = token.inlineValue !== true && given !== '-' && given?.startsWith('-') === true
  if (given === undefined || given === '' || isNextOption) {
    throw new Misuse(text('needsValue', { name: token.rawName, usage: `${flag(name)} <${option.value}>` }))
  }
  if (option.integer) return wholeNumber(given, name)
  const { choices, aliases } = option
  return choices === undefined ? given : choiceOf(given, flag(name), choices, aliases)
}

/**
 * Returns the choice named by a text, in canonical spelling. For any other text, throws `Misuse` with all choices and,
 * if there is a similar one, a suggestion.
 */
export function choiceOf<C extends string>(
  given: string,
  what: string,
  choices: readonly C[],
  aliases: Readonly<Record<string, string>> = {},
): C {
  const wanted = entryOf(aliases, given) ?? given
  const choice = choices.find(candidate => candidate === wanted)
  if (choice !== undefined) return choice
  throw new Misuse(
    sentencesOf(
      text('unknownValue', { value: given, what }),
      ...nearestMeant(given, [...choices, ...shortNames(aliases)]),
      canBe(choices),
    ),
  )
}

/** Returns the sentence that lists the accepted values. */
export const canBe = (values: readonly string[]): Message => text('canBe', { values: values.join(', ') })

/** Returns the aliases that are words, excluding file extensions and media types. */
const shortNames = (aliases: Readonly<Record<string, string>>): string[] =>
  Object.keys(aliases).filter(name => /^\w[\w-]*$/.test(name))

function wholeNumber(given: string, name: string): number {
  const number = Number(given)
  if (/^\d+$/.test(given) && Number.isSafeInteger(number)) return number
  throw new Misuse(text('wholeNumber', { name: flag(name), value: given }))
}

function hint(name: string, table: OptionTable): Message[] {
  const names = Object.entries(table).flatMap(([long, { negatable }]) => (negatable ? [long, `no-${long}`] : [long]))
  return nearestMeant(name, names, '--')
}
