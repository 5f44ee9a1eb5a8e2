import Cite from 'citation-js'
import { citation } from '../src/citation/index.ts'
import type { Bench, Row } from './bench.ts'
import { type Comparison, compare } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/** The time to cite a record in the styles `house` and `datacite`, compared with citation-js in the APA style. */
export const houseCitation: Bench = {
  id: 'citation',
  async run(effort) {
    const [record = {}] = restRecords(1)
    const csl = cslOf(record as RestRecord)
    const cite = new Cite(csl)
    const apa = { template: 'apa', lang: 'en-US', format: 'text' } as const
    const written = () => cite.format('bibliography', apa)
    return [
      row(
        'house citation, citation-js APA (already read)',
        compare(written, () => citation(record), effort),
      ),
      row(
        'house citation, citation-js APA (reading included)',
        compare(
          () => new Cite(csl).format('bibliography', apa),
          () => citation(record),
          effort,
        ),
      ),
      row(
        'DataCite citation, citation-js APA (already read)',
        compare(written, () => citation(record, { style: 'datacite' }), effort),
      ),
    ]
  },
}

function row(what: string, { baseline, candidate }: Comparison): Row {
  const faster = baseline / candidate
  return {
    what,
    baseline: duration(baseline),
    candidate: duration(candidate),
    ratio: `${times(faster)} faster`,
    target: 'at least 500 ×',
    reached: faster >= 500,
  }
}

interface RestRecord {
  doi: string
  creators: { givenName: string; familyName: string }[]
  titles: { title: string }[]
  publisher: string
  publicationYear: number
  version: string
}

const cslOf = ({ doi, creators, titles, publisher, publicationYear, version }: RestRecord): object => ({
  id: doi,
  type: 'dataset',
  DOI: doi,
  URL: `https://doi.org/${doi}`,
  title: titles[0]?.title,
  author: creators.map(({ givenName, familyName }) => ({ given: givenName, family: familyName })),
  issued: { 'date-parts': [[publicationYear]] },
  publisher,
  version,
})
