import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testWith } from '../missing.ts'
import { root } from '../package/project.ts'
import { type Row, rowsOf } from './coming-from.ts'

/** The folder of the Python virtual environments, each named after the page of its tool. */
const environments = process.env.CITABLE_PEERS

function pythonOf(page: string): string {
  const own = join(environments ?? '', page, 'bin/python')
  return environments !== undefined && existsSync(own) ? own : 'python3'
}

const xml = 'fixtures/datacite-xml/minimal.xml'

/** Replaces the file of a call, or the DOI that the tool would fetch, with the path of a fixture. */
const onFile = (call: string): string => call.replace(/record\.xml|10\.\d+\/[\w.]+/, xml)

const evaluate = (setup: string, expression: string): string[] => ['-c', `${setup}\nprint(${expression})`]

/** Python code that runs before each call of `datacite`, and replaces only the method that sends a request. */
const datacite = `import json
from datacite import DataCiteRESTClient, schema45
DataCiteRESTClient.post_doi = lambda self, payload: json.dumps(payload)
data = json.load(open('fixtures/datacite-json-4.5/minimal.json'))
url = 'https://data.example.org/minimal'`

/**
 * The commands for a tool that is not an npm package: `present` fails if the tool is absent, and `run` returns the
 * command for a call.
 */
interface Tool {
  present: readonly [program: string, ...args: string[]]
  run(call: string): readonly [program: string, ...args: string[]]
}

const tools: Readonly<Record<string, Tool>> = {
  bolognese: {
    present: ['bolognese', '--version'],
    run: call => ['bolognese', ...onFile(call).split(' ').slice(1)],
  },
  cffconvert: {
    present: [pythonOf('cffconvert'), '-c', 'import cffconvert.cli.cli'],
    run: call => [
      pythonOf('cffconvert'),
      '-c',
      'from cffconvert.cli.cli import cli; cli()',
      ...call.split(' ').slice(1),
    ],
  },
  commonmeta: {
    present: [pythonOf('commonmeta'), '-c', 'import commonmeta.cli'],
    run: call =>
      call.startsWith('commonmeta ')
        ? [pythonOf('commonmeta'), '-m', 'commonmeta.cli', ...onFile(call).split(' ').slice(1)]
        : [pythonOf('commonmeta'), ...evaluate('from commonmeta import Metadata', onFile(call))],
  },
  'datacite-python': {
    present: [pythonOf('datacite-python'), '-c', 'import datacite'],
    run: call => [
      pythonOf('datacite-python'),
      ...evaluate(datacite, call.replace('(…)', "('user', 'secret', '10.5072')")),
    ],
  },
}

const expected: Readonly<Record<string, RegExp>> = {
  'bolognese: Convert a DOI': /title = \{On the sizes and distances\}/,
  'bolognese: Convert a file': /"@id": "https:\/\/doi\.org\/10\.5072\/minimal"/,
  'bolognese: Cite': /Aristarchus\. \(2012\)/,
  'cffconvert: Convert': /author = \{The citable authors\}/,
  'cffconvert: Cite like APA': /^The citable authors \(2026\)\. citable/,
  'cffconvert: For Zenodo': /"license": \{\s+"id": "MIT"/,
  'cffconvert: Validate': /valid/,
  'commonmeta: Convert a DOI': /On the sizes and distances/,
  'commonmeta: In a program': /On the sizes and distances/,
  'commonmeta: Write Commonmeta': /commonmeta_v1/,
  'datacite-python: Validate': /^True$/m,
  'datacite-python: Write XML': /<creatorName>Aristarchus<\/creatorName>/,
  'datacite-python: Register': /"event": "publish", "url": "https:\/\/data\.example\.org\/minimal"/,
}

function missing(page: string): string | undefined {
  const [program = '', ...args] = tools[page]?.present ?? []
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
    ? undefined
    : 'The tools of "Coming from" are in neither npm nor Debian; CITABLE_PEERS names a folder of Python virtual environments.'
}

/** The rows of all pages except citation-js, whose calls run in the fast tests. */
const rows: readonly Row[] = rowsOf().filter(({ page }) => page !== 'citation-js')

test('every documented call of another tool, except citation-js, has an expected output', () => {
  expect(rows.map(({ page, task }) => `${page}: ${task}`).toSorted()).toEqual(Object.keys(expected).toSorted())
})

for (const page of Object.keys(tools)) {
  const lacking = missing(page)
  describe(`the calls on the page ${page}`, () => {
    for (const { task, theirs } of rows.filter(row => row.page === page))
      testWith(
        lacking,
        `${theirs} works as written`,
        () => {
          const [program, ...args] = tools[page]?.run(theirs) ?? ['']
          const { stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
          expect(stdout, stderr).toMatch(expected[`${page}: ${task}`] ?? /^never/)
        },
        { isOptional: environments === undefined || !existsSync(join(environments, page)) },
      )
  })
}
