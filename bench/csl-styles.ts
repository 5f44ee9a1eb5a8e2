import { existsSync, readFileSync } from 'node:fs'
import { bibliography } from '../src/citation/csl/index.ts'
import { shippedStyles } from '../src/citation/csl/style/shipped-styles.ts'
import { cslJson } from '../src/formats/index.ts'
import { citeproc } from '../test/citation/csl/oracle/citeproc.ts'
import type { Effort, Row } from './bench.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/** The core CSL styles, named as in Debian's package citation-style-language-styles. */
const coreStyles = [
  'apa',
  'chicago-author-date',
  'chicago-note-bibliography',
  'modern-language-association',
  'vancouver',
  'ieee',
  'harvard-cite-them-right',
  'nature',
  'science',
  'cell',
  'elsevier-harvard',
  'springer-basic-author-date',
  'american-medical-association',
  'american-chemical-society',
  'acm-sig-proceedings',
  'din-1505-2',
  'iso690-author-date-en',
  'council-of-science-editors-author-date',
  'copernicus-publications',
]

const folder = '/usr/share/citation-style-language'

/**
 * Measures the CPU time of bibliographies in the core styles, compared with citeproc-js alone.
 *
 * Both engines get the same CSL-JSON items and write text, and citeproc-js is set up before the measurement.
 *
 * Without Debian's styles, measures only APA.
 */
export async function citedInStyles(effort: Effort): Promise<Row[]> {
  const styles = existsSync(`${folder}/styles/apa.csl`) ? coreStyles : ['apa']
  const rows: Row[] = []
  for (const count of effort.isSmoke ? [1, 20] : [1, 20, 200, 2000]) {
    const chosen = effort.isSmoke ? styles.slice(0, 2) : styles
    const measured: Measured[] = []
    for (const style of chosen) measured.push({ style, ...(await measure(style, count, effort)) })
    rows.push(...rowsOf(measured, count))
  }
  return rows
}

interface Spent {
  baseline: number
  candidate: number
}

interface Measured extends Spent {
  style: string
}

function rowsOf(measured: readonly Measured[], count: number): Row[] {
  const ratioOf = ({ baseline, candidate }: Spent): number => candidate / baseline
  const [slowest] = measured.toSorted((a, b) => ratioOf(b) - ratioOf(a))
  if (slowest === undefined) return []
  const mean = {
    baseline: geometricMean(measured.map(({ baseline }) => baseline)),
    candidate: geometricMean(measured.map(({ candidate }) => candidate)),
  }
  const row = (what: string, spent: Spent, most: number): Row => ({
    what,
    baseline: duration(spent.baseline),
    candidate: duration(spent.candidate),
    ratio: times(ratioOf(spent)),
    target: `at most ${most} ×`,
    reached: ratioOf(spent) <= most,
  })
  const styles = measured.length === 1 ? 'one style' : `${measured.length} styles`
  return [
    row(`bibliography of ${count} items, mean of ${styles}, citeproc-js alone`, mean, 0.01),
    row(`bibliography of ${count} items, slowest: ${slowest.style}`, slowest, 0.02),
  ]
}

const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

/**
 * Returns the minimum CPU time in milliseconds of one bibliography on each side, from several alternating measurements.
 */
async function measure(style: string, count: number, effort: Effort): Promise<Spent> {
  const items = itemsOf(restRecords(count))
  const xml = await styleText(style)
  const baseline = await engineAlone(items, xml)
  const candidate = () => bibliography(items, { style: xml, locale: 'en-US' })
  const rounds = effort.isSmoke ? 1 : count > 200 ? 2 : 3
  const least = { baseline: Number.POSITIVE_INFINITY, candidate: Number.POSITIVE_INFINITY }
  for (let round = 0; round < rounds; round++) {
    // Garbage of one side must not be collected in the time of the other.
    if (count > 200) globalThis.gc?.()
    least.baseline = Math.min(least.baseline, await spentOn(baseline, effort.isSmoke ? 1 : Math.ceil(40 / count)))
    if (count > 200) globalThis.gc?.()
    // Our engine is so much faster that it needs several hundred entries to warm up.
    for (let repeat = 0; repeat < 3; repeat++) {
      const repeats = effort.isSmoke ? 1 : Math.max(2, Math.ceil(800 / count))
      least.candidate = Math.min(least.candidate, await spentOn(candidate, repeats))
    }
  }
  return least
}

/** Runs `work` `repeats` times and returns the mean CPU time of one run in milliseconds. */
export async function spentOn(work: () => unknown, repeats: number): Promise<number> {
  const before = process.cpuUsage()
  for (let done = 0; done < repeats; done++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / repeats
}

/** Returns records as CSL-JSON items. */
export const itemsOf = (records: readonly object[]): { id: string }[] =>
  JSON.parse(cslJson.writeAll?.(records).text ?? '[]')

async function styleText(id: string): Promise<string> {
  const file = `${folder}/styles/${id}.csl`
  return existsSync(file) ? readFileSync(file, 'utf8') : ((await shippedStyles.style(id)) ?? '')
}

/** Returns a function that renders a bibliography as text with citeproc-js alone. The engine is set up in advance. */
export async function engineAlone(given: readonly { id: string }[], style?: string): Promise<() => void> {
  const items = new Map(given.map(item => [item.id, item]))
  const locale = await shippedStyles.locale('en-US')
  const sys = { retrieveLocale: () => locale ?? '', retrieveItem: (id: string) => items.get(id) ?? {} }
  const engine = new citeproc.Engine(sys, style ?? (await shippedStyles.style('apa')) ?? '', 'en-US', true)
  engine.setOutputFormat('text')
  return () => {
    engine.updateItems([...items.keys()])
    engine.makeBibliography()
    engine.updateItems([])
  }
}
