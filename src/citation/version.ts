import { onlyTypeErrors, requireRecord } from '../core/argument.ts'
import { readableMath } from '../core/tex-math.ts'
import type { GivenRecord } from '../model/given/given-record.ts'
import { heldRecord } from '../model/given/held-record.ts'
import { knownText } from '../model/plain-text.ts'
import { type RecordView, titleOf, versionOf, viewOf } from '../model/view.ts'

/**
 * Returns the version without a label such as `v`, `V.` or `Version` before its number: `1.1` for `v1.1`. Returns other
 * text unchanged (`Final`).
 */
export const bareVersion = (version: string): string => version.replace(label, '')

/**
 * Returns the version with `prefix` before its number: `v1.1` for `1.1`. Returns other text without a prefix (`Final`).
 */
export function labelledVersion(version: string, prefix: string): string {
  const bare = bareVersion(version)
  return startsWithDigit.test(bare) ? prefix + bare : bare
}

/**
 * True if a title ends in the version: `(v1.1)`, `v1.1`, `Version 1.1`, `(1.1)`, `V. 1.1`, or only the number if the
 * version contains a dot.
 */
export function endsInVersion(title: string, version: string): boolean {
  const bare = bareVersion(version).toLowerCase()
  if (bare === '') return false
  // Only the end of the title is searched, so a long title takes no longer than a short one.
  const tail = title.slice(-(bare.length + 24)).toLowerCase()
  if (!tail.includes(bare)) return false
  const end = tail.replace(fullStop, '')
  const inside = end.replace(closing, '')
  if (!inside.endsWith(bare)) return false
  const before = inside.slice(0, inside.length - bare.length)
  return labelAtEnd.test(before) || (inside !== end && opening.test(before)) || (dotted.test(bare) && gap.test(before))
}

const label = /^v(?:er(?:s|sion)?)?[.:]?\s{0,9}(?=\d)/i
const startsWithDigit = /^\d/
const fullStop = /\.\s{0,9}$/
const closing = /\s{0,9}[)\]]$/
const opening = /[([]\s{0,9}$/
const labelAtEnd = /(?:^|[^\p{L}\p{N}])v(?:er(?:s|sion)?)?[.:]?\s{0,9}$/u
// A lone whole number at the end of a title is more often part of the title (`Phase 2`) than a version.
const dotted = /^\d+(?:\.\d+)+/
const gap = /(?:^|[\s_])$/

/**
 * Appends a version to a title: `Title (v1.1)`. Takes a record, or a title and a version.
 *
 * Returns the title alone if there is no version or the title already ends in it, and `''` without a title. Throws
 * `TypeError` for anything but text, an object or null.
 *
 * @example
 * titleWithVersion('Rainfall over the Niger basin', '1.1') // → 'Rainfall over the Niger basin (v1.1)'
 * titleWithVersion({ titles: [{ title: 'Rain, version 2' }], version: '2' }) // → 'Rain, version 2'
 */
export function titleWithVersion(record: GivenRecord): string
export function titleWithVersion(title: string, version?: string | number | null): string
export function titleWithVersion(subject: unknown, version?: unknown): string {
  if (typeof subject === 'string') return versionedTitleOf(viewOf({ title: subject, version }))
  requireRecord(subject)
  return onlyTypeErrors(() => versionedTitleOf(viewOf(heldRecord(subject))))
}

/** Returns the title of a parsed record with its version, in the form of {@link titleWithVersion}. */
export function versionedTitleOf(view: RecordView): string {
  const title = readableMath(knownText(titleOf(view)), 'plain')
  const version = knownText(versionOf(view))
  if (title === '' || version === '' || endsInVersion(title, version)) return title
  return `${title} (${labelledVersion(version, 'v')})`
}
