import { type Command, commonOptions } from '../../src/cli/command.ts'
import { commands } from '../../src/cli/commands/index.ts'
import { environment, exitCodes, inputsHelp, optionName, optionText } from '../../src/cli/help.ts'
import { code, escaped, fence, page, table } from './markdown.ts'

/** Renders an overview and a page for each command, from the same tables as the help. */
export async function commandPages(): Promise<[path: string, text: string][]> {
  const pages = Object.values(commands).map(async ({ summary, load }) => commandPage(await load(), summary))
  return [['reference/commands/index.md', overview()], ...(await Promise.all(pages))]
}

const overview = (): string =>
  page(
    '# Commands',
    '`citable <command> [inputs…] [options]`',
    table(
      ['Command', 'Task'],
      Object.entries(commands).map(([name, { summary }]) => [`[${code(name)}](./${name}.md)`, `${escaped(summary)}.`]),
    ),
    '## Inputs',
    escaped(inputsHelp),
    '## Options of every command',
    optionTable(commonOptions),
    '## Environment',
    table(
      ['Variable', 'Meaning'],
      environment.map(([name, text]) => [code(name), escaped(text)]),
    ),
    '## Exit codes',
    table(
      ['Code', 'Meaning'],
      exitCodes.map(([name, text]) => [code(name), escaped(text)]),
    ),
    'See [exit codes](../codes/exit-codes.md) for each of them in detail.',
  )

function commandPage(command: Command, summary: string): [string, string] {
  const { name, usage, description, options, examples, hasVariables } = command
  const text = page(
    `# citable ${name}`,
    `${escaped(summary)}.`,
    fence('txt', `citable ${name} ${usage}`),
    ...description.map(escaped),
    hasVariables
      ? `You can also set every option as an environment variable: \`CITABLE_${name.toUpperCase()}_\` and the option's name in upper case, with \`_\` instead of \`-\`. The command line takes precedence.`
      : '',
    '## Options',
    optionTable({ ...options, ...commonOptions }),
    '## Examples',
    ...examples.flatMap(({ run, does }) => [escaped(does), fence('console', `$ ${run}`)]),
  )
  return [`reference/commands/${name}.md`, text]
}

const optionTable = (options: Command['options']): string =>
  table(
    ['Option', 'Meaning'],
    Object.entries(options).map(([name, option]) => [
      code(optionName(name, option).trim()),
      escaped(optionText(option)),
    ]),
  )
