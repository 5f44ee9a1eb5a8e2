import { exitCodes } from '../../src/cli/help.ts'
import { interfaceMembers, numberConstant, unionMembers } from './declarations.ts'
import { code, escaped, page, prose, table } from './markdown.ts'
import { errorMeanings, warningMeanings } from './meanings.ts'

/** Renders the pages on exit codes, error codes, limits and configuration. */
export const codePages = (): [path: string, text: string][] => [
  ['reference/codes/exit-codes.md', exitCodePage()],
  ['reference/codes/error-codes.md', errorCodePage()],
  ['reference/codes/limits.md', limitPage()],
  ['reference/codes/configuration.md', configurationPage()],
]

const exitCodePage = (): string =>
  page(
    '# Exit codes',
    'Every command exits with one of these codes:',
    table(
      ['Code', 'Meaning'],
      exitCodes.map(([name, text]) => [code(name), escaped(text)]),
    ),
    '`--fail-on` sets the threshold of code 1: `error` (default), `warning`, `info`, or the reaction of the registry, `rejects`, `drops` or `changes`. `never` reports findings and exits with 0. `--max-warnings` fails above a number of warnings. Code 2 takes precedence over code 1, so a build never passes because a file could not be read.',
    'In a shell, continue after findings but stop for anything else with `citable check records/ || test $? -eq 1`.',
  )

const unions = [
  { title: 'Requests', error: 'RequestError', path: 'src/request/error.ts', type: 'RequestErrorCode' },
  { title: 'Resolving a DOI', error: 'ResolveError', path: 'src/resolve/error.ts', type: 'ResolveErrorCode' },
  { title: 'The registry', error: 'RegistryError', path: 'src/registry/client/error.ts', type: 'RegistryErrorCode' },
  { title: 'The client of a service', error: 'ClientError', path: 'src/client/error.ts', type: 'ClientErrorCode' },
  { title: 'Citations', error: 'CslError', path: 'src/citation/csl/error.ts', type: 'CslErrorCode' },
] as const

/** Renders a row for each code. Throws for a code without a meaning, so that every new code is documented. */
const meaningRows = (codes: readonly string[], meanings: Readonly<Record<string, string>>): string[][] =>
  codes.map(name => {
    const meaning = meanings[name]
    if (meaning === undefined) throw new Error(`The code ${name} has no meaning in docs/generate/meanings.ts.`)
    return [code(name), prose(meaning)]
  })

const errorCodePage = (): string =>
  page(
    '# Error codes',
    'Errors that your program can handle have a `code`, which never changes. Wrong options and wrong argument types throw a `TypeError` without a code. Input with problems is never an error: it is a list of findings.',
    ...unions.flatMap(({ title, error, path, type }) => [
      `## ${title}`,
      error === 'CslError' || error === 'RequestError'
        ? `${code(error)} has one of these codes:`
        : `${code(error)} has the codes of requests, and these:`,
      table(['Code', 'Meaning'], meaningRows(unionMembers(path, type), errorMeanings)),
    ]),
    '## Warnings about versions',
    'The version graph does not throw. Its `warnings` have these codes:',
    table(
      ['Code', 'Meaning'],
      meaningRows(unionMembers('src/versions/types.ts', 'VersionWarningCode'), warningMeanings),
    ),
  )

const limits: readonly [path: string, name: string, text: string][] = [
  ['src/text/json/document.ts', 'mostLevels', 'levels of nesting in JSON'],
  ['src/text/yaml/compose.ts', 'maxDepth', 'levels of nesting in YAML'],
  ['src/text/yaml/compose.ts', 'maxWeight', 'nodes of YAML after its aliases are replaced'],
  ['src/text/xml/tree.ts', 'maxDepth', 'levels of nesting in XML, as at DataCite'],
  ['src/text/xml/parse-tree.ts', 'maxOwnAttributes', 'attributes of one XML element'],
  ['src/text/xml/parse-tree.ts', 'maxAttributes', 'attributes of an XML document'],
  ['src/formats/bibtex/split.ts', 'mostStrings', 'characters of `@string` definitions in BibTeX'],
  ['src/cli/baseline/limit.ts', 'mostFindings', 'findings in a baseline'],
  ['src/cli/reporters/sarif.ts', 'mostFixes', 'fixes in a SARIF report'],
  ['src/citation/csl/style/resolve-style.ts', 'mostParents', 'parents of a dependent citation style'],
]

const limitPage = (): string =>
  page(
    '# Limits',
    'These limits apply to untrusted input. Input that exceeds them is reported as unreadable, with a reason; nothing crashes, and nothing is cut silently. Files have no size limit: long inputs are read record by record.',
    table(
      ['At most', 'Limited'],
      limits.map(([path, name, text]) => [numberConstant(path, name).toLocaleString('en'), text]),
    ),
    'The limits of `citable serve` are options: see [limits of a service](../../guides/operating/limits.md).',
  )

const configurationPage = (): string =>
  page(
    '# Configuration',
    'The nearest `citable.config.ts`, `.js`, `.json` or `.yaml` in the working directory or a parent directory applies; `--config` names another file and `--no-config` uses none. `citable init` writes an initial file. An unknown member is an error that suggests the nearest known name.',
    table(
      ['Member', 'Type', 'Meaning'],
      [
        ...interfaceMembers('src/validation/configuration.ts', 'Config').map(row),
        ...['kernel', 'profile', 'rules', 'required'].map(name => [
          code(name),
          code(judgements[name]?.type ?? ''),
          prose(judgements[name]?.comment ?? ''),
        ]),
      ],
    ),
    '## Suppressions',
    'An entry of `suppressions` removes findings from the report, for a reason that you state:',
    table(['Member', 'Type', 'Meaning'], interfaceMembers('src/validation/configuration.ts', 'Suppression').map(row)),
    'A suppression that matches nothing, or whose last day has passed, is reported.',
  )

const row = ({ name, type, comment }: { name: string; type: string; comment: string }): string[] => [
  code(name),
  code(type),
  prose(comment),
]

const judgements = Object.fromEntries(
  interfaceMembers('src/validation/report.ts', 'CheckOptions').map(member => [member.name, member]),
)
