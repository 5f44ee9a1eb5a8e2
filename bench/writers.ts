import Cite from 'citation-js'
import type { Format } from '../src/formats/index.ts'
import { biblatex, bibtex, cslJson, readRecords, ris, schemaOrg } from '../src/formats/index.ts'
import type { Datacite } from '../src/model/index.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { compare, type Work } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/**
 * Writing records that are read already, against citation-js on CSL-JSON of the same records: `format('bibtex')` alone, of items
 * that it has taken in beforehand, and with taking them in, which is what a caller waits for who has a record and wants BibTeX.
 * It writes neither abstract nor keywords nor licence, which ours do.
 */
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
    const baselines: readonly Baseline[] = [
      { name: "format('bibtex') of citation-js", work: () => cite.format('bibtex') },
      {
        name: "new Cite and format('bibtex') of citation-js",
        work: () => items.reduce<number>((length, item) => length + new Cite(item).format('bibtex').length, 0),
      },
    ]
    return [bibtex, biblatex, ris, cslJson, schemaOrg].flatMap(format =>
      baselines.map(baseline => row(format, given, baseline, effort)),
    )
  },
}

interface Baseline {
  name: string
  work: Work
}

function row({ name, write }: Format, records: readonly Datacite[], against: Baseline, effort: Effort): Row {
  const { baseline, candidate } = compare(
    against.work,
    () => records.reduce((length, record) => length + (write?.(record).text.length ?? 0), 0),
    effort,
  )
  const faster = baseline / candidate
  return {
    what: `${name} of a record (losses not asked for), ${against.name}`,
    baseline: duration(baseline / records.length),
    candidate: duration(candidate / records.length),
    ratio: `${times(faster)} faster`,
    target: 'at least 10 ×',
    reached: faster >= 10,
  }
}
