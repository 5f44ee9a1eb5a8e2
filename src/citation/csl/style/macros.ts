import { attributeOf, elementsOf, type XmlElement } from '../../../text/xml/tree.ts'
import type { Refusal } from '../error.ts'

/**
 * Checks that all called macros exist, that none calls itself directly or indirectly, and that calls and elements are
 * not nested deeper than an engine can follow.
 */
export function checkMacros(style: XmlElement, complain: Refusal): void {
  const macros = new Map<string, XmlElement>()
  for (const element of elementsOf(style)) {
    const name = attributeOf(element, 'name')
    if (element.local === 'macro' && name !== undefined) macros.set(name, element)
  }
  /** The nesting depth of the elements in each visited macro, including the macros that it calls. */
  const done = new Map<string, number>()
  const follow = (element: XmlElement, trail: readonly string[]): number => {
    let within = 0
    for (const { call, depth } of callsIn(element)) {
      const name = attributeOf(call, 'macro') ?? ''
      const macro = macros.get(name)
      if (macro === undefined) complain(`it calls the macro "${name}", which it does not define.`, call)
      if (trail.includes(name))
        complain(
          `its macros call each other in a circle: ${[...trail.slice(trail.indexOf(name)), name].join(' → ')}.`,
          call,
        )
      if (trail.length > deepest) complain(`its macros call each other more than ${deepest} deep.`, call)
      const called = done.get(name) ?? follow(macro, [...trail, name])
      done.set(name, called)
      within = Math.max(within, depth + called)
      if (within > deepestElements) complain(`its elements are nested more than ${deepestElements} deep.`, call)
    }
    return within
  }
  follow({ ...style, content: elementsOf(style).filter(({ local }) => local !== 'macro') }, [])
  for (const [name, macro] of macros) if (!done.has(name)) follow(macro, [name])
}

const deepest = 100
/** The maximum depth of elements, including those of called macros. Real styles reach a few dozen. */
const deepestElements = 500

function callsIn(element: XmlElement): { call: XmlElement; depth: number }[] {
  const found: { call: XmlElement; depth: number }[] = []
  let level = elementsOf(element)
  for (let depth = 1; level.length > 0; depth++) {
    for (const call of level) if (attributeOf(call, 'macro') !== undefined) found.push({ call, depth })
    level = level.flatMap(elementsOf)
  }
  return found
}
