import { parseDataciteXml } from '../../datacite/xml/document.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Reading } from '../../request/question.ts'
import { faultOf, onlyPart } from './read-fault.ts'

/** Reads a response in DataCite XML. */
export function readXml(text: string): Reading<Datacite> {
  const part = onlyPart(parseDataciteXml(text, true))
  if ('fault' in part) return faultOf(part.fault, 'schema/not-well-formed', text)
  const { record } = part.document
  return record === undefined
    ? { ok: false, reason: 'It is not one DataCite record.' }
    : { ok: true, value: record.record }
}
