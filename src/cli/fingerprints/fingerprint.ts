import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { originalOf } from '../language/translate.ts'
import type { Located } from '../report/report.ts'
import { sha256 } from '../sha256.ts'
import { relativeName } from '../text/relative-name.ts'
import type { Key } from './keyed-numbers.ts'
import { RepeatCounter } from './repeat-counter.ts'

/**
 * Returns a function that computes a fingerprint of 64 hexadecimal digits for every finding of a report.
 *
 * The fingerprint depends on the file, the record (its DOI, else its number), the rule, the property and the value, but
 * not on the wording or the position of lines and list entries.
 *
 * Equal findings are numbered, so that their fingerprints differ.
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

/**
 * Returns a function like {@link fingerprints} for findings that are stored by file. These fingerprints do not change
 * when the file is renamed or records move.
 */
export function fingerprintsInFile(): (finding: Located) => string {
  const nthOf = numbering()
  return finding => {
    const fingerprint = fingerprintsOf(finding)
    const first = fingerprint(0)
    const nth = nthOf(finding, first)
    return nth === 0 ? first : fingerprint(nth)
  }
}

/**
 * Returns a function that computes the fingerprint of a finding, given the number of equal findings before it in the
 * file.
 */
export function fingerprintsOf(finding: Located): (nth: number) => string {
  const parts = partsOf(finding)
  return nth => hash(JSON.stringify([...parts, nth]))
}

/** Returns the topic of a finding: its rule and its property, without list indexes. */
export const topicOf = ({ diagnostic: { rule, pointer } }: Located): string =>
  `${rule} ${pointer.replace(/\/\d+(?=\/|$)|\[\d+\]/g, '/*')}`

/**
 * Returns a function that counts the earlier findings in a file that have the fingerprint `first`.
 * Findings must be passed file by file, so that finished files need no memory.
 */
function numbering(): (finding: Located, first: string) => number {
  const seen = new RepeatCounter()
  let at: string | undefined
  return ({ file }, first) => {
    if (file.file !== at) seen.clear()
    at = file.file
    return seen.next(keyOf(first))
  }
}

function partsOf(finding: Located): unknown[] {
  const { record, diagnostic } = finding
  const doi = record?.doi === undefined ? null : doiKey(parseDoi(record.doi) ?? record.doi)
  return [doi, topicOf(finding), valuesOf(originalOf(diagnostic))]
}

/** Returns the value of a finding, or else the quoted texts and the numbers in its message. */
function valuesOf({ actual, message }: Located['diagnostic']): string {
  const isSingle = typeof actual === 'string' || typeof actual === 'number' || typeof actual === 'boolean'
  const values = isSingle ? String(actual) : (message.match(/"[^"]*"|\d\S*/g) ?? []).join(' ')
  return values.trim().replace(/\s+/g, ' ')
}

/** Hashes a text to 64 hexadecimal digits. */
export const hash = (text: string): string => sha256().update(text).digest('hex')

/**
 * Returns the first 96 bits of a fingerprint, or of the hash of any other text, as a key. In a run with a billion
 * fingerprints, the probability of a collision is one in a hundred billion.
 */
export function keyOf(fingerprint: string): Key {
  const digits = /^[\da-f]{64}$/.test(fingerprint) ? fingerprint : hash(fingerprint)
  const part = (at: number): number => Number.parseInt(digits.slice(at, at + 8), 16)
  return [part(0), part(8), part(16)]
}
