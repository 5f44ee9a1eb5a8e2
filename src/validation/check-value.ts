import { dialectNamed, readDocument } from '../datacite/read-document.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Document } from '../text/document.ts'
import { checkDocument } from './check-document.ts'
import type { CheckOptions, CheckReport } from './report.ts'
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
  const diagnostics: Diagnostic[] = []
  const document: Document = { value, locate: () => new Map(), duplicates: () => [], imprecise: () => [] }
  const reading = { from: options.from ?? 'auto', extras: false, next: 0 } as const
  dialectNamed(reading.from)
  try {
    const source = readDocument(document, 'json', reading, diagnostics)
    return { records: checkDocument(source, settings, undefined), diagnostics }
  } catch (cause) {
    // Only a getter or a proxy can throw while its value is read.
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new TypeError(`The value cannot be read: ${reason}`, { cause })
  }
}
