import { isObject } from '../../../core/object.ts'
import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import { linkOf } from '../../../identifiers/link-of.ts'

/**
 * Adds the URL of another identifier to an item that has no DOI or URL. An item with a container and a place in it,
 * such as a page, gets only the URL of an arXiv identifier.
 */
export function addSource(item: CslItem): void {
  // Web of Science writes this in place of a URL.
  if (typeof item.URL === 'string' && /^<\s?go to isi>/i.test(item.URL)) item.URL = undefined
  if (item.DOI !== undefined || item.URL !== undefined) return
  const isPlaced = item['container-title'] !== undefined && places.some(name => item[name] !== undefined)
  for (const type of isPlaced ? preprints : resolved) {
    const link = textsOf(item, type)
      .map(text => linkOf(type, text))
      .find(one => one !== undefined)
    if (link === undefined) continue
    item.URL = link
    return
  }
}

const preprints = ['arXiv']
const places = ['volume', 'issue', 'page', 'number']
const resolved = [...preprints, 'Handle', 'PMCID', 'PMID', 'JSTOR']

function textsOf(item: CslItem, type: string): string[] {
  const custom = isObject(item.custom) ? item.custom[type] : undefined
  return [item[type], custom].flat().filter(one => typeof one === 'string')
}
