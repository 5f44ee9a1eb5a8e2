import { readDataciteSource } from '../datacite/read-source.ts'
import { kindOf } from '../object.ts'
import { checkDocument } from './check-document.ts'
import { checkEmbedded } from './check-embedded.ts'
import type { CheckOptions, CheckReport, RecordReport } from './report.ts'
import { settingsOf } from './settings.ts'

/**
 * Checks every record of an input: what the kernel's XSD would reject, what the registry would drop or change, and what good
 * practice recommends. Never throws because of what an input contains; a wrong argument or option is a `TypeError`.
 *
 * @example
 * check('{"doi": "10.5072/a", "titles": [{"title": "Soil moisture"}]}').records[0]?.outcome // → 'invalid'
 */
export function check(input: string | Uint8Array, options: CheckOptions = {}): CheckReport {
  if (typeof input !== 'string' && !ArrayBuffer.isView(input))
    throw new TypeError(`check takes text or bytes, not ${kindOf(input)}; for a parsed value, use checkValue.`)
  const settings = settingsOf(options)
  const { documents, diagnostics, positions } = readDataciteSource(input, options.from, false)
  const records: RecordReport[] = []
  for (const document of documents)
    for (const [index, report] of checkDocument(document, settings, positions).entries()) {
      const source = document.records[index]
      records.push((source && checkEmbedded(source, report, settings)) ?? report)
    }
  return { records, diagnostics }
}
