import { createHash } from 'node:crypto'
import { isAbsolute, relative } from 'node:path'
import { doiKey, parseDoi } from '../../identifiers/doi.ts'
import { originalOf } from '../language/translate.ts'
import type { Located } from './report.ts'

/**
 * Returns a function that computes a fingerprint, 64 hexadecimal digits, for every finding of a report: the same in every run as long as the
 * file, the record, the property and the message stay, in whatever language it is shown, wherever lines and list entries move; findings alike in all of this are numbered.
 */
export function fingerprints(cwd: string): (finding: Located) => string {
  const seen = new Map<string, number>()
  return ({ file, record, diagnostic }) => {
    const subject = (record?.doi === undefined ? record?.index : doiKey(parseDoi(record.doi) ?? record.doi)) ?? null
    const key = JSON.stringify([
      relativeName(file.file, cwd),
      subject,
      diagnostic.rule,
      diagnostic.pointer.replace(/\/\d+(?=\/|$)|\[\d+\]/g, '/*'),
      originalOf(diagnostic).message,
    ])
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return createHash('sha256').update(`${key}${nth}`).digest('hex')
  }
}

/** A file's name relative to the folder, with forward slashes; unchanged if it is outside the folder. */
export function relativeName(file: string, cwd: string): string {
  if (!isAbsolute(file)) return file
  const inside = relative(cwd, file).replaceAll('\\', '/')
  return inside === '' || inside.startsWith('../') || isAbsolute(inside) ? file : inside
}
