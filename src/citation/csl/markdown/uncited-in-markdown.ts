import { isObject } from '../../../core/object.ts'
import { parseYaml } from '../../../text/yaml/document.ts'
import { findCitations, metadataOf } from './find-citations.ts'

/**
 * Returns the ids in the metadata field `nocite`, which name the records to list without a citation. Returns `all` for
 * `@*`.
 */
export function uncitedInMarkdown(markdown: string): 'all' | string[] {
  return uncitedInMetadata(metadataOf(markdown).yaml)
}

/** Returns the ids in `nocite` of YAML metadata. */
export function uncitedInMetadata(yaml: string): 'all' | string[] {
  if (!yaml.includes('nocite')) return []
  const ids: string[] = []
  for (const part of parseYaml(yaml).parts) {
    const value = 'document' in part ? part.document.value : undefined
    const { nocite } = isObject(value) ? value : {}
    for (const text of Array.isArray(nocite) ? nocite : [nocite]) {
      if (typeof text !== 'string') continue
      if (/@\*/.test(text)) return 'all'
      for (const { cites } of findCitations(text).citations) ids.push(...cites.map(({ id }) => id))
    }
  }
  return ids
}
