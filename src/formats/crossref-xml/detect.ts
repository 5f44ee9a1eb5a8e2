import type { TextSample } from '../../datacite/read/sample.ts'

/** True if a text is in a Crossref XML format. */
export function isCrossrefXml(sample: TextSample): boolean {
  const root = sample.root()
  if (root === undefined) return false
  if (root.namespace.startsWith('http://www.crossref.org/')) return true
  return /^(?:doi_batch|crossref_result|doi_records|doi_record|crossref)$/.test(root.name) && root.namespace === ''
}
