import type { Colors } from './colors.ts'
import { type Command, commonOptions } from './command.ts'
import { flag, type Option, type OptionTable } from './options.ts'
import { padEnd, width, wrapIndented } from './text/width.ts'

/** The help of the whole program. */
export function overview(commands: readonly Command[], colors: Colors, columns: number): string {
  return sections(colors, [
    [
      '',
      wrapIndented(
        'citable checks, converts, compares, cites and walks the versions of DataCite records.',
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
    ['', wrapIndented("'citable help <command>' says more about a command.", columns, '')],
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
    ['', paragraphs(command.description, columns)],
    ['Options', rows(optionRows({ ...command.options, ...commonOptions }), colors, columns)],
    ['Examples', examples.join('\n\n')],
  ])
}

type Row = readonly [name: string, text: string]

const inputsHelp =
  'Files, globs, folders (with all that is below them, but for dot folders and node_modules), - for standard input, or DOIs, ' +
  'whose records are fetched from DataCite. Files may be compressed with gzip.'

const exitCodes: readonly Row[] = [
  ['0', 'Everything is fine.'],
  ['1', 'There are findings at or above --fail-on, losses under --strict, differences, or input that is no record.'],
  ['2', 'Wrong use, or an input that cannot be read.'],
  ['3', 'An online step could not be completed.'],
]

const environment: readonly Row[] = [
  ['NO_COLOR', 'No color, whatever the output is.'],
  ['FORCE_COLOR', 'Color, whatever the output is.'],
  ['GITHUB_ACTIONS', 'Where set, reports are annotations by default.'],
  ['CITABLE_RESOLVER', 'The server that records of DOIs are fetched from, where --resolver does not name one.'],
  ['CITABLE_DEBUG', 'Where set, an unexpected error comes with its stack.'],
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

function optionName(name: string, { short, value, negatable }: Option): string {
  const long = negatable ? `--[no-]${name}` : flag(name)
  return `${short === undefined ? '    ' : `-${short}, `}${long}${value === undefined ? '' : ` <${value}>`}`
}

const optionText = ({ summary, choices, repeatable }: Option): string =>
  [summary, choices && `One of ${choices.join(', ')}.`, repeatable && 'May be given several times.']
    .filter(Boolean)
    .join(' ')
