import Cite from 'citation-js'
import type { Format } from '../src/formats/index.ts'
import { biblatex, bibtex, cslJson, readRecords, ris, schemaOrg } from '../src/formats/index.ts'
import type { Datacite } from '../src/model/index.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { compare } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/** Writing records that are read already, against `format('bibtex')` of citation-js on the same records. */
export const writerBench: Bench = {
  id: 'writers',
  async run(effort) {
    const { records } = readRecords(
      restRecords(20)
        .map(record => JSON.stringify(record))
        .join('\n'),
    )
    const given = records.map(({ record }) => record)
    const items: object[] = given.flatMap(record => JSON.parse(cslJson.write?.(record).text ?? '[]'))
    const cite = new Cite(items)
    return [bibtex, biblatex, ris, cslJson, schemaOrg].map(format => row(format, given, cite, effort))
  },
}

function row({ name, write }: Format, records: readonly Datacite[], cite: Cite, effort: Effort): Row {
  const { baseline, candidate } = compare(
    () => cite.format('bibtex'),
    () => records.reduce((length, record) => length + (write?.(record).text.length ?? 0), 0),
    effort,
  )
  const faster = baseline / candidate
  return {
    what: `${name} of a record (losses not asked for), BibTeX of citation-js`,
    baseline: duration(baseline / records.length),
    candidate: duration(candidate / records.length),
    ratio: `${times(faster)} faster`,
    target: 'at least 10 ×',
    reached: faster >= 10,
  }
}
