import { wrongArgument } from '../../../core/argument.ts'
import { attributeOf, elementsOf, readXml, textOf, type XmlElement } from '../../../text/xml/read.ts'
import { CslError, type Refusal } from '../error.ts'
import { checkMacros } from './macros.ts'

/** The properties of a style that are needed before rendering. */
export interface StyleDocument {
  xml: string
  title: string
  /** The id of the parent of a dependent style, or undefined for an independent style. */
  parent?: string
  /** The default locale of the style. */
  defaultLocale?: string
  /** The date and time of the last change, such as `2026-02-07T00:00:00+00:00`. */
  updated?: string
  /** True if citations are rendered as notes. */
  isNote: boolean
}

const namespace = 'http://purl.org/net/xbiblio/csl'

/** A style parsed from XML. */
export interface WrittenStyle extends StyleDocument {
  root: XmlElement
  /** Throws the {@link CslError} of an unusable style, with the position of the element. */
  refuse: Refusal
}

/**
 * Parses a style and checks it for content that an engine cannot process. Throws a {@link CslError} with the position,
 * if known, for a style that cannot be used.
 */
export function parsedStyle(xml: string, id: string): WrittenStyle {
  if (typeof xml !== 'string') throw wrongArgument('A style', 'the text of its XML', xml)
  const name = String(id).slice(0, 100)
  const read = readXml(xml)
  if (!read.ok) {
    const [first] = read.diagnostics
    throw badStyle(name, `it is not well-formed XML: ${first?.message ?? ''}`, first?.position?.start)
  }
  const { root } = read
  const refuse: Refusal = (why, element) => {
    throw badStyle(name, why, read.error(element, 'schema/unrecognised', '').position?.start)
  }
  if (root.local !== 'style' || root.uri !== namespace)
    refuse(`its root is <${root.name.slice(0, 60)}>, not a <style> of ${namespace}.`, root)
  const version = attributeOf(root, 'version') ?? ''
  if (!/^1\.0/.test(version))
    refuse(`it is written in CSL ${JSON.stringify(version.slice(0, 20))}, but only 1.0 is supported.`, root)
  const info = child(root, 'info')
  const parent = parentOf(info, refuse)
  if (parent === undefined) {
    if (child(root, 'citation') === undefined) refuse('it has no <citation>.', root)
    checkMacros(root, refuse)
  }
  const title = info && child(info, 'title')
  const changed = info && child(info, 'updated')
  const updated = changed === undefined ? '' : textOf(changed).trim().slice(0, 40)
  const defaultLocale = attributeOf(root, 'default-locale')
  return {
    xml,
    root,
    refuse,
    title: title === undefined ? name : textOf(title).trim(),
    ...(parent !== undefined && { parent }),
    ...(defaultLocale !== undefined && { defaultLocale }),
    ...(updated !== '' && { updated }),
    isNote: attributeOf(root, 'class') === 'note',
  }
}

function badStyle(name: string, why: string, position?: { line: number; column: number }): CslError {
  const place = position === undefined ? '' : ` (line ${position.line}, column ${position.column})`
  return new CslError('bad-style', `The style "${name}" cannot be used${place}: ${why}`, {
    ...(position && { position: { line: position.line, column: position.column } }),
  })
}

const child = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsOf(element).find(({ local, uri }) => local === name && uri === namespace)

/**
 * Returns the id of a dependent style's parent, from its link `http://www.zotero.org/styles/<id>`. Returns undefined if
 * there is no such link.
 */
function parentOf(info: XmlElement | undefined, refuse: Refusal): string | undefined {
  const link = (info ? elementsOf(info) : []).find(
    element => element.local === 'link' && attributeOf(element, 'rel') === 'independent-parent',
  )
  if (link === undefined) return undefined
  const parent = (attributeOf(link, 'href') ?? '').split('/').at(-1)
  if (parent === '') refuse('its link to the parent style has no address.', link)
  return parent
}
