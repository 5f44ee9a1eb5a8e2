import type { RegistryEffect, Severity } from '../../core/diagnostic.ts'
import type { Summary } from '../report/report.ts'
import type { WantedProperty } from '../stats/facts.ts'

/** What the command itself says around findings, in one language. */
export interface Phrases {
  severities: Readonly<Record<Severity, string>>
  outcomes: Readonly<Record<'valid' | 'invalid', string>>
  /** What the registry does about a finding. */
  effects: Readonly<Record<RegistryEffect, string>>
  /** A record by its number, counted from 1, with the number of all if that is known. */
  record(number: number, total?: number): string
  kernel(kernel: string): string
  fairScore(score: number): string
  place(place: string): string
  /** Where something stands in XML that a file carries. */
  placeInXml(line: number, column: number): string
  didYouMean(values: readonly string[]): string
  fix(description: string, safe: boolean): string
  /** How many findings are not shown, of a file or of all. */
  moreProblems(number: number, file?: string): string
  /** The heads of a table of findings: of the columns severity, place, record, rule and message. */
  columns: readonly [string, string, string, string, string]
  /** What a check came to. */
  verdict(summary: Summary, counts: { fixable: number; unread: number }): string
  /** That there are more warnings than are allowed. */
  tooManyWarnings(warnings: number, allowed: number): string
  /** What of a run is not in its report. */
  silent(counts: { suppressed: number; known: number; gone: number }): string[]
  baselineWritten(findings: number, baseline: string): string
  /** That a watch goes on. */
  waiting: string
  counts: {
    rules: string
    kernels: string
    clients: string
    years: string
    invalid: string
    more(number: number): string
  }
  fixes: FixPhrases
  statistics: StatisticsPhrases
  predictions: PredictionPhrases
  page: PagePhrases
  hover: HoverPhrases
}

/** What editors show of a property besides its description. */
interface HoverPhrases {
  oneOf(terms: string): string
  since(kernel: string): string
}

/** What reports on collections say. */
export interface StatisticsPhrases {
  /** The language in which numbers are written. */
  locale: string
  heading(records: string): string
  /** The names of the figures above the tables. */
  figures: Readonly<Record<'records' | 'files' | 'valid' | 'errors' | 'warnings' | 'infos' | 'score', string>>
  titles: Readonly<
    Record<
      'severities' | 'effects' | 'rules' | 'kernels' | 'types' | 'years' | 'clients' | 'wanted' | 'metrics',
      string
    >
  >
  /** The heading of the table of scores, with the change of the mean if there is one. */
  scores(mean: string, change?: string): string
  units: Readonly<Record<'findings' | 'records' | 'ofRecords' | 'ofPoints', string>>
  effects: Readonly<Record<RegistryEffect, string>>
  /** The properties whose share is told, by their ways through the record. */
  wanted: Readonly<Record<WantedProperty, string>>
  /** What records have that say nothing about their type or year. */
  none: string
  invalid(number: string): string
  inRecords(number: number, text: string): string
  new: string
  more(number: number): string
  before(number: number): string
  footer(isCompared: boolean): string
  verdict(summary: Summary): string
}

/** What `fix` says. */
interface FixPhrases {
  /** That a rule's findings were fixed, or can be. */
  done(rule: string, times: number, isDone: boolean): string
  /** That fixes were not made; `places` are rules with pointers, and there are `more` of them. */
  refused(places: string, more: number): string
  /** What a run came to; of the findings that are left, `fixable` could be fixed too. */
  verdict(counts: { fixes: number; files: number; left: number; fixable: number }, isDone: boolean): string
  /** That findings left a baseline. */
  settledIn(settled: number, baseline: string): string
  /** That what was fixed hid other findings, which the baseline has now. */
  broughtToLight(findings: number, baseline: string): string
}

/** What `predict` says. */
interface PredictionPhrases {
  sentAs(way: string): string
  verdict(counts: { records: number; refused: number; changed: number }): string
  hint: string
}

/** What the page of a rule says. */
interface PagePhrases {
  onlyIn(profiles: readonly string[]): string
  why: string
  passes: string
  fails: string
  references: string
  thisPage: string
  theRecord: string
}
