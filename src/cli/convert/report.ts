import type { FormatId } from '../../formats/format.ts'
import { latestKernel } from '../../kernel/kernels.ts'
import type { RecordReport } from '../../validation/report.ts'
import type { FileReport, Report, ReporterSettings } from '../report/report.ts'
import { summarise } from '../report/summarise.ts'
import type { Wording } from '../report/wording.ts'
import { type ReportFormat, reporters } from '../reporters/index.ts'
import { bounded } from '../text/bounded.ts'
import { safeJson } from '../text/printable.ts'
import { count } from '../text/wrap.ts'
import type { Conversion, ConversionSummary, ConvertedFile } from './conversion.ts'
import { summariseConversion } from './conversion.ts'
import { digested } from './digest.ts'
import { findingOf, type NoteKind } from './note.ts'

/** What a report on a conversion wants to know beside it. */
export interface ConversionSettings extends Omit<ReporterSettings, 'wording' | 'ruleFacts' | 'quiet' | 'maxProblems'> {
  command: 'convert' | 'upgrade'
  /** What records are written in, where that is another format. */
  to?: FormatId
  /** The kinds of notes that make the run fail. */
  failing: readonly NoteKind[]
  /** Whether a report for people shows the first notes and counts the rest, or shows all. */
  losses: 'summary' | 'all'
}

/** Writes down what a conversion cost, in the format of a report. */
export function conversionReport(conversion: Conversion, format: ReportFormat, settings: ConversionSettings): string {
  const summary = summariseConversion(conversion)
  if (format === 'json') {
    const results = conversion.files.flatMap(resultsOf)
    return `${safeJson({ version: 1, command: settings.command, results, summary }, 2)}\n`
  }
  if (format === 'ndjson')
    return conversion.files
      .flatMap(resultsOf)
      .map(result => `${safeJson(result)}\n`)
      .join('')
  const all = conversion.files.map(file => fileReport(file, settings))
  const { files, digest } = format === 'pretty' && settings.losses === 'summary' ? digested(all) : { files: all }
  const report: Report = { files, problems: conversion.problems, summary: summarise(all) }
  const wording = { ...wordingOf(settings, summary), ...(digest && { digest }) }
  return reporters[format](report, { ...settings, wording, quiet: false, maxProblems: 100, ruleFacts: () => undefined })
}

/** The results of a file: one about the file where there is something to say about it, then one a record. */
function resultsOf({ file, output, isWritten, diagnostics, records }: ConvertedFile): object[] {
  const place = { file, written: isWritten, ...(output !== undefined && { output }) }
  return [
    ...(diagnostics.length > 0 ? [{ ...place, diagnostics }] : []),
    ...records.map(({ notes, ...record }) => ({ ...place, ...record, notes: notes.map(note => bounded(note)) })),
  ]
}

const fileReport = (
  { file, diagnostics, records, excerpt }: ConvertedFile,
  { command, failing }: ConversionSettings,
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

/** A conversion asks neither whether a record is valid nor what the registry would do. */
const wordingOf = ({ command, to }: ConversionSettings, summary: ConversionSummary): Wording => ({
  title: `citable ${command}`,
  about: ({ format }) => (to === undefined ? format : `${format} → ${to}`),
  effect: () => undefined,
  outcome: () => undefined,
  verdict: () => {
    const { files, written, records } = summary
    const done = `${count(records, 'record')} in ${count(written, 'file')} ${command === 'convert' ? 'converted' : 'upgraded'}`
    const kinds = (['lost', 'changed', 'invented', 'missing', 'suggested'] as const).filter(kind => summary[kind] > 0)
    const found = kinds.map(kind => `${summary[kind]} ${kind}`).join(', ')
    const left = files > written ? ` ${count(files - written, 'file')} left out.` : ''
    return `${done}${found === '' ? '' : `: ${found}`}.${left}`
  },
})
