import { dirname, resolve } from 'node:path'
import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Configuration } from '../config/configuration.ts'
import { type FileReport, findingsOf, isSchemaFinding, type Located, type Report } from '../report/report.ts'
import { summarise } from '../report/summary.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Known } from './known.ts'
import { type Stated, Suppressions } from './suppress.ts'

/** A report without what is accepted, and without what was there before. */
export interface Silenced {
  report: Report
  /** The report without what is accepted: what a baseline is made of. */
  unsuppressed: Report
  suppressed: number
  /** The number of findings that the baseline has too. */
  known: number
  /** The number of findings of the baseline that are gone. */
  gone: number
}

/**
 * Takes suppressed findings and those of the baseline out of a report, schema findings too; records keep their outcome, but
 * only those with findings left are counted as invalid. A
 * suppression that has ended, or that covers nothing although its records were checked, is a finding about the file that holds it; where only
 * a part of the files is checked, those that are for more than one file or record are not judged.
 */
export async function silenced(
  report: Report,
  configuration: Configuration,
  known: Known,
  isPart: boolean,
  terminal: Terminal,
): Promise<Silenced> {
  const names = report.files.map(({ file }) => file)
  const accepted = await suppressionsFor(names, configuration, terminal)
  for (const file of report.files) accepted.meet(file)
  await accepted.miss(isThereIn(terminal))
  const files = report.files.map(file => without(file, finding => accepted.covers(finding)))
  for (const file of files) await known.meet(file)
  const fresh = files.map(file => without(file, finding => known.has(finding)))
  const leftOver = leftOverOf(accepted, isPart)
  const shownFiles = [...fresh, ...leftOver]
  const [all, left, shown] = [report.files, files, fresh].map(count) as [number, number, number]
  return {
    report: { ...report, files: shownFiles, summary: { ...summarise(shownFiles), files: report.files.length } },
    unsuppressed: { ...report, files },
    suppressed: all - left,
    known: left - shown,
    gone: known.gone(report.files),
  }
}

const isThereIn =
  ({ files }: Terminal) =>
  async (path: string): Promise<boolean> =>
    (await files.kind(path)) !== undefined

/** What is accepted in some files: by the configuration, and by what lies beside each. Throws `Misuse` at what is wrong there. */
export async function suppressionsFor(
  names: readonly string[],
  configuration: Configuration,
  terminal: Terminal,
): Promise<Suppressions> {
  const stated: Stated[] = [...(configuration.suppressions ?? [])]
  for (const name of names)
    if ((await terminal.files.kind(resolve(terminal.cwd, name))) === 'file')
      stated.push(...(await besideFile(name, terminal)))
  return new Suppressions(stated, terminal.cwd, today())
}

const today = (): string => new Date().toISOString().slice(0, 10)

/** What is to be said of suppressions, as reports on the files that hold them. */
const leftOverOf = (accepted: Suppressions, isPart: boolean): FileReport[] =>
  accepted.leftOver(isPart).map(({ source, diagnostic }) => ({
    file: source,
    records: [],
    diagnostics: [diagnostic],
    excerpt: () => undefined,
  }))

/** Takes out of a report that comes in parts what {@link silenced} takes out of a whole one. */
export interface Silencer {
  part(file: FileReport): Promise<FileReport>
  /** What is to be said of suppressions, and what was not shown; `gone` is not known, because not all files are. */
  end(): Promise<{ leftOver: FileReport[] } & Pick<Silenced, 'suppressed' | 'known' | 'gone'>>
}

/** A {@link Silencer}; `see` is told of each part without what is accepted. */
export function silencerOf(
  configuration: Configuration,
  known: Known,
  isPart: boolean,
  terminal: Terminal,
  see: (unsuppressed: FileReport) => void = () => undefined,
): Silencer {
  const accepted = new Suppressions(configuration.suppressions ?? [], terminal.cwd, today())
  let beside: { file: string; accepted: Suppressions } | undefined
  const leftOver: FileReport[] = []
  let suppressed = 0
  let inBaseline = 0
  const closeFile = (): void => {
    if (beside !== undefined) leftOver.push(...leftOverOf(beside.accepted, isPart))
    beside = undefined
  }
  return {
    async part(file) {
      if (beside?.file !== file.file) {
        closeFile()
        const isFile = (await terminal.files.kind(resolve(terminal.cwd, file.file))) === 'file'
        const stated = isFile ? await besideFile(file.file, terminal) : []
        beside = { file: file.file, accepted: new Suppressions(stated, terminal.cwd, today()) }
      }
      const own = beside.accepted
      for (const suppressions of [accepted, own]) suppressions.meet(file)
      const left = without(file, finding => accepted.covers(finding) || own.covers(finding))
      see(left)
      await known.meet(left)
      const fresh = without(left, finding => known.has(finding))
      suppressed += count([file]) - count([left])
      inBaseline += count([left]) - count([fresh])
      return fresh
    },
    async end() {
      closeFile()
      await accepted.miss(isThereIn(terminal))
      return { leftOver: [...leftOverOf(accepted, isPart), ...leftOver], suppressed, known: inBaseline, gone: 0 }
    },
  }
}

const count = (files: readonly FileReport[]): number =>
  files.reduce((sum, file) => sum + [...findingsOf(file)].length, 0)

/** A file without the findings that a test takes out, asked in their order. */
function without(file: FileReport, isOut: (finding: Located) => boolean): FileReport {
  const out = new Set([...findingsOf(file)].filter(isOut).map(({ diagnostic }) => diagnostic))
  if (out.size === 0) return file
  const left = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
    diagnostics.filter(diagnostic => !out.has(diagnostic))
  const records = file.records.map(record => ({ ...record, diagnostics: left(record.diagnostics) }))
  const hides = (record: FileReport['records'][number], at: number): boolean =>
    record.diagnostics.some(isSchemaFinding) && !records[at]?.diagnostics.some(isSchemaFinding)
  const hidden = (file.hiddenInvalid ?? 0) + file.records.filter(hides).length
  return {
    ...file,
    diagnostics: left(file.diagnostics),
    records,
    ...(hidden > 0 && { hiddenInvalid: hidden }),
  }
}

/**
 * The suppressions that lie beside a file: `soil.json.suppress.yaml` (or .yml, .json) is a list of them for `soil.json` alone.
 * Throws `Misuse` at what is wrong in it.
 */
async function besideFile(path: string, terminal: Terminal): Promise<Stated[]> {
  for (const ending of ['yaml', 'yml', 'json']) {
    const source = `${path}.suppress.${ending}`
    if ((await terminal.files.kind(source)) !== 'file') continue
    const { readSidecar } = await import('./read-sidecar.ts')
    const list = await readSidecar(source, terminal)
    const folder = dirname(resolve(terminal.cwd, path))
    const name = path.replaceAll('\\', '/').split('/').at(-1) ?? path
    const files = [`/${name.replace(/[\\*?[\]!# ]/g, '\\$&')}`]
    return list.map(stated => ({ ...stated, suppression: { ...stated.suppression, files }, folder }))
  }
  return []
}
