import { deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { records, texts } from '../records/inputs.ts'
import { citable } from './fake-terminal.ts'
import { tarOf, zipOf } from './stream/archives.ts'

const linesOf = (values: readonly unknown[]): string => values.map(value => `${JSON.stringify(value)}\n`).join('')

// Omits values that are not records: findings about them are reported at once, others in the order of the records.
const lines = linesOf(records.filter(record => typeof record === 'object' && Object.keys(record ?? {}).length > 0))
// Omits responses of the API, because a response with a single record is not valid as an entry of a list.
const sound = linesOf(records.slice(0, 14).filter(record => !Object.hasOwn(record as object, 'data')))
const bib = texts('bibtex').join('\n')

/** Commands whose output is the same for every kind of input. */
const commands: readonly (readonly [command: string, name: string, text: string])[] = [
  ['check -f ndjson', 'a.ndjson', lines],
  ['check -f ndjson --from bibtex', 'a.bib', bib],
  ['predict -f ndjson', 'a.ndjson', sound],
  ['predict -f json', 'a.ndjson', sound],
  ['stats -f json', 'a.ndjson', lines],
  ['cite', 'a.ndjson', sound],
  ['cite -f json', 'a.ndjson', sound],
  ['cite --style datacite', 'a.ndjson', sound],
  ['cite --style apa', 'a.ndjson', sound],
  ['cite --scope latest', 'a.ndjson', sound],
  ['upgrade --to 4.6 --quiet', 'a.ndjson', sound],
  ['convert --to csv --quiet', 'a.ndjson', sound],
]

interface Way {
  readonly args: readonly string[]
  /** The name by which messages and reports refer to the input. */
  readonly shown: string
  readonly file?: string | Uint8Array
  readonly stdin?: string | Uint8Array
}

const ways: Readonly<Record<string, (name: string, text: string) => Way>> = {
  'standard input': (_, text) => ({ args: ['-'], shown: '<stdin>', stdin: text }),
  'compressed standard input': (_, text) => ({ args: ['-'], shown: '<stdin>', stdin: gzipSync(text) }),
  'a large file': (name, text) => ({ args: [name], shown: name, file: `${text}${' '.repeat(6 << 20)}` }),
  'a file with --jobs 1': (name, text) => ({ args: [name, '--jobs', '1'], shown: name, file: text }),
  gzip: (name, text) => ({ args: [`${name}.gz`], shown: `${name}.gz`, file: gzipSync(text) }),
  'gzip in two members, with a name that shows no format': (_, text) => ({
    args: ['a.gz'],
    shown: 'a.gz',
    file: Buffer.concat([gzipSync(text.slice(0, 5000)), gzipSync(text.slice(5000))]),
  }),
  TAR: (name, text) => ({ args: ['a.tar'], shown: `a.tar/x/${name}`, file: tarOf({ [`x/${name}`]: text }) }),
  'gzip in a compressed TAR with long names': (name, text) => {
    const member = `${'long/'.repeat(30)}${name.replace('.ndjson', '.jsonl')}.gz`
    return { args: ['a.tar.gz'], shown: `a.tar.gz/${member}`, file: gzipSync(tarOf({ [member]: gzipSync(text) })) }
  },
  'a stored ZIP': (name, text) => ({ args: ['a.zip'], shown: `a.zip/x/${name}`, file: zipOf({ [`x/${name}`]: text }) }),
  'a deflated ZIP whose files do not end in .ndjson': (name, text) => {
    const member = name.replace('.ndjson', '.json')
    return { args: ['b.zip'], shown: `b.zip/${member}`, file: zipOf({ [member]: text }, deflateRawSync) }
  },
}

describe.each(commands)('citable %s %s', (command, input, text) => {
  const [name = '', ...options] = command.split(' ')
  const run = async ({ args, shown, file, stdin }: Way) => {
    const { exitCode, stdout, stderr } = await citable([name, ...args, ...options], {
      ...(file !== undefined && { files: { [args[0] ?? '']: file } }),
      ...(stdin !== undefined && { stdin }),
    })
    return { exitCode, stdout: stdout.replaceAll(shown, input), stderr: stderr.replaceAll(shown, input) }
  }
  let fromFile: Awaited<ReturnType<typeof run>> | undefined

  // `cite` has no --jobs.
  test.each(Object.entries(ways).filter(([way]) => name !== 'cite' || !way.includes('--jobs')))(
    'for %s, the command returns the same result as for a plain file',
    async (_, way) => {
      fromFile ??= await run({ args: [input], shown: input, file: text })
      expect(fromFile.stdout).not.toBe('')
      expect(await run(way(input, text))).toEqual(fromFile)
    },
  )
})
