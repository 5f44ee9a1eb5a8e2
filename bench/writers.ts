import Cite from 'citation-js'
import {
  biblatex,
  bibtex,
  convert,
  cslJson,
  dcatJson,
  type Format,
  readRecords,
  ris,
  schemaOrg,
} from '../src/formats/index.ts'
import type { Datacite } from '../src/model/index.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { compare, type Work } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/**
 * Writing parsed records, compared with `format('bibtex')` of citation-js for the same records as CSL-JSON.
 *
 * The comparison is made with and without loading the items. citation-js writes no abstract, keywords or licence; our
 * writers do.
 *
 * Also measures the time to find losses, and writing long polygons.
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
    const rows = [bibtex, biblatex, ris, cslJson, schemaOrg].flatMap(format =>
      baselines.map(baseline => row(format, given, baseline, effort)),
    )
    return [...rows, lossesRow(effort), ...[schemaOrg, dcatJson].map(format => polygonRow(format, effort))]
  },
}

interface Baseline {
  name: string
  work: Work
}

function row({ name, write }: Format, records: readonly Datacite[], against: Baseline, effort: Effort): Row {
  const { baseline, candidate } = compare(
    against.work,
    () => records.reduce((length, record) => length + (write?.(record, { losses: false }).text.length ?? 0), 0),
    effort,
  )
  const faster = baseline / candidate
  return {
    what: `${name} of a record without losses, ${against.name}`,
    baseline: duration(baseline / records.length),
    candidate: duration(candidate / records.length),
    ratio: `${times(faster)} faster`,
    target: 'at least 10 ×',
    reached: faster >= 10,
  }
}

function lossesRow(effort: Effort): Row {
  const texts = restRecords(100).map(record => JSON.stringify(record))
  const converted = (losses: boolean): number =>
    texts.reduce((length, text) => {
      const result = convert(text, { to: 'bibtex', losses })
      return length + (result.ok ? result.text.length : 0)
    }, 0)
  const { baseline, candidate } = compare(
    () => converted(false),
    () => converted(true),
    effort,
  )
  return {
    what: 'datacite-rest to BibTeX with losses, without',
    baseline: duration(baseline / texts.length),
    candidate: duration(candidate / texts.length),
    ratio: times(candidate / baseline),
    target: 'at most 2 ×',
    reached: candidate / baseline <= 2,
  }
}

function polygonRow({ name, write }: Format, effort: Effort): Row {
  const [few, many] = [withPolygon(8000), withPolygon(16_000)]
  const { baseline, candidate } = compare(
    () => write?.(few).text.length,
    () => write?.(many).text.length,
    effort,
  )
  return {
    what: `${name} of a polygon of 16,000 points, of 8,000`,
    baseline: duration(baseline),
    candidate: duration(candidate),
    ratio: times(candidate / baseline),
    target: 'at most 2.2 ×',
    reached: candidate / baseline <= 2.2,
  }
}

const withPolygon = (points: number): Datacite => ({
  doi: '10.5072/coast',
  titles: [{ title: 'Coast lines' }],
  geoLocations: [
    {
      geoLocationPolygon: Array.from({ length: points }, (_, index) => ({
        polygonPoint: { pointLongitude: (index % 360) - 180 + index / 1e6, pointLatitude: (index % 180) - 90 },
      })),
    },
  ],
})
