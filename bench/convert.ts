import { convert, type FormatId } from '../src/formats/index.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { compare } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/**
 * Conversion of a record from one JSON dialect to another, compared with JSON.parse and JSON.stringify of the same
 * bytes.
 */
export const conversion: Bench = {
  id: 'convert',
  async run(effort) {
    const rest = restRecords(200).map(record => JSON.stringify(record))
    const service = rest.map(text => converted(text, 'datacite-service'))
    return [
      row('datacite-rest', rest, 'datacite-service', effort),
      row('datacite-rest', rest, 'datacite-json-4.5', effort),
      row('datacite-rest', rest, 'datacite-rest-put', effort),
      row('datacite-rest', rest, 'datacite-rest', effort),
      row('datacite-rest', rest, 'citable-json', effort),
      row('datacite-service', service, 'datacite-rest', effort),
    ]
  },
}

function converted(text: string, to: FormatId): string {
  const result = convert(text, { to, pretty: false })
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  return result.text
}

function row(from: FormatId, texts: readonly string[], to: FormatId, effort: Effort): Row {
  const { baseline, candidate } = compare(
    () => texts.reduce((length, text) => length + JSON.stringify(JSON.parse(text)).length, 0),
    () => texts.reduce((length, text) => length + converted(text, to).length, 0),
    effort,
  )
  return {
    what: `${from} to ${to}, JSON.parse and JSON.stringify`,
    baseline: duration(baseline / texts.length),
    candidate: duration(candidate / texts.length),
    ratio: times(candidate / baseline),
    // citable-json also keeps members that only the source format has, so there are more bytes to write.
    ...(to !== 'citable-json' && { target: 'at most 2 ×', reached: candidate / baseline <= 2 }),
  }
}
