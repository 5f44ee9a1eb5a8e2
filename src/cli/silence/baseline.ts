import { isObject, type Members } from '../../object.ts'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import { fingerprints, relativeName } from '../report/fingerprint.ts'
import { type FileReport, findingsOf, type Located } from '../report/report.ts'
import type { Terminal } from '../terminal.ts'

/** The findings that are not new: for each file the fingerprints of its findings, each with the rule, for those who read the file. */
export interface Baseline {
  version: 1
  files: Record<string, Record<string, string>>
}

const version = 1

/** Reads a baseline; undefined if there is no such file. Throws `Misuse` if it is none, or another version's. */
export async function readBaseline(path: string, { files, cwd }: Terminal): Promise<Baseline | undefined> {
  const name = relativeName(path, cwd)
  let text: string
  try {
    if ((await files.kind(path)) === undefined) return undefined
    text = new TextDecoder().decode(await files.read(path))
  } catch (error) {
    throw new Misuse(`The baseline ${name} cannot be read: ${reasonOf(error)}.`)
  }
  const value = parsed(text, name)
  if (!isObject(value) || typeof value.version !== 'number' || !isObject(value.files))
    throw new Misuse(`${name} is no baseline; write one with --update-baseline.`)
  if (value.version !== version)
    throw new Misuse(
      `The baseline ${name} is of version ${value.version}, and this citable knows version ${version}; write it anew with --update-baseline, or use the citable that wrote it.`,
    )
  const entries = Object.entries(value.files).map(([file, kept]) => [file, isObject(kept) ? texts(kept) : {}])
  return { version, files: Object.fromEntries(entries) }
}

/** The findings of some files as a baseline; files of `before` that were not checked keep theirs, unless they are gone. */
export async function baselineOf(
  reports: readonly FileReport[],
  before: Baseline | undefined,
  { files, cwd }: Terminal,
): Promise<Baseline> {
  const fingerprintOf = fingerprints(cwd)
  const kept = new Map<string, Record<string, string>>()
  const checked = new Set(reports.map(({ file }) => relativeName(file, cwd)))
  for (const [file, entries] of Object.entries(before?.files ?? {}))
    if (!checked.has(file) && (await files.kind(file)) === 'file') kept.set(file, entries)
  for (const report of reports) {
    const found = [...findingsOf(report)].map(finding => [fingerprintOf(finding), finding.diagnostic.rule] as const)
    if (found.length > 0) kept.set(relativeName(report.file, cwd), Object.fromEntries(found.sort(byText)))
  }
  return { version, files: Object.fromEntries([...kept].sort(byText)) }
}

/** Writes a baseline, replacing the file at once. */
export async function writeBaseline(path: string, baseline: Baseline, { files }: Terminal): Promise<void> {
  await files.replace(path, `${JSON.stringify(baseline, null, 2)}\n`)
}

/**
 * A baseline without the findings that a change of some files has settled: those that their reports had before and no longer have.
 * Also says how many these are.
 */
export function loweredBaseline(
  baseline: Baseline,
  changes: readonly { before: FileReport; after: FileReport }[],
  cwd: string,
): { baseline: Baseline; settled: number } {
  const files = { ...baseline.files }
  let settled = 0
  for (const { before, after } of changes) {
    const name = relativeName(before.file, cwd)
    const [was, is] = [before, after].map(report => {
      const fingerprintOf = fingerprints(cwd)
      return new Set([...findingsOf(report)].map(finding => fingerprintOf(finding)))
    })
    const entries = Object.entries(files[name] ?? {})
    const kept = entries.filter(([fingerprint]) => !was?.has(fingerprint) || is?.has(fingerprint))
    settled += entries.length - kept.length
    if (kept.length > 0) files[name] = Object.fromEntries(kept)
    else delete files[name]
  }
  return { baseline: { ...baseline, files }, settled }
}

/** Tells which findings a baseline has, and how many of its own are gone from the files that were checked. */
export class Known {
  readonly #left = new Map<string, Set<string>>()
  readonly #fingerprintOf: (finding: Located) => string
  readonly #cwd: string

  constructor(baseline: Baseline | undefined, cwd: string) {
    this.#cwd = cwd
    this.#fingerprintOf = fingerprints(cwd)
    for (const [file, entries] of Object.entries(baseline?.files ?? {}))
      this.#left.set(file, new Set(Object.keys(entries)))
  }

  /** Whether a finding is in the baseline; each is to be asked for once, in the order of the report. */
  has(finding: Located): boolean {
    return this.#left.get(relativeName(finding.file.file, this.#cwd))?.delete(this.#fingerprintOf(finding)) ?? false
  }

  /** The number of findings that the baseline has of these files and that were not found again. */
  gone(reports: readonly FileReport[]): number {
    return reports.reduce((sum, { file }) => sum + (this.#left.get(relativeName(file, this.#cwd))?.size ?? 0), 0)
  }
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Misuse(`${name} is no baseline: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const texts = (kept: Members): Record<string, string> =>
  Object.fromEntries(Object.entries(kept).map(([key, rule]) => [key, String(rule)]))

const byText = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0
