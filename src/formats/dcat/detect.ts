import { isObject } from '../../core/object.ts'
import type { TextSample } from '../../datacite/read/sample.ts'
import { isTooDeep } from '../work/reading/too-deep.ts'

/** True if a value is JSON-LD with a node of a DCAT class. */
export const isDcatJson = (sample: TextSample): boolean => namesDcatClass(sample.value())

/** True if JSON-LD has a node of a DCAT class, at the top level or in its graph. */
function namesDcatClass(value: unknown): boolean {
  if (!isObject(value) || !Object.hasOwn(value, '@context') || isTooDeep(value['@context'])) return false
  const graph = Array.isArray(value['@graph']) ? value['@graph'].slice(0, 50) : []
  const context = JSON.stringify(value['@context']).slice(0, 5000)
  const isDcat = context.includes('www.w3.org/ns/dcat')
  const hasVocab = /"@vocab":\s*"https?:\/\/www\.w3\.org\/ns\/dcat#"/.test(context)
  return [value, ...graph].filter(isObject).some(node =>
    [node['@type'] ?? node.type].flat().some(type => {
      if (typeof type !== 'string') return false
      const [, prefix, name] = /^(dcat:|https?:\/\/www\.w3\.org\/ns\/dcat#)?(\w+)$/.exec(type) ?? []
      const isClass = name !== undefined && classes.has(name)
      return isClass && (prefix !== undefined || hasVocab || (isDcat && context.includes(`"${name}"`)))
    }),
  )
}

const classes: ReadonlySet<string> = new Set(['Catalog', 'DataService', 'Dataset', 'DatasetSeries', 'Resource'])
