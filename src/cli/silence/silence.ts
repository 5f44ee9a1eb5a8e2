import { dirname, resolve } from 'node:path'
import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Known } from '../baseline/known.ts'
import type { Configuration } from '../config/configuration.ts'
import type { Language } from '../language/language.ts'
import { type FileReport, findingsOf, isSchemaFinding, type Located } from '../report/report.ts'
import { reportPhrase } from '../report/texts.ts'
import { hiddenPhrases } from '../report/wording.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Stated, Suppressions } from './suppress.ts'

/** The numbers of unreported findings, and of baseline findings that no longer occur. */
export interface SilentCounts {
  /** The number of findings that are not reported because a suppression accepts them. */
  suppressed: number
  /** The number of findings that are not reported because the baseline contains them. */
  known: number
  /** The number of findings in the baseline that no longer occur. */
  gone: number
}

const isThereIn =
  ({ files }: Terminal) =>
  async (path: string): Promise<boolean> =>
    (await files.kind(path)) !== undefined

/**
 * Collects the suppressions of the configuration and of the files beside each input.
 * @throws Misuse if a suppression is invalid
 */
async function suppressionsFor(
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

/**
 * Returns a function that creates the test for unsuppressed findings of a file.
 *
 * Reads the suppressions for the inputs immediately. For other files, such as members of archives, reads the
 * suppressions when the test is created.
 */
export async function unsuppressedIn(
  inputs: readonly { name: string }[],
  configuration: Configuration,
  terminal: Terminal,
): Promise<(name: string) => Promise<(diagnostic: Diagnostic, record: NonNullable<Located['record']>) => boolean>> {
  const names = new Set(inputs.map(({ name }) => name))
  const accepted = await suppressionsFor([...names], configuration, terminal)
  return async name => {
    const suppressions = names.has(name) ? accepted : await suppressionsFor([name], configuration, terminal)
    const file = { file: name, records: [], diagnostics: [], excerpt: () => undefined }
    return (diagnostic, record) => !suppressions.covers({ file, record, diagnostic })
  }
}

/**
 * True if only individual or changed files are checked, so that findings in the baseline may belong to unchecked files.
 */
export async function isSelection(
  inputs: readonly string[],
  changed: string | undefined,
  { files, cwd }: Terminal,
): Promise<boolean> {
  if (changed !== undefined) return true
  for (const input of inputs) if ((await files.kind(resolve(cwd, input))) === 'folder') return false
  return true
}

const today = (): string => new Date().toISOString().slice(0, 10)

/** Returns the findings about suppressions, as reports on the files that contain the suppressions. */
const leftOverOf = (accepted: Suppressions, isPart: boolean): FileReport[] =>
  accepted.leftOver(isPart).map(({ source, diagnostic }) => ({
    file: source,
    records: [],
    diagnostics: [diagnostic],
    excerpt: () => undefined,
  }))

/**
 * A filter that removes suppressed findings and baseline findings from reports.
 *
 * The removed findings can include schema findings. A record keeps its `outcome`, but counts as invalid only if schema
 * findings remain.
 *
 * Reports an expired suppression that still matches findings, a suppression whose files do not exist, and one that
 * matches no finding although its records were checked. If only some of the files are checked, the last kind is
 * reported only for suppressions of a DOI or of a single file.
 */
export interface Silencer {
  /** Returns a file, or its next part, without suppressed findings and baseline findings. */
  part(file: FileReport): Promise<FileReport>
  /**
   * Returns the findings about suppressions, and the numbers of removed findings. `gone` counts only findings of files
   * that were passed to `part`.
   */
  end(): Promise<{ leftOver: FileReport[]; silent: SilentCounts }>
}

/** Creates a {@link Silencer}. The silencer calls `see` with each part, after removing the suppressed findings. */
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
  let gone = 0
  const closeFile = (): void => {
    if (beside === undefined) return
    leftOver.push(...leftOverOf(beside.accepted, isPart))
    gone += known.leftOf(beside.file)
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
      const both = [accepted, beside.accepted]
      for (const suppressions of both) suppressions.meet(file)
      // Queries every suppression, because one that covers a finding is in use even if another covers it too.
      const left = without(file, finding => both.map(suppressions => suppressions.covers(finding)).includes(true))
      see(left)
      await known.meet(left)
      const fresh = without(left, finding => known.has(finding))
      suppressed += count(file) - count(left)
      inBaseline += count(left) - count(fresh)
      return fresh
    },
    async end() {
      closeFile()
      await accepted.miss(isThereIn(terminal))
      return {
        leftOver: [...leftOverOf(accepted, isPart), ...leftOver],
        silent: { suppressed, known: inBaseline, gone },
      }
    },
  }
}

const count = (file: FileReport): number => [...findingsOf(file)].length

/**
 * Formats the numbers of unreported findings and of baseline findings that no longer occur. Returns an empty text if
 * all are 0.
 */
export const sayingWhatIsSilent = ({ suppressed, known, gone }: SilentCounts, { say }: Language): string => {
  return [...hiddenPhrases({ known, suppressed }), ...(gone === 0 ? [] : [reportPhrase('gone', { gone })])]
    .map(sentence => `citable: ${say(sentence)}\n`)
    .join('')
}

/** Returns a file without the findings that a test selects. The test is called in the order of the findings. */
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
 * Reads the suppressions beside a file: `soil.json.suppress.yaml` (or .yml, .json) contains a list for `soil.json`
 * alone. Throws `Misuse` for an invalid file.
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
