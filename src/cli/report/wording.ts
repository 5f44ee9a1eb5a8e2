import type { Diagnostic, RegistryEffect } from '../../diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { RecordReport } from '../../validation/report.ts'
import { oneLine } from '../text/printable.ts'
import { count, cut } from '../text/width.ts'
import { allFindings, type Report, type Summary } from './report.ts'

/** What the registry does about a finding, in words. */
export const effects: Readonly<Record<RegistryEffect, string>> = {
  rejects: 'DataCite would reject the record',
  drops: 'DataCite would drop the value',
  changes: 'DataCite would change the value',
  accepts: 'DataCite would accept it',
}

/** How a report speaks of what it is about: a check, or a conversion. */
export interface Wording {
  /** The heading of a report that has one. */
  title: string
  /** Format and kernel of a record, or whatever else is shown beside its name. */
  about(record: RecordReport<FormatId>): string
  /** What the registry does about a finding; undefined if that does not apply. */
  effect(diagnostic: Diagnostic): string | undefined
  /** Whether a record is valid; undefined if that was not checked. */
  outcome(record: RecordReport<FormatId>): RecordReport['outcome'] | undefined
  /** What of a run was too much to be shown, in paragraphs. */
  digest?: readonly string[]
  /** What a run came to, as a sentence or two. */
  verdict(report: Report): string
}

/** The words of `check`. */
export const checkWording: Wording = {
  title: 'citable check',
  about: ({ format, kernel, fair }) =>
    `${format}, kernel ${kernel}${fair === undefined ? '' : `, FAIR ${fair.score} of 100`}`,
  effect: ({ registry }) => effects[registry],
  outcome: ({ outcome }) => outcome,
  verdict,
}

/** The record's name for people: its DOI, else its number in the file, counted from 1. */
export const recordName = (record: RecordReport<FormatId>): string =>
  record.doi === undefined ? `record ${record.index + 1}` : cut(oneLine(record.doi), 80)

/** `Did you mean X?`, unless the message says so already. */
export function suggestion({ suggestions, message }: Diagnostic): string | undefined {
  const open = (suggestions ?? []).filter(text => text !== '' && !message.includes(text))
  return open.length === 0 ? undefined : `Did you mean ${open.slice(0, 3).map(oneLine).join(', ')}?`
}

/** What a run came to, as a sentence or two: `2 of 3 records are invalid: 4 errors, 1 warning.` */
export function verdict(report: Report): string {
  const { summary } = report
  const checked = `${count(summary.records, 'record')} in ${count(summary.files, 'file')} checked`
  const found = counts(summary)
  const unread = report.problems.length === 0 ? '' : ` ${count(report.problems.length, 'input')} could not be read.`
  if (found === '') return `${checked}, no problems found.${unread}`
  const fixable =
    report.fixable ?? [...allFindings(report)].filter(({ diagnostic }) => diagnostic.fix !== undefined).length
  const fixes = fixable === 0 ? '' : ` ${fixable} can be fixed.`
  const more =
    summary.notListed === undefined
      ? ''
      : ` The findings of ${count(summary.notListed, 'record')} are counted, not listed.`
  return `${checked}, ${summary.invalid} invalid: ${found}.${more}${fixes}${unread}`
}

const counts = ({ errors, warnings, infos }: Summary): string =>
  [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning'), infos > 0 && count(infos, 'info')]
    .filter(Boolean)
    .join(', ')
