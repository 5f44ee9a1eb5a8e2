import type { TextSample } from '../../datacite/read/sample.ts'
import { containerNamespace, type DublinCoreTerm, elementsNamespace, isTerm } from './terms.ts'

/** True if a text is Dublin Core in XML, inside any envelope. */
export function isDublinCoreXml(sample: TextSample): boolean {
  const root = sample.root()
  if (root?.namespace === containerNamespace || root?.namespace === elementsNamespace) return true
  const isAround =
    root !== undefined && /^(?:records|metadata|OAI-PMH|ListRecords|GetRecord|record|dc|qualifieddc)$/.test(root.name)
  return isAround && sample.text.includes(elementsNamespace)
}

/** True if all members of an object are Dublin Core terms. */
export function isDublinCoreJson(sample: TextSample): boolean {
  const object = sample.object()
  if (object === undefined) return false
  const names = Object.keys(object).filter(name => !name.startsWith('@'))
  return names.length > 1 && names.every(name => dublinCoreTermOf(name) !== undefined && isTexts(object[name]))
}

/** Returns the term that a member names as `title`, `dc:title`, `dc.title`, `dcterms:title` or the IRI of the term. */
export function dublinCoreTermOf(name: string): DublinCoreTerm | undefined {
  const local = name.replace(/^(?:dc[.:]|dcterms[.:]|https?:\/\/purl\.org\/dc\/(?:elements\/1\.1|terms)\/)/, '')
  return isTerm(local) ? local : undefined
}

const isTexts = (value: unknown): boolean =>
  (Array.isArray(value) ? value : [value]).every(text => typeof text === 'string' || typeof text === 'number')
