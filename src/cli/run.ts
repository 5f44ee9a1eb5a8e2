import { messagesOf, type Said } from '../messages/message.ts'
import { type Command, commonOptions, type ExitCode } from './command.ts'
import type { CommandEntry, CommandTable } from './commands/index.ts'
import { languageOf } from './language/load.ts'
import { Misuse } from './misuse.ts'
import { type OptionTable, type OptionValues, parseOptions } from './options.ts'
import { type Colors, colorsFor } from './terminal/colors.ts'
import type { Output, Terminal } from './terminal/terminal.ts'
import { nearestMeant, sentencesOf } from './text/nearest.ts'
import { printable } from './text/printable.ts'
import { version } from './version.ts'

const text = messagesOf('commands', { unknown: "Unknown command '{name}'.", known: 'The commands are {names}.' })

/** Runs the program with the arguments after its name. Never rejects. */
export async function run(args: readonly string[], commands: CommandTable, terminal: Terminal): Promise<ExitCode> {
  const { name, rest } = splitCommand(args)
  try {
    if (name === 'help') return await help(rest, commands, terminal)
    if (name === undefined) return await withoutCommand(rest, commands, terminal)
    const entry = find(name, commands)
    if (asksForHelp(rest)) return await showHelp(entry, rest, terminal)
    const command = await entry.load()
    const { inputs, options } = parseOptions(rest, { ...command.options, ...commonOptions }, command.removedOptions)
    const around = command.hasVariables ? await aroundOf(command, terminal) : {}
    return await command.run(inputs, { ...around, ...options }, terminal)
  } catch (error) {
    terminal.stderr.write(await complaint(error, name, args, terminal))
    return 2
  }
}

/**
 * Reads the options of a command from the environment. Warns about each variable that has the prefix of the command but
 * matches no option.
 */
async function aroundOf({ name, options }: Command, { env, stderr }: Terminal): Promise<OptionValues<OptionTable>> {
  const { fromEnvironment, unknownVariables, variablePrefix } = await import('./terminal/environment.ts')
  const { help: _, ...table } = { ...options, ...commonOptions }
  for (const text of unknownVariables(table, variablePrefix(name), env)) stderr.write(`citable: ${printable(text)}\n`)
  return fromEnvironment(table, variablePrefix(name), env)
}

// Options before the command are passed to the command.
function splitCommand(args: readonly string[]): { name: string | undefined; rest: readonly string[] } {
  const at = args.findIndex(arg => !arg.startsWith('-'))
  return at < 0 ? { name: undefined, rest: args } : { name: args[at], rest: args.toSpliced(at, 1) }
}

async function withoutCommand(args: readonly string[], commands: CommandTable, terminal: Terminal): Promise<ExitCode> {
  const { options } = parseOptions(args, { ...commonOptions, version: { short: 'V', summary: '' } })
  if (options.version) {
    terminal.stdout.write(`${version}\n`)
    return 0
  }
  await showOverview(commands, options.help ? terminal.stdout : terminal.stderr, options.color, terminal)
  return options.help ? 0 : 2
}

async function help(args: readonly string[], commands: CommandTable, terminal: Terminal): Promise<ExitCode> {
  const { inputs, options } = parseOptions(args, commonOptions)
  const [name] = inputs
  if (name !== undefined) return showHelp(find(name, commands), args, terminal)
  await showOverview(commands, terminal.stdout, options.color, terminal)
  return 0
}

async function showOverview(
  commands: CommandTable,
  output: Output,
  color: boolean | undefined,
  terminal: Terminal,
): Promise<void> {
  const { overview } = await import('./help.ts')
  output.write(overview(commands, colorsFor(output, terminal, color), helpColumns(output)))
}

async function showHelp(
  { summary, load }: CommandEntry,
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { stdout } = terminal
  const colors: Colors = colorsFor(stdout, terminal, args.includes('--no-color') ? false : undefined)
  const { commandHelp } = await import('./help.ts')
  stdout.write(commandHelp(await load(), summary, colors, helpColumns(stdout)))
  return 0
}

// Checked before parsing the options, so that an invalid option does not prevent the help.
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return (end < 0 ? args : args.slice(0, end)).some(arg => arg === '--help' || arg === '-h')
}

function find(name: string, commands: CommandTable): CommandEntry {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (entry !== undefined) return entry
  const names = [...Object.keys(commands), 'help']
  throw new Misuse(
    sentencesOf(text('unknown', { name }), ...nearestMeant(name, names), text('known', { names: names.join(', ') })),
  )
}

const helpColumns = (output: Output): number => Math.min(Math.max(output.columns, 40), 100)

async function complaint(
  error: unknown,
  command: string | undefined,
  args: readonly string[],
  terminal: Terminal,
): Promise<string> {
  if (error instanceof Misuse) return `citable: ${printable(await inAskedLanguage(error.said, args))}\n`
  const what = command === undefined ? 'citable' : `citable ${command}`
  const message = error instanceof Error ? error.message : String(error)
  const report = `${what} failed unexpectedly: ${printable(message)} Please report this at https://github.com/citable/citable/issues.\n`
  return terminal.env.CITABLE_DEBUG && error instanceof Error ? `${report}${error.stack ?? ''}\n` : report
}

/** Renders a usage error in the language of `--lang`, even if other arguments are invalid. */
async function inAskedLanguage(said: Said, args: readonly string[]): Promise<string> {
  const isGerman = args.some((arg, at) => arg === '--lang=de' || (arg === '--lang' && args[at + 1] === 'de'))
  return (await languageOf(isGerman ? 'de' : 'en')).say(said)
}
