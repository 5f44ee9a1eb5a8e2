import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** A dump of three months that contains invalid records. */
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
interface Workspace {
  folder: string
  /** Runs a program in the folder and returns its output. */
  run(program: string, args: readonly string[], env?: object): string
  /** Returns the exit code of a program instead of its output, or null if the program was killed. */
  status(program: string, args: readonly string[], env?: object): number | null
  /**
   * Writes a command that is killed during its first check, after 500 bytes of output, and afterwards runs normally.
   * Returns the path of the command.
   */
  killedOnce(): string
}

function workspace(): Workspace {
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
  const status: Workspace['status'] = (program, args, more) =>
    spawnSync(program, args, { cwd: folder, env: { ...env, ...more }, stdio: 'pipe' }).status
  const killedOnce = (): string => {
    const path = join(folder, 'killed-once')
    const citable = `${process.execPath} ${command.path} "$@"`
    writeFileSync(
      path,
      `#!/bin/sh
if [ "$1" = check ] && mkdir ${join(folder, 'was-killed')} 2>/dev/null; then
  ${citable} | head -c 500
  kill -9 $$
fi
exec ${citable}
`,
      { mode: 0o755 },
    )
    return path
  }
  return { folder, run, status, killedOnce }
}

/** Returns the report of a check of the whole input. */
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

function lacking(program: string, debian: string): string | undefined {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return undefined
  } catch {
    return `${program} is not installed; on Debian it is in ${debian}.`
  }
}

const isReported = ({ folder }: Workspace): boolean => existsSync(join(folder, 'report.json'))

function expectFailureThenWhole(place: Workspace, program: string, args: readonly string[], env: object): void {
  expect(place.status(program, args, env)).toBeGreaterThan(0)
  expect(isReported(place)).toBe(false)
  expect(place.status(program, args, env)).toBe(0)
  expect(report(place)).toEqual(whole(place, 'dump'))
}

/**
 * The environment for a command that ends with exit code 1 without a report, as `npx` does if the command is not
 * installed.
 */
const notInstalled = { CITABLE: 'false' }

describe('the merged report of a recipe is the report of the whole', () => {
  describe('GNU parallel', () => {
    const parallel = ['examples/gnu-parallel/check.sh', 'dump', 'report.json']
    const missing = lacking('parallel', 'parallel')

    testWith(missing, 'the recipe for GNU parallel checks every file, even one with spaces in its name', () => {
      const place = workspace()
      renameSync(join(place.folder, 'dump/updated_2024-01'), join(place.folder, "dump/it's new"))
      place.run('bash', parallel)
      expect(report(place)).toEqual(whole(place, 'dump'))
    })

    testWith(missing, 'the recipe for GNU parallel fails when a command is killed', () => {
      const place = workspace()
      expectFailureThenWhole(place, 'bash', parallel, { CITABLE: place.killedOnce() })
    })

    testWith(missing, 'the recipe for GNU parallel fails when the command is not installed', () => {
      const place = workspace()
      expect(place.status('bash', parallel, notInstalled)).toBeGreaterThan(0)
      expect(isReported(place)).toBe(false)
    })
  })

  describe('Make', () => {
    const make = ['-f', 'examples/make/Makefile', '-j', '2', 'DUMP=dump/']
    const missing = lacking('make', 'make')

    testWith(missing, 'the recipe for Make checks only changed files again', () => {
      const place = workspace()
      place.run('make', make)
      expect(report(place)).toEqual(whole(place, 'dump'))
      expect(place.run('make', make)).toContain('is up to date')
      place.run('touch', ['dump/updated_2024-01/part_0000.jsonl.gz'])
      expect(place.run('make', make).match(/ check /g)).toHaveLength(1)
    })

    testWith(missing, 'the recipe for Make drops the report of a deleted file', () => {
      const place = workspace()
      place.run('make', make)
      rmSync(join(place.folder, 'dump/updated_2024-01/part_0000.jsonl.gz'))
      place.run('make', make)
      expect(report(place)).toEqual(whole(place, 'dump'))
    })

    testWith(missing, 'the recipe for Make refuses names with spaces', () => {
      const place = workspace()
      renameSync(join(place.folder, 'dump/updated_2024-01'), join(place.folder, 'dump/updated 2024-01'))
      expect(place.status('make', make)).toBeGreaterThan(0)
      expect(isReported(place)).toBe(false)
    })

    testWith(missing, 'the recipe for Make fails when a command is killed, and then checks the rest', () => {
      const place = workspace()
      expectFailureThenWhole(place, 'make', make, { CITABLE: place.killedOnce() })
    })

    testWith(missing, 'the recipe for Make fails when the command is not installed, and then checks everything', () => {
      const place = workspace()
      expect(place.status('make', make, notInstalled)).toBeGreaterThan(0)
      place.run('make', make)
      expect(report(place)).toEqual(whole(place, 'dump'))
    })
  })

  describe('Snakemake', () => {
    const snakemake = ['--snakefile', 'examples/snakemake/Snakefile', '--cores', '2', '--config', 'dump=dump']
    const missing = lacking('snakemake', 'snakemake')
    const home = ({ folder }: Workspace): object => ({ HOME: folder, XDG_CACHE_HOME: folder })

    testWith(missing, 'the recipe for Snakemake checks every file, even one with spaces in its name', () => {
      const place = workspace()
      renameSync(join(place.folder, 'dump/updated_2024-01'), join(place.folder, 'dump/updated 2024-01'))
      place.run('snakemake', [...snakemake, `citable=${process.execPath} ${command.path}`], home(place))
      expect(report(place)).toEqual(whole(place, 'dump'))
    })

    testWith(missing, 'the recipe for Snakemake fails when a command is killed, and then checks the rest', () => {
      const place = workspace()
      expectFailureThenWhole(place, 'snakemake', [...snakemake, `citable=${place.killedOnce()}`], home(place))
    })
  })

  const notRoot = process.getuid?.() === 0 ? undefined : 'Only root can start a Slurm.'
  describe('Slurm', () => {
    const missing = notRoot ?? lacking('slurmctld', 'slurm-wlm')
    const checksShards = async (): Promise<void> => {
      const place = workspace()
      const state = mkdtempSync(join(tmpdir(), 'citable-slurm-'))
      const cluster = await startSlurm(state)
      onTestFinished(async () => {
        await cluster.stop()
        rmSync(state, { recursive: true, force: true })
      })
      const submit = ['examples/slurm/submit.sh', 'dump.tar', 'report.json', '5']
      const env = { ...cluster.env, CITABLE: place.killedOnce() }
      expect(place.status('bash', submit, env)).toBeGreaterThan(0)
      expect(isReported(place)).toBe(false)
      expect(place.status('bash', submit, env)).toBe(0)
      expect(report(place)).toEqual(whole(place, 'dump.tar'))
    }

    testWith(missing, 'the recipe for Slurm checks a TAR in more shards than files', checksShards, {
      isOptional: notRoot !== undefined,
    })
  })
})

describe('a partition of Spark', () => {
  const missing = lacking('python3', 'python3')
  /**
   * A script that runs the functions of the recipe on the lines of a file, with a stub of the part of pandas that they
   * call.
   */
  const script = `import gzip, json, sys, types
sys.path.insert(0, 'examples/spark')
sys.modules['pandas'] = types.SimpleNamespace(DataFrame=lambda rows, columns: rows)
import check_dump
check_dump.BATCH = 50
with gzip.open('dump/updated_2023-11/part_0000.jsonl.gz', 'rt') as file:
    lines = [line.rstrip('\\n') for line in file]
piped = list(check_dump.findings(check_dump.check_partition(iter(lines))))
tabled = [row for rows in check_dump.check_frames([{'value': lines[:70]}, {'value': lines[70:]}]) for row in rows]
print(json.dumps([piped, tabled, list(check_dump.check_partition(iter([])))]))
`

  testWith(missing, 'a partition of Spark returns the findings of its records as text and as a table', () => {
    const place = workspace()
    const [piped, tabled, none] = JSON.parse(place.run('python3', ['-c', script]))
    const { results } = whole(place, 'dump/updated_2023-11/part_0000.jsonl.gz') as {
      results: { doi?: string; diagnostics: { rule: string; severity: string; pointer: string; message: string }[] }[]
    }
    const expected = results.flatMap(({ doi, diagnostics }) =>
      diagnostics.map(({ rule, severity, pointer, message }) => [doi, rule, severity, pointer, message]),
    )
    expect(piped).toEqual(expected)
    expect(tabled).toEqual(expected)
    expect(none).toEqual([])
  })

  testWith(missing, 'a partition of Spark fails when a command is killed or not installed', () => {
    const place = workspace()
    for (const CITABLE of [place.killedOnce(), 'false', 'true', "sh -c 'cat > /dev/null; kill -9 $$'"]) {
      const { status, stderr } = spawnSync('python3', ['-c', script], {
        cwd: place.folder,
        env: { ...process.env, CITABLE },
        encoding: 'utf8',
      })
      expect([CITABLE, status]).toEqual([CITABLE, 1])
      expect(stderr).toContain('RuntimeError: citable exited with code')
    }
  })
})

test('the recipes page names every recipe', () => {
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

test('the recipes page names all columns of the CSV format in order', () => {
  const page = readFileSync(join(examples, 'README.md'), 'utf8')
  const [, named = ''] = /record: (`doi`.*?`abstract`)\./s.exec(page) ?? []
  expect(named.replaceAll('`', '').split(/,\s/)).toEqual(columnNames)
})
