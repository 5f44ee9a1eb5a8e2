import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Kernel } from '../../src/kernel/kernels.ts'

/** One case of the conformance set: a document, and the verdict of the official XSDs. */
export interface Case {
  id: string
  kernel: Kernel
  xml: string
  verdict: 'valid' | 'invalid'
  /** The verdicts under the kernels 4.0, 4.1, …: one letter each, `v` for valid or `i` for invalid. */
  across: string
  contested: boolean
  group: string
  mutation: string
  property: string
  layer: 'data' | 'shape' | 'xml'
  detail?: string | null
  error: string
}

/** A single value, with the verdicts of two XSD processors. */
export interface LexicalCase {
  kind: 'anyURI' | 'xml:lang' | 'year' | 'longitude' | 'latitude'
  value: string
  libxml2: 'valid' | 'invalid'
  xerces: 'valid' | 'invalid'
}

/**
 * The folder with test data that is not in the repository, such as the conformance sets: `$CITABLE_SHARED`, or `shared`
 * next to the repository.
 */
export const sharedFolder = new URL(
  process.env.CITABLE_SHARED === undefined
    ? '../../../shared/'
    : `file://${process.env.CITABLE_SHARED.replace(/\/?$/, '/')}`,
  import.meta.url,
)

/** Returns the parsed lines of a compressed set, or `undefined` if the set does not exist. */
export function readSet<T>(name: string): T[] | undefined {
  const file = new URL(`conformance/${name}`, sharedFolder)
  if (!existsSync(file)) return undefined
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as T)
}
