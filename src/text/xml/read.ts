import { requireText } from '../../core/argument.ts'
import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Said } from '../../messages/message.ts'
import { inputFinding, inputWarning } from '../input-finding.ts'
import { Positions } from '../positions.ts'
import type { Stretch } from '../stretch.ts'
import { parseTree } from './parse-tree.ts'
import { tagStretch } from './stretches.ts'
import type { XmlElement } from './tree.ts'
import { XPaths } from './xpath.ts'

export type { XmlElement } from './tree.ts'
export { attributeOf, collapse, elementsOf, textOf } from './tree.ts'

/** An XML text as a tree, with functions that report on its elements. */
export interface XmlText {
  ok: true
  root: XmlElement
  /** Returns a warning about an element, with its path and position. */
  warning(element: XmlElement, message: Said, rule?: string): Diagnostic
  /** Returns an error about an element that makes the text unreadable. */
  error(element: XmlElement, rule: `schema/${string}`, message: Said): Diagnostic
}

/**
 * Reads XML 1.0 with namespaces, at most 257 levels deep. Returns a diagnostic with its position for text that is not
 * well-formed.
 *
 * Only the five entities of XML are expanded, and no DTD is fetched: a reference to any other entity is a fault.
 */
export function readXml(text: string): XmlText | { ok: false; diagnostics: Diagnostic[] } {
  requireText(text)
  const positions = new Positions(text)
  const parsed = parseTree(text)
  if ('fault' in parsed) {
    const { message, offset, end } = parsed.fault
    return {
      ok: false,
      diagnostics: [inputFinding('schema/not-well-formed', message, '', positions.range(offset, end))],
    }
  }
  const paths = new XPaths()
  const placed = (finding: Diagnostic, element: XmlElement): Diagnostic => {
    const { start, end } = tagStretch(text, element)
    return { ...finding, path: paths.of(element), position: positions.range(start, end) }
  }
  return {
    ok: true,
    root: parsed.root,
    warning: (element, message, rule = 'unreadable-value') => placed(inputWarning(rule, message, ''), element),
    error: (element, rule, message) => placed(inputFinding(rule, message, ''), element),
  }
}

/**
 * Returns the range of the bracket and name in the start tag of each selected element. Returns an empty list for text
 * that cannot be parsed.
 */
export function placesOfElements(text: string, elementsIn: (root: XmlElement) => readonly XmlElement[]): Stretch[] {
  const parsed = parseTree(text)
  return 'fault' in parsed ? [] : elementsIn(parsed.root).map(element => tagStretch(text, element))
}
