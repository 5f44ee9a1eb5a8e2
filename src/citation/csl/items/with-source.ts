import { isObject } from '../../../core/object.ts'
import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import { linkOf } from '../../../identifiers/link-of.ts'

/**
 * Gives an item without a DOI and an address that of another identifier, so that its entry leads to a source. A preprint has its address
 * always, and other items where nothing contains them.
 */
export function addSource(item: CslItem): void {
  // Web of Science writes this in place of an address.
  if (typeof item.URL === 'string' && /^<\s?go to isi>/i.test(item.URL)) item.URL = undefined
  if (item.DOI !== undefined || item.URL !== undefined) return
  const isContained = item['container-title'] !== undefined
  for (const type of isContained ? preprints : resolved) {
    const link = textsOf(item, type)
      .map(text => linkOf(type, text))
      .find(one => one !== undefined)
    if (link === undefined) continue
    item.URL = link
    return
  }
}

const preprints = ['arXiv']
const resolved = [...preprints, 'Handle', 'PMCID', 'PMID', 'JSTOR']

/** Returns the identifiers of a type that an item has. */
function textsOf(item: CslItem, type: string): string[] {
  const custom = isObject(item.custom) ? item.custom[type] : undefined
  return [item[type], custom].flat().filter(one => typeof one === 'string')
}
