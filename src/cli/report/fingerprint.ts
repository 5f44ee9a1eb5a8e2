import { isAbsolute, relative } from 'node:path'
import { doiKey, parseDoi } from '../../identifiers/doi.ts'
import { originalOf } from '../language/translate.ts'
import { sha256 } from '../sha256.ts'
import { RepeatCounter } from './repeat-counter.ts'
import type { Located } from './report.ts'

/**
 * Returns a function that computes a fingerprint, 64 hexadecimal digits, for every finding of a report: the same in every run as long as the
 * file, the record (its DOI, else its number), the property and the value stay, however the finding is worded and wherever lines and list
 * entries move; findings alike in all of this are numbered.
 */
export function fingerprints(cwd: string): (finding: Located) => string {
  const numbered = numbering()
  return finding => {
    const { file, record } = finding
    const number = record?.doi === undefined ? record?.index : undefined
    return hash(JSON.stringify([relativeName(file.file, cwd), number, ...numbered(finding)]))
  }
}

/** Like {@link fingerprints}, for findings that are kept by file: they stay when the file gets another name, and when records move. */
export function fingerprintsInFile(): (finding: Located) => string {
  const numbered = numbering()
  return finding => hash(JSON.stringify(numbered(finding)))
}

/** The same for one finding: its fingerprint where so many that are alike come before it in the file. */
export function fingerprintsOf(finding: Located): (nth: number) => string {
  const parts = partsOf(finding)
  return nth => hash(JSON.stringify([...parts, nth]))
}

/** What a finding is about: its rule, and the property with whatever entries of lists it stands in. */
export const topicOf = ({ diagnostic: { rule, pointer } }: Located): string =>
  `${rule} ${pointer.replace(/\/\d+(?=\/|$)|\[\d+\]/g, '/*')}`

/** Numbers findings that are alike. They are to come file by file: of a file that is done nothing is kept. */
function numbering(): (finding: Located) => [...unknown[], number] {
  const seen = new RepeatCounter()
  let at: string | undefined
  return finding => {
    const { file } = finding
    if (file.file !== at) seen.clear()
    at = file.file
    const parts = partsOf(finding)
    const nth = seen.next(keyOf(hash(JSON.stringify(parts))))
    return [...parts, nth]
  }
}

/** In what findings that are alike are the same. */
function partsOf(finding: Located): unknown[] {
  const { record, diagnostic } = finding
  const doi = record?.doi === undefined ? null : doiKey(parseDoi(record.doi) ?? record.doi)
  return [doi, topicOf(finding), valuesOf(originalOf(diagnostic))]
}

/** The value that a finding is about; where that is no single one, the values that its message quotes. */
function valuesOf({ actual, message }: Located['diagnostic']): string {
  const isSingle = typeof actual === 'string' || typeof actual === 'number' || typeof actual === 'boolean'
  const values = isSingle ? String(actual) : (message.match(/"[^"]*"|\d\S*/g) ?? []).join(' ')
  return values.trim().replace(/\s+/g, ' ')
}

/** 64 hexadecimal digits for a text. */
export const hash = (text: string): string => sha256().update(text).digest('hex')

/** The first 64 bits of a fingerprint: that two of a million are the same by chance happens once in forty million runs. */
export const keyOf = (fingerprint: string): bigint => BigInt(`0x${/^[\da-f]{1,16}/.exec(fingerprint)?.[0] ?? '0'}`)

/** A file's name relative to the folder, with forward slashes; unchanged if it is outside the folder. */
export function relativeName(file: string, cwd: string): string {
  if (!isAbsolute(file)) return file
  const inside = relative(cwd, file).replaceAll('\\', '/')
  return inside === '' || inside.startsWith('../') || isAbsolute(inside) ? file : inside
}
