import { isObject } from '../../core/object.ts'
import { dataciteRest } from '../../datacite/dialects/rest.ts'
import { candidatesIn } from '../../datacite/read/candidates.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Reading } from '../../request/question.ts'
import { parseJson } from '../../text/json/document.ts'
import { faultOf, onlyPart } from './read-fault.ts'

/** Reads a response of DataCite's REST API: one record, with or without its envelope. */
export function readRest(text: string): Reading<Datacite> {
  const part = onlyPart(parseJson(text))
  if ('fault' in part) return faultOf(part.fault, 'schema/not-json', text)
  const [{ value } = { value: undefined }, ...others] = candidatesIn(part.document.value)
  if (others.length === 0 && isObject(value) && dataciteRest.detect(value, true)) {
    return { ok: true, value: dataciteRest.read(value, true).record }
  }
  return { ok: false, reason: 'It is not one DataCite record.' }
}
