import { lookInto } from '../argument.ts'
import { dialectNamed, readDocument } from '../datacite/read-document.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { placeless } from '../text/placeless.ts'
import { checkDocument } from './check-document.ts'
import type { CheckOptions, CheckReport } from './report.ts'
import { Room } from './room.ts'
import { settingsOf } from './settings.ts'

/**
 * Checks a parsed record or a list of records: objects in any of the JSON dialects, as `JSON.parse` returns them. Finds what
 * `check` finds, but without positions and without bundling readers for text.
 *
 * @example
 * checkValue({ doi: '10.5072/a', creators: [{ name: 'Okafor, Ada' }] }).records[0]?.format // → 'datacite-rest'
 */
export function checkValue(value: unknown, options: CheckOptions = {}): CheckReport {
  const settings = settingsOf(options)
  const room = new Room(options.maxFindings)
  const diagnostics: Diagnostic[] = []
  const reading = { from: options.from ?? 'auto', extras: false, next: 0 } as const
  dialectNamed(reading.from)
  return lookInto(() => {
    const source = readDocument(placeless(value), 'json', reading, diagnostics)
    return { records: checkDocument(source, settings, undefined, room), diagnostics, ...room.rest() }
  })
}
