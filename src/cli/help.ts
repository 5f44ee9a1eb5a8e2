import { type Command, commonOptions } from './command.ts'
import { flag, type Option, type OptionTable } from './options.ts'
import type { Colors } from './terminal/colors.ts'
import { padEnd, width, wrapIndented } from './text/width.ts'

/** The help of the whole program. */
export function overview(commands: readonly Command[], colors: Colors, columns: number): string {
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
        commands.map(({ name, summary }) => [name, summary]),
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

/** The help of one command. */
export function commandHelp(command: Command, colors: Colors, columns: number): string {
  const examples = command.examples.map(
    ({ run, does }) => `  ${colors.dim('$')} ${run}\n${wrapIndented(does, columns, '    ')}`,
  )
  return sections(colors, [
    ['', wrapIndented(`citable ${command.name}: ${command.summary}.`, columns, '')],
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
        `Every option can also be an environment variable: ${flag(example)} is ${variable}. The command line comes first.`,
      ]
    : []
}

/** A name with its explanation. */
type Row = readonly [name: string, text: string]

/** The inputs that every command accepts. */
export const inputsHelp =
  'Files, globs, folders (searched recursively, except names with a dot in front, and node_modules), - for standard input, or DOIs, ' +
  'whose records are fetched from DataCite or from --resolver. Files may be gzip-compressed.'

/** The exit codes of every command. */
export const exitCodes: readonly Row[] = [
  ['0', 'Everything is fine.'],
  ['1', 'Findings at or above --fail-on, losses with --strict, differences, or input that is not a record.'],
  ['2', 'Wrong usage, or an input that cannot be read.'],
  ['3', 'An online step could not be completed.'],
]

/** The environment variables that commands read. */
export const environment: readonly Row[] = [
  ['NO_COLOR', 'Never use color.'],
  ['FORCE_COLOR', 'Always use color.'],
  ['GITHUB_ACTIONS', 'If set, reports are annotations by default.'],
  ['CITABLE_RESOLVER', 'Where to fetch the records of DOIs from, as --resolver names it, unless that is given.'],
  ['CITABLE_DOI', 'The proxy that --online asks for DOIs; https://doi.org by default.'],
  ['CITABLE_ORCID', 'The API that --online asks for ORCID iDs; https://pub.orcid.org/v3.0 by default.'],
  ['CITABLE_ROR', 'The API that --online asks for ROR IDs; https://api.ror.org/v2 by default.'],
  ['DATACITE_USERNAME', 'The account of a repository, with which register asks the registry.'],
  ['DATACITE_PASSWORD', 'Its password.'],
  [
    'CITABLE_REGISTRY',
    "The REST API that register asks, unless --system or --endpoint names one; DataCite's test system by default.",
  ],
  ['CITABLE_DEBUG', 'If set, unexpected errors are shown with their stack.'],
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

/** Renders the names of an option with its value: `-o, --output <file>`. */
export function optionName(name: string, { short, value, negatable, optional }: Option): string {
  const long = negatable ? `--[no-]${name}` : flag(name)
  return `${short === undefined ? '    ' : `-${short}, `}${long}${value === undefined ? '' : optional ? `[=${value}]` : ` <${value}>`}`
}

/** Renders the explanation of an option with its choices. */
export const optionText = ({ summary, choices, repeatable }: Option): string =>
  [summary, choices && `One of ${choices.join(', ')}.`, repeatable && 'May be given several times.']
    .filter(Boolean)
    .join(' ')
