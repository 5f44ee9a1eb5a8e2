import type { TextSample } from '../../datacite/read/sample.ts'
import { containerNamespace, type DublinCoreTerm, elementsNamespace, isTerm } from './terms.ts'

/** True if a text is Dublin Core in XML, alone or inside an envelope such as an OAI-PMH response. */
export function isDublinCoreXml(sample: TextSample): boolean {
  const root = sample.root()
  if (root?.namespace === containerNamespace || root?.namespace === elementsNamespace) return true
  const isAround =
    root !== undefined && /^(?:records|metadata|OAI-PMH|ListRecords|GetRecord|record|dc|qualifieddc)$/.test(root.name)
  return isAround && sample.text.includes(elementsNamespace)
}

/** True if an object has several members and all are Dublin Core terms with texts. Ignores names with a leading `@`. */
export function isDublinCoreJson(sample: TextSample): boolean {
  const object = sample.object()
  if (object === undefined) return false
  const names = Object.keys(object).filter(name => !name.startsWith('@'))
  return names.length > 1 && names.every(name => dublinCoreTermOf(name) !== undefined && isTexts(object[name]))
}

/** Returns the term for a member name such as `title`, `dc:title` or an IRI, or undefined for any other name. */
export function dublinCoreTermOf(name: string): DublinCoreTerm | undefined {
  const local = name.replace(/^(?:dc[.:]|dcterms[.:]|https?:\/\/purl\.org\/dc\/(?:elements\/1\.1|terms)\/)/, '')
  return isTerm(local) ? local : undefined
}

const isTexts = (value: unknown): boolean =>
  (Array.isArray(value) ? value : [value]).every(text => typeof text === 'string' || typeof text === 'number')
