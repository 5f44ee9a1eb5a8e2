import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Message } from '../../messages/message.ts'
import type { RecordReport } from '../../validation/report.ts'
import { english, type Say } from '../language/language.ts'
import { oneLine } from '../text/printable.ts'
import { cut } from '../text/width.ts'
import { allFindings, type Report } from './report.ts'
import { reportPhrase } from './texts.ts'

/** The wording of a report, which differs between checks and conversions. */
export interface Wording {
  /** The heading, for formats with one. */
  title: string
  /** Formats the texts around findings, in the language of the report. */
  say: Say
  /** Returns the format and kernel of a record, or other details shown next to its name. */
  about(record: RecordReport<FormatId>): string
  /** Describes the effect of a finding on registration. Returns undefined if no effect is reported. */
  effect(diagnostic: Diagnostic): string | undefined
  /** Returns the validity of a record; undefined if it was not checked. */
  outcome(record: RecordReport<FormatId>): RecordReport['outcome'] | undefined
  /** Paragraphs that summarise a result that is too long to show. */
  digest?: readonly string[]
  /** The command-line option that includes every finding in the report. */
  allFindings: string
  /** Summarises a run in a few sentences. */
  verdict(report: Report): string
}

/** Returns the wording of `check` in a language. */
export const checkWordingIn = (say: Say): Wording => ({
  title: 'citable check',
  say,
  about: ({ format, kernel, fair }) =>
    [
      format,
      say(reportPhrase('kernel', { kernel })),
      ...(fair === undefined ? [] : [say(reportPhrase('fairScore', { score: fair.score }))]),
    ].join(', '),
  effect: ({ registry }) => say(reportPhrase(registry)),
  outcome: ({ outcome }) => outcome,
  allFindings: '--output sarif=report.sarif',
  verdict: report => verdict(report, say),
})

/** The wording of `check` in English. */
export const checkWording: Wording = checkWordingIn(english.say)

/** Returns the display name of a record: its DOI, else its number in the file, counted from 1. */
export const recordName = (record: RecordReport<FormatId>, say: Say = english.say): string =>
  record.doi === undefined ? say(reportPhrase('record', { number: record.index + 1 })) : cut(oneLine(record.doi), 80)

/**
 * Returns `Did you mean X?` with up to three suggestions that the message does not contain. Returns undefined if there
 * are none.
 */
export function suggestion({ suggestions, message }: Diagnostic, say: Say): string | undefined {
  const open = (suggestions ?? []).filter(text => text !== '' && !message.includes(text))
  return open.length === 0
    ? undefined
    : say(reportPhrase('didYouMean', { values: open.slice(0, 3).map(oneLine).join(', ') }))
}

/** Summarises a run: the number of records checked, the findings by severity, and further counts that are not 0. */
export function verdict(report: Report, say: Say): string {
  const fixable =
    report.fixable ?? [...allFindings(report)].filter(({ diagnostic }) => diagnostic.fix !== undefined).length
  const { records, files, invalid, errors, warnings, infos, notListed, inDrafts, skipped } = report.summary
  const { known = 0, suppressed = 0 } = report.summary
  const found = [
    ...(errors > 0 ? [reportPhrase('errors', { number: errors })] : []),
    ...(warnings > 0 ? [reportPhrase('warnings', { number: warnings })] : []),
    ...(infos > 0 ? [reportPhrase('infos', { number: infos })] : []),
  ]
  const isClean = found.length === 0
  const unread = report.problems.length
  return [
    isClean
      ? reportPhrase('clean', { records, files })
      : reportPhrase('checked', { records, files, invalid, found: found.map(say).join(', ') }),
    ...(isClean || notListed === undefined ? [] : [reportPhrase('notListed', { records: notListed })]),
    ...(inDrafts === undefined ? [] : [reportPhrase('inDrafts', { number: inDrafts })]),
    ...(isClean || fixable === 0 ? [] : [reportPhrase('fixable', { number: fixable })]),
    ...(unread === 0 ? [] : [reportPhrase('unread', { inputs: unread })]),
    ...hiddenPhrases({ known, suppressed }),
    ...(skipped === undefined ? [] : [reportPhrase('skipped', { number: skipped })]),
  ]
    .map(say)
    .join(' ')
}

/**
 * Returns a list with the phrase that counts the findings hidden by a baseline or by suppressions, or an empty list if
 * none are hidden.
 */
export function hiddenPhrases({ known, suppressed }: { known: number; suppressed: number }): Message[] {
  const key = known === 0 ? 'suppressed' : suppressed === 0 ? 'known' : 'knownAndSuppressed'
  return known + suppressed === 0 ? [] : [reportPhrase(key, { known, suppressed })]
}

/** Renders the position of a finding in embedded XML; undefined for any other finding. */
export const placeInXml = ({ xmlPosition: place }: Diagnostic, say: Say): string | undefined =>
  place && say(reportPhrase('placeInXml', { line: place.start.line, column: place.start.column }))
