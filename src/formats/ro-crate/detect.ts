import type { TextSample } from '../../datacite/read/sample.ts'

/** True if a value is the graph of an RO-Crate. */
export function isRoCrate(sample: TextSample): boolean {
  const value = sample.value()
  if (typeof value !== 'object' || value === null || !Array.isArray(Reflect.get(value, '@graph'))) return false
  const context: unknown = Reflect.get(value, '@context')
  return [context].flat().some(part => typeof part === 'string' && /w3id\.org\/ro\/(?:crate|terms)/.test(part))
}
