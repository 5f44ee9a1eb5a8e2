import { writeDataciteXml } from '../src/datacite/xml/writing/write.ts'
import { readRecords } from '../src/formats/read/read-records.ts'
import type { Datacite } from '../src/model/datacite.ts'
import { type RegistryWay, registered } from '../src/registry/index.ts'
import { check } from '../src/validation/check.ts'
import { checkValue } from '../src/validation/check-value.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { compare } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

/**
 * Measures predictions of how the registry stores records, compared with checks of the text and of the parsed values of
 * the same records.
 */
export const prediction: Bench = {
  id: 'registered',
  async run(effort) {
    const records = restRecords(200)
    const texts = records.map(record => JSON.stringify(record))
    const documents = texts.map(text => writeDataciteXml(canonicalIn(text)).text)
    const read = documents.map(canonicalIn)
    return [
      row('registered(), check of the text', each(texts, check), records, 'json', effort),
      row('registered(), checkValue', each(records, checkValue), records, 'json', effort),
      row('registered() as XML, check of the text', each(documents, check), read, 'xml', effort),
    ]
  },
}

const each =
  <Item>(items: readonly Item[], checked: (item: Item) => unknown) =>
  (): void => {
    for (const item of items) checked(item)
  }

const canonicalIn = (text: string): Datacite => readRecords(text).records[0]?.record ?? {}

function row(what: string, checked: () => void, records: readonly object[], via: RegistryWay, effort: Effort): Row {
  const { baseline, candidate } = compare(
    checked,
    () => records.reduce((count, record) => count + registered(record, { via }).changes.length, 0),
    effort,
  )
  return {
    what,
    baseline: duration(baseline / records.length),
    candidate: duration(candidate / records.length),
    ratio: times(candidate / baseline),
    target: 'at most 2 ×',
    reached: candidate / baseline <= 2,
  }
}
