import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import { latestKernel } from '../../kernel/kernels.ts'
import type { RecordReport } from '../../validation/report.ts'
import type { Problem } from '../inputs/input.ts'
import { english } from '../language/language.ts'
import { problemsInLanguage } from '../language/translate.ts'
import type { Note } from '../pieces/notes.ts'
import type { RewrittenRecord } from '../pieces/rewritten.ts'
import { summarise } from '../report/counts/summary.ts'
import type { Excerpt } from '../report/excerpt.ts'
import { isFailing } from '../report/fail-on.ts'
import type { FileReport, Report } from '../report/report.ts'
import type { Wording } from '../report/wording.ts'
import { type ReportFormat, reporters } from '../reporters/index.ts'
import type { RewritingRun } from '../run/rewriting-run.ts'
import { colorsFor } from '../terminal/colors.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { bounded, safeJson } from '../text/printable.ts'
import { count } from '../text/width.ts'
import { version } from '../version.ts'
import { isFailingNote, type NoteKind, weightOfNote } from './rewriting-report.ts'

/** A file that was read as a whole, with its rewritten records. */
export interface ConvertedFile {
  file: string
  /** The output file; undefined for standard output, or if nothing was written. */
  output?: string
  /** True if there is a result and writing did not fail. */
  isWritten: boolean
  records: readonly RewrittenRecord[]
  /** Findings about reading the file, for example about unreadable parts and changed values. */
  diagnostics: readonly Diagnostic[]
  /** Returns the lines around a finding; undefined if they are not available. */
  excerpt(diagnostic: Diagnostic): Excerpt | undefined
}

interface Conversion {
  files: ConvertedFile[]
  /** Problems such as unreadable inputs, and outputs that could not be written. */
  problems: Problem[]
}

/** Returns the format of the report on a run. */
export const conversionFormat = ({ options }: Pick<RewritingRun, 'options'>, { env }: Terminal): ReportFormat =>
  options.format ?? (env.GITHUB_ACTIONS ? 'github' : 'pretty')

/**
 * Formats the report on a run. With `--quiet`, returns an empty text if the run did not fail and all files were
 * written.
 *
 * A `pretty` report is also empty if the results are on standard output and there are no notes or findings.
 */
export function conversionReport(
  conversion: Conversion,
  run: RewritingRun,
  isFailed: boolean,
  terminal: Terminal,
  roots: readonly string[],
): string {
  const { command, options, targets, losses } = run
  const { stderr, cwd } = terminal
  const format = conversionFormat(run, terminal)
  // A run without notes and findings that writes to standard output has no pretty report.
  if (conversion.files.every(isClean) && format === 'pretty' && targets === 'stdout') return ''
  if (options.quiet && !isFailed && conversion.files.every(({ isWritten }) => isWritten)) return ''
  const summary = summariseConversion(conversion)
  const results = (): object[] => conversion.files.flatMap(resultsOf)
  if (format === 'json') return `${safeJson({ version: 1, command, results: results(), summary }, 2)}\n`
  if (format === 'ndjson')
    return results()
      .map(result => `${safeJson(result)}\n`)
      .join('')
  const isShort = isForPeople[format] && options.quiet
  const all = conversion.files.map(file => fileReport(isShort ? failingIn(file, run) : file, run))
  const { files, digest } = format === 'pretty' && losses === 'summary' ? digested(all) : { files: all }
  const report: Report = { files, problems: problemsInLanguage(conversion.problems, english), summary: summarise(all) }
  return reporters[format].whole(report, {
    wording: { ...wordingOf(run, summary), ...(digest && { digest }) },
    language: 'en',
    colors: colorsFor(stderr, terminal, options.color),
    columns: stderr.columns,
    version,
    cwd,
    roots,
    quiet: false,
    maxProblems: losses === 'all' ? Number.POSITIVE_INFINITY : 100,
    ruleFacts: () => undefined,
  })
}

const isClean = ({ isWritten, diagnostics, records }: ConvertedFile): boolean =>
  isWritten && diagnostics.length === 0 && records.every(({ notes }) => notes.length === 0)

const isForPeople: Readonly<Partial<Record<ReportFormat, true>>> = {
  pretty: true,
  compact: true,
  github: true,
  markdown: true,
}

function failingIn(file: ConvertedFile, { failing, options }: RewritingRun): ConvertedFile {
  const { 'fail-on': failOn = 'error' } = options
  return {
    ...file,
    diagnostics: file.diagnostics.filter(diagnostic => isFailing(diagnostic, failOn)),
    records: file.records.map(record => ({
      ...record,
      notes: record.notes.filter(note => isFailingNote(note, failing, failOn)),
    })),
  }
}

function resultsOf({ file, output, isWritten, diagnostics, records }: ConvertedFile): object[] {
  const place = { file, written: isWritten, ...(output !== undefined && { output }) }
  return [
    ...(diagnostics.length > 0 ? [{ ...place, diagnostics }] : []),
    ...records.map(({ index, doi, from, format, notes }) => ({
      ...place,
      index,
      ...(doi !== undefined && { doi }),
      from,
      to: format.id,
      notes: notes.map(note => bounded(note)),
    })),
  ]
}

const fileReport = (
  { file, diagnostics, records, excerpt }: ConvertedFile,
  { command, failing }: RewritingRun,
): FileReport => ({
  file,
  diagnostics: [...diagnostics],
  excerpt,
  records: records.map(
    ({ index, doi, from, notes }): RecordReport<FormatId> => ({
      index,
      format: from,
      kernel: latestKernel,
      ...(doi !== undefined && { doi }),
      outcome: 'valid',
      diagnostics: notes.map(note => findingOf(note, command, failing)),
    }),
  ),
})

function findingOf(note: Note, command: string, failing: readonly NoteKind[]): Diagnostic {
  const { kind, before, after, ...rest } = note
  const { severity } = weightOfNote(kind, failing)
  const actual = before ?? after
  return {
    rule: `${command}/${kind}`,
    severity,
    registry: 'accepts',
    ...rest,
    ...(actual !== undefined && { actual }),
    url,
  }
}

const url = 'https://github.com/citable/citable#the-command'

interface ConversionSummary extends Record<NoteKind, number> {
  files: number
  /** The number of files whose results were written. */
  written: number
  records: number
}

function summariseConversion({ files }: Pick<Conversion, 'files'>): ConversionSummary {
  const written = files.filter(({ isWritten }) => isWritten)
  const summary: ConversionSummary = {
    files: files.length,
    written: written.length,
    records: written.reduce((sum, { records }) => sum + records.length, 0),
    lost: 0,
    changed: 0,
    invented: 0,
    missing: 0,
    suggested: 0,
  }
  for (const { records } of files) for (const { notes } of records) for (const { kind } of notes) summary[kind]++
  return summary
}

/**
 * Returns the wording of the report on a conversion or an upgrade.
 *
 * The report has no registry effects and no outcomes, because records are not validated.
 */
const wordingOf = ({ command, to }: RewritingRun, summary: ConversionSummary): Wording => ({
  title: `citable ${command}`,
  say: english.say,
  about: ({ format }) => (to === undefined ? format : `${format} → ${to.id}`),
  effect: () => undefined,
  allFindings: '--format ndjson',
  outcome: () => undefined,
  verdict: () => {
    const { files, written, records } = summary
    const done = `${count(records, 'record')} in ${count(written, 'file')} ${command === 'convert' ? 'converted' : 'upgraded'}`
    const kinds = (['lost', 'changed', 'invented', 'missing', 'suggested'] as const).filter(kind => summary[kind] > 0)
    const found = kinds.map(kind => `${summary[kind]} ${kind}`).join(', ')
    const left = files > written ? ` ${count(files - written, 'file')} not written.` : ''
    return `${done}${found === '' ? '' : `: ${found}`}.${left}`
  },
})

/**
 * Limits a report to the first three notes about records. If there are more, adds a summary that counts all notes by
 * kind and property.
 */
function digested(files: readonly FileReport[]): { files: FileReport[]; digest?: string[] } {
  const all = files.flatMap(({ records }) => records.flatMap(({ diagnostics }) => diagnostics))
  if (all.length <= shown) return { files: [...files] }
  const first = new Set(all.slice(0, shown))
  const fewer = files.map(file => ({
    ...file,
    records: file.records.map(record => ({
      ...record,
      diagnostics: record.diagnostics.filter(note => first.has(note)),
    })),
  }))
  const paragraphs = [...countedBy(all, ({ rule }) => rule.split('/').at(-1) ?? rule)].map(([kind, found]) => {
    const properties = countedBy(found, ({ property }) => property ?? 'outside the kernel')
    return `${kind}: ${[...properties].map(([name, list]) => named(name, list.length)).join(', ')}`
  })
  const heading = `… and ${all.length - shown} more; --losses all shows all losses. Count by property:`
  return { files: fewer, digest: [heading, ...paragraphs] }
}

const shown = 3

function countedBy(findings: readonly Diagnostic[], keyOf: (finding: Diagnostic) => string): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>()
  for (const finding of findings) {
    const group = groups.get(keyOf(finding))
    if (group === undefined) groups.set(keyOf(finding), [finding])
    else group.push(finding)
  }
  return groups
}

const named = (name: string, times: number): string => (times === 1 ? name : `${name} (${times})`)
