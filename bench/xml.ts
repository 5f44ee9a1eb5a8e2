import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeXml } from '../src/formats/datacite-xml/write.ts'
import { readRecords } from '../src/formats/index.ts'
import { latestKernel } from '../src/kernel/kernels.ts'
import { check } from '../src/validation/check.ts'
import { hasXmllint, Xmllint } from '../test/xsd/xmllint.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { compare } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/** XML read and checked against `xmllint --schema` on the same files; what a process takes to start is on neither side. */
export const xmlCheck: Bench = {
  id: 'xml',
  async run(effort) {
    const count = effort.isSmoke ? 50 : 5000
    const what = `check of ${count.toLocaleString('en-US')} XML files, xmllint --schema`
    if (!hasXmllint) return [{ what: `${what} (not measured: xmllint is not installed)`, ...nothing }]
    const xmllint = new Xmllint()
    try {
      return [row(what, xmllint, xmllint.write(documents(count)), effort)]
    } finally {
      xmllint.remove()
    }
  },
}

const nothing = { baseline: '', candidate: '', ratio: '' }

/** Valid documents of about 4 kB, as the kernel's XML. */
const documents = (count: number): string[] =>
  restRecords(count)
    .flatMap(record => readRecords(JSON.stringify(record)).records)
    .map(({ record: { extras, ...record } }) => writeXml(record).text)

function row(what: string, xmllint: Xmllint, names: readonly string[], effort: Effort): Row {
  const paths = names.map(name => join(xmllint.folder, name))
  const checkAll = (): number =>
    paths.reduce((found, path) => {
      const { records, diagnostics } = check(readFileSync(path))
      return found + diagnostics.length + records.reduce((sum, record) => sum + record.diagnostics.length, 0)
    }, 0)
  const all = compare(() => xmllint.run(names, latestKernel), checkAll, effort)
  const one = compare(
    () => xmllint.run(names.slice(0, 1), latestKernel),
    () => undefined,
    effort,
    1,
  )
  // Of a run over one file, nearly all is the start of the process and the reading of the schema.
  const baseline = all.baseline - one.baseline
  const refused = xmllint.validate(names, latestKernel).filter(({ isValid }) => !isValid).length
  const found = checkAll() + refused
  return {
    what: found === 0 ? what : `${what} (not clean: ${found} findings)`,
    baseline: duration(baseline / names.length),
    candidate: duration(all.candidate / names.length),
    ratio: times(all.candidate / baseline),
    target: 'at most 2 ×',
    reached: all.candidate / baseline <= 2,
  }
}
