import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { originalOf } from '../language/translate.ts'
import type { Located } from '../report/report.ts'
import { sha256 } from '../sha256.ts'
import { relativeName } from '../text/relative-name.ts'
import type { Key } from './keyed-numbers.ts'
import { RepeatCounter } from './repeat-counter.ts'

/**
 * Returns a function that computes a fingerprint, 64 hexadecimal digits, for every finding of a report: the same in every run as long as the
 * file, the record (its DOI, else its number), the property and the value stay, however the finding is worded and wherever lines and list
 * entries move; findings alike in all of this are numbered.
 */
export function fingerprints(cwd: string): (finding: Located) => string {
  const nthOf = numbering()
  return finding => {
    const { file, record } = finding
    const number = record?.doi === undefined ? record?.index : undefined
    const nth = nthOf(finding, fingerprintsOf(finding)(0))
    return hash(JSON.stringify([relativeName(file.file, cwd), number, ...partsOf(finding), nth]))
  }
}

/** Like {@link fingerprints}, for findings that are kept by file: they stay when the file gets another name, and when records move. */
export function fingerprintsInFile(): (finding: Located) => string {
  const nthOf = numbering()
  return finding => {
    const fingerprint = fingerprintsOf(finding)
    const first = fingerprint(0)
    const nth = nthOf(finding, first)
    return nth === 0 ? first : fingerprint(nth)
  }
}

/** The same for one finding: its fingerprint where so many that are alike come before it in the file. */
export function fingerprintsOf(finding: Located): (nth: number) => string {
  const parts = partsOf(finding)
  return nth => hash(JSON.stringify([...parts, nth]))
}

/** Returns the topic of a finding: its rule and its property, without list indexes. */
export const topicOf = ({ diagnostic: { rule, pointer } }: Located): string =>
  `${rule} ${pointer.replace(/\/\d+(?=\/|$)|\[\d+\]/g, '/*')}`

/** Numbers findings that are alike, and so have the same first fingerprint. They are to come file by file: of a file that is done nothing is kept. */
function numbering(): (finding: Located, first: string) => number {
  const seen = new RepeatCounter()
  let at: string | undefined
  return ({ file }, first) => {
    if (file.file !== at) seen.clear()
    at = file.file
    return seen.next(keyOf(first))
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

/** The first 96 bits of a fingerprint: that two of a billion are the same by chance happens once in a hundred billion runs. */
export function keyOf(fingerprint: string): Key {
  const digits = /^[\da-f]{64}$/.test(fingerprint) ? fingerprint : hash(fingerprint)
  const part = (at: number): number => Number.parseInt(digits.slice(at, at + 8), 16)
  return [part(0), part(8), part(16)]
}
