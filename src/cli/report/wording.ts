import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { RecordReport } from '../../validation/report.ts'
import { englishPhrases } from '../language/english.ts'
import type { Phrases } from '../language/phrases.ts'
import { oneLine } from '../text/printable.ts'
import { cut } from '../text/width.ts'
import { allFindings, type Report } from './report.ts'

/** How a report speaks of what it is about: a check, or a conversion. */
export interface Wording {
  /** The heading of a report that has one. */
  title: string
  /** What is said around findings, in the language of the report. */
  phrases: Phrases
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

/** The words of `check` in a language. */
export const checkWordingIn = (phrases: Phrases): Wording => ({
  title: 'citable check',
  phrases,
  about: ({ format, kernel, fair }) =>
    [format, phrases.kernel(kernel), ...(fair === undefined ? [] : [phrases.fairScore(fair.score)])].join(', '),
  effect: ({ registry }) => phrases.effects[registry],
  outcome: ({ outcome }) => outcome,
  verdict: report => verdict(report, phrases),
})

/** The words of `check` in English. */
export const checkWording: Wording = checkWordingIn(englishPhrases)

/** The record's name for people: its DOI, else its number in the file, counted from 1. */
export const recordName = (record: RecordReport<FormatId>, { record: numbered }: Phrases = englishPhrases): string =>
  record.doi === undefined ? numbered(record.index + 1) : cut(oneLine(record.doi), 80)

/** `Did you mean X?`, unless the message says so already. */
export function suggestion({ suggestions, message }: Diagnostic, phrases: Phrases): string | undefined {
  const open = (suggestions ?? []).filter(text => text !== '' && !message.includes(text))
  return open.length === 0 ? undefined : phrases.didYouMean(open.slice(0, 3).map(oneLine))
}

/** What a run came to, as a sentence or two: `2 of 3 records are invalid: 4 errors, 1 warning.` */
export function verdict(report: Report, phrases: Phrases): string {
  const fixable =
    report.fixable ?? [...allFindings(report)].filter(({ diagnostic }) => diagnostic.fix !== undefined).length
  return phrases.verdict(report.summary, { fixable, unread: report.problems.length })
}

/** Where a finding stands in XML that the file carries. */
export const placeInXml = ({ xmlPosition: place }: Diagnostic, phrases: Phrases): string | undefined =>
  place && phrases.placeInXml(place.start.line, place.start.column)
