import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { restRecords } from '../../bench/records.ts'
import { columnNames } from '../../src/formats/csv/format.ts'
import { type BundledCommand, bundledCommand } from '../cli/bundled-command.ts'
import { tarOf } from '../cli/stream/archives.ts'
import { testWith } from '../missing.ts'
import { startSlurm } from './slurm.ts'

const examples = fileURLToPath(new URL('../../examples', import.meta.url))

/** A dump of three months, in which records have errors. */
const dump = Object.fromEntries(
  ['2023-11', '2023-12', '2024-01'].map((month, part) => [
    `updated_${month}/part_0000.jsonl.gz`,
    gzipSync(
      restRecords(120)
        .map((record, number) => {
          const doi = `10.5072/${month}.${number}`
          const attributes = { ...record, doi, ...(number % 7 === part && { language: 'english', titles: [] }) }
          return `${JSON.stringify({ id: doi, type: 'dois', attributes })}\n`
        })
        .join(''),
    ),
  ]),
)

let command: BundledCommand
beforeAll(async () => {
  command = await bundledCommand()
})
afterAll(() => command.remove())

/** A folder with the dump and the recipes. */
function workspace(): { folder: string; run(program: string, args: readonly string[], env?: object): string } {
  const folder = mkdtempSync(join(tmpdir(), 'citable-recipes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, bytes] of Object.entries(dump)) {
    mkdirSync(join(folder, 'dump', name, '..'), { recursive: true })
    writeFileSync(join(folder, 'dump', name), bytes)
  }
  writeFileSync(join(folder, 'dump.tar'), tarOf(dump))
  cpSync(examples, join(folder, 'examples'), { recursive: true })
  const env = { ...process.env, CITABLE: `${process.execPath} ${command.path}` }
  const run = (program: string, args: readonly string[], more: object = {}): string =>
    execFileSync(program, args, { cwd: folder, env: { ...env, ...more }, encoding: 'utf8', stdio: 'pipe' })
  return { folder, run }
}

type Workspace = ReturnType<typeof workspace>

/** The report of a check of the whole. */
function whole({ run }: Workspace, input: string): unknown {
  try {
    run(process.execPath, [command.path, 'check', input, '--jobs', '2', '-f', 'json'])
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string }
    expect(status).toBe(1)
    return JSON.parse(stdout)
  }
  throw new Error('There should be findings.')
}

const report = ({ folder }: Workspace): unknown => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))

/** Why an engine cannot be run; undefined if it can. */
function lacking(program: string, debian: string): string | undefined {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return undefined
  } catch {
    return `${program} is not installed; on Debian it is in ${debian}.`
  }
}

describe('the merged report of a recipe is the report of the whole', () => {
  testWith(lacking('parallel', 'parallel'), 'GNU parallel', () => {
    const place = workspace()
    place.run('bash', ['examples/gnu-parallel/check.sh', 'dump', 'report.json'])
    expect(report(place)).toEqual(whole(place, 'dump'))
  })

  testWith(lacking('make', 'make'), 'Make, which checks only what changed again', () => {
    const place = workspace()
    const make = (): string => place.run('make', ['-f', 'examples/make/Makefile', '-j', '2'])
    make()
    expect(report(place)).toEqual(whole(place, 'dump'))
    expect(make()).toContain('is up to date')
    place.run('touch', ['dump/updated_2024-01/part_0000.jsonl.gz'])
    expect(make().match(/ check /g)).toHaveLength(1)
  })

  testWith(lacking('snakemake', 'snakemake'), 'Snakemake', () => {
    const place = workspace()
    const citable = `citable=${process.execPath} ${command.path}`
    const home = { HOME: place.folder, XDG_CACHE_HOME: place.folder }
    const file = ['--snakefile', 'examples/snakemake/Snakefile']
    place.run('snakemake', [...file, '--cores', '2', '--config', 'dump=dump', citable], home)
    expect(report(place)).toEqual(whole(place, 'dump'))
  })

  const isRoot = process.getuid?.() === 0 ? undefined : 'Only root can start a Slurm.'
  testWith(lacking('slurmctld', 'slurm-wlm') ?? isRoot, 'Slurm, of a TAR in more shards than files', async () => {
    const place = workspace()
    const state = mkdtempSync(join(tmpdir(), 'citable-slurm-'))
    const cluster = await startSlurm(state)
    onTestFinished(async () => {
      await cluster.stop()
      rmSync(state, { recursive: true, force: true })
    })
    place.run('bash', ['examples/slurm/submit.sh', 'dump.tar', 'report.json', '5'], cluster.env)
    expect(report(place)).toEqual(whole(place, 'dump.tar'))
  })
})

testWith(lacking('python3', 'python3'), 'a partition that Spark pipes gives the findings of its records', () => {
  const place = workspace()
  const script = `import gzip, json, sys
sys.path.insert(0, 'examples/spark')
import check_dump
with gzip.open('dump/updated_2023-11/part_0000.jsonl.gz', 'rt') as lines:
    report = check_dump.check_lines(line.rstrip('\\n') for line in lines)
print(json.dumps(list(check_dump.findings(report))))
`
  const rows: string[][] = JSON.parse(place.run('python3', ['-c', script]))
  const { results } = whole(place, 'dump/updated_2023-11/part_0000.jsonl.gz') as {
    results: { doi?: string; diagnostics: { rule: string; severity: string; pointer: string; message: string }[] }[]
  }
  const expected = results.flatMap(({ doi, diagnostics }) =>
    diagnostics.map(({ rule, severity, pointer, message }) => [doi, rule, severity, pointer, message]),
  )
  expect(rows).toEqual(expected)
})

test('the page names every recipe', () => {
  const page = readFileSync(join(examples, 'README.md'), 'utf8')
  for (const path of [
    'gnu-parallel/check.sh',
    'make/Makefile',
    'snakemake/Snakefile',
    'slurm/submit.sh',
    'spark/check_dump.py',
  ])
    expect(page).toContain(`](${path})`)
})

test('the page names the columns of tables, in their order', () => {
  const page = readFileSync(join(examples, 'README.md'), 'utf8')
  const [, named = ''] = /record: (`doi`.*?`abstract`)\./s.exec(page) ?? []
  expect(named.replaceAll('`', '').split(/,\s/)).toEqual(columnNames)
})
