import { formats } from '../src/formats/formats.ts'
import { convert, type Format, type FormatId, readRecords } from '../src/formats/index.ts'
import type { Bench, Row } from './bench.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/**
 * Conversion from each foreign format to every other format except DataCite's, compared with reading and writing
 * separately. Reports the three pairs with the highest ratio.
 */
export const foreignPairs: Bench = {
  id: 'pairs',
  async run(effort) {
    const sources = formats.filter(isForeign).flatMap(format => sourceIn(format))
    const targets = formats.filter(({ id, write }) => write !== undefined && !id.startsWith('datacite'))
    const pairs = sources.flatMap(source =>
      targets.filter(({ id }) => id !== source.id).map(target => ratioOf(source, target, effort.isSmoke ? 1 : 8)),
    )
    // Pairs that look slow are measured once more.
    const slowest = pairs
      .sort((a, b) => b.ratio - a.ratio)
      .slice(0, 20)
      .map(({ source, target }) => ratioOf(source, target, effort.isSmoke ? 1 : 100))
      .sort((a, b) => b.ratio - a.ratio)
    return slowest.slice(0, 3).map(({ source, target, ratio, baseline, candidate }, place): Row => {
      const [from, to] = [source.id, target.id]
      const what = `${from} to ${to}, reading and writing (${place === 0 ? `worst of ${pairs.length} pairs` : 'next'})`
      const measured = { what, baseline: duration(baseline), candidate: duration(candidate), ratio: times(ratio) }
      return { ...measured, target: 'at most 1.3 ×', reached: ratio <= 1.3 }
    })
  },
}

interface Given {
  id: FormatId
  texts: readonly string[]
}

const isForeign = ({ id, read, write }: Format): boolean =>
  read !== undefined && write !== undefined && !/^datacite|^resource$|^citable-json$/.test(id)

function sourceIn({ id, write }: Format): Given[] {
  const records = readRecords(JSON.stringify({ data: restRecords(1).map(attributes => ({ attributes })) })).records
  const texts = records.map(({ record }) => write?.(record, { losses: false }).text ?? '')
  return texts.length === 0 ? [] : [{ id, texts }]
}

function sidesOf({ id, texts }: Given, { id: to, write }: Format): [apart: () => unknown, together: () => unknown] {
  return [
    () => texts.map(text => readRecords(text, { from: id }).records.map(({ record }) => write?.(record).text.length)),
    () => texts.map(text => convert(text, { from: id, to })),
  ]
}

/**
 * Returns the minimum processor time of each side over several alternating runs, and the ratio between them.
 *
 * The minimum is the time least affected by other load on the machine.
 */
function ratioOf(source: Given, target: Format, runs: number) {
  const [apart, together] = sidesOf(source, target)
  const least = { apart: Number.POSITIVE_INFINITY, together: Number.POSITIVE_INFINITY }
  for (let run = 0; run < runs; run++) {
    least.apart = Math.min(least.apart, processorTime(apart))
    least.together = Math.min(least.together, processorTime(together))
  }
  return { source, target, baseline: least.apart, candidate: least.together, ratio: least.together / least.apart }
}

function processorTime(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
