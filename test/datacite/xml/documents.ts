import { readRecords } from '../../../src/formats/read/read-records.ts'
import { type Kernel, kernels, latestKernel } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { check } from '../../../src/validation/check.ts'

const namespaces =
  'xmlns="http://datacite.org/schema/kernel-4" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
  'xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:f="urn:example:f"'

/**
 * The elements of a small valid document, by name. Each can be replaced or, with `''`, omitted, and others can be
 * added.
 */
const small: Readonly<Record<string, string>> = {
  identifier: '<identifier identifierType="DOI">10.5072/x</identifier>',
  creators: '<creators><creator><creatorName>Roe, Ann</creatorName></creator></creators>',
  titles: '<titles><title>Waves</title></titles>',
  publisher: '<publisher>Sea Press</publisher>',
  publicationYear: '<publicationYear>2021</publicationYear>',
  resourceType: '<resourceType resourceTypeGeneral="Dataset"/>',
}

/** Returns a small document with some elements replaced or added, and with attributes at the root. */
export const documentWith = (elements: Readonly<Record<string, string>> = {}, attributes = ''): string =>
  `<resource ${namespaces} ${attributes}>${Object.values({ ...small, ...elements }).join('')}</resource>`

/** Returns a small document with additional content in its creator. */
export const creatorWith = (content: string): string =>
  documentWith({ creators: `<creators><creator><creatorName>Roe, Ann</creatorName>${content}</creator></creators>` })

/** Returns the first record in a document. Throws the messages of the findings as an error if no record can be read. */
export function recordOf(xml: string | Uint8Array): Datacite {
  const { records, diagnostics } = readRecords(xml, { from: 'datacite-xml' })
  const [first] = records
  if (first === undefined) throw new Error(diagnostics.map(({ message }) => message).join(' '))
  return first.record
}

/** Returns the `schema/…` findings about a document, as `rule path`. */
export function findingsOf(xml: string, kernel: Kernel = latestKernel): string[] {
  const { records, diagnostics } = check(xml, { from: 'datacite-xml', kernel })
  return [...diagnostics, ...records.flatMap(record => record.diagnostics)]
    .filter(({ rule }) => rule.startsWith('schema/'))
    .map(({ rule, path = '' }) => `${rule} ${path}`.trim())
}

/**
 * Returns the range of kernels that accept a document: `4.4..` for 4.4 and later, `4.0..4.1`, or `none`. Appends the
 * kernels within the range that reject the document: ` but 4.2`.
 */
export function acceptedBy(xml: string): string {
  const verdicts = kernels.map(kernel => findingsOf(xml, kernel).length === 0)
  const [first, last] = [verdicts.indexOf(true), verdicts.lastIndexOf(true)]
  if (first < 0) return 'none'
  const gaps = kernels.slice(first, last + 1).filter((_, index) => !verdicts[first + index])
  const end = last === kernels.length - 1 ? '' : kernels[last]
  return `${kernels[first]}..${end}${gaps.map(kernel => ` but ${kernel}`).join('')}`
}
