import { dirname, resolve } from 'node:path'
import { isObject, type Members } from '../../object.ts'
import { scanJson } from '../../text/json/scan.ts'
import { Positions } from '../../text/positions.ts'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import { fingerprintsInFile, relativeName, topicOf } from '../report/fingerprint.ts'
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

/** The name of a file in the baseline of a path: from the folder in which that lies, so that it is the same from every working directory. */
export type NameInBaseline = (file: string) => string

export function namesFor(path: string, cwd: string): NameInBaseline {
  const folder = dirname(path)
  return file => (folder === cwd ? relativeName(file, cwd) : relativeName(resolve(cwd, file), folder))
}

/** The findings of some files as the baseline of a path; files of `before` that were not checked keep theirs, unless they are gone. */
export async function baselineOf(
  reports: readonly FileReport[],
  before: Baseline | undefined,
  path: string,
  { files, cwd }: Terminal,
): Promise<Baseline> {
  const nameOf = namesFor(path, cwd)
  const fingerprintOf = fingerprintsInFile()
  const kept = new Map<string, Record<string, string>>()
  const checked = new Set(reports.map(({ file }) => nameOf(file)))
  for (const [file, entries] of Object.entries(before?.files ?? {}))
    if (!checked.has(file) && (await files.kind(resolve(dirname(path), file))) === 'file') kept.set(file, entries)
  for (const report of reports) {
    const found = [...findingsOf(report)].map(finding => [fingerprintOf(finding), finding.diagnostic.rule] as const)
    if (found.length > 0) kept.set(nameOf(report.file), Object.fromEntries(found.sort(byText)))
  }
  return { version, files: Object.fromEntries([...kept].sort(byText)) }
}

/** Writes a baseline, replacing the file at once. */
export async function writeBaseline(path: string, baseline: Baseline, { files }: Terminal): Promise<void> {
  await files.replace(path, `${JSON.stringify(baseline, null, 2)}\n`)
}

/**
 * A baseline without the findings that a change of some files has settled. A finding that a change only gave another value, such as one
 * without the white space around it, takes the place of the one before. What comes to light behind a finding of the baseline is as old as
 * that, and is taken in. Also says how many findings are settled, and how many were taken in.
 */
export function loweredBaseline(
  baseline: Baseline,
  changes: readonly { before: FileReport; after: FileReport }[],
  nameOf: NameInBaseline,
): { baseline: Baseline; settled: number; uncovered: number } {
  const files = { ...baseline.files }
  let settled = 0
  let uncovered = 0
  for (const { before, after } of changes) {
    const name = nameOf(before.file)
    const file = lowered(files[name] ?? {}, fingerprinted(before), fingerprinted(after))
    settled += file.settled
    uncovered += file.uncovered
    if (file.kept.size > 0) files[name] = Object.fromEntries([...file.kept].sort(byText))
    else delete files[name]
  }
  return { baseline: { ...baseline, files }, settled, uncovered }
}

/** What a baseline keeps of a file whose findings were and are these. */
function lowered(entries: Record<string, string>, was: Map<string, Located>, is: Map<string, Located>) {
  const kept = new Map(Object.entries(entries))
  const vacant: { topic: string; isKept: boolean }[] = []
  for (const [fingerprint, finding] of was)
    if (!is.has(fingerprint)) vacant.push({ topic: topicOf(finding), isKept: kept.delete(fingerprint) })
  const toLight = new Map<string, string>()
  for (const [fingerprint, finding] of is) {
    if (was.has(fingerprint)) continue
    const at = vacant.findIndex(({ topic }) => topic === topicOf(finding))
    const place = at === -1 ? undefined : vacant.splice(at, 1)[0]
    if (place === undefined) toLight.set(fingerprint, finding.diagnostic.rule)
    else if (place.isKept) kept.set(fingerprint, finding.diagnostic.rule)
  }
  const settled = vacant.filter(({ isKept }) => isKept).length
  if (settled === 0) return { kept, settled, uncovered: 0 }
  for (const [fingerprint, rule] of toLight) kept.set(fingerprint, rule)
  return { kept, settled, uncovered: toLight.size }
}

function fingerprinted(report: FileReport): Map<string, Located> {
  const fingerprintOf = fingerprintsInFile()
  return new Map([...findingsOf(report)].map(finding => [fingerprintOf(finding), finding]))
}

/** Tells which findings a baseline has, and how many of its own are gone from the files that were checked. */
export class Known {
  readonly #left = new Map<string, Set<string>>()
  readonly #nameOf: NameInBaseline
  readonly #isThere: (name: string) => Promise<boolean>
  readonly #fingerprintOf = fingerprintsInFile()
  /** Those of files that are gone: theirs may be found in a file of another name. */
  #moved: Set<string>[] | undefined

  /** Takes the baseline of a path, if there is one. */
  constructor(baseline: Baseline | undefined, path: string, { files, cwd }: Terminal) {
    this.#nameOf = namesFor(path, cwd)
    this.#isThere = async name => (await files.kind(resolve(dirname(path), name))) !== undefined
    for (const [file, entries] of Object.entries(baseline?.files ?? {}))
      this.#left.set(file, new Set(Object.keys(entries)))
  }

  /** To be told of each file before its findings are asked for. */
  async meet({ file, records, diagnostics }: FileReport): Promise<void> {
    const hasFindings = diagnostics.length > 0 || records.some(record => record.diagnostics.length > 0)
    if (this.#moved !== undefined || !hasFindings || this.#left.has(this.#nameOf(file))) return
    this.#moved = []
    for (const [name, entries] of this.#left) if (!(await this.#isThere(name))) this.#moved.push(entries)
  }

  /** Whether a finding is in the baseline; each is to be asked for once, in the order of the report. */
  has(finding: Located): boolean {
    const own = this.#left.get(this.#nameOf(finding.file.file))
    const others = this.#moved ?? []
    if (own === undefined && others.length === 0) return false
    const fingerprint = this.#fingerprintOf(finding)
    return own?.delete(fingerprint) ?? others.some(entries => entries.delete(fingerprint))
  }

  /** The number of findings that the baseline has of these files and that were not found again. */
  gone(reports: readonly FileReport[]): number {
    return reports.reduce((sum, { file }) => sum + (this.#left.get(this.#nameOf(file))?.size ?? 0), 0)
  }
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const fault = scanJson(text)
    if (fault === undefined) throw error
    const { line, column } = new Positions(text).at(fault.offset)
    throw new Misuse(
      `${name}:${line}:${column}: ${fault.message} Mend the baseline, or write it anew with --update-baseline.`,
    )
  }
}

const texts = (kept: Members): Record<string, string> =>
  Object.fromEntries(Object.entries(kept).map(([key, rule]) => [key, String(rule)]))

const byText = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0
