import type { About } from '../../pieces/check.ts'
import type { FileReport } from '../report.ts'
import { findingsOf } from '../report.ts'

/** The number of findings per rule, and the number of records and invalid records per kernel, client and year. */
export interface Counts {
  rules: Record<string, number>
  kernels: Record<string, Tally>
  clients: Record<string, Tally>
  years: Record<string, Tally>
}

export interface Tally {
  records: number
  invalid: number
}

export const noCounts = (): Counts => ({
  rules: Object.create(null),
  kernels: Object.create(null),
  clients: Object.create(null),
  years: Object.create(null),
})

/** Adds the findings and records of a part of a file to the counts. */
export function countPart(counts: Counts, file: FileReport, about: readonly About[]): void {
  for (const { diagnostic } of findingsOf(file))
    counts.rules[diagnostic.rule] = (counts.rules[diagnostic.rule] ?? 0) + 1
  for (const [index, { kernel, outcome }] of file.records.entries()) {
    const { client, year } = about[index] ?? {}
    const isInvalid = outcome === 'invalid'
    tally(counts.kernels, kernel, isInvalid)
    if (client !== undefined) tally(counts.clients, client, isInvalid)
    if (year !== undefined) tally(counts.years, year, isInvalid)
  }
}

function tally(tallies: Record<string, Tally>, name: string, isInvalid: boolean): void {
  const { records, invalid } = tallies[name] ?? { records: 0, invalid: 0 }
  tallies[name] = { records: records + 1, invalid: invalid + (isInvalid ? 1 : 0) }
}

/** Adds the counts of another run to `counts`, and returns `counts`. */
export function addCounts(counts: Counts, more: Counts): Counts {
  for (const [rule, count] of Object.entries(more.rules)) counts.rules[rule] = (counts.rules[rule] ?? 0) + count
  for (const kind of ['kernels', 'clients', 'years'] as const)
    for (const [name, { records, invalid }] of Object.entries(more[kind])) {
      const one = counts[kind][name] ?? { records: 0, invalid: 0 }
      counts[kind][name] = { records: one.records + records, invalid: one.invalid + invalid }
    }
  return counts
}

/** Sorts the counts by name. */
export const orderedCounts = ({ rules, kernels, clients, years }: Counts): Counts => ({
  rules: ordered(rules),
  kernels: ordered(kernels),
  clients: ordered(clients),
  years: ordered(years),
})

const ordered = <T>(named: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
