import { embeddedXml } from '../../datacite/embedded-xml.ts'
import type { DataciteFormatId } from '../../datacite/format.ts'
import type { SourceRecord } from '../../datacite/read-document.ts'
import { sourceOf } from '../../datacite/source.ts'
import { beginsAsJson } from '../../text/first-character.ts'
import { parseJson, parseJsonLines } from '../../text/json/document.ts'
import type { CheckReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { checkSourceWith } from './check-source.ts'
import type { Room } from './room.ts'

/**
 * Checks every record of an input as `checkSource` does, without what reads YAML and XML: whoever waits for a first finding in JSON need
 * not wait until that is loaded. Undefined where the input is not JSON or a record in it carries XML; then some may have been shown.
 */
export function checkJson(
  input: string | Uint8Array,
  from: DataciteFormatId | 'auto',
  hasLines: boolean,
  settings: Settings,
  see: (source: SourceRecord) => void = () => undefined,
  room?: Room,
): CheckReport | undefined {
  let hasOther = false
  const source = sourceOf(input, from, false, text => {
    if (hasLines) return parseJsonLines(text)
    if (from !== 'datacite-xml' && beginsAsJson(text)) return parseJson(text)
    hasOther = true
    return { syntax: 'json', parts: [] }
  })
  const noteXml = (record: SourceRecord): undefined => {
    hasOther ||= embeddedXml(record) !== undefined
  }
  const report = checkSourceWith(noteXml, source, settings, see, room)
  return hasOther ? undefined : report
}
