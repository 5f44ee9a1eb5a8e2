import { requireRecord } from '../core/argument.ts'
import type { NoList } from '../core/object.ts'
import { knownText } from '../model/plain-text.ts'
import { type RecordView, titleOf, versionOf, viewOf } from '../model/view.ts'
import { endsInVersion, labelledVersion } from './version.ts'

/**
 * A title followed by its version: `Title (v1.1)`; takes a record, or a title and a version. Without a version it is the title, and a
 * title that already ends in that version is not given it twice; without a title it is `''`. Throws `TypeError` for anything but text,
 * an object or null.
 * @example
 * titleWithVersion('Rainfall over the Niger basin', '1.1') // → 'Rainfall over the Niger basin (v1.1)'
 * titleWithVersion({ titles: [{ title: 'Rain, version 2' }], version: '2' }) // → 'Rain, version 2'
 */
export function titleWithVersion<R extends object | null>(record: NoList<R>): string
export function titleWithVersion(title: string, version?: string | number | null): string
export function titleWithVersion(subject: unknown, version?: unknown): string {
  if (typeof subject === 'string') return versionedTitleOf(viewOf({ title: subject, version }))
  requireRecord(subject)
  return versionedTitleOf(viewOf(subject))
}

/** {@link titleWithVersion} of a record that has been taken apart already. */
export function versionedTitleOf(view: RecordView): string {
  const title = knownText(titleOf(view))
  const version = knownText(versionOf(view))
  if (title === '' || version === '' || endsInVersion(title, version)) return title
  return `${title} (${labelledVersion(version, 'v')})`
}
