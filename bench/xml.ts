import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDataciteXml } from '../src/datacite/xml/writing/write.ts'
import { readRecords } from '../src/formats/index.ts'
import { latestKernel } from '../src/kernel/kernels.ts'
import { check } from '../src/validation/check.ts'
import { missingXmllint, Xmllint } from '../test/xsd/xmllint.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { median } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/**
 * Reading and checking XML, compared with `xmllint --schema` on the same files; neither side includes process start-up.
 */
export const xmlCheck: Bench = {
  id: 'xml',
  async run(effort) {
    const count = effort.isSmoke ? 50 : 5000
    const what = `check of ${count.toLocaleString('en-US')} XML files, xmllint --schema`
    if (missingXmllint !== undefined) return [{ what: `${what} (not measured: xmllint is not installed)`, ...nothing }]
    const xmllint = new Xmllint()
    try {
      return [row(what, xmllint, xmllint.write(documents(count)), effort)]
    } finally {
      xmllint.remove()
    }
  },
}

const nothing = { baseline: '', candidate: '', ratio: '' }

/** Returns valid DataCite XML documents of about 4 kB each. */
const documents = (count: number): string[] =>
  restRecords(count)
    .flatMap(record => readRecords(JSON.stringify(record)).records)
    .map(({ record: { extras, ...record } }) => writeDataciteXml(record).text)

function row(what: string, xmllint: Xmllint, names: readonly string[], { rounds }: Effort): Row {
  const paths = names.map(name => join(xmllint.folder, name))
  const checkAll = (): number => paths.reduce((found, path) => found + findingsOf(readFileSync(path)), 0)
  const found = checkAll() + xmllint.validate(names, latestKernel).filter(({ isValid }) => !isValid).length
  const all: number[] = []
  const one: number[] = []
  const ours: number[] = []
  // In turn, so that other load on the machine affects all three.
  for (let round = 0; round < rounds; round++) {
    all.push(timeOf(() => xmllint.run(names, latestKernel)))
    // A run over one file spends nearly all its time on starting the process and reading the schema.
    one.push(timeOf(() => xmllint.run(names.slice(0, 1), latestKernel)))
    ours.push(timeOf(checkAll))
  }
  const baseline = median(all) - median(one)
  const candidate = median(ours)
  return {
    what: found === 0 ? what : `${what} (not clean: ${found} findings)`,
    baseline: duration(baseline / names.length),
    candidate: duration(candidate / names.length),
    ratio: times(candidate / baseline),
    target: 'at most 2 ×',
    reached: candidate / baseline <= 2,
  }
}

function findingsOf(xml: Uint8Array): number {
  const { records, diagnostics } = check(xml)
  return records.reduce((found, record) => found + record.diagnostics.length, diagnostics.length)
}

function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
