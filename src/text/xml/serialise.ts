import { escapeAttribute, escapeText } from '../../core/escape-xml.ts'
import { type XmlAttribute, type XmlElement, xsiNamespace } from './tree.ts'

/** Writes an element as self-contained XML. Declares every namespace in use, except those `bound` in its context. */
export function serialise(element: XmlElement, bound: Readonly<Record<string, string>> = { '': '' }): string {
  const declared: Record<string, string> = {}
  const need = (name: string, uri: string, isAttribute: boolean): void => {
    const prefix = prefixOf(name)
    if (prefix === 'xml' || (isAttribute && prefix === '')) return
    if ((declared[prefix] ?? bound[prefix]) !== uri) declared[prefix] = uri
  }
  need(element.name, element.uri, false)
  for (const { name, uri, local, value } of element.attributes) {
    need(name, uri, true)
    // The value of xsi:type may also have a prefix.
    if (uri === xsiNamespace && local === 'type')
      need(value, element.scope[prefixOf(value)] ?? '', !value.includes(':'))
  }
  const inner = { ...bound, ...declared }
  const declarations = Object.entries(declared).map(([prefix, uri]) =>
    attribute(prefix === '' ? 'xmlns' : `xmlns:${prefix}`, uri),
  )
  const attributes = element.attributes.map(({ name, value }: XmlAttribute) => attribute(name, value))
  const tag = [element.name, ...declarations, ...attributes].join(' ')
  if (element.content.length === 0) return `<${tag}/>`
  const content = element.content.map(part => (typeof part === 'string' ? escapeText(part) : serialise(part, inner)))
  return `<${tag}>${content.join('')}</${element.name}>`
}

const prefixOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf(':')))

const attribute = (name: string, value: string): string => `${name}="${escapeAttribute(value)}"`
