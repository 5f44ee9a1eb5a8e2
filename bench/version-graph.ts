import { versionGraph } from '../src/versions/index.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { type Comparison, compare } from './measure.ts'
import { seeded } from './random.ts'
import { duration, times } from './units.ts'

/**
 * The time to build and query the version graph, compared with the time to build a Map of the same DOIs.
 *
 * Also measures how the time per record grows from ten thousand records to a million.
 */
export const versionGraphs: Bench = {
  id: 'versions',
  async run(effort) {
    const counts = effort.isSmoke ? [1e2, 1e3, 1e4] : [1e4, 1e5, 1e6]
    const measured = counts.map(count => ({ count, ...graphAgainstMap(count, answer, effort) }))
    const [first, middle, last] = measured
    if (first === undefined || middle === undefined || last === undefined) return []
    const lists = { count: middle.count, ...graphAgainstMap(middle.count, writeLists, effort) }
    return [
      ...measured.map(one => row('version graph', one, one === last)),
      growth(first, last),
      row('  and all its lists', lists, false),
    ]
  },
}

type Records = readonly VersionedRecord[]

const answer = (records: Records): unknown => versionGraph(records).latest(records[0]?.doi ?? '')

/** Builds the graph and reads all its lists, because each list is built only on first use. */
function writeLists(records: Records): number {
  const { nodes, edges, chains, warnings } = versionGraph(records)
  return nodes.length + edges.length + chains.length + warnings.length
}

interface Measured extends Comparison {
  count: number
}

function graphAgainstMap(count: number, work: (records: Records) => unknown, effort: Effort): Comparison {
  const records = versionedRecords(count)
  const map = () => {
    const byDoi = new Map<string, VersionedRecord>()
    for (const record of records) byDoi.set(record.doi, record)
    return byDoi.size
  }
  return compare(map, () => work(records), effort)
}

function row(what: string, { count, baseline, candidate }: Measured, hasTarget: boolean): Row {
  const ratio = candidate / baseline
  const shown = {
    what: `${what}, Map of ${count.toLocaleString('en-US')} DOIs`,
    baseline: duration(baseline),
    candidate: duration(candidate),
    ratio: times(ratio),
  }
  return hasTarget ? { ...shown, target: 'at most 4 ×', reached: ratio <= 4 } : shown
}

/**
 * Returns a row with the time per record in the large set divided by that in the small set. Linear growth would give 1,
 * except for the effects of the processor's caches.
 */
function growth(few: Measured, many: Measured): Row {
  const grown = (side: 'baseline' | 'candidate') => many[side] / many.count / (few[side] / few.count)
  return {
    what: `  a record's cost among ${many.count.toLocaleString('en-US')} over ${few.count.toLocaleString('en-US')}`,
    baseline: times(grown('baseline')),
    candidate: times(grown('candidate')),
    ratio: times(grown('candidate') / grown('baseline')),
    target: 'at most 2 ×',
    reached: grown('candidate') / grown('baseline') <= 2,
  }
}

interface VersionedRecord {
  doi: string
  version: string
  titles: { title: string }[]
  publicationYear: number
  relatedIdentifiers: { relatedIdentifier: string; relatedIdentifierType: 'DOI'; relationType: string }[]
}

/** Returns records in chains of one to seven versions that link to their neighbours, in random order. */
function versionedRecords(count: number): VersionedRecord[] {
  const random = seeded(count)
  const records: VersionedRecord[] = []
  while (records.length < count) {
    const stem = `10.5072/series.${records.length}`
    const length = Math.min(1 + random.below(7), count - records.length)
    const doi = (version: number) => (version === 1 ? stem : `${stem}.${version}`)
    const link = (version: number, relationType: string) =>
      version < 1 || version > length
        ? []
        : [{ relatedIdentifier: doi(version), relatedIdentifierType: 'DOI' as const, relationType }]
    for (let version = 1; version <= length; version++) {
      records.push({
        doi: doi(version),
        version: `${version}.0`,
        titles: [{ title: 'Rainfall' }],
        publicationYear: 2000 + version,
        relatedIdentifiers: [...link(version - 1, 'IsNewVersionOf'), ...link(version + 1, 'IsPreviousVersionOf')],
      })
    }
  }
  for (let last = records.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const [a, b] = [records[last], records[other]]
    if (a !== undefined && b !== undefined) [records[last], records[other]] = [b, a]
  }
  return records
}
