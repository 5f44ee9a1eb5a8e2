import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, readSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { peakMemory } from './measure.ts'
import { monthlyDump } from './monthly-dump.ts'

/**
 * Kills and resumes a check of a TAR twice, and compares its findings with those of separate checks of the files.
 *
 * The check uses two threads. Prints the peak memory and the time.
 *
 * A kill waits until the run has finished another piece of work and the given seconds have passed. Needs
 * `npm run build:code`; 2 GB are about 300 months of 12,000 records.
 *
 * node --import tsx bench/killed-run.ts [months] [records a month] [seconds before each kill]
 */
const [months = '24', size = '2000', wait = '0'] = process.argv.slice(2)
const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'citable-killed-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const dump = join(folder, 'dump.tar')
await monthlyDump(dump, Number(months), Number(size))
console.log(`${(statSync(dump).size / 1e6).toFixed(0)} MB in ${months} files of ${size} records`)

const journal = join(folder, 'journal')
const report = join(folder, 'report.ndjson')
const args = [cli, 'check', 'dump.tar', '--jobs', '2', '-f', 'compact', '-o', `ndjson=${report}`, '--resume', journal]

let peak = 0
const started = performance.now()
for (let kill = 1; kill <= 2; kill++) {
  const before = piecesDone()
  const child = begin()
  const ended = once(child, 'exit')
  const due = performance.now() + Number(wait) * 1000
  while (child.exitCode === null && (piecesDone() <= before || performance.now() < due)) {
    measure(child)
    await setTimeout(20)
  }
  if (child.exitCode !== null) throw new Error('The run ended before it could be killed; take more records.')
  child.kill('SIGKILL')
  await ended
  console.log(`killed after ${piecesDone()} pieces`)
}
const last = begin()
const ended = once(last, 'exit')
while (last.exitCode === null) {
  measure(last)
  await setTimeout(20)
}
await ended
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s, peak of memory ${Math.round(peak / 2 ** 20)} MB`)

execFileSync('tar', ['--extract', '--file', dump, '--directory', folder])
const files = readdirSync(join(folder, 'dois'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.gz'))
  .sort()
const written = openSync(report, 'r')
let position = 0
const alone: Promise<string>[] = []
for (const [at, name] of files.entries()) {
  while (alone.length < Math.min(files.length, at + availableParallelism()))
    alone.push(reportOn(`dois/${files[alone.length]}`))
  const expected = (await (alone[at] ?? '')).replaceAll('"file":"', '"file":"dump.tar/')
  delete alone[at]
  const together = Buffer.alloc(Buffer.byteLength(expected))
  position += readSync(written, together, 0, together.length, position)
  if (together.toString() !== expected)
    throw new Error(`The findings in ${name} differ from those of a check of that file.`)
}
if (position !== statSync(report).size) throw new Error('The report says more than a check file by file.')
console.log(`${(position / 1e6).toFixed(0)} MB of findings, the same as file by file`)

function begin(): ChildProcess {
  return spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

function piecesDone(): number {
  return existsSync(journal) ? JSON.parse(readFileSync(journal, 'utf8')).pieces : 0
}

function measure({ pid }: ChildProcess): void {
  peak = Math.max(peak, peakMemory(pid))
}

function reportOn(name: string): Promise<string> {
  const command = [cli, 'check', name, '-f', 'ndjson', '--jobs', '1']
  return new Promise((resolve, reject) =>
    execFile(process.execPath, command, { cwd: folder, maxBuffer: 2 ** 30 }, (error, stdout) => {
      // The command exits with 1 if it has findings.
      if (error === null || error.code === 1) resolve(stdout)
      else reject(new Error(`citable check ${name} ended with ${error.code}.`))
    }),
  )
}
