import { type Command, commonOptions } from './command.ts'
import type { CommandTable } from './commands/index.ts'
import { flag, type Option, type OptionTable } from './options.ts'
import type { Colors } from './terminal/colors.ts'
import { padEnd, width, wrapIndented } from './text/width.ts'

/** Renders the help of the whole program. */
export function overview(commands: CommandTable, colors: Colors, columns: number): string {
  return sections(colors, [
    [
      '',
      wrapIndented(
        'citable checks, converts, compares and cites DataCite records, and follows their versions.',
        columns,
        '',
      ),
    ],
    ['Usage', '  citable <command> [inputs…] [options]'],
    [
      'Commands',
      rows(
        Object.entries(commands).map(([name, { summary }]) => [name, summary]),
        colors,
        columns,
      ),
    ],
    ['Inputs', paragraphs([inputsHelp], columns)],
    ['Options', rows([...optionRows(commonOptions), ['-V, --version', 'Show the version.']], colors, columns)],
    ['Exit codes', rows(exitCodes, colors, columns)],
    ['Environment', rows(environment, colors, columns)],
    ['', wrapIndented("'citable help <command>' describes a command.", columns, '')],
  ])
}

/** Renders the help of one command. */
export function commandHelp(command: Command, summary: string, colors: Colors, columns: number): string {
  const examples = command.examples.map(
    ({ run, does }) => `  ${colors.dim('$')} ${run}\n${wrapIndented(does, columns, '    ')}`,
  )
  return sections(colors, [
    ['', wrapIndented(`citable ${command.name}: ${summary}.`, columns, '')],
    ['Usage', `  citable ${command.name} ${command.usage}`],
    ['', paragraphs([...command.description, ...variablesHelp(command)], columns)],
    ['Options', rows(optionRows({ ...command.options, ...commonOptions }), colors, columns)],
    ['Examples', examples.join('\n\n')],
  ])
}

function variablesHelp({ name, options, hasVariables }: Command): string[] {
  const example = 'base-url' in options ? 'base-url' : 'db'
  const variable = `CITABLE_${name.toUpperCase()}_${example.replace('-', '_').toUpperCase()}`
  return hasVariables
    ? [
        `You can also set every option as an environment variable: ${flag(example)} as ${variable}. The command line takes precedence.`,
      ]
    : []
}

type Row = readonly [name: string, text: string]

/** The help on inputs, for the commands that read records. */
export const inputsHelp =
  'Files, patterns, folders (searched recursively, except node_modules and names that begin with a dot), - for standard input, or DOIs, ' +
  'whose records are fetched from DataCite or from --resolver. Files may be gzip-compressed.'

/** The exit codes of every command. */
export const exitCodes: readonly Row[] = [
  ['0', 'Success.'],
  ['1', 'Findings at or above --fail-on, losses with --strict, differences, or input that is not a record.'],
  ['2', 'A usage error, or an input that cannot be read.'],
  ['3', 'An online step could not be completed.'],
]

/** The environment variables listed in the program's help. */
export const environment: readonly Row[] = [
  ['NO_COLOR', 'Never use color.'],
  ['FORCE_COLOR', 'Always use color.'],
  ['GITHUB_ACTIONS', 'If set, reports are annotations by default.'],
  ['CITABLE_RESOLVER', 'The source of DOI metadata, in the form of --resolver, which takes precedence.'],
  ['CITABLE_DOI', 'The DOI proxy that --online queries; https://doi.org by default.'],
  ['CITABLE_ORCID', 'The API that --online queries for ORCID iDs; https://pub.orcid.org/v3.0 by default.'],
  ['CITABLE_ROR', 'The API that --online queries for ROR IDs; https://api.ror.org/v2 by default.'],
  ['DATACITE_USERNAME', 'The account of a repository, which register uses at the registry.'],
  ['DATACITE_PASSWORD', 'The password of the account.'],
  [
    'CITABLE_REGISTRY',
    "The REST API that register uses, unless --system or --endpoint names another; DataCite's test system by default.",
  ],
  ['CITABLE_STYLES', 'Folders of CSL styles and locales, separated as in PATH.'],
  [
    'CITABLE_STYLES_URL',
    'The address from which styles add fetches styles; the official repository of CSL styles by default.',
  ],
  [
    'CITABLE_LOCALES_URL',
    'The address from which styles add fetches locales; by default the official repository, or none if CITABLE_STYLES_URL is set.',
  ],
  ['SOURCE_DATE_EPOCH', 'The time of a Crossref deposit in seconds since 1970, unless --timestamp names another.'],
  ['CITABLE_DEBUG', 'If set, unexpected errors are shown with a stack trace.'],
]

const sections = (colors: Colors, list: readonly Row[]): string =>
  `${list.map(([title, body]) => (title === '' ? body : `${colors.bold(title)}\n${body}`)).join('\n\n')}\n`

const paragraphs = (texts: readonly string[], columns: number): string =>
  texts.map(text => wrapIndented(text, columns, '  ')).join('\n\n')

function rows(list: readonly Row[], colors: Colors, columns: number): string {
  const widest = Math.min(Math.max(...list.map(([name]) => width(name))), Math.floor(columns * 0.4))
  const indent = ' '.repeat(widest + 4)
  return list
    .map(([name, text]) => {
      const label = `  ${colors.cyan(padEnd(name, widest))}  `
      return width(name) > widest
        ? `  ${colors.cyan(name)}\n${wrapIndented(text, columns, indent)}`
        : wrapIndented(text, columns, indent, label)
    })
    .join('\n')
}

const optionRows = (table: OptionTable): Row[] =>
  Object.entries(table).map(([name, option]) => [optionName(name, option), optionText(option)])

/** Renders the names of an option with the placeholder of its value: `-o, --output <file>`. */
export function optionName(name: string, { short, value, negatable, optional }: Option): string {
  const long = negatable ? `--[no-]${name}` : flag(name)
  return `${short === undefined ? '    ' : `-${short}, `}${long}${value === undefined ? '' : optional ? `[=${value}]` : ` <${value}>`}`
}

/** Renders the explanation of an option with its choices. */
export const optionText = ({ summary, choices, repeatable }: Option): string =>
  [summary, choices && `One of ${choices.join(', ')}.`, repeatable && 'Can be repeated.'].filter(Boolean).join(' ')
