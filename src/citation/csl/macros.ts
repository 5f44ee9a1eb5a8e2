import type { XmlElement } from '../../formats/xml/read.ts'
import { attributeOf, elementsOf } from '../../formats/xml/read.ts'

/** Checks that every macro that is called is there, and that none leads back to itself, which an engine would follow forever. */
export function checkMacros(style: XmlElement, complain: (message: string, element: XmlElement) => never): void {
  const macros = new Map<string, XmlElement>()
  for (const element of elementsOf(style)) {
    const name = attributeOf(element, 'name')
    if (element.local === 'macro' && name !== undefined) macros.set(name, element)
  }
  const done = new Set<string>()
  const follow = (element: XmlElement, trail: readonly string[]): void => {
    for (const call of callsIn(element)) {
      const name = attributeOf(call, 'macro') ?? ''
      const macro = macros.get(name)
      if (macro === undefined) complain(`it calls the macro "${name}", which it does not have.`, call)
      if (trail.includes(name))
        complain(`its macros run in a circle: ${[...trail.slice(trail.indexOf(name)), name].join(' → ')}.`, call)
      if (trail.length > deepest) complain(`its macros call each other more than ${deepest} deep.`, call)
      if (done.has(name)) continue
      follow(macro, [...trail, name])
      done.add(name)
    }
  }
  follow({ ...style, content: elementsOf(style).filter(({ local }) => local !== 'macro') }, [])
  for (const [name, macro] of macros) if (!done.has(name)) follow(macro, [name])
}

const deepest = 100

/** Every element within that calls a macro. */
function callsIn(element: XmlElement): XmlElement[] {
  const found: XmlElement[] = []
  const pending = elementsOf(element)
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (attributeOf(next, 'macro') !== undefined) found.push(next)
    pending.push(...elementsOf(next))
  }
  return found
}
